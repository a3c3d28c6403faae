"""Mass combat: its rooms, and the kinds of words that several of them have."""

from __future__ import annotations

from ledger.grammar import Kind

# The second word of every command, in the order of the manual, and its room.
HOME = {
    "side": "armies",
    "general": "armies",
    "steward": "armies",
    "hero": "armies",
    "start": "armies",
    "prepare": "armies",
    "armies": "armies",
    "turn": "battle",
    "opportunity": "battle",
    "down": "battle",
    "duel": "battle",
    "end": "battle",
    "status": "battle",
    "cell": "tables",
    "tactics": "tables",
    "numbers": "tables",
    "raises": "tables",
    "wounds": "tables",
    "personal": "throws",
    "roll": "throws",
    "strategy": "throws",
    "volley": "throws",
    "odds": "throws",
}

MEN = Kind("mass.men", "mass.men")
WALLS = Kind("mass.walls", find="ledger.rules.mass.finding:walls")
SIDE = Kind("mass.side", find="ledger.rules.mass.finding:side", fits="side")
HERO = Kind("mass.hero", find="ledger.rules.mass.finding:hero", fits="hero")
UNIT = Kind("mass.unit", "code.unit")
SITUATION = Kind("mass.situation", "code.situation")
TERRAIN = Kind("mass.terrain", "code.terrain")
ENGAGEMENT = Kind("mass.engagement", "code.engagement")
TACTIC = Kind("mass.tactic", "code.tactic")
