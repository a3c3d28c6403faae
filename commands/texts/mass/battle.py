"""The words of a battle turn: levels, situations, units, tactics."""

from __future__ import annotations

from commands.texts.marks import N_

ENGAGEMENTS: dict[str, str] = {
    "support": N_("Support"),
    "disengaged": N_("Disengaged"),
    "engaged": N_("Engaged"),
    "front": N_("Front"),
}
# Where a hero is in a turn, with a doctor, too.
PLACES: dict[str, str] = {**ENGAGEMENTS, "medic": N_("at the medic")}
SITUATIONS: dict[str, str] = {
    "victory": N_("Victory"),
    "tie": N_("Tie"),
    "defeat": N_("Defeat"),
}
UNITS: dict[str, str] = {
    "infantry": N_("Infantry"),
    "cavalry": N_("Cavalry"),
    "artillery": N_("Artillery"),
}
TACTICS: dict[str, str] = {
    "MAR": N_("March"),
    "CHA": N_("Charge"),
    "ENV": N_("Envelopment"),
    "FLA": N_("Flank attack"),
    "RET": N_("Entrenchment"),
    "REG": N_("Regrouping"),
    "REC": N_("Reconnaissance"),
    "REC-CHA": N_("Receive charge"),
    "RAN": N_("In ranks"),
    "REP": N_("Withdrawal"),
}
TERRAIN: dict[str, str] = {
    "high_ground": N_("High ground"),
    "difficult": N_("Difficult ground"),
    "crossing_water": N_("Crossing water"),
}
# What may be said of the ground of a side; it is remembered from turn to turn.
GROUND: dict[str, str] = {**TERRAIN, "none": N_("None")}
# What is added to a general's roll.
LINES: dict[str, str] = {
    "tactics": N_("tactics"),
    **TERRAIN,
    "numbers": N_("numbers"),
    "front": N_("heroes in the Front"),
    "down": N_("heroes lost"),
    "raises": N_("free raises"),
    "command": N_("Command lent"),
    "other": N_("something else"),
    "opportunity": N_("opportunity"),
}
# What is added to a personal roll.
ADDED: dict[str, str] = {
    "wits": N_("Wits"),
    "tactics": N_("Tactics"),
    "unit": N_("unit"),
    "command": N_("Command lent"),
    "modifier": N_("modifier"),
    "raises": LINES["raises"],
}

# What somebody has a rank in.
KNACKS: dict[str, str] = {
    "wits": ADDED["wits"],
    "strategy": N_("Strategy"),
    "galvanize": N_("Galvanize"),
    "logistics": N_("Logistics"),
    "tactics": ADDED["tactics"],
    "command": N_("Command"),
}
# What is recorded of sides and of people, and what is counted.
FIELDS: dict[str, str] = {
    **KNACKS,
    "attacker": N_("attacker"),
    "men": N_("men"),
    "tactic": N_("tactic"),
    "terrain": N_("terrain"),
    "fortification": N_("fortification"),
    "commander": N_("commander"),
    "prepared": N_("has prepared"),
    "side": N_("side"),
    "unit": ADDED["unit"],
    "commission": N_("sergeant or more"),
    "champion": N_("champion"),
    "raises": N_("free raises"),
    "fought": N_("turn fought"),
    "run_of": N_("who wins turn after turn"),
    "run": N_("turns won in a row"),
    "victor": N_("victor"),
    "ended": N_("the battle is over"),
    "montaigne": N_("Porté mages serve there"),
    "banner_lost": N_("has lost its banner"),
    "out": N_("out of action"),
    "offered": N_("has won an opportunity"),
    "score": N_("battle score"),
    "apart": N_("lost apart"),
    "reputation": N_("reputation"),
}
