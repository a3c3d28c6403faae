"""What is said of the words of Med-Fan."""

from __future__ import annotations

from commands.shown.said import Said

# By the flag of an option, or the name of a kind.
SAID = {
    "--by-dice": Said("", "Draw the name with six-sided dice alone."),
    "--against": Said("", "Whom Thieves' Guilds steal from."),
    "--cost": Said("", "Its price in the lists."),
    "--two-dice": Said(
        "", "Draw the scenario with two six-sided dice: the half, then the place in it."
    ),
    "--owned": Said("", "A capability that is owned already; may be repeated."),
    "medfan.winner": Said("PLAYER", "", "commands.complete:players"),
    "medfan.owned figure": Said("PLAYER:NAME"),
    "medfan.aim": Said("PLAYER:ID"),
    "medfan.step after": Said("STEP"),
    "medfan.figure kind": Said("KIND"),
    "medfan.role": Said("ROLE"),
    "medfan.item": Said("ITEM"),
    "medfan.figure": Said("FIGURE", "A figure of that army."),
    "medfan.stat": Said("STAT"),
    "medfan.better": Said("KIND"),
    "medfan.benefit": Said("BENEFIT"),
    "medfan.scenario": Said("SCENARIO"),
    "medfan.side": Said("SPEC"),
    "medfan.prisoner": Said("free|left|prison|dead"),
    "medfan.gem": Said("attacker|defender|line"),
    "medfan.capability": Said("ID"),
}
