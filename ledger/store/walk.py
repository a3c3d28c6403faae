"""The whole journal from the first entry on, row by row, for `verify` and export."""

from __future__ import annotations

import sqlite3

from ledger.store.entries import COLUMNS, EFFECT, THROW
from ledger.store.trouble import trouble

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from ledger.store.book import Book

# How the columns of a row of `entry` are cut: content, format, counts, chain.
CONTENT, FORMAT, COUNTS, CHAIN = slice(0, 12), 12, slice(13, 16), slice(16, 18)


def walk(
    book: Book,
) -> Iterator[tuple[tuple[Any, ...], list[Any], list[Any], list[Any]]]:
    """Each entry's row with the rows of its effects, throws and marks."""
    try:
        parts = [
            _Part(book, f"SELECT entry, {EFFECT} FROM effect ORDER BY entry, n"),  # noqa: S608 - constants
            _Part(book, f"SELECT entry, {THROW} FROM throw ORDER BY entry, n"),  # noqa: S608 - constants
            _Part(book, "SELECT entry, act, undone FROM mark ORDER BY entry, act"),
        ]
        effects, throws, marks = parts
        for row in book.connection.execute(
            f"SELECT {COLUMNS} FROM entry ORDER BY seq"  # noqa: S608 - a constant
        ):
            seq = row[0]
            yield row, effects.of(seq), throws.of(seq), marks.of(seq)
        for part in parts:
            if part.row is not None:
                yield (part.row[0],), [], [], []  # rows of no entry
    except (sqlite3.Error, UnicodeDecodeError, OverflowError) as error:
        raise trouble(error, book.path) from error


class _Part:
    """Rows that belong to entries, read beside them in the same order."""

    __slots__ = ("cursor", "row")

    def __init__(self, book: Book, sql: str) -> None:
        self.cursor = book.connection.execute(sql)
        self.row = self.cursor.fetchone()

    def of(self, seq: int) -> list[Any]:
        row, found = self.row, []
        while row is not None and row[0] <= seq:
            found.append(row[1:])
            row = self.cursor.fetchone()
        self.row = row
        return found


def totals(book: Book) -> tuple[dict[Any, Any], dict[Any, Any], dict[Any, Any]]:
    """The running totals as the file holds them: balances, facts, undone."""
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
    undone = dict(book.rows("SELECT act, entry FROM undone WHERE undone = 1"))
    return balances, facts, undone


def schema_of(book: Book) -> list[str]:
    """The text of the file's own tables, guards and indexes, in order."""
    return [
        text
        for (text,) in book.rows(
            "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL AND type <> 'view'"
            " AND tbl_name NOT LIKE '\\_sqlite\\_migrations%' ESCAPE '\\'"
            " ORDER BY type, name"
        )
    ]


def expected_schema() -> list[str]:
    """What `schema_of` must give for a file of today's version."""
    from ledger.store.migrations import script, statements

    fresh = sqlite3.connect(":memory:")
    for statement in statements(script("schema.sql")):
        fresh.execute(statement)
    found = [
        text
        for (text,) in fresh.execute(
            "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY type, name"
        )
    ]
    fresh.close()
    return found


def check_pages(book: Book) -> list[str]:
    """What SQLite's own check of the file finds, nothing if it is whole."""
    found = [line for (line,) in book.rows("PRAGMA quick_check(20)")]
    return [] if found == ["ok"] else found
