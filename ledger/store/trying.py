"""Entries that the file may refuse: what a hash proves can still be what no act writes."""

from __future__ import annotations

import sqlite3

from ledger.errors import UNFIT, Misuse
from ledger.store import entries
from ledger.store.append import insert
from ledger.store.trouble import trouble

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ledger.store.book import Book

# The rows of an entry, as they are read.
KEPT = (
    f"SELECT {entries.EFFECT} FROM effect WHERE entry = ? ORDER BY n",  # noqa: S608 - constants
    f"SELECT {entries.THROW} FROM throw WHERE entry = ? ORDER BY n",  # noqa: S608 - the same
    "SELECT act, undone FROM mark WHERE entry = ? ORDER BY act",
)


def tried(
    book: Book,
    columns: Sequence[Any],
    parts: tuple[Sequence[Any], Sequence[Any], Sequence[Any]],
    prev: str,
) -> str | None:
    """Writes an entry as `insert` does; nothing if the file does not take its rows as they are."""
    hashed = None
    book.connection.execute("SAVEPOINT tried")
    try:
        written = insert(book, columns, parts, prev)
        if _kept(book, columns[0]) == repr([tuple(r) for rows in parts for r in rows]):
            hashed = written
    except sqlite3.Error as error:
        if trouble(error, book.path).code != "damaged":
            raise  # the disk is full, perhaps
    except (Misuse, *UNFIT):
        pass
    if hashed is None:
        book.connection.execute("ROLLBACK TO tried")
    book.connection.execute("RELEASE tried")
    return hashed


def _kept(book: Book, seq: int) -> str:
    """The rows of an entry as the file keeps them: it makes a text of a number."""
    return repr([row for one in KEPT for row in book.rows(one, (seq,))])
