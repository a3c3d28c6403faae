"""Single throws, and their chances."""

from __future__ import annotations

from ledger.grammar import (
    AMOUNT,
    COUNTED,
    RECORD,
    RULES,
    TEXT,
    THROWS,
    Act,
    Kind,
    Question,
    arg,
    by_path,
    flag,
    opt,
)
from ledger.grammar.mass import ENGAGEMENT, SITUATION, UNIT

MODIFIER = Kind("mass.modifier", "mass.modifier")
ARMY = Kind("mass.army", "mass.army")

COMMANDS = by_path(
    Act(
        "mass personal",
        "ledger.acting.mass.throwing:personal",
        (
            opt("wits", COUNTED, required=True),
            opt("tactics", COUNTED, required=True),
            opt("situation", SITUATION, required=True),
            opt("engagement", ENGAGEMENT, required=True),
            opt("unit", UNIT, default="infantry"),
            opt("modifier", MODIFIER),
            flag("lends"),
            RULES,
            RECORD,
        ),
        takes=THROWS,
        face=True,
    ),
    Act(
        "mass roll",
        "ledger.acting.mass.throwing:roll",
        (
            arg("rolled", AMOUNT),
            arg("kept", AMOUNT),
            opt("modifier", MODIFIER),
            flag("no_explode"),
            RULES,
            RECORD,
        ),
        takes=THROWS,
        face=True,
    ),
    Act(
        "mass strategy",
        "ledger.acting.mass.throwing:strategy",
        (
            arg("a", ARMY),
            arg("b", ARMY),
            opt("attacker", TEXT, default="a"),
            RULES,
            RECORD,
        ),
        takes=THROWS,
        face=True,
    ),
    Act(
        "mass volley",
        "ledger.acting.mass.throwing:volley",
        (
            opt("brutes", COUNTED),
            opt("henchmen", COUNTED),
            opt("heroes", COUNTED),
            opt("bands", TEXT),
            opt("level", AMOUNT),
            opt("at_brutes", COUNTED),
            opt("at_others", COUNTED),
            RULES,
            RECORD,
        ),
        takes=THROWS,
        face=True,
    ),
    Question(
        "mass odds personal",
        words=(
            opt("wits", COUNTED, required=True),
            opt("tactics", COUNTED, required=True),
            opt("situation", SITUATION),
            opt("unit", UNIT, default="infantry"),
            opt("modifier", MODIFIER),
            flag("lends"),
            RULES,
        ),
    ),
    Question("mass odds strategy", words=(arg("a", TEXT), arg("b", TEXT), RULES)),
)
