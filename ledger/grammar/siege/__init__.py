"""Sieges: their rooms, and the kinds of words that several of them have."""

from __future__ import annotations

from ledger.grammar import Kind

# The second word of every command, in the order of the manual, and its room.
HOME = {
    "start": "campaign",
    "general": "campaign",
    "break": "campaign",
    "hold": "campaign",
    "off": "campaign",
    "end": "campaign",
    "campaign": "campaign",
    "status": "campaign",
    "section": "field",
    "wall": "field",
    "batter": "field",
    "oil": "field",
    "clear": "field",
    "sections": "field",
    "buy": "pieces",
    "load": "pieces",
    "unit": "pieces",
    "give": "pieces",
    "drop": "pieces",
    "place": "pieces",
    "hit": "pieces",
    "pieces": "pieces",
    "budget": "reckoning",
    "check": "reckoning",
    "list": "reckoning",
    "fortress": "reckoning",
    "tower": "reckoning",
    "earthwork": "reckoning",
    "length": "reckoning",
    "score": "reckoning",
    "odds": "reckoning",
}

FINDING = "ledger.rules.siege.finding"

TO_NEW = ("state", "table", "entering")  # what is needed where new things may come

SCENARIO = Kind("siege.scenario", "code.siege", f"{FINDING}:scenario")
SIDE = Kind("siege.side", "code.army_role", f"{FINDING}:side", fits="side")
NEW_SIDE = Kind("siege.new side", "code.army_role")  # of a scenario that begins
SECTION_KIND = Kind(
    "siege.section kind", "code.section_kind", f"{FINDING}:section_kind"
)
BASE = Kind("siege.base", find=f"{FINDING}:base")
UNIT = Kind("siege.unit", find=f"{FINDING}:unit", fits="unit")
ANY_UNIT = Kind("siege.any unit", fits="unit")  # there already, or new
SECTION = Kind("siege.section", find=f"{FINDING}:section", fits="section")
ANY_SECTION = Kind("siege.any section", fits="section")  # there already, or new
