"""Equipment and units: bought, given, placed, hit."""

from __future__ import annotations

from ledger.grammar import (
    AMOUNT,
    CHOOSE,
    COUNTED,
    FILE,
    NAME,
    RULED,
    WRITES,
    Act,
    Kind,
    Question,
    arg,
    by_path,
    opt,
)
from ledger.grammar.siege import SECTION, SIDE, UNIT

PIECE = Kind("siege.piece", "siege.piece")
UNIT_TYPE = Kind("siege.unit type", "siege.unit_type")

COMMANDS = by_path(
    Act(
        "siege buy",
        "ledger.acting.siege.pieces:buy",
        (
            arg("side", SIDE),
            arg("item", PIECE),
            opt("count", AMOUNT),
            opt("unit", UNIT),
        ),
        takes=(*RULED, CHOOSE),
    ),
    Act(
        "siege load",
        "ledger.acting.siege.pieces:load",
        (arg("side", SIDE), arg("file", FILE)),
        face=True,
    ),
    Act(
        "siege unit",
        "ledger.acting.siege.pieces:unit",
        (
            arg("side", SIDE),
            arg("name", NAME),
            opt("type_", UNIT_TYPE),
            opt("stands", COUNTED),
            opt("items", PIECE, "--with", many=True),
            opt("stand_hits", AMOUNT),
        ),
        takes=(*RULED, CHOOSE),
    ),
    Act(
        "siege give",
        "ledger.acting.siege.pieces:give",
        (arg("unit", UNIT), arg("item", PIECE), opt("number", AMOUNT)),
        takes=(*RULED, CHOOSE),
    ),
    Act(
        "siege drop",
        "ledger.acting.siege.pieces:drop",
        (arg("unit", UNIT), arg("item", PIECE)),
        takes=WRITES,
    ),
    Act(
        "siege place",
        "ledger.acting.siege.pieces:place",
        (
            arg("side", SIDE),
            arg("item", PIECE),
            opt("count", AMOUNT),
            opt("on", SECTION),
        ),
    ),
    Act(
        "siege hit",
        "ledger.acting.siege.pieces:hit",
        (
            arg("side", SIDE),
            arg("item", PIECE),
            arg("hits", AMOUNT),
            opt("number", AMOUNT),
        ),
        takes=(*WRITES, CHOOSE),
    ),
    Question("siege pieces", "ledger.reading.siege.pieces:pieces"),
)
