"""Placeholders and help texts for the words of Med-Fan."""

from __future__ import annotations

from commands.shown.said import Said

FIGURE = Said("FIGURE", "A figure of the player’s army.")

# By the flag of an option, or the name of a kind of word.
SAID = {
    "medfan.piece": Said("TEXT"),
    "--by-dice": Said("", "Draw the name at random with six-sided dice alone."),
    "--against": Said("", "The player from whom Thieves’ Guilds steal."),
    "--cost": Said("", "The figure’s price in the lists."),
    "--two-dice": Said(
        "",
        "Draw the scenario at random with two six-sided dice: which half of the table, then which line.",
    ),
    "--owned": Said("", "A capability that is already owned; may be repeated."),
    "medfan.winner": Said("PLAYER"),
    "medfan.owned figure": Said("PLAYER:NAME"),
    "medfan.aim": Said("PLAYER:OBJECTIVE"),
    "medfan.unknown land": Said("NAME"),
    "medfan.step after": Said("STEP"),
    "medfan.figure kind": Said("KIND"),
    "medfan.role": Said("ROLE"),
    "medfan.item": Said("ITEM"),
    "medfan.newcomer": Said("PLAYER"),
    "medfan.priced": Said("KEY=VALUE"),
    "medfan.spell": Said("TEXT"),
    "medfan.figure": FIGURE,
    "medfan.learner": FIGURE,
    "medfan.mage": FIGURE,
    "medfan.general": FIGURE,
    "medfan.captive": Said("FIGURE"),
    "medfan.stat": Said("STAT"),
    "medfan.stat or die": Said("STAT"),
    "medfan.better": Said("KIND"),
    "medfan.benefit": Said("BENEFIT"),
    "medfan.scenario": Said("SCENARIO"),
    "medfan.side": Said("SPEC"),
    "medfan.prisoner": Said("free|left|prison|dead"),
    "medfan.gem": Said("attacker|defender|line"),
    "medfan.capability": Said("CAPABILITY"),
}
