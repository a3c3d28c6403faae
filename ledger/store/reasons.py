"""What the live acts did to a balance or a fact, row by row."""

from __future__ import annotations

from ledger import wire
from ledger.record import NamedTuple
from ledger.store.entries import LIVE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import Any

    from ledger.store.book import Book

ALL = -1  # as a limit: all rows
OWN = "(SELECT value FROM json_each(?2))"
GAIN = f"CASE WHEN target IN {OWN} THEN amount ELSE -amount END"
MOVES = (  # movements of a commodity between these accounts and others
    "FROM effect JOIN entry ON entry.seq = effect.entry"
    f" WHERE what = ?1 AND (source IN {OWN} OR target IN {OWN})"
    f" AND (source IN {OWN}) <> (target IN {OWN}) AND {LIVE}"
)
SETTINGS = (
    "FROM effect JOIN entry ON entry.seq = effect.entry"
    f" WHERE subject = ? AND field = ? AND {LIVE}"
)


def accounts_of(book: Book, what: str) -> list[str]:
    """Every account that has ever held a commodity."""
    rows = book.rows("SELECT account FROM balance WHERE what = ?", (what,))
    return sorted(account for (account,) in rows)


class Moved(NamedTuple):
    """How much was moved, and how much of it is shown.

    Attributes:
        acts: how many live acts moved anything.
        shown: how many of them are shown, the newest.
        gain: the total that the shown acts brought.
        first: the oldest shown act; None if there are none.
    """

    acts: int
    shown: int
    gain: int
    first: int | None


def moved(
    book: Book, what: str, accounts: Sequence[str], last: int | None = None
) -> Moved:
    """The number and sum of live acts' movements into or out of these accounts.

    An undone act and its undo are both left out, so the rest still adds up to the
    balance. Movements from one of these accounts to another are left out, too.
    """
    return Moved(
        *book.row(
            f"WITH act AS (SELECT seq, sum({GAIN}) AS gain {MOVES} GROUP BY seq),"  # noqa: S608 - constants
            " shown AS (SELECT seq, gain FROM act ORDER BY seq DESC LIMIT ?3)"
            " SELECT (SELECT count(*) FROM act), count(*), coalesce(sum(gain), 0),"
            " min(seq) FROM shown",
            (what, wire.dumps(list(accounts)), ALL if last is None else last),
        )
    )


def moves(
    book: Book, what: str, accounts: Sequence[str], first: int | None
) -> Iterator[Any]:
    """The same movements since an act, one at a time, the newest act's first.

    Rows of entry, gain, the other account, rule, about.
    """
    return book.each(
        f"SELECT seq, {GAIN}, CASE WHEN target IN {OWN} THEN source ELSE target END,"
        f" rule, about {MOVES} AND seq >= ?3 ORDER BY seq DESC, n",
        (what, wire.dumps(list(accounts)), first),
    )


def changes(book: Book, kind: str, field: str) -> list[tuple[int, str, Any]]:
    """Every live change of a field of things of this kind: entry, subject, after."""
    rows = book.rows(
        "SELECT seq, subject, after"  # noqa: S608 - a constant
        " FROM effect JOIN entry ON entry.seq = effect.entry"
        " WHERE (subject = ?1 OR (subject >= ?1 || ':' AND subject < ?1 || ';'))"
        f" AND field = ?2 AND {LIVE} ORDER BY seq, n",
        (kind, field),
    )
    return [(seq, subject, wire.restored(after)) for seq, subject, after in rows]


def times_set(book: Book, subject: str, field: str) -> int:
    """How many live changes of one field there are."""
    (count,) = book.row(f"SELECT count(*) {SETTINGS}", (subject, field))
    return int(count)


def settings_of(
    book: Book, subject: str, field: str, last: int | None = None
) -> Iterator[Any]:
    """The live changes of one field, one at a time, newest first.

    Rows of entry, before, after, rule, about.
    """
    for seq, before, after, *because in book.each(
        f"SELECT seq, before, after, rule, about {SETTINGS} ORDER BY seq DESC LIMIT ?",
        (subject, field, ALL if last is None else last),
    ):
        yield seq, wire.restored(before), wire.restored(after), *because


def settings(book: Book, subjects: Sequence[str]) -> dict[tuple[str, str], Any]:
    """The latest live change by subject and field: entry, before, after, rule, about."""
    rows = book.each(
        # The other columns are those of the newest.
        "SELECT subject, field, max(seq), before, after, rule, about"  # noqa: S608 - a constant
        " FROM effect JOIN entry ON entry.seq = effect.entry"
        f" WHERE subject IN (SELECT value FROM json_each(?)) AND {LIVE}"
        " GROUP BY subject, field",
        (wire.dumps(list(subjects)),),
    )
    return {
        (subject, field): (seq, wire.restored(before), wire.restored(after), *because)
        for subject, field, seq, before, after, *because in rows
    }
