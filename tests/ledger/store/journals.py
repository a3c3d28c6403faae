"""Entries written as they are wanted, into a journal without rules."""

from __future__ import annotations

from typing import Any

from ledger.effects import Because, Change, Transfer
from ledger.journal import Entry
from ledger.questions import Throw
from ledger.store.append import append
from ledger.store.book import Book

BECAUSE = Because("RULE-01", "player:Anne")


def wrote(book: Book, *effects: Any, kind: str = "note", **parts: Any) -> int:
    """Writes an entry with these effects, and gives its number."""
    asked, outcome = parts.pop("asked", {}), parts.pop("outcome", {})
    return append(book, Entry(kind, asked, outcome, effects, **parts))[0]


def undid(book: Book, *acts: int) -> int:
    """Marks acts as undone; what they did stays done."""
    return wrote(book, kind="undo", undoes=acts)


def paid(amount: int, source: str, target: str, what: str = "money") -> Transfer:
    """A transfer, with a reason."""
    return Transfer(what, amount, source, target, BECAUSE)


def put(subject: str, field: str, before: Any, after: Any) -> Change:
    """A change, with a reason."""
    return Change(subject, field, before, after, BECAUSE)


def dice(*faces: int, who: str | None = None, why: str = "roll", **parts: Any) -> Throw:
    """A throw of six-sided dice that somebody typed."""
    return Throw(who, why, parts.pop("die", "d6"), faces, **{"how": "typed", **parts})


def loosen(book: Book) -> None:
    """Takes the guards away, as whoever forges a file would."""
    for (name,) in book.rows("SELECT name FROM sqlite_master WHERE type = 'trigger'"):
        book.connection.execute(f"DROP TRIGGER {name}")
