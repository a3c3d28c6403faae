"""Entries that are written as they are, whatever the rules of the game say."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ledger.effects import Change, Transfer
from ledger.journal import Entry
from ledger.store.append import append

if TYPE_CHECKING:
    from ledger.effects import Effect, Value
    from tests.laws.evening import Evening


def write(evening: Evening, *effects: Effect, **facts: Any) -> int:
    """Writes an entry with these effects, and returns its number."""
    entry = Entry(**{"kind": "note", "asked": {}, "outcome": {}, **facts})
    with evening.book.writing():
        seq, _ = append(evening.book, entry._replace(effects=effects))
    return seq


def holds(evening: Evening, account: str, what: str, amount: int = 1) -> int:
    """An account gets something from nowhere."""
    return write(evening, Transfer(what, amount, "world", account))


def put(evening: Evening, subject: str, **facts: Value) -> int:
    """A thing has these facts from now on."""
    state = evening.state
    changes = [Change(subject, f, state.get(subject, f), v) for f, v in facts.items()]
    return write(evening, *changes)
