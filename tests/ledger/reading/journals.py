"""Journals written entry by entry, in memory: every fact of them is known."""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING, Any

from ledger.effects import Because, Change, Effect, Transfer
from ledger.journal import Entry, redo_effects, undo_effects
from ledger.rules import game_named
from ledger.state import changed
from ledger.store import entries, rows
from ledger.store.append import append
from ledger.store.book import Book
from ledger.store.migrations import build

if TYPE_CHECKING:
    from ledger.effects import Value
    from ledger.state import State

NAME = "evenings/c.db"


class Journal:
    """A campaign of a few players, whose second entry is written at 20:02.

    Nothing is checked: what a game would refuse can be written, too.
    """

    def __init__(self, *players: str, game: str = "free", **money: int) -> None:
        connection = sqlite3.connect(":memory:", isolation_level=None)
        self.book = Book.begun(NAME, connection)
        build(connection, views=game_named(game).views())
        self.seq, self.turn = 0, 1
        ids = tuple(f"player:{name}" for name in players)
        self.write(
            "new",
            Change("campaign", "game", None, game),
            Change("campaign", "turn", None, 1),
            *([Change("campaign", "seats", None, ids)] if ids else []),
            *(Change(id_, "name", None, id_[7:]) for id_ in ids),
            *(pays("bank", f"player:{who}", much) for who, much in money.items()),
        )

    def write(self, kind: str, *effects: Effect, **more: Any) -> int:
        """Writes an entry of this turn, and gives its number."""
        more.setdefault("at", f"2026-03-01T20:{self.seq + 1:02}:00Z")
        more = {"asked": {}, "outcome": {}, "turn": self.turn, **more}
        self.seq, _ = append(self.book, Entry(kind, effects=effects, **more))
        return self.seq

    def pay(self, source: str, target: str, amount: int, **more: Any) -> int:
        """A payment; what has no colon and is not the bank's is a player's."""
        return self.write("pay", pays(purse(source), purse(target), amount), **more)

    def put(self, subject: str, **fields: Value) -> int:
        """Gives these fields of a thing these values."""
        known = self.state
        changes = (changed(known, subject, name, to) for name, to in fields.items())
        return self.write("correct", *changes)

    def next_turn(self, **more: Any) -> int:
        """Ends the turn."""
        before, self.turn = self.turn, self.turn + 1
        change = Change("campaign", "turn", before, self.turn)
        return self.write("turn next", change, turn=before, **more)

    def next_chapter(self) -> int:
        """Ends the scenario, and begins another with turn 1."""
        self.write("siege end", Change("campaign", "ended", None, 1))
        before, self.turn = self.turn, 1
        back = [Change("campaign", "turn", before, 1)] if before > 1 else []
        return self.write("siege start", Change("campaign", "ended", 1, None), *back)

    def undo(self, *acts: int, **more: Any) -> int:
        """Takes acts back."""
        gone = entries.by_number(self.book, acts)
        return self.write("undo", *undo_effects(gone), undoes=acts, **more)

    def redo(self, *acts: int, **more: Any) -> int:
        """Brings acts back."""
        back = entries.by_number(self.book, acts)
        return self.write("redo", *redo_effects(back), redoes=acts, **more)

    @property
    def state(self) -> State:
        """What is true now."""
        return rows.state_of(self.book)

    def entry(self, seq: int) -> Entry:
        """One entry as it is read."""
        return entries.by_number(self.book, [seq])[0]


def purse(name: str) -> str:
    """The purse of a player, or another account."""
    return name if ":" in name or name in ("bank", "world") else f"player:{name}"


def pays(
    source: str, target: str, amount: int, rule: str | None = None, what: str = "money"
) -> Transfer:
    """What moves from one account to another, by a rule or by none."""
    return Transfer(what, amount, source, target, Because(rule))
