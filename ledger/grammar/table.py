"""The table: its seats, its clock, its dice, and names drawn at it."""

from __future__ import annotations

from ledger.grammar import (
    ALWAYS,
    AMOUNT,
    BY_DICE,
    CHOOSE,
    DICE,
    FOR,
    NAME,
    NUMBER,
    OPEN,
    PLAYER,
    RULED,
    SEED,
    THROWS,
    WRITES,
    Act,
    Question,
    by_path,
)
from ledger.grammar.choosing import GO_ON
from ledger.grammar.words import Kind, arg, opt

STEP = Kind("step", "step")
DICE_WORDS = Kind("dice")  # in dice notation: 2d6+1
NOUN = Kind("noun", fits="ledger.reading.offering:nouns")
QUALIFIER = Kind("qualifier", fits="ledger.reading.offering:qualifiers")
ENDS = (
    arg("step", STEP, required=False),  # without it nothing is done, only shown
    *RULED,
    DICE,
    SEED,
    CHOOSE,
)  # what happens when a phase ends may ask for anything


COMMANDS = by_path(
    Question("players list", "ledger.reading.status:players"),
    Act(
        "players add",
        "ledger.rules.common.seats:add",
        (arg("name", NAME),),
        takes=WRITES,
        needs=("state", "game", "entering"),
        actors=("player",),
        closed=OPEN,
    ),
    Act(
        "players rename",
        "ledger.rules.common.seats:rename",
        (arg("old", PLAYER), arg("new", NAME)),
        takes=WRITES,
        needs=("state",),
        actors=("player",),
        closed=OPEN,
    ),
    Act(
        "players retire",
        "ledger.rules.common.seats:retire",
        (arg("name", PLAYER),),
        takes=WRITES,
        needs=("state", "game"),
        actors=("player",),
        closed={"money": "purse player"},
    ),
    Act(
        "turn",
        "ledger.rules.common.clock:next_turn",
        takes=ENDS,
        needs=("state", "table", "game"),
        face=True,
        actors=(),
        closed={"eliminated.money": "purse player"},
        choices=(GO_ON,),
    ),
    Act(
        "phase",
        "ledger.rules.common.clock:next_phase",
        takes=ENDS,
        needs=("state", "table", "game"),
        face=True,
        actors=(),
        closed={"eliminated.money": "purse player"},
        choices=(GO_ON,),
    ),
    Question("next", "ledger.reading.wanted:wanted", face=True),
    Act(
        "roll",
        "ledger.rules.common.rolling:roll",
        (arg("expression", DICE_WORDS), opt("who", PLAYER), FOR),
        takes=THROWS,
        needs=("table",),
        face=True,
        actors=("who",),
        closed=OPEN,
    ),
    Question(
        "names",
        words=(
            arg("many", AMOUNT, required=False),
            opt("noun", NOUN),
            opt("qualifiers", QUALIFIER, "--qualifier", many=True),
            opt("count", NUMBER, "--qualifiers"),
            BY_DICE,
        ),
        takes=(*ALWAYS, DICE, SEED),
    ),
)
