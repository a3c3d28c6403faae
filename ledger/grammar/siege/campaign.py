"""The linked scenarios: beginning, deciding and ending them."""

from __future__ import annotations

from ledger.grammar import (
    AMOUNT,
    CHOOSE,
    COUNTED,
    NAME,
    OWN_WORDS,
    RULING,
    THROWS,
    Act,
    Question,
    by_path,
)
from ledger.grammar.choosing import Choice
from ledger.grammar.siege import FINDING, NEW_SIDE, SCENARIO, SIDE, TO_NEW, UNIT
from ledger.grammar.words import YES, Kind, arg, flag, opt

GATE = Kind(
    "siege.gate",
    "code.gate",
    f"{FINDING}:gate",
)

COMMANDS = by_path(
    Act(
        "siege start",
        "ledger.rules.siege.starting:begin",
        (
            arg("scenario", SCENARIO),
            opt("attacker", NAME),
            opt("defender", NAME),
            opt("attacker_points", AMOUNT, lacked="siege.lacks_points"),
            opt("defender_points", AMOUNT),
            opt("attacker_spent", AMOUNT),
            opt("defender_spent", AMOUNT),
            opt("attacker_people", OWN_WORDS),
            opt("defender_people", OWN_WORDS),
            opt("attacker_units", AMOUNT),
            opt("defender_units", AMOUNT),
            opt("first", NEW_SIDE),
            opt("gate", GATE),
            opt("asks", YES, default=False, offered=False),
            opt("turn_limit", AMOUNT),
        ),
        takes=(*THROWS, RULING, CHOOSE),
        needs=TO_NEW,
        face=True,
        actors=("sides",),
        choices=(Choice("gate", GATE),),
    ),
    Act(
        "siege general",
        "ledger.rules.siege.generals:general",
        (
            arg("side", SIDE),
            opt("name", NAME, lacked="siege.general?"),
            flag("dead"),
            opt("turn", AMOUNT),
        ),
        actors=(),
    ),
    Act(
        "siege break",
        "ledger.rules.siege.generals:broken",
        (arg("side", SIDE), opt("turn", AMOUNT)),
        actors=(),
    ),
    Act(
        "siege hold",
        "ledger.rules.siege.watchtower:hold",
        (arg("unit", UNIT), opt("stands", COUNTED, lacked="siege.hold?"), flag("left")),
        actors=("unit",),
    ),
    Act(
        "siege off",
        "ledger.rules.siege.generals:off",
        (arg("stands", COUNTED), flag("general")),
        needs=("state",),
        actors=(),
    ),
    Act(
        "siege end",
        "ledger.rules.siege.closing:end",
        (opt("winner", SIDE, lacked="siege.undecided"),),
        actors=(),
    ),
    Question("siege campaign", "ledger.reading.siege.campaign:campaign"),
    Question("siege status", "ledger.reading.siege.campaign:status"),
)
