"""Statistics as one table for a spreadsheet: a row for each person in each sort of games.

Headers are codes in every language. Rows without a game are about all games together;
rows with house rules are about the games played by these.
"""

from __future__ import annotations

import csv
from io import StringIO

from ledger import wire
from ledger.reading.exports.spreadsheets import guarded

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from commands.reports.document import Document

SUM = ("game", "rules")
# The length of turns is that of all games of the sort; it stands in each of their rows.
LENGTH = ("turns", "acts", "seconds", "longest")
PERSON = (
    *("name", "kinds", "games", "finished", "won", "points", "scored"),
    *("income", "opened", "battles", "battles_won", "judged", "judged_won"),
    "expected",
)
LUCK = ("dice", "sum", "expected", "percentile")
HEADS = (*SUM, *PERSON, *(f"luck_{key}" for key in LUCK), *LENGTH)


def page(_documents: list[Document], facts: dict[str, Any]) -> Iterator[bytes]:
    """The table, with a line of headers."""
    text = StringIO()
    writer = csv.writer(text, quoting=csv.QUOTE_NONNUMERIC)
    writer.writerow(HEADS)
    sums = (facts["together"], *facts["games"], *facts["rules"])
    writer.writerows(row for one in sums for row in _rows(one))
    yield text.getvalue().encode()


def _rows(one: dict[str, Any]) -> Iterator[tuple[Any, ...]]:
    rules = None
    if one["rules"] is not None:
        told = (f"{rule['key']}={wire.dumps(rule['value'])}" for rule in one["rules"])
        rules = " ".join(told) or "usual"
    for person in one["people"]:
        told_person = {**person, "kinds": " ".join(person["kinds"])}
        luck = person["luck"] or {}
        cells = (
            *(one["game"], rules),
            *(told_person[key] for key in PERSON),
            *(luck.get(key) for key in LUCK),
            *(one[key] for key in LENGTH),
        )
        yield tuple(guarded(cell) if isinstance(cell, str) else cell for cell in cells)
