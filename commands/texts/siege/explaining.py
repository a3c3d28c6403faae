"""Words of what follows for sides, sections and the siege itself."""

from __future__ import annotations

from commands.texts.marks import N_
from commands.texts.siege.campaign import WHY
from commands.texts.siege.words import ITEMS

THINGS: dict[str, str] = {
    # What is recorded, and said by none of the others.
    "holder": N_("who is in the watchtower"),
    "winner": N_("winner"),
    "scenario": N_("scenario"),
    "ended": N_("the scenario is over"),
    "side": N_("side"),
    "unit": N_("unit"),
    "unit.hits": N_("hits that cost no stand yet"),
    "machine.hits": N_("hit points left"),
    "side.hits": N_("hit points left"),
    "next": N_("next scenario"),
    # What follows.
    "brings": N_("points it brings"),
    "score": N_("victory points"),
    "bonus": N_("points for earthworks"),
    "places": N_("next to place equipment"),
    "first_roll": N_("first turn that a die may end"),
    "needed": N_("what the die must show"),
    "victory": N_("victory"),
}
DERIVED: dict[str, str] = {
    "brings.more": N_(
        "to {side}: {attackers} {attackers:stand|stands} of the besiegers, {defenders} "
        "of the besieged"
    ),
    "brings.equal": N_("to nobody: {attackers} {attackers:stand|stands} each"),
    "brings.empty": N_("to nobody: nobody is there"),
    "brings.destroyed": N_("to nobody: it is destroyed"),
    "score": N_("the sections that {side} {side:has|have}, together"),
    "score.section": N_("held: {section}"),
    "bonus": N_("the besiegers have won the race for the watchtower"),
    "places.each": N_("one piece each in turn, the besieged first"),
    "places.first": N_("the besieged place everything first"),
    "first_roll": N_("no help is on its way"),
    "first_roll.sooner": N_("help is on its way"),
    "needed": N_("at the end of turn {turn:plain}"),
    "untouched": N_("{piece}: never hit, {many:plain} {many:piece|pieces}"),
    "next": N_("the scenarios are played one after the other"),
    "decided": N_("decided: {reason}"),
}
# Facts of these sentences that are codes.
PHRASED: dict[str, dict[str, str]] = {"piece": ITEMS, "reason": WHY}
# Accounts, or parts of them, that are no things with names.
PLACES: dict[str, str] = {
    "placed": N_("on the table"),
    "destroyed": N_("lost"),
}
KINDS: dict[str, str] = {
    "side": N_("side"),
    "unit": N_("unit"),
    "section": N_("section"),
}
