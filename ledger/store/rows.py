"""Queries for the hot paths: rows as the file holds them.

Nothing here imports `typing`: `treasury` must answer at once.
"""

from __future__ import annotations

from ledger import wire

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

    from ledger.state import State
    from ledger.store.book import Book


def state_of(book: Book) -> State:
    """The current state of the campaign, from the running totals."""
    with book.reading():
        balances = book.rows(
            "SELECT account, what, amount FROM balance WHERE amount <> 0"
        )
        facts = book.rows(
            "SELECT subject, field, value FROM fact WHERE value IS NOT NULL"
        )
    return _state(balances, facts)


def state_at(book: Book, at: int) -> State:
    """The state of the campaign after an entry, from all effects up to it."""
    with book.reading():
        balances = book.rows(
            "SELECT account, what, sum(amount) FROM ("
            "SELECT source AS account, what, -amount AS amount FROM effect"
            " WHERE what IS NOT NULL AND entry <= ?1 UNION ALL"
            " SELECT target, what, amount FROM effect"
            " WHERE what IS NOT NULL AND entry <= ?1)"
            " GROUP BY account, what HAVING sum(amount) <> 0",
            (at,),
        )
        # For each group SQLite returns the row with the greatest entry.
        facts = book.rows(
            "SELECT subject, field, after, max(entry) FROM effect"
            " WHERE subject IS NOT NULL AND entry <= ? GROUP BY subject, field",
            (at,),
        )
    return _state(balances, [row[:3] for row in facts if row[2] is not None])


def _state(
    balances: Iterable[tuple[str, str, int]], facts: Iterable[tuple[str, str, Any]]
) -> State:
    """A state made from these rows."""
    from ledger.state import Facts, State

    state = State()
    known_facts: dict[str, dict[str, Any]] = {}
    for account, what, amount in balances:
        state.balances.setdefault(account, {})[what] = amount
    several, restored = "\n", wire.restored
    for subject, field, value in facts:
        known = known_facts.get(subject)
        if known is None:
            known = known_facts[subject] = {}
        # Of thousands of values, only a few are lists of words.
        listed = value.__class__ is str and value[:1] == several
        known[field] = restored(value) if listed else value
    state.facts = Facts(known_facts)
    return state


def head(book: Book) -> tuple[int, str]:
    """The number and hash of the newest entry."""
    row: tuple[int, str] = book.row(
        "SELECT seq, hash FROM entry ORDER BY seq DESC LIMIT 1"
    )
    return row


def fact(book: Book, subject: str, field: str) -> Any:
    """One fact, None where there is none."""
    row = book.row(
        "SELECT value FROM fact WHERE subject = ? AND field = ?", (subject, field)
    )
    return wire.restored(row[0]) if row else None


def names_of(book: Book, kind: str) -> dict[str, str]:
    """Ids of a kind with the names shown now, including retired ones."""
    return dict(
        book.rows(
            "SELECT subject, value FROM fact WHERE field = 'name'"
            " AND subject >= ? AND subject < ? AND value IS NOT NULL",
            (f"{kind}:", f"{kind};"),
        )
    )


def players_by_name(book: Book) -> dict[str, str]:
    """Players by the names that mean them; one who has left keeps theirs until it is taken."""
    names = names_of(book, "player")
    seats = fact(book, "campaign", "seats") or ()
    taken = {names[seat] for seat in seats if seat in names}
    return {
        who: name for who, name in names.items() if who in seats or name not in taken
    }


def names_in_play(book: Book, kind: str) -> list[str]:
    """The names shown now of all of a kind that are not retired, in order of ids."""
    rows = book.rows(
        "SELECT value FROM fact WHERE field = 'name' AND subject >= ? AND subject < ?"
        " AND value IS NOT NULL AND subject NOT IN (SELECT subject FROM fact"
        " WHERE field = 'retired' AND value IS NOT NULL) ORDER BY subject",
        (f"{kind}:", f"{kind};"),
    )
    return [name for (name,) in rows]


def balances_of(book: Book, what: str, at: int | None = None) -> dict[str, int]:
    """Every account's balance of a commodity, now or after an entry."""
    if at is None:
        rows = book.rows(
            "SELECT account, amount FROM balance WHERE what = ? AND amount <> 0",
            (what,),
        )
    else:
        rows = book.rows(
            "SELECT account, sum(amount) FROM ("
            "SELECT source AS account, -amount AS amount FROM effect"
            " WHERE what = ?1 AND entry <= ?2 UNION ALL"
            " SELECT target, amount FROM effect WHERE what = ?1 AND entry <= ?2)"
            " GROUP BY account HAVING sum(amount) <> 0",
            (what, at),
        )
    return dict(rows)


def fact_at(book: Book, subject: str, field: str, at: int) -> Any:
    """One fact as it was after an entry."""
    row = book.row(
        "SELECT after FROM effect WHERE subject = ? AND field = ? AND entry <= ?"
        " ORDER BY entry DESC LIMIT 1",
        (subject, field, at),
    )
    return wire.restored(row[0]) if row else None
