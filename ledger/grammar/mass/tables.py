"""The tables of mass combat, to look things up."""

from __future__ import annotations

from ledger.grammar import COUNTED, LOOKS_UP, RULES, Question, by_path
from ledger.grammar.mass import ENGAGEMENT, MEN, SITUATION, TACTIC, WALLS
from ledger.grammar.words import Kind, arg, opt

TOTAL = Kind("mass.total", "mass.total")

COMMANDS = by_path(
    Question(
        "mass cell",
        "ledger.reading.mass.tables:cell",
        (
            opt("situation", SITUATION, required=True),
            opt("engagement", ENGAGEMENT, required=True),
            opt("total", TOTAL, required=True),
        ),
        takes=LOOKS_UP,
    ),
    Question(
        "mass tactics",
        words=(arg("attacker", TACTIC), arg("defender", TACTIC), RULES),
    ),
    Question(
        "mass numbers",
        "ledger.reading.mass.tables:numbers",
        (
            arg("men_a", MEN),
            arg("men_b", MEN),
            opt("fort_a", WALLS),
            opt("fort_b", WALLS),
        ),
        takes=LOOKS_UP,
    ),
    Question(
        "mass raises",
        "ledger.reading.mass.tables:raises",
        (arg("totals", COUNTED, many=True),),
        takes=LOOKS_UP,
    ),
    Question(
        "mass wounds",
        "ledger.reading.mass.tables:wounds",
        (
            opt("tn", COUNTED, required=True),
            opt("hits", COUNTED, required=True),
            opt("dracheneisen", COUNTED, default=0),
        ),
        takes=LOOKS_UP,
    ),
)
