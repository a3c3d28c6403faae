"""The tables of a campaign as a folder of CSV files."""

from __future__ import annotations

from ledger.reading import at_one_moment
from ledger.reading.exports.flat import Tables, names
from ledger.reading.exports.spreadsheets import Folder, guarded
from ledger.rules import games

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.reading.exports.flat import Tell
    from ledger.store.book import Book


def files(*played: str) -> frozenset[str]:
    """The names of the files, for these games; for any game if none is named."""
    return frozenset(f"{one}.csv" for game in played or games() for one in names(game))


@at_one_moment
def write(book: Book, path: str, flavour: str, tell: Tell) -> dict[str, int]:
    """Writes every table into a folder: the files, each with its number of rows."""
    folder = Folder(path, flavour)
    for name, table in Tables(book, tell, guarded).all().items():
        folder.write(name, table.heads, table.rows)
    return folder.files
