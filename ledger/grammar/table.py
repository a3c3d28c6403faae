"""The table: its seats, its clock, its dice, names drawn at it."""

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
    TEXT,
    THROWS,
    WRITES,
    Act,
    Kind,
    Question,
    arg,
    by_path,
    opt,
)

STEP = Kind("step", "step")
NOUN = Kind("noun")
QUALIFIER = Kind("qualifier")
NEXT = arg("step", STEP, required=False)
ENDS = (
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
        "ledger.acting.clock:turn",
        (NEXT,),
        takes=ENDS,
        face=True,
        actors=(),
        closed={"eliminated.money": "purse player"},
    ),
    Act(
        "phase",
        "ledger.acting.clock:phase",
        (NEXT,),
        takes=ENDS,
        face=True,
        actors=(),
        closed={"eliminated.money": "purse player"},
    ),
    Act(
        "roll",
        "ledger.acting.dice:roll",
        (arg("expression", TEXT), opt("who", PLAYER), FOR),
        takes=THROWS,
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
