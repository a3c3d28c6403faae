"""Boats that enter and sail."""

from __future__ import annotations

from ledger.grammar.regatta import BOAT, COURSE

from ledger.grammar import (
    CHOOSE,
    NAME,
    OPEN,
    PLAYER,
    RULING,
    THROWS,
    WRITES,
    Act,
    Question,
    by_path,
)
from ledger.grammar.choosing import Choice
from ledger.grammar.words import arg

COMMANDS = by_path(
    Act(
        "regatta enter",
        "ledger.rules.regatta.racing:enter",
        (arg("name", NAME), arg("player", PLAYER)),
        takes=WRITES,
        needs=("state", "entry", "unused"),
        actors=("player",),
        closed={"left": "purse player"},
    ),
    Act(
        "regatta sail",
        "ledger.rules.regatta.racing:sail",
        (arg("boat", BOAT),),
        takes=(*THROWS, RULING, CHOOSE),
        actors=("player",),
        closed=OPEN,
        choices=(Choice("course", COURSE),),
    ),
    Question("regatta standings", "ledger.reading.regatta.standings:standings"),
)
