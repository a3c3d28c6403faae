"""Words for derived facts of sides, sections and the siege itself."""

from __future__ import annotations

from commands.texts.marks import Texts
from commands.texts.siege.campaign import WHY
from commands.texts.siege.words import ITEMS

THINGS: Texts = {
    # Recorded facts without words elsewhere.
    "holder": "who is in the watchtower",
    "winner": "winner",
    "scenario": "scenario",
    "ended": "the scenario is over",
    "side": "side",
    "unit": "unit",
    "unit.hits": "hits that have not yet cost a stand",
    "machine.hits": "hit points left",
    "side.hits": "hit points left",
    "next": "next scenario",
    # Derived facts.
    "brings": "points for the section",
    "score": "victory points",
    "bonus": "points for earthworks",
    "places": "next side to place equipment",
    "first_roll": "first turn in which a die may end the siege",
    "needed": "what the die must show",
    "victory": "victory",
}
DERIVED: Texts = {
    "brings.more": (
        "{side:to}: {attackers} {attackers:stand|stands} for the attacker, {defenders} for the defender"
    ),
    "brings.equal": "to nobody: each side has {attackers} {attackers:stand|stands}",
    "brings.empty": "to nobody: nobody is there",
    "brings.destroyed": "to nobody: the section is destroyed",
    "score": "all the sections that {side} {side:holds|hold}",
    "score.section": "held: {section}",
    "bonus": "the attacker has won the race for the watchtower",
    "places.each": "the sides take turns to place one piece, the defender first",
    "places.first": "the defender places everything first",
    "first_roll": "no help is on its way",
    "first_roll.sooner": "help is on its way",
    "needed": "at the end of turn {turn:plain}",
    "untouched": "{piece}: never hit, {many} {many:piece|pieces}",
    "next": "the scenarios are played one after the other",
    "decided": "the scenario is decided: {reason}",
}
# Facts in these sentences that are codes.
PHRASED: dict[str, dict[str, str]] = {"piece": ITEMS, "reason": WHY}
# Accounts, or parts of them, that are not things with names.
PLACES: Texts = {
    "placed": "on the table",
    "destroyed": "lost",
}
KINDS: Texts = {
    "side": "side",
    "unit": "unit",
    "section": "section",
}
