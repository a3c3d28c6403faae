"""Titles and territories, and who holds them."""

from __future__ import annotations

from ledger.grammar import (
    CHOOSE,
    FOR,
    NAME,
    OPEN,
    OWN_WORDS,
    PLAYER,
    RULED,
    TERRITORY,
    WHO,
    Act,
    Question,
    by_path,
)
from ledger.grammar.words import Kind, arg, opt

TITLES = "ledger.rules.common.titles"
# Existing or new; a new one gets the name that was typed.
TITLE = Kind("title", fits=f"{TITLES}:known")
HELD_TITLE = Kind("held title", find=f"{TITLES}:held", fits=f"{TITLES}:known")
PERSON = Kind("person", find=f"{TITLES}:person", fits=f"{TITLES}:people")

COMMANDS = by_path(
    Question("title list", "ledger.reading.holdings:titles"),
    Act(
        "title grant",
        f"{TITLES}:grant",
        (arg("title", TITLE), arg("person", PERSON), FOR),
        needs=("state", "table", "game", "entering"),
        actors=(),
        closed=OPEN,
    ),
    Act(
        "title revoke",
        f"{TITLES}:revoke",
        (arg("title", HELD_TITLE), FOR),
        needs=("state", "game"),
        actors=(),
        closed=OPEN,
    ),
    Question(
        "title history",
        "ledger.reading.holdings:title_history",
        (arg("title", HELD_TITLE),),
    ),
    Question("territory list", "ledger.reading.holdings:territories"),
    Question(
        "territory show", "ledger.reading.holdings:territory", (arg("name", TERRITORY),)
    ),
    Act(
        "territory add",
        "ledger.rules.common.territories:add",
        (arg("name", NAME), opt("kind", OWN_WORDS), opt("owner", PLAYER), FOR),
        takes=(*RULED, CHOOSE),
        needs=("state", "table", "game", "entering", "meant"),
        actors=(),
        closed=OPEN,
    ),
    Act(
        "territory claim",
        "ledger.rules.common.territories:claim",
        (arg("name", TERRITORY), WHO, FOR),
        needs=("state", "table", "game"),
        actors=("player",),
        closed=OPEN,
    ),
    Act(
        "territory release",
        "ledger.rules.common.territories:release",
        (arg("name", TERRITORY), FOR),
        needs=("state", "table", "game"),
        actors=(),
        closed=OPEN,
    ),
    Question(
        "territory history",
        "ledger.reading.holdings:territory_history",
        (arg("name", TERRITORY),),
    ),
)
