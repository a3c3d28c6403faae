"""Chapters: every scenario and every battle counts its turns from 1.

An entry belongs to the chapter that was open when it was written: 1, plus one for each
act that had opened another and counted at that moment. Nothing is stored for this: it
follows from the acts that opened chapters, and from when those were taken back.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import deque

from ledger import wire
from ledger.journal import MENDS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ledger.store.book import Book

    Turned = int | Sequence[int]

# A chapter stays ended until the next begins, which clears the mark.
OPENINGS = (
    "SELECT seq, undone FROM effect JOIN entry ON seq = effect.entry"
    " LEFT JOIN undone ON act = seq"
    " WHERE subject = 'campaign' AND field = 'ended' AND after IS NULL"
    " AND kind NOT IN (SELECT value FROM json_each(?)) ORDER BY seq"
)
TAKEN = (
    "SELECT entry, undone FROM mark WHERE act IN (SELECT value FROM json_each(?))"
    " ORDER BY entry"
)
CLOCK = (  # what the clock showed, and whether an act that counts set it
    "SELECT effect.entry, before, after, marks = 0 AND undone.undone IS NOT 1"
    " FROM effect JOIN entry ON seq = effect.entry LEFT JOIN undone ON act = seq"
    " WHERE subject = 'campaign' AND field = 'turn' ORDER BY effect.entry"
)


class Chapters:
    """The chapters of a campaign, numbered from 1."""

    __slots__ = ("_from", "_number", "_openings", "_standing")

    def __init__(self, book: Book) -> None:
        openings = book.rows(OPENINGS, (wire.dumps(sorted(MENDS)),))
        self._openings = [seq for seq, _ in openings]
        self._standing = [seq for seq, undone in openings if not undone]
        steps = [(seq, 1) for seq in self._openings]
        if any(undone is not None for _, undone in openings):
            marks = book.rows(TAKEN, (wire.dumps(self._openings),))
            # An undo still belongs to the chapter that it takes back.
            steps += [(entry + 1, -1 if undone else 1) for entry, undone in marks]
        steps.sort()
        self._from = [seq for seq, _ in steps]
        self._number = [1]
        for _, step in steps:
            self._number.append(self._number[-1] + step)

    def of(self, seq: int) -> int:
        """The chapter to which an entry belongs."""
        return self._number[bisect_right(self._from, seq)]

    def before(self, seq: int) -> int:
        """The chapter open when an entry was written, not one that it opens."""
        at = bisect_left(self._openings, seq)
        return self.of(seq) - (self._openings[at : at + 1] == [seq])

    @property
    def now(self) -> int:
        """The chapter that is open."""
        return self._number[-1]

    @property
    def many(self) -> bool:
        """Whether there was ever a second chapter, so that turns must name theirs."""
        return bool(self._openings)

    def spans(self, chapter: int) -> list[tuple[int, int | None]]:
        """The first and last entries of the spans it was open; None is still open."""
        ends = [*(seq - 1 for seq in self._from), None]
        starts = [1, *self._from]
        return [
            (start, end)
            for start, end, number in zip(starts, ends, self._number, strict=True)
            if number == chapter and (end is None or start <= end)
        ]

    def turn_ends(self, book: Book) -> dict[tuple[int, int], int]:
        """The last entry of every turn that has ended, by chapter and turn.

        Acts that were taken back do not end turns. The last turn of a chapter ends
        when another chapter begins.
        """
        last_entries: dict[tuple[int, int], int] = {}
        openings, shown = deque(self._standing), 0
        for seq, before, after, counts in book.rows(CLOCK):
            while openings and openings[0] <= seq:
                one = openings.popleft()
                last_entries[self.before(one), shown] = one - 1
            if counts and before is not None and after is not None and after > before:
                last_entries[self.of(seq), before] = seq
            shown = after
        last_entries |= {(self.before(one), shown): one - 1 for one in openings}
        return last_entries

    def turn_label(self, chapter: int, turn: int, *, whole: bool = False) -> str:
        """A turn as people type it: "3", or "2.3" where there are several chapters.

        Where it is to be named in whole, it has its chapter all the same.
        """
        return f"{chapter}.{turn}" if self.many or whole else str(turn)

    def meant(self, turn: Turned) -> tuple[int, int]:
        """A chapter and its turn: a bare number is a turn of the chapter now open."""
        if isinstance(turn, int):
            return self.now, turn
        chapter, number = turn
        return chapter, number
