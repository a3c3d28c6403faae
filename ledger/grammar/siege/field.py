"""The fortress and what is done to it."""

from __future__ import annotations

from ledger.grammar import (
    AMOUNT,
    CHOOSE,
    COUNTED,
    OWN_WORDS,
    RULED,
    RULING,
    THROWS,
    Act,
    Question,
    by_path,
)
from ledger.grammar.choosing import Choice
from ledger.grammar.siege import (
    ANY_SECTION,
    BASE,
    FINDING,
    SECTION,
    SECTION_KIND,
    SIDE,
    TO_NEW,
    UNIT,
)
from ledger.grammar.words import Kind, arg, opt

SECTION_STATE = Kind(
    "siege.section state", "code.section_state", f"{FINDING}:section_state"
)
SECTION_NAMES = Kind("siege.section names")  # what sections of each kind are called
CONTROL = Kind("siege.control", find=f"{FINDING}:control")
ATTACKS = Kind("siege.attacks", find=f"{FINDING}:attacks")
BATTERING = Kind("siege.battering", "code.battering", f"{FINDING}:battering")

COMMANDS = by_path(
    Act(
        "siege section",
        "ledger.rules.siege.sections:enter",
        (
            arg("name", ANY_SECTION),
            opt("kind", SECTION_KIND, lacked="siege.new_section"),
            opt("state", SECTION_STATE),
            opt("control", CONTROL),
            opt("base", BASE),
            opt("on_base", AMOUNT, "--stands-on-base"),
            opt("face", OWN_WORDS),
            opt("capacity", AMOUNT),
        ),
        needs=TO_NEW,
        actors=(),
    ),
    Act(
        "siege wall",
        "ledger.rules.siege.building:build",
        (
            opt("walls", COUNTED),
            opt("towers", COUNTED),
            opt("gates", COUNTED),
            opt("courtyards", COUNTED),
            opt("words", SECTION_NAMES, offered=False),
        ),
        needs=TO_NEW,
        face=True,
        actors=(),
    ),
    Act(
        "siege batter",
        "ledger.rules.siege.battering:batter",
        (
            arg("unit", UNIT),
            arg("section", SECTION),
            opt("result", BATTERING),
            opt("hits", COUNTED),
            opt("ram_hits", COUNTED),
        ),
        takes=(*RULED, CHOOSE),
        needs=TO_NEW,
        actors=("unit",),
        choices=(Choice("battering", BATTERING),),
    ),
    Act(
        "siege oil",
        "ledger.rules.siege.oil:pour",
        (arg("section", SECTION), opt("result", AMOUNT), opt("against", UNIT)),
        actors=(),
    ),
    Act(
        "siege clear",
        "ledger.rules.siege.clearing:clear",
        (arg("unit", UNIT), opt("attacks", ATTACKS, required=True), opt("side", SIDE)),
        takes=(*THROWS, RULING),
        actors=("unit", "side"),
    ),
    Question("siege sections", "ledger.reading.siege.pieces:sections"),
)
