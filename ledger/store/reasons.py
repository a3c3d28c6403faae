"""What the live acts did to a balance or a fact, row by row."""

from __future__ import annotations

from ledger import wire
from ledger.store.entries import LIVE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ledger.store.book import Book


def accounts_of(book: Book, what: str) -> list[str]:
    """Every account on which a commodity has ever lain."""
    found = book.rows("SELECT account FROM balance WHERE what = ?", (what,))
    return sorted(account for (account,) in found)


def moves(book: Book, what: str, accounts: Sequence[str]) -> list[Any]:
    """What live acts moved into or out of these accounts, newest act first.

    Rows of entry, source, target, amount, rule, about. What was taken back is left
    out with what took it back: the rows add up to the balance all the same.
    """
    chosen = wire.dumps(list(accounts))
    return book.rows(
        "SELECT seq, source, target, amount, rule, about"  # noqa: S608 - a constant
        " FROM effect JOIN entry ON entry.seq = effect.entry"
        " WHERE what = ?1 AND (source IN (SELECT value FROM json_each(?2))"
        f" OR target IN (SELECT value FROM json_each(?2))) AND {LIVE}"
        " ORDER BY seq DESC, n",
        (what, chosen),
    )


def changes(book: Book, kind: str, field: str) -> list[tuple[int, str, Any]]:
    """Every live change of a field of this kind's things: entry, subject, after."""
    found = book.rows(
        "SELECT seq, subject, after"  # noqa: S608 - a constant
        " FROM effect JOIN entry ON entry.seq = effect.entry"
        " WHERE (subject = ?1 OR (subject >= ?1 || ':' AND subject < ?1 || ';'))"
        f" AND field = ?2 AND {LIVE} ORDER BY seq, n",
        (kind, field),
    )
    return [(seq, subject, wire.restored(after)) for seq, subject, after in found]


def settings_of(book: Book, subject: str, field: str) -> list[Any]:
    """Every live change of one field, newest first: entry, before, after, rule, about."""
    found = book.rows(
        "SELECT seq, before, after, rule, about"  # noqa: S608 - a constant
        " FROM effect JOIN entry ON entry.seq = effect.entry"
        f" WHERE subject = ? AND field = ? AND {LIVE} ORDER BY seq DESC, n DESC",
        (subject, field),
    )
    return [
        (seq, wire.restored(before), wire.restored(after), *because)
        for seq, before, after, *because in found
    ]


def settings(book: Book, subjects: Sequence[str]) -> dict[tuple[str, str], Any]:
    """By subject and field, the latest live change: entry, before, after, rule, about."""
    chosen = wire.dumps(list(subjects))
    found = book.rows(
        "SELECT subject, field, seq, before, after, rule, about"  # noqa: S608 - a constant
        " FROM effect JOIN entry ON entry.seq = effect.entry"
        f" WHERE subject IN (SELECT value FROM json_each(?)) AND {LIVE} ORDER BY seq",
        (chosen,),
    )
    return {
        (subject, field): (seq, wire.restored(before), wire.restored(after), *because)
        for subject, field, seq, before, after, *because in found
    }
