"""What if: forking a campaign, and comparing two."""

from __future__ import annotations

from ledger.grammar import (
    ALL,
    ALWAYS,
    AS,
    ENTRY,
    FILE,
    LAST,
    OPEN,
    Act,
    Question,
    by_path,
)
from ledger.grammar.words import Kind, arg, opt

CAMPAIGN = Kind("campaign", "campaign")

COMMANDS = by_path(
    Act("fork", words=(arg("file", FILE), opt("at", ENTRY)), takes=ALWAYS, closed=OPEN),
    Question("diff", words=(arg("file", CAMPAIGN), LAST, AS, ALL)),
)
