"""Armies: sides, generals, heroes."""

from __future__ import annotations

from ledger.grammar import (
    COUNTED,
    NAME,
    RULING,
    THROWS,
    WRITES,
    Act,
    Question,
    arg,
    by_path,
    flag,
    opt,
)
from ledger.grammar.mass import MEN, SIDE, UNIT, WALLS

COMMANDS = by_path(
    Act(
        "mass side",
        "ledger.acting.mass.armies:side",
        (
            arg("name", NAME),
            opt("men", MEN),
            opt("fortification", WALLS),
            flag("montaigne"),
        ),
        takes=WRITES,
    ),
    Act(
        "mass general",
        "ledger.acting.mass.armies:general",
        (
            arg("name", NAME),
            opt("side", SIDE),
            opt("wits", COUNTED),
            opt("strategy", COUNTED),
            opt("galvanize", COUNTED),
            flag("commands"),
        ),
        takes=WRITES,
    ),
    Act(
        "mass steward",
        "ledger.acting.mass.armies:steward",
        (
            arg("name", NAME),
            opt("side", SIDE),
            opt("wits", COUNTED),
            opt("logistics", COUNTED),
        ),
        takes=WRITES,
    ),
    Act(
        "mass hero",
        "ledger.acting.mass.armies:hero",
        (
            arg("name", NAME),
            opt("side", SIDE),
            opt("wits", COUNTED),
            opt("tactics", COUNTED),
            opt("command", COUNTED),
            opt("unit", UNIT),
            flag("commission"),
            flag("champion"),
        ),
        takes=WRITES,
    ),
    Act(
        "mass start",
        "ledger.acting.mass.armies:start",
        (arg("side", SIDE),),
        takes=WRITES,
    ),
    Act(
        "mass prepare",
        "ledger.acting.mass.armies:prepare",
        (arg("side", SIDE), opt("totals", COUNTED, "--total", many=True)),
        takes=(*THROWS, RULING),
    ),
    Question("mass armies", "ledger.reading.mass.armies:armies"),
)
