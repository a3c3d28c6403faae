"""What if: forking a campaign, and comparing two."""

from __future__ import annotations

from ledger.grammar import (
    ALL,
    ALWAYS,
    AS,
    CAMPAIGN_FILE,
    ENTRY,
    FILE,
    LAST,
    OPEN,
    Act,
    Question,
    by_path,
)
from ledger.grammar.words import arg, opt

COMMANDS = by_path(
    Act("fork", words=(arg("file", FILE), opt("at", ENTRY)), takes=ALWAYS, closed=OPEN),
    Question("diff", words=(arg("file", CAMPAIGN_FILE), LAST, AS, ALL)),
)
