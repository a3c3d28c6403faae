"""The campaign itself: beginning, viewing, copying and verifying it."""

from __future__ import annotations

from ledger.grammar import (
    ALL,
    AS,
    ENTRY,
    FILE,
    FOR,
    GAME,
    GIVEN,
    HIDE,
    LANGUAGE,
    MANY,
    OPEN,
    OUTPUT,
    PLAIN,
    RULES,
    TURN,
    Act,
    Question,
    by_path,
)
from ledger.grammar.words import Kind, arg, flag, opt

NAMES = Kind("names", "names")
SOMEBODY = Kind(
    "somebody", find="ledger.rules.common.finding:somebody", fits="player side hero"
)

COMMANDS = by_path(
    Act(
        "new",
        words=(
            arg("file", FILE),
            opt("game", GAME),
            opt("players", NAMES, many=True),
            opt("source", FILE, "--from"),
            RULES,
            opt("language", LANGUAGE, "--campaign-lang"),
        ),
        takes=PLAIN,
        closed=OPEN,
    ),
    Question(
        "status",
        "ledger.reading.status:status",
        (
            arg("name", SOMEBODY, required=False),
            opt("at", ENTRY),
            opt("turn", TURN),
            AS,
            HIDE,
            ALL,
            flag("full"),
        ),
    ),
    Question("backup", words=(arg("file", FILE, required=False), opt("keep", MANY))),
    Question("verify", "ledger.reading.verify:verify", face=True, fails=3),
    Question("doctor", fails=1),
    Act(
        "salvage",
        words=(
            arg("source", FILE),
            arg("file", FILE),
            opt("others", FILE, "--with", many=True),
        ),
        takes=PLAIN,
        closed=OPEN,
    ),
    Question("import", words=(arg("source", FILE), OUTPUT)),
    Act(
        "import csv",
        "ledger.rules.common.importing:bring_in",
        (arg("text", GIVEN), FOR),
        needs=("state", "table", "game", "entering", "meant", "taken"),
        actors=(),
        closed={
            "payments.amount": "passed from to",
            "balances.before": "purse player",
            "balances.after": "purse player",
            "lines": "covered",
            "effects": "levelled balances",
        },
        keyed="text",
    ),
)
