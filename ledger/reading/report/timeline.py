"""The course of a campaign: its turns, and the state after each act that counts."""

from __future__ import annotations

from itertools import groupby
from operator import itemgetter

from ledger.effects import Change
from ledger.record import NamedTuple
from ledger.state import State
from ledger.store.entries import EFFECT, LIVE, as_effect

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from ledger.effects import Effect
    from ledger.store.book import Book
    from ledger.store.chapters import Chapters

STEPS = (
    f"SELECT seq, kind, {EFFECT} FROM effect JOIN entry ON seq = effect.entry"  # noqa: S608 - constants
    " WHERE effect.entry BETWEEN ? AND ?{which} ORDER BY effect.entry, n"
)


class Turn(NamedTuple):
    """One turn of the campaign.

    Attributes:
        chapter: the scenario or battle that was played, counted from 1.
        number: the number of the turn in it.
        first: its first entry.
        last: its last entry; before the first where nothing has happened in it yet.
        size: how many entries it has.
    """

    chapter: int
    number: int
    first: int
    last: int
    size: int

    @property
    def moment(self) -> tuple[int, int]:
        """Its chapter and its number, by which turns are ordered."""
        return self.chapter, self.number


def turns_of(book: Book, chapters: Chapters, *, undone: bool = False) -> list[Turn]:
    """The turns in order, from the acts that count or from all entries.

    When another battle or scenario begins, turns are numbered from 1 again.
    """
    turns: list[Turn] = []
    which = "1" if undone else LIVE
    for seq, number in book.each(
        f"SELECT seq, turn FROM entry WHERE {which} ORDER BY seq"  # noqa: S608 - a constant
    ):
        moment = chapters.of(seq), number
        if turns and turns[-1].moment == moment:
            begun = turns.pop()
            turns.append(begun._replace(last=seq, size=begun.size + 1))
        else:
            turns.append(Turn(*moment, seq, seq, 1))
    return turns


class Past:
    """A past state, with everything called as it is now.

    A state equals the fold of the acts that count: what was taken back never happened,
    and what was brought back happened at its original place. With `undone` it equals
    the fold of all entries: things as they stood at the time.
    """

    def __init__(
        self,
        book: Book,
        now: State,
        state: State | None = None,
        *,
        undone: bool = False,
    ) -> None:
        self.book, self.now = book, now
        self.state = state or State()
        self.reached = 0  # the entry that `go_to` has come to
        self._steps = STEPS.format(which="" if undone else f" AND {LIVE}")

    def go_to(self, entry: int) -> None:
        """Goes on to the state after an entry, which is never before the last one."""
        for _ in self.steps(self.reached + 1, entry):
            pass
        self.reached = entry

    def steps(self, first: int, last: int) -> Iterator[tuple[int, str, list[Effect]]]:
        """Goes through the entries that changed something; the state follows."""
        rows = self.book.each(self._steps, (first, last))
        for (seq, kind), group in groupby(rows, itemgetter(0, 1)):
            effects = [as_effect(row[2:]) for row in group]
            self._follow(effects)
            yield seq, kind, effects

    def _follow(self, effects: list[Effect]) -> None:
        self.state.apply(effects)
        for effect in effects:
            if isinstance(effect, Change) and effect.field == "name" and effect.after:
                name = self.now.get(effect.subject, "name")
                if name:
                    self.state.put(effect.subject, "name", name)


class Watcher:
    """Something that follows the course of a campaign, and takes notes."""

    def acted(self, turn: Turn, kind: str, effects: list[Effect]) -> None:
        """Called when an act of this turn has changed something."""

    def ended(self, turn: Turn, state: State) -> None:
        """Called when a turn has ended in this state."""


def watched(past: Past, turns: list[Turn], *watchers: Any) -> None:
    """Goes through these turns once, for any number of watchers."""
    for turn in turns:
        for _, kind, effects in past.steps(turn.first, turn.last):
            for watcher in watchers:
                watcher.acted(turn, kind, effects)
        for watcher in watchers:
            watcher.ended(turn, past.state)
