"""The tables of a campaign as a plain SQLite file, for Datasette and its like."""

from __future__ import annotations

from ledger.reading import at_one_moment
from ledger.reading.exports.flat import Tables
from ledger.record import NamedTuple
from ledger.store.plain import Shelf

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.reading.exports.flat import Tell
    from ledger.store.book import Book

# By name of a column; a column that is not named here holds texts.
NUMBERS = frozenset(
    {"entry", "n", "turn", "chapter", "seat", "dice", "count", "in_play", "known"}
    | {"cause", "undone_by", "undone", "act", "origin", "since", "retired"}
    | {"from_entry", "from_turn", "to_entry", "to_turn"}
    | {"money", "amount", "balance"}
)
ANYTHING = frozenset({"before", "after", "value"})  # as it is recorded
# These name an entry, so that programs can make a link of it.
NAMES_ENTRY = frozenset(
    {"entry", "act", "cause", "undone_by", "origin", "from_entry", "to_entry", "since"}
)
KEYS = {
    "entries": ("entry",),
    "battles": ("entry",),
    "marks": ("entry", "act"),
    "transfers": ("entry", "n"),
    "changes": ("entry", "n"),
    "throws": ("entry", "n"),
    "payments": ("entry", "n"),
    "accounts": ("account_id", "what"),
    "facts": ("subject_id", "field"),
    "things": ("id",),
    "players": ("player_id",),
    "territories": ("territory_id",),
}


class Written(NamedTuple):
    """A table that has been written: its columns, and how many rows it has."""

    heads: tuple[str, ...]
    rows: int


@at_one_moment
def write(book: Book, path: str, tell: Tell) -> dict[str, Written]:
    """Writes every table into a file that is still empty."""
    written = {}
    with Shelf(path) as shelf:
        for name, table in Tables(book, tell, str).all().items():
            columns = {head: _declared(name, head) for head in table.heads}
            rows = shelf.add(name, columns, KEYS.get(name, ()), table.rows)
            written[name] = Written(table.heads, rows)
    return written


def _declared(table: str, column: str) -> str:
    """What a column may hold, in the words of SQL."""
    sort = "INTEGER" if column in NUMBERS else "" if column in ANYTHING else "TEXT"
    links = column in NAMES_ENTRY and (table, column) != ("entries", "entry")
    return f"{sort} REFERENCES entries (entry)" if links else sort
