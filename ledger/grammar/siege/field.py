"""The fortress and what is done to it."""

from __future__ import annotations

from ledger.grammar import (
    AMOUNT,
    CHOOSE,
    COUNTED,
    RULED,
    RULING,
    TEXT,
    THROWS,
    Act,
    Kind,
    Question,
    arg,
    by_path,
    opt,
)
from ledger.grammar.siege import ANY_SECTION, SECTION, SECTION_KIND, SIDE, UNIT

SECTION_STATE = Kind("siege.section state", "siege.section_state")
BATTERING = Kind("siege.battering", "siege.battering")

COMMANDS = by_path(
    Act(
        "siege section",
        "ledger.acting.siege.field:section",
        (
            arg("name", ANY_SECTION),
            opt("kind", SECTION_KIND),
            opt("state", SECTION_STATE),
            opt("control", TEXT),
            opt("base", TEXT),
            opt("on_base", AMOUNT, "--stands-on-base"),
            opt("face", TEXT),
            opt("capacity", AMOUNT),
        ),
        actors=(),
    ),
    Act(
        "siege wall",
        "ledger.acting.siege.field:wall",
        (
            opt("walls", COUNTED),
            opt("towers", COUNTED),
            opt("gates", COUNTED),
            opt("courtyards", COUNTED),
        ),
        face=True,
        actors=(),
    ),
    Act(
        "siege batter",
        "ledger.acting.siege.field:batter",
        (
            arg("unit", UNIT),
            arg("section", SECTION),
            opt("result", BATTERING),
            opt("hits", COUNTED),
            opt("ram_hits", COUNTED),
        ),
        takes=(*RULED, CHOOSE),
        actors=("unit",),
    ),
    Act(
        "siege oil",
        "ledger.acting.siege.field:pour",
        (arg("section", SECTION), opt("result", AMOUNT), opt("against", UNIT)),
        actors=(),
    ),
    Act(
        "siege clear",
        "ledger.acting.siege.field:clear",
        (arg("unit", UNIT), opt("attacks", TEXT, required=True), opt("side", SIDE)),
        takes=(*THROWS, RULING),
        actors=("unit", "side"),
    ),
    Question("siege sections", "ledger.reading.siege.pieces:sections"),
)
