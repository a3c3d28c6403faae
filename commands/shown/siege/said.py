"""Placeholders and help texts for the words of sieges."""

from __future__ import annotations

from commands.shown.said import HelpText

# By the flag of an option, or the name of a kind of word.
SAID = {
    "--from": HelpText(
        "5|6", "The turn of the first roll: 6, or 5 if help is on its way."
    ),
    "--turn": HelpText("", "In which game turn, if not in this one."),
    "--number": HelpText("", "Which piece, where there are several: 1 is the first."),
    "siege.scenario": HelpText("SCENARIO"),
    "siege.side": HelpText("SIDE", "A side, by its name, or as attacker or defender."),
    "siege.new side": HelpText(
        "SIDE", "A side, by its name, or as attacker or defender."
    ),
    "siege.section kind": HelpText("wall|tower|gate|courtyard"),
    "siege.gate": HelpText("tower|wall"),
    "siege.minmax": HelpText("MIN/MAX"),
    "siege.sections": HelpText("SECTIONS"),
    "siege.dead general": HelpText("SIDE:TURN"),
    "siege.base": HelpText("WxH"),
    "siege.control": HelpText("A:B"),
    "siege.attacks": HelpText("N,N"),
    "siege.unit": HelpText("UNIT", "A unit."),
    "siege.any unit": HelpText("NAME"),
    "siege.section": HelpText("SECTION", "A section of the fortress."),
    "siege.any section": HelpText("SECTION", "A section of the fortress."),
    "siege.section state": HelpText("standing|destroyed"),
    "siege.battering": HelpText("breach|held|off"),
    "siege.piece": HelpText("ITEM", "A piece of equipment."),
    "siege.unit type": HelpText("infantry|cavalry|artillery|machine|flyers"),
}
