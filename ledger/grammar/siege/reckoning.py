"""Calculations: budgets, lists, attacks, lengths, points."""

from __future__ import annotations

from ledger.grammar import (
    AMOUNT,
    FILE,
    FORCE,
    OUTPUT,
    PLAIN,
    RESOLVES,
    RULES,
    Act,
    Question,
    by_path,
)
from ledger.grammar.siege import BASE, NEW_SIDE, SCENARIO
from ledger.grammar.words import Kind, arg, flag, opt

# Questions look up their words themselves, because they may do without a siege.
MINMAX = Kind("siege.minmax")
SECTIONS = Kind("siege.sections")  # or the name of a file
DEAD_GENERAL = Kind("siege.dead general", parts=(NEW_SIDE, ":", AMOUNT))

COMMANDS = by_path(
    Question(
        "siege budget",
        words=(
            arg("attacker", AMOUNT),
            opt("defender", AMOUNT),
            opt("scenario", SCENARIO),
            flag("won", "--won-before"),
            opt("minmax", MINMAX),
            RULES,
        ),
    ),
    Question("siege check", words=(arg("file", FILE), RULES), fails=1),
    Question("siege list", words=(opt("side", NEW_SIDE), OUTPUT, FORCE), takes=PLAIN),
    Question("siege fortress", words=(arg("points", AMOUNT),), takes=PLAIN),
    Question(
        "siege tower",
        words=(
            arg("base", BASE),
            opt("on_base", AMOUNT, "--stands-on-base"),
            flag("agreed"),
        ),
        takes=PLAIN,
    ),
    Act(
        "siege earthwork",
        "ledger.rules.siege.earthworks:attack",
        (opt("attacks", AMOUNT),),
        takes=RESOLVES,
        actors=(),
    ),
    Act(
        "siege length",
        "ledger.rules.siege.clock:thrown",
        (
            opt("turn", AMOUNT, lacked="turn.unsaid"),
            opt("first", AMOUNT, "--from"),
        ),
        takes=RESOLVES,
        face=True,
        actors=(),
    ),
    Question(
        "siege score",
        words=(
            arg("sections", SECTIONS, required=False),
            opt("generals", DEAD_GENERAL, "--general", many=True),
            RULES,
        ),
    ),
    Question(
        "siege odds length",
        words=(opt("first", AMOUNT, "--from"), flag("exact")),
        takes=PLAIN,
    ),
    Question(
        "siege odds earthwork",
        words=(arg("attacks", AMOUNT), flag("exact")),
        takes=PLAIN,
    ),
)
