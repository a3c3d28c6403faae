"""Armies: who is in them, and what figures learn and carry."""

from __future__ import annotations

from ledger.grammar import (
    AMOUNT,
    BY_DICE,
    CHOOSE,
    FOR,
    NAME,
    NUMBER,
    OPEN,
    OWN_WORDS,
    PLAYER,
    RULED,
    RULING,
    THROWS,
    WHO,
    WRITES,
    Act,
    Question,
    by_path,
)
from ledger.grammar.medfan import FIGURE, FINDING
from ledger.grammar.medfan.choices import COUNCIL, FOUND, STAT_CHOSEN
from ledger.grammar.words import Kind, arg, opt

NEWCOMER = Kind(
    "medfan.newcomer", fits="player"
)  # a player with a seat already, or a new name
FIGURE_KIND = Kind("medfan.figure kind", "code.figure_kind", f"{FINDING}:figure_kind")
A_ROLE = Kind("medfan.a role", "code.role")
ROLE = Kind(
    "medfan.role", "medfan.role", f"{FINDING}:roles", parts=(A_ROLE,), joins=","
)  # several, separated by commas
PRICED = Kind("medfan.priced", "pair", f"{FINDING}:priced")
SPELL = Kind("medfan.spell", find=f"{FINDING}:spell")
ITEM = Kind("medfan.item", "code.item", f"{FINDING}:item")
STAT = Kind("medfan.stat", "code.stat", f"{FINDING}:stat")
STAT_OR_DIE = Kind("medfan.stat or die", "code.stat_or_die", f"{FINDING}:stat_or_die")
BETTER = Kind("medfan.better", "code.better", f"{FINDING}:better")
BENEFIT = Kind("medfan.benefit", "code.benefit", f"{FINDING}:benefit")

# Figures of the player named before them, by what they are wanted for.
LEARNER = Kind("medfan.learner", find=f"{FINDING}:learner", fits=FIGURE.fits)
MAGE = Kind("medfan.mage", find=f"{FINDING}:mage", fits=FIGURE.fits)
GENERAL = Kind("medfan.general", find=f"{FINDING}:general", fits=FIGURE.fits)

MAKES = ("state", "table", "entry", "unused")

COMMANDS = by_path(
    Act(
        "medfan join",
        "ledger.rules.medfan.joining:join",
        (arg("player", NEWCOMER), opt("name", NAME, "--territory"), BY_DICE, FOR),
        takes=(*THROWS, CHOOSE),
        needs=MAKES,
        actors=("player",),
        closed={"hoard": "purse player"},
        choices=FOUND,
    ),
    Act(
        "medfan recruit",
        "ledger.rules.medfan.recruiting:recruit",
        (
            WHO,
            arg("name", NAME),
            opt("cost", AMOUNT, required=True),
            opt("kind", FIGURE_KIND, required=True),
            opt("roles", ROLE, "--role", many=True, lacked="medfan.hero_without_role"),
            opt("spell", SPELL),
            opt("item", ITEM, lacked="medfan.item_missing"),
            opt("item_cost", AMOUNT, lacked="medfan.item_price"),
            opt("count", AMOUNT),
            opt("also", PRICED, many=True),
            FOR,
        ),
        needs=MAKES,
        actors=("player",),
        closed={"hoard": "purse player"},
    ),
    Act(
        "medfan improve",
        "ledger.rules.medfan.improving:improve",
        (
            WHO,
            arg("figure", LEARNER),
            arg("stat", STAT_OR_DIE),
            opt("cost", AMOUNT, required=True),
            opt("kind", BETTER),
            opt("note", OWN_WORDS),
            opt("value", NUMBER),
            opt("first", NUMBER),
            opt("at_most", STAT, many=True),
            FOR,
        ),
        takes=(*THROWS, CHOOSE, RULING),
        actors=("player",),
        closed={"hoard": "purse player"},
        choices=(STAT_CHOSEN,),
    ),
    Act(
        "medfan dismiss",
        "ledger.rules.medfan.recruiting:dismiss",
        (WHO, arg("figure", FIGURE), FOR),
        takes=WRITES,
        needs=("state",),
        actors=("player",),
        closed={"hoard": "purse player"},
    ),
    Act(
        "medfan spell",
        "ledger.rules.medfan.magic:learn",
        (
            WHO,
            arg("figure", MAGE),
            arg("spell", SPELL),
            opt("cost", AMOUNT, lacked="medfan.spell_price"),
            FOR,
        ),
        actors=("player",),
        closed=OPEN,
    ),
    Act(
        "medfan item",
        "ledger.rules.medfan.items:equip",
        (
            WHO,
            arg("figure", GENERAL),
            arg("item", ITEM),
            opt("cost", AMOUNT, required=True),
            FOR,
        ),
        actors=("player",),
        closed={"hoard": "purse player"},
    ),
    Act(
        "medfan council",
        "ledger.rules.medfan.magic:choose_benefit",
        (WHO, arg("benefit", BENEFIT, required=False), FOR),
        takes=(*RULED, CHOOSE),
        actors=("player",),
        closed=OPEN,
        choices=(COUNCIL,),
    ),
    Question(
        "medfan roster",
        "ledger.reading.medfan.armies:roster",
        (arg("player", PLAYER, required=False),),
    ),
)
