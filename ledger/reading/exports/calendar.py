"""The days on which a campaign is booked.

An evening of ten turns is one day of the clock, and ten days of the books: a day a
turn, so that what was earned turn by turn can be seen. `Clock` has the clock's days.
"""

from __future__ import annotations

from bisect import bisect_right
from datetime import date, timedelta

from ledger.errors import Misuse
from ledger.state import CAMPAIGN
from ledger.store.chapters import Chapters
from ledger.store.rows import fact

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from ledger.journal import Entry
    from ledger.store.book import Book

LAST = date(9999, 12, 30)  # balances are looked at on the day after
DAYS = "SELECT seq, substr(at, 1, 10) FROM entry ORDER BY seq"
TURNS = "SELECT seq, turn FROM entry ORDER BY seq"


def calendar(book: Book, *, real: bool, first: str | None) -> Turns | Clock:
    """The days of the clock, or a day for each turn, from the first one on."""
    if real:
        return Clock(book)
    if first is None:
        ((_, today),) = book.rows(f"{DAYS} LIMIT 1")
        return Turns(book, date.fromisoformat(today), asked=False)
    return Turns(book, date.fromisoformat(first))


class Turns:
    """A day for each turn in which anything was written, chapter by chapter.

    The present turn has one even if nothing has been written in it yet.
    """

    def __init__(self, book: Book, first: date, *, asked: bool = True) -> None:
        chapters = Chapters(book)
        played = {(chapters.of(seq), turn) for seq, turn in book.each(TURNS)}
        now = fact(book, CAMPAIGN, "turn")
        if isinstance(now, int):
            played.add((chapters.now, now))
        latest = LAST - timedelta(len(played) - 1)
        if first > latest and asked:
            raise Misuse(
                "usage", "usage.first_day_late", day=str(first), last=str(latest)
            )
        self.first = min(first, latest)  # no clock's day is refused
        self.days = {
            moment: self.first + timedelta(n) for n, moment in enumerate(sorted(played))
        }
        self.last = max(self.days.values())
        self.label = chapters.turn_label

    def day(self, entry: Entry) -> date:
        """The day of the turn in which an entry was written."""
        return self.days[entry.chapter, entry.turn]

    def turns(self) -> Iterator[tuple[date, str]]:
        """Each turn as people type it, with its day."""
        for moment, day in self.days.items():
            yield day, self.label(*moment)


class Clock:
    """The day of each entry (UTC), or of an earlier one where the clock was set back."""

    def __init__(self, book: Book) -> None:
        self.since: list[int] = []  # the entries with which a day began
        self.days: list[date] = []
        for seq, text in book.each(DAYS):
            day = min(date.fromisoformat(text), LAST)
            if not self.days or day > self.days[-1]:
                self.since.append(seq)
                self.days.append(day)
        self.first, self.last = self.days[0], self.days[-1]

    def day(self, entry: Entry) -> date:
        """The day on which an entry was written."""
        return self.days[bisect_right(self.since, entry.seq) - 1]

    def turns(self) -> Iterator[tuple[date, str]]:
        """None: several turns share a day."""
        return iter(())
