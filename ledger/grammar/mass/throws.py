"""Single rolls, and their chances."""

from __future__ import annotations

from ledger.grammar import AMOUNT, COUNTED, LOOKS_UP, RESOLVES, Act, Question, by_path
from ledger.grammar.mass import ENGAGEMENT, SITUATION, UNIT
from ledger.grammar.words import YES, Kind, arg, flag, opt

MODIFIER = Kind("mass.modifier", "mass.modifier")
ARMY = Kind("mass.army", "mass.army", "ledger.rules.mass.specs:army")
LETTER = Kind("mass.letter", fits="=a b")  # of the two generals of one roll
BANDS = Kind("mass.bands", find="ledger.rules.mass.specs:bands")
POOL = Kind("mass.pool")

NOBODY = "mass.nobody_fires?"

COMMANDS = by_path(
    Act(
        "mass personal",
        "ledger.rules.mass.personal:thrown",
        (
            opt("wits", COUNTED, required=True),
            opt("tactics", COUNTED, required=True),
            opt("situation", SITUATION, required=True),
            opt("engagement", ENGAGEMENT, required=True),
            opt("unit", UNIT, default="infantry"),
            opt("modifier", MODIFIER, default=0),
            flag("lends"),
        ),
        takes=RESOLVES,
        actors=(),
    ),
    Act(
        "mass roll",
        "ledger.rules.mass.keeping:roll",
        (
            arg("rolled", AMOUNT),
            arg("kept", AMOUNT),
            opt("modifier", MODIFIER, default=0),
            opt("explode", YES, "--no-explode", default=True),
        ),
        takes=RESOLVES,
        needs=("table",),
        actors=(),
    ),
    Act(
        "mass strategy",
        "ledger.rules.mass.strategy:opposed",
        (
            arg("a", ARMY),
            arg("b", ARMY),
            opt("attacker", LETTER, default="a"),
        ),
        takes=RESOLVES,
        actors=(),
    ),
    Act(
        "mass volley",
        "ledger.rules.mass.volley:fired",
        (
            opt("brutes", COUNTED, default=0, lacked=NOBODY),
            opt("henchmen", COUNTED, default=0, lacked=NOBODY),
            opt("heroes", COUNTED, default=0, lacked=NOBODY),
            opt("bands", BANDS),
            opt("level", AMOUNT, lacked=NOBODY),
            opt("at_brutes", COUNTED, default=0),
            opt("at_others", COUNTED, default=0),
        ),
        takes=RESOLVES,
        actors=(),
    ),
    Question(
        "mass odds personal",
        "ledger.reading.mass.odds:personal",
        (
            opt("wits", COUNTED, required=True),
            opt("tactics", COUNTED, required=True),
            opt("situation", SITUATION),
            opt("unit", UNIT, default="infantry"),
            opt("modifier", MODIFIER, default=0),
            flag("lends"),
        ),
        takes=LOOKS_UP,
    ),
    Question(
        "mass odds strategy",
        "ledger.reading.mass.odds:strategy",
        (arg("a", POOL), arg("b", POOL)),
        takes=LOOKS_UP,
    ),
)
