"""Placeholders and help texts for the words of Med-Fan."""

from __future__ import annotations

from commands.shown.said import HelpText

FIGURE = HelpText("FIGURE", "A figure of the player’s army.")

# By the flag of an option, or the name of a kind of word.
SAID = {
    "medfan.piece": HelpText("TEXT"),
    "--by-dice": HelpText("", "Draw the name at random with six-sided dice alone."),
    "--against": HelpText("", "The player from whom Thieves’ Guilds steal."),
    "--cost": HelpText("", "The figure’s price in the lists."),
    "--two-dice": HelpText(
        "",
        "Draw the scenario at random with two six-sided dice: which half of the table, then which line.",
    ),
    "--owned": HelpText("", "A capability that is already owned; may be repeated."),
    "medfan.winner": HelpText("PLAYER"),
    "medfan.owned figure": HelpText("PLAYER:NAME"),
    "medfan.aim": HelpText("PLAYER:OBJECTIVE"),
    "medfan.unknown land": HelpText("NAME"),
    "medfan.step after": HelpText("STEP"),
    "medfan.figure kind": HelpText("KIND"),
    "medfan.role": HelpText("ROLE"),
    "medfan.item": HelpText("ITEM"),
    "medfan.newcomer": HelpText("PLAYER"),
    "medfan.priced": HelpText("KEY=VALUE"),
    "medfan.spell": HelpText("TEXT"),
    "medfan.figure": FIGURE,
    "medfan.learner": FIGURE,
    "medfan.mage": FIGURE,
    "medfan.general": FIGURE,
    "medfan.captive": HelpText("FIGURE"),
    "medfan.stat": HelpText("STAT"),
    "medfan.stat or die": HelpText("STAT"),
    "medfan.better": HelpText("KIND"),
    "medfan.benefit": HelpText("BENEFIT"),
    "medfan.scenario": HelpText("SCENARIO"),
    "medfan.side": HelpText("SPEC"),
    "medfan.prisoner": HelpText("free|left|prison|dead"),
    "medfan.gem": HelpText("attacker|defender|line"),
    "medfan.capability": HelpText("CAPABILITY"),
}
