"""A branch of a campaign: a file of its own with the same journal up to an entry."""

from __future__ import annotations

import os

from ledger.errors import FileTrouble
from ledger.store import append
from ledger.store.book import Book
from ledger.store.contents import pour
from ledger.store.foreign import CAMPAIGN_ID, connect, settle_for_writing
from ledger.store.making import make_file
from ledger.store.walk import CHAIN, CONTENT, walk
from ledger.wire import GENESIS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable


def branch(
    book: Book,
    path: str,
    at: int | None,
    begin: Callable[[Book], None],
    *,
    views: str,
) -> None:
    """Makes the file; `begin` checks what was copied and writes the branch's entry.

    Others may write meanwhile: a copy of one moment is read.
    """

    def fill(draft: str) -> None:
        if at is None:
            _copy(book, draft)
            _finish(draft, begin)
            return
        whole = f"{draft}.whole"  # goes with the draft, like all that is named so
        os.close(os.open(whole, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
        _copy(book, whole)
        with Book(whole) as source:
            source.path = book.path  # what is wrong with it is wrong with that one
            _finish(draft, lambda made: _cut(source, made, at, begin), views)

    make_file(path, fill)


def cut(book: Book, at: int, path: str, views: str) -> None:
    """Fills an empty file with the journal up to an entry."""
    _finish(path, lambda made: _cut(book, made, at, lambda _: None), views)


def _copy(book: Book, draft: str) -> None:
    target = connect(draft, "rw", 0)
    try:
        target.execute("PRAGMA synchronous = EXTRA")
        pour(book.connection, target, book.patience, book.path)
        # A branch of a backup is a campaign like any other.
        target.execute(f"PRAGMA application_id = {CAMPAIGN_ID}")
    finally:
        target.close()
    # A backup may be of an older version: only campaigns are upgraded, when opened.
    Book(draft).close()


def _finish(draft: str, fill: Callable[[Book], None], views: str | None = None) -> None:
    """Fills the file in one transaction; where views are given, builds it first."""
    connection = connect(draft, "rw", 0)
    try:
        settle_for_writing(connection)
        connection.execute("BEGIN IMMEDIATE")
        if views is not None:
            from ledger.store.migrations import build

            build(connection, views=views)
        fill(Book.begun(draft, connection))
        connection.execute("COMMIT")
    finally:
        connection.close()


def _cut(source: Book, made: Book, at: int, begin: Callable[[Book], None]) -> None:
    """Writes the entries up to one again, each with the hash that it had."""
    prev, last = GENESIS, 0
    for row, *parts in walk(source):
        if len(row) == 1 or row[0] > at:
            break
        prev = append.insert(made, row[CONTENT], tuple(parts), prev)  # type: ignore[arg-type]
        if prev != row[CHAIN][1]:
            raise FileTrouble("damaged", "damaged.check", file=source.path, detail="")
        last = row[0]
    if last != at:
        raise FileTrouble("damaged", "damaged.check", file=source.path, detail="")
    begin(made)
