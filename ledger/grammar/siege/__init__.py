"""Sieges: their modules, and the kinds of words that several of them have."""

from __future__ import annotations

from ledger.grammar.words import Kind

# The modules in the order of the manual, with the second words of their commands.
MODULES = {
    "campaign": "start general break hold off end campaign status",
    "field": "section wall batter oil clear sections",
    "pieces": "buy load unit give drop place hit pieces",
    "reckoning": "budget check list fortress tower earthwork length score odds",
}

FINDING = "ledger.rules.siege.finding"

TO_NEW = ("state", "table", "entering")  # what is needed where new things may appear

SCENARIO = Kind("siege.scenario", "code.siege", f"{FINDING}:scenario")
SIDE = Kind("siege.side", "code.army_role", f"{FINDING}:side", fits="side")
NEW_SIDE = Kind("siege.new side", "code.army_role")  # of a new scenario
SECTION_KIND = Kind(
    "siege.section kind", "code.section_kind", f"{FINDING}:section_kind"
)
BASE = Kind("siege.base", find=f"{FINDING}:base")
UNIT = Kind("siege.unit", find=f"{FINDING}:unit", fits="unit")
ANY_UNIT = Kind("siege.any unit", fits="unit")  # there already, or new
SECTION = Kind("siege.section", find=f"{FINDING}:section", fits="section")
ANY_SECTION = Kind("siege.any section", fits="section")  # there already, or new
