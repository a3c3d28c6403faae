"""Placeholders and help texts for the words of sieges."""

from __future__ import annotations

from commands.shown.said import Said

# By the flag of an option, or the name of a kind of word.
SAID = {
    "--from": Said(
        "5|6", "The turn of the first roll: 6, or 5 where help is on its way."
    ),
    "--turn": Said("", "In which game turn, if not in this one."),
    "--number": Said("", "Which piece, where there are several: 1 is the first."),
    "siege.scenario": Said("SCENARIO"),
    "siege.side": Said("SIDE", "A side, by its name, or as attacker or defender."),
    "siege.new side": Said("SIDE", "A side, by its name, or as attacker or defender."),
    "siege.section kind": Said("wall|tower|gate|courtyard"),
    "siege.gate": Said("tower|wall"),
    "siege.minmax": Said("MIN/MAX"),
    "siege.sections": Said("SECTIONS"),
    "siege.dead general": Said("SIDE:TURN"),
    "siege.base": Said("WxH"),
    "siege.control": Said("A:B"),
    "siege.attacks": Said("N,N"),
    "siege.unit": Said("UNIT", "A unit."),
    "siege.any unit": Said("NAME"),
    "siege.section": Said("SECTION", "A section of the fortress."),
    "siege.any section": Said("SECTION", "A section of the fortress."),
    "siege.section state": Said("standing|destroyed"),
    "siege.battering": Said("breach|held|off"),
    "siege.piece": Said("ITEM", "A piece of equipment."),
    "siege.unit type": Said("infantry|cavalry|artillery|machine|flyers"),
}
