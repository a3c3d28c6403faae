"""Running scripts, and exporting everything for other programs."""

from __future__ import annotations

from ledger.grammar import ENTRY, FILE, FORCE, OUTPUT, Question, by_path
from ledger.grammar.words import Kind, arg, flag, opt

FOLDER = Kind("folder")
FLAVOUR = Kind("flavour", "flavour")
BOOKS = (
    OUTPUT,
    opt("first_day", Kind("day", "day")),
    opt("dates", Kind("dates", "dates"), default="turn"),
    flag("counters"),
    flag("live"),
    FORCE,
)

COMMANDS = by_path(
    Question("export json", words=(OUTPUT, FORCE)),
    Question("export position", words=(OUTPUT, FORCE, opt("at", ENTRY))),
    Question(
        "export csv",
        words=(
            opt("folder", FOLDER, "-o", "--output"),
            opt("flavour", FLAVOUR, default="plain"),
            FORCE,
        ),
    ),
    Question("export sqlite", words=(OUTPUT, FORCE)),
    Question("export hledger", words=BOOKS),
    Question("export beancount", words=BOOKS),
    Question("run", words=(arg("file", FILE), flag("keep_going"))),
)
