"""Mass combat: its modules, and the kinds of words that several of them have."""

from __future__ import annotations

from ledger.grammar.words import Kind

# The modules in the order of the manual, with the second words of their commands.
MODULES = {
    "armies": "side general steward hero start prepare armies",
    "battle": "turn opportunity down duel end status",
    "tables": "cell tactics numbers raises wounds",
    "throws": "personal roll strategy volley odds",
}

MEN = Kind("mass.men", "mass.men")
WALLS = Kind("mass.walls", "code.fort", "ledger.rules.mass.finding:walls")
SIDE = Kind("mass.side", find="ledger.rules.mass.finding:side", fits="side")
HERO = Kind("mass.hero", find="ledger.rules.mass.finding:hero", fits="hero")
UNIT = Kind("mass.unit", "code.unit")
SITUATION = Kind("mass.situation", "code.situation")
TERRAIN = Kind("mass.terrain", "code.terrain")
ENGAGEMENT = Kind("mass.engagement", "code.engagement")
TACTIC = Kind("mass.tactic", "code.tactic")
