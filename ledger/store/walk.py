"""The whole journal from the first entry on, row by row, for `verify` and exports."""

from __future__ import annotations

import os
import sqlite3
from functools import cache

from ledger.store.entries import COLUMNS, EFFECT, THROW
from ledger.store.foreign import STEPS
from ledger.store.trouble import trouble
from ledger.wire import linked

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from ledger.store.book import Book

# How the columns of a row of `entry` are divided: content, format, counts, chain.
CONTENT, FORMAT, COUNTS, CHAIN = slice(0, 12), 12, slice(13, 16), slice(16, 18)


def walk(
    book: Book, after: int = 0
) -> Iterator[tuple[tuple[Any, ...], list[Any], list[Any], list[Any]]]:
    """Each row after an entry, with the rows of its effects, throws and marks."""
    try:
        book.allow()
        parts = [
            _Part(
                book,
                after,
                f"SELECT entry, {EFFECT} FROM effect WHERE entry > ? ORDER BY entry, n",  # noqa: S608 - constants
            ),
            _Part(
                book,
                after,
                f"SELECT entry, {THROW} FROM throw WHERE entry > ? ORDER BY entry, n",  # noqa: S608 - constants
            ),
            _Part(
                book,
                after,
                "SELECT entry, act, undone FROM mark WHERE entry > ? ORDER BY entry, act",
            ),
        ]
        effects, throws, marks = parts
        for row in book.connection.execute(
            f"SELECT {COLUMNS} FROM entry WHERE seq > ? ORDER BY seq",  # noqa: S608 - a constant
            (after,),
        ):
            seq = row[0]
            yield row, effects.of(seq), throws.of(seq), marks.of(seq)
        for part in parts:
            if part.row is not None:
                yield (part.row[0],), [], [], []  # rows that belong to no entry
    except (sqlite3.Error, UnicodeDecodeError, OverflowError) as error:
        raise trouble(error, book.path) from error


def texts_after(
    book: Book, after: int, last: int | None = None
) -> Iterator[tuple[int, str, str]]:
    """The entries after one, up to another: number, hash, and the text that is hashed."""
    for row, *parts in walk(book, after):
        if last is not None and row[0] > last:
            return
        prev, hashed = row[CHAIN]
        yield row[0], hashed, linked(prev, (*row[CONTENT], row[FORMAT], *parts))


class _Part:
    """Rows that belong to entries, read alongside them in the same order."""

    __slots__ = ("cursor", "row")

    def __init__(self, book: Book, after: int, sql: str) -> None:
        self.cursor = book.connection.execute(sql, (after,))
        self.row = self.cursor.fetchone()

    def of(self, seq: int) -> list[Any]:
        row, rows = self.row, []
        while row is not None and row[0] <= seq:
            rows.append(row[1:])
            row = self.cursor.fetchone()
        self.row = row
        return rows


def totals(book: Book) -> tuple[dict[Any, Any], dict[Any, Any], dict[Any, Any]]:
    """The running totals as the file holds them: balances, facts, marks."""
    balances = {
        (account, what): amount
        for account, what, amount in book.rows(
            "SELECT account, what, amount FROM balance WHERE amount <> 0"
        )
    }
    facts = {
        (subject, field): value
        for subject, field, value in book.rows(
            "SELECT subject, field, value FROM fact WHERE value IS NOT NULL"
        )
    }
    undone = {
        act: (entry, undone)
        for act, entry, undone in book.rows("SELECT act, entry, undone FROM undone")
    }
    return balances, facts, undone


# The hash of an entry does not cover the numbers of its rows: they must run 1, 2,
# 3. Each running total must name the last effect that touched it.
NUMBERS = (
    "SELECT entry FROM {part} GROUP BY entry HAVING min(n) <> 1"
    " OR max(n) <> count(*) OR count(DISTINCT n) <> count(*)"
)
LATER = (
    "EXISTS (SELECT 1 FROM effect WHERE {side} = of.account AND what = of.what"
    " AND entry >= of.entry AND (entry > of.entry OR n > of.n))"
)
BALANCES = (
    "SELECT account, what FROM balance AS of WHERE NOT EXISTS (SELECT 1 FROM effect"  # noqa: S608 - constants
    " WHERE entry = of.entry AND n = of.n AND what = of.what"
    " AND of.account IN (source, target))"
    f" OR {LATER.format(side='source')} OR {LATER.format(side='target')}"
)
FACTS = (
    "SELECT subject, field FROM fact AS of WHERE entry IS NOT (SELECT max(entry)"
    " FROM effect WHERE subject = of.subject AND field = of.field)"
)


def misnumbered(book: Book) -> list[int]:
    """Entries whose effects or throws are not numbered as they were written."""
    parts = ("effect", "throw")
    return [seq for p in parts for (seq,) in book.rows(NUMBERS.format(part=p))]


def misplaced(book: Book) -> tuple[list[Any], list[Any]]:
    """Balances and facts that do not rest on the last effect that touched them."""
    return book.rows(BALANCES), book.rows(FACTS)


VIEWS = "SELECT name, sql FROM sqlite_master WHERE type = 'view'"


def changed_views(book: Book, views: str) -> list[str]:
    """Those of our views that are not as the program made them.

    People may add views of their own; they change nothing. Tables and guards are
    checked whenever a file is opened.
    """
    return sorted(name for name, _ in _expected(views).difference(book.rows(VIEWS)))


def changed_steps(book: Book) -> list[str]:
    """The table of steps that made the file, if one is missing in it."""
    taken = book.rows("SELECT migration_set, name FROM _sqlite_migrations")
    return [] if {*taken} >= STEPS else ["_sqlite_migrations"]


def other_views(book: Book, views: str) -> list[str]:
    """The views that somebody has added."""
    ours = {name for name, _ in _expected(views)}
    return sorted(name for name, _ in book.rows(VIEWS) if name not in ours)


@cache
def _expected(views: str) -> set[tuple[str, str]]:
    from ledger.store.scripts import script, statements

    fresh = sqlite3.connect(":memory:")
    for text in (script("views.sql"), views):
        for statement in statements(text):
            fresh.execute(statement)
    added = set(fresh.execute(VIEWS))
    fresh.close()
    return added


def check_pages(book: Book) -> list[str]:
    """What SQLite's own check of the file finds; nothing if it is intact."""
    faults = (line for (line,) in book.rows("PRAGMA integrity_check(20)"))
    return [line for line in faults if line != "ok"]


def is_cut_short(book: Book) -> bool:
    """Whether the last page of the file is not whole, which SQLite does not mind."""
    if book.unsettled:
        return False
    pages, size, mode = book.row(
        "SELECT page_count, page_size, journal_mode"
        " FROM pragma_page_count, pragma_page_size, pragma_journal_mode"
    )
    # Not opened: closing it would release SQLite's locks on the file.
    return bool(mode == "delete" and os.stat(book.path).st_size < pages * size)
