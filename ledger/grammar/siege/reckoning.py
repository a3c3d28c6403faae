"""What is reckoned: budgets, lists, attacks, lengths, points."""

from __future__ import annotations

from ledger.grammar import (
    AMOUNT,
    FILE,
    FORCE,
    OUTPUT,
    PLAIN,
    RECORD,
    RULES,
    TEXT,
    THROWS,
    Act,
    Question,
    arg,
    by_path,
    flag,
    opt,
)
from ledger.grammar.siege import BASE, SCENARIO

COMMANDS = by_path(
    Question(
        "siege budget",
        words=(
            arg("attacker", AMOUNT),
            opt("defender", AMOUNT),
            opt("scenario", SCENARIO),
            flag("won", "--won-before"),
            opt("minmax", TEXT),
            RULES,
        ),
    ),
    Question("siege check", words=(arg("file", FILE), RULES)),
    Question("siege list", words=(opt("side", TEXT), OUTPUT, FORCE), takes=PLAIN),
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
        "ledger.acting.siege.throwing:earthwork",
        (opt("attacks", AMOUNT), RULES, RECORD),
        takes=THROWS,
        face=True,
        actors=(),
    ),
    Act(
        "siege length",
        "ledger.acting.siege.throwing:length",
        (
            opt("turn", AMOUNT, required=True),
            opt("first", AMOUNT, "--from"),
            RULES,
            RECORD,
        ),
        takes=THROWS,
        face=True,
        actors=(),
    ),
    Question(
        "siege score",
        words=(
            arg("sections", TEXT, required=False),
            opt("generals", TEXT, "--general", many=True),
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
