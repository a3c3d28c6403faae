"""Equipment and units: buying, giving, placing and hitting them."""

from __future__ import annotations

from ledger.grammar import (
    AMOUNT,
    CHOOSE,
    COUNTED,
    GIVEN,
    RULED,
    WRITES,
    Act,
    Question,
    by_path,
)
from ledger.grammar.choosing import Choice
from ledger.grammar.siege import ANY_UNIT, FINDING, SECTION, SIDE, TO_NEW, UNIT
from ledger.grammar.words import Kind, arg, opt

PIECE = Kind("siege.piece", "code.piece", f"{FINDING}:piece")
UNIT_TYPE = Kind("siege.unit type", "code.unit_type", f"{FINDING}:unit_type")

COMMANDS = by_path(
    Act(
        "siege buy",
        "ledger.rules.siege.buying:buy",
        (
            arg("side", SIDE),
            arg("item", PIECE),
            opt("count", AMOUNT),
            opt("unit", UNIT),
        ),
        takes=(*RULED, CHOOSE),
        needs=TO_NEW,
        actors=("side",),
    ),
    Act(
        "siege load",
        "ledger.rules.siege.loading:load",
        (arg("side", SIDE), arg("text", GIVEN)),
        needs=(*TO_NEW, "meant"),
        actors=("side",),
    ),
    Act(
        "siege unit",
        "ledger.rules.siege.units:enter",
        (
            arg("side", SIDE),
            arg("name", ANY_UNIT),
            opt("type_", UNIT_TYPE, lacked="siege.lacking"),
            opt("stands", COUNTED, lacked="siege.lacking"),
            opt("items", PIECE, "--with", many=True),
            opt("stand_hits", AMOUNT),
        ),
        takes=(*RULED, CHOOSE),
        needs=TO_NEW,
        actors=("unit",),
    ),
    Act(
        "siege give",
        "ledger.rules.siege.units:give",
        (arg("unit", UNIT), arg("item", PIECE), opt("number", AMOUNT)),
        takes=(*RULED, CHOOSE),
        needs=TO_NEW,
        actors=("unit",),
    ),
    Act(
        "siege drop",
        "ledger.rules.siege.units:drop",
        (arg("unit", UNIT), arg("item", PIECE)),
        takes=WRITES,
        needs=("state",),
        actors=("unit",),
    ),
    Act(
        "siege place",
        "ledger.rules.siege.placing:place",
        (
            arg("side", SIDE),
            arg("item", PIECE),
            opt("count", AMOUNT),
            opt("on", SECTION, lacked="siege.oil_where"),
        ),
        actors=("side",),
    ),
    Act(
        "siege hit",
        "ledger.rules.siege.machines:hit",
        (
            arg("side", SIDE),
            arg("item", PIECE),
            arg("hits", AMOUNT),
            opt("number", AMOUNT),
        ),
        takes=(*WRITES, CHOOSE),
        needs=TO_NEW,
        actors=(),
        choices=(Choice("machine", COUNTED),),
    ),
    Question("siege pieces", "ledger.reading.siege.pieces:pieces"),
)
