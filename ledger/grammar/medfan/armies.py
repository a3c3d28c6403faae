"""Armies: who is in them, and what they learn and carry."""

from __future__ import annotations

from ledger.grammar import (
    AMOUNT,
    BY_DICE,
    CHOOSE,
    FOR,
    NAME,
    NUMBER,
    PAIR,
    PLAYER,
    RULED,
    RULING,
    TEXT,
    THROWS,
    WHO,
    WRITES,
    Act,
    Kind,
    Question,
    arg,
    by_path,
    opt,
)
from ledger.grammar.medfan import FIGURE

FIGURE_KIND = Kind("medfan.figure kind", "medfan.figure_kind")
ROLE = Kind("medfan.role", "medfan.role")
ITEM = Kind("medfan.item", "medfan.item")
STAT = Kind("medfan.stat", "medfan.stat")
BETTER = Kind("medfan.better", "medfan.better")
BENEFIT = Kind("medfan.benefit", "medfan.benefit")

COMMANDS = by_path(
    Act(
        "medfan join",
        "ledger.acting.medfan.armies:join",
        (WHO, opt("name", NAME, "--territory"), BY_DICE, FOR),
        takes=(*THROWS, CHOOSE),
    ),
    Act(
        "medfan recruit",
        "ledger.acting.medfan.armies:recruit",
        (
            WHO,
            arg("name", NAME),
            opt("cost", AMOUNT, required=True),
            opt("kind", FIGURE_KIND, required=True),
            opt("roles", ROLE, "--role", many=True),
            opt("spell", TEXT),
            opt("item", ITEM),
            opt("item_cost", AMOUNT),
            opt("count", AMOUNT),
            opt("also", PAIR, many=True),
            FOR,
        ),
    ),
    Act(
        "medfan improve",
        "ledger.acting.medfan.armies:improve",
        (
            WHO,
            arg("figure", FIGURE),
            arg("stat", STAT),
            opt("cost", AMOUNT, required=True),
            opt("kind", BETTER),
            opt("note", TEXT),
            opt("value", NUMBER),
            opt("first", NUMBER),
            opt("at_most", STAT, many=True),
            FOR,
        ),
        takes=(*THROWS, CHOOSE, RULING),
    ),
    Act(
        "medfan dismiss",
        "ledger.acting.medfan.armies:dismiss",
        (WHO, arg("figure", FIGURE), FOR),
        takes=WRITES,
    ),
    Act(
        "medfan spell",
        "ledger.acting.medfan.armies:spell",
        (WHO, arg("figure", FIGURE), arg("spell", TEXT), opt("cost", AMOUNT), FOR),
    ),
    Act(
        "medfan item",
        "ledger.acting.medfan.armies:item",
        (
            WHO,
            arg("figure", FIGURE),
            arg("item", ITEM),
            opt("cost", AMOUNT, required=True),
            FOR,
        ),
    ),
    Act(
        "medfan council",
        "ledger.acting.medfan.armies:council",
        (WHO, arg("benefit", BENEFIT, required=False), FOR),
        takes=(*RULED, CHOOSE),
    ),
    Question(
        "medfan roster",
        "ledger.reading.medfan.armies:roster",
        (arg("player", PLAYER, required=False),),
    ),
)
