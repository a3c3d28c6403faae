"""The campaign itself: begun, looked at, copied, verified."""

from __future__ import annotations

from ledger.grammar import (
    ALL,
    AS,
    FILE,
    GAME,
    HIDE,
    LANGUAGE,
    OPEN,
    OUTPUT,
    PLAIN,
    RULES,
    Act,
    Kind,
    Question,
    arg,
    by_path,
    opt,
)

NAMES = Kind("names", "names")

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
    Question("status", "ledger.reading.status:status", (AS, HIDE, ALL)),
    Question("backup", words=(arg("file", FILE),)),
    Question("verify", "ledger.reading.verify:verify", face=True, fails=3),
    Question("import", words=(arg("source", FILE), OUTPUT)),
)
