"""Words for a battle turn: levels, situations, units, tactics."""

from __future__ import annotations

from commands.texts.marks import Texts

ENGAGEMENTS: Texts = {
    "support": "Support",
    "disengaged": "Disengaged",
    "engaged": "Engaged",
    "front": "Front",
}
# The places of heroes in a turn, including the doctor's.
PLACES: Texts = {**ENGAGEMENTS, "medic": "with the doctor"}
SITUATIONS: Texts = {
    "victory": "Victory",
    "tie": "Tie",
    "defeat": "Defeat",
}
UNITS: Texts = {
    "infantry": "Infantry",
    "cavalry": "Cavalry",
    "artillery": "Artillery",
}
TACTICS: Texts = {
    "MAR": "March",
    "CHA": "Charge",
    "ENV": "Envelopment",
    "FLA": "Flank attack",
    "RET": "Entrenchment",
    "REG": "Regrouping",
    "REC": "Reconnaissance",
    "REC-CHA": "Receive charge",
    "RAN": "In ranks",
    "REP": "Withdrawal",
}
TERRAIN: Texts = {
    "high_ground": "High ground",
    "difficult": "Difficult ground",
    "crossing_water": "Crossing water",
}
# The ground a side may occupy; it is remembered from turn to turn.
GROUND: Texts = {**TERRAIN, "none": "None"}
# What is added to a general's roll.
LINES: Texts = {
    "tactics": "tactics",
    "high_ground": "high ground",
    "difficult": "difficult ground",
    "crossing_water": "crossing water",
    "numbers": "numerical advantage",
    "front": "hero at the Front",
    "down": "fallen hero",
    "raises": "free raises",
    "command": "Command lent",
    "other": "something else",
    "opportunity": "opportunity",
}
# What is added to a personal roll.
ADDED: Texts = {
    "wits": "Wits",
    "tactics": "Tactics",
    "unit": "unit",
    "command": "Command lent",
    "modifier": "modifier",
    "raises": LINES["raises"],
}

# The knacks in which people have ranks.
KNACKS: Texts = {
    "wits": ADDED["wits"],
    "strategy": "Strategy",
    "galvanize": "Galvanize",
    "logistics": "Logistics",
    "tactics": ADDED["tactics"],
    "command": "Command",
}
# What is recorded about sides and people, and what is counted.
FIELDS: Texts = {
    **KNACKS,
    "attacker": "attacker",
    "men": "men",
    "tactic": "tactic",
    "terrain": "terrain",
    "fortification": "fortification",
    "commander": "commander",
    "prepared": "preparations made",
    "side": "side",
    "unit": ADDED["unit"],
    "commission": "sergeant or higher",
    "champion": "champion",
    "raises": "free raises",
    "fought": "turn fought",
    "run_of": "side on a winning run",
    "run": "turns won in a row",
    "victor": "victor",
    "ended": "the battle is over",
    "montaigne": "has Porté mages",
    "banner_lost": "has lost its banner",
    "out": "out of action",
    "offered": "has won an opportunity",
    "score": "battle score",
    "apart": "separate loss",
    "reputation": "reputation",
}
