"""Statistics as one table for a spreadsheet: for each sort of games, then each person.

Headers are codes in every language. Rows without a game are about all games together;
rows with house rules are about the games played by these. Rows without a name are about
the sort itself: only there is the length of its turns, so that a column can be added up.
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
    yield _row({**one, "rules": rules})
    around = {"game": one["game"], "rules": rules}
    for person in one["people"]:
        luck = {f"luck_{key}": told for key, told in (person["luck"] or {}).items()}
        yield _row({**around, **person, **luck, "kinds": " ".join(person["kinds"])})


def _row(facts: dict[str, Any]) -> tuple[Any, ...]:
    """A row: an empty cell for what is not known of it."""
    cells = (facts.get(head) for head in HEADS)
    return tuple(guarded(cell) if isinstance(cell, str) else cell for cell in cells)
