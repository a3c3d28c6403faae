"""The file's tables as rows, one at a time, so that a journal of any length fits."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from ledger.store.book import Book

ENTRIES = (
    "SELECT seq, at, turn, phase, kind, cause, once, remark, ruling, undone.entry"
    " FROM entry LEFT JOIN undone ON act = seq AND undone.undone = 1 ORDER BY seq"
)
TRANSFERS = (
    "SELECT effect.entry, n, turn, kind, what, amount, source, target, rule, about,"
    " undone.entry FROM effect JOIN entry ON seq = effect.entry"
    " LEFT JOIN undone ON act = effect.entry AND undone.undone = 1"
    " WHERE what IS NOT NULL ORDER BY effect.entry, n"
)
PAYMENTS = (
    "SELECT effect.entry, n, at, turn, kind, amount, source, target, remark, rule,"
    " about, undone.entry FROM effect JOIN entry ON seq = effect.entry"
    " LEFT JOIN undone ON act = effect.entry AND undone.undone = 1"
    " WHERE what = 'money' ORDER BY effect.entry, n"
)
CHANGES = (
    "SELECT effect.entry, n, turn, kind, subject, field, before, after, rule, about,"
    " undone.entry FROM effect JOIN entry ON seq = effect.entry"
    " LEFT JOIN undone ON act = effect.entry AND undone.undone = 1"
    " WHERE subject IS NOT NULL ORDER BY effect.entry, n"
)
THROWS = (
    "SELECT throw.entry, n, turn, kind, who, why, die, faces, how, origin,"
    " undone.entry FROM throw JOIN entry ON seq = throw.entry"
    " LEFT JOIN undone ON act = throw.entry AND undone.undone = 1"
    " ORDER BY throw.entry, n"
)
MARKS = "SELECT entry, act, undone FROM mark ORDER BY entry, act"
UNDONE_ACTS = "SELECT act, entry, undone FROM undone"
BALANCES = "SELECT account, what, amount FROM balance ORDER BY account, what"
FACTS = (
    "SELECT subject, field, value, entry FROM fact WHERE value IS NOT NULL"
    " ORDER BY subject, field"
)
# Including what an undo has removed: it keeps its first name.
NAMES = (
    "SELECT subject, coalesce(value, (SELECT before FROM effect"
    " WHERE effect.subject = fact.subject AND effect.field = 'name'"
    " AND effect.entry = fact.entry)), value IS NOT NULL FROM fact"
    " WHERE field = 'name' ORDER BY subject"
)


def rows(book: Book, question: str) -> Iterator[Any]:
    """The rows of one of these tables, in order."""
    return book.each(question)


def view(book: Book, name: str) -> tuple[tuple[str, ...], Iterator[Any]]:
    """The columns and the rows of a view; its name is one of our own."""
    columns = book.rows("SELECT name FROM pragma_table_info(?)", (name,))
    return tuple(c for (c,) in columns), book.each(f'SELECT * FROM "{name}"')  # noqa: S608 - a constant


def names(book: Book) -> dict[str, str]:
    """Every id that ever had a name, with its current or last name."""
    return {subject: name or subject for subject, name, _ in rows(book, NAMES)}


def joined(book: Book) -> list[str]:
    """The ids of all players, in the order in which they came to the table."""
    # For each player SQLite returns the row with the least entry.
    found = book.rows(
        "SELECT subject, min(entry), n FROM effect WHERE field = 'name'"
        " AND subject >= 'player:' AND subject < 'player;'"
        " GROUP BY subject ORDER BY 2, n"
    )
    return [subject for subject, *_ in found]


def first_names(book: Book, kind: str) -> list[str]:
    """The ids of everything of a kind that was ever given a name."""
    rows = book.rows(
        "SELECT DISTINCT subject FROM effect WHERE field = 'name'"
        " AND subject >= ?1 || ':' AND subject < ?1 || ';'",
        (kind,),
    )
    return [subject for (subject,) in rows]
