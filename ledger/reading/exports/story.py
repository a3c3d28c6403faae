"""The movements of a campaign in the form of plain-text accounting.

An entry that moves something is a transaction for each purse, so that the books of one
player can be read alone. An undo is, for each act that it takes back, the act with all
its signs turned round, on the day of the act, so that both together are nothing, in its
turn and in its accounts. A redo is the act again, there.
"""

from __future__ import annotations

from collections import Counter

from ledger import wire
from ledger.effects import Transfer
from ledger.journal import Entry
from ledger.record import NamedTuple
from ledger.store import tables
from ledger.store.chapters import Chapters
from ledger.store.entries import as_effect, as_throw, reader, refuse_flaw
from ledger.store.walk import CONTENT, walk

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from datetime import date

    from ledger.reading.exports.accounts import Chart, Share
    from ledger.reading.exports.calendar import Clock, Turns
    from ledger.store.book import Book

    Sums = Counter[tuple[str, str]]  # by account and commodity


class Asked(NamedTuple):
    """What is wanted of an export.

    Attributes:
        live: without what was taken back, and what took it back.
        counters: with all that adds up, not with money alone.
        real: with the days of the clock, not with a day a turn.
        first: the day of the first turn; None for that of the first entry.
    """

    live: bool = False
    counters: bool = False
    real: bool = False
    first: str | None = None


class Booked(NamedTuple):
    """A transaction.

    Attributes:
        day: the day it is booked on.
        entry: the entry that is told.
        act: the act that is booked: the entry itself, or what it takes or brings back.
        share: what it means for one purse, or for the counters.
    """

    day: date
    entry: Entry
    act: Entry
    share: Share


def story(
    book: Book, chart: Chart, days: Turns | Clock, *, live: bool
) -> Iterator[Booked]:
    """All transactions; `live` leaves out what was taken back, undos and redos."""
    read = reader(book)
    for entry in entries(book):
        if live and not entry.live:
            continue
        named = [act for seq in (*entry.undoes, *entry.redoes) if (act := read(seq))]
        for act in named if _made_of(entry, named) else (entry,):
            for share in chart.shares(act.kind, act.effects):
                booked = share if act.seq not in entry.undoes else share.turned()
                yield Booked(days.day(act), entry, act, booked)


def _made_of(entry: Entry, acts: Iterable[Entry]) -> bool:
    """Whether an entry moves what follows from the acts that it names."""
    sums = _sums(entry)
    for act in acts:
        for key, amount in _sums(act).items():
            sums[key] += amount if act.seq in entry.undoes else -amount
    return not any(sums.values())


def _sums(entry: Entry) -> Sums:
    sums: Sums = Counter()
    for one in entry.effects:
        if isinstance(one, Transfer):
            sums[one.source, one.what] -= one.amount
            sums[one.target, one.what] += one.amount
    return sums


def entries(book: Book) -> Iterator[Entry]:
    """The whole journal, one entry at a time."""
    undone = {
        act: entry
        for act, entry, is_undone in tables.rows(book, tables.UNDONE_ACTS)
        if is_undone
    }
    chapters = Chapters(book)
    for row, effects, throws, marks in walk(book):
        refuse_flaw(book, row[CONTENT], effects, throws)
        yield Entry(
            kind=row[2],
            asked=wire.loads(row[9]),
            outcome=wire.loads(row[10]),
            effects=list(map(as_effect, effects)),
            throws=list(map(as_throw, throws)),
            warnings=wire.loads(row[11]),
            turn=row[3],
            phase=row[4],
            remark=row[7],
            ruling=row[8],
            undoes=[act for act, is_undone in marks if is_undone],
            redoes=[act for act, is_undone in marks if not is_undone],
            seq=row[0],
            at=row[1],
            undone_by=undone.get(row[0]),
            chapter=chapters.of(row[0]),
        )


def words_of(booked: Booked, chapters: Chapters) -> dict[str, str | int]:
    """What a transaction says of its entry besides the sentence."""
    entry, act = booked.entry, booked.act
    turn = act.turn if not chapters.many else chapters.turn_label(act.chapter, act.turn)
    words: dict[str, str | int] = {"entry": entry.seq, "turn": turn}
    if act is not entry:
        words["undoes" if act.seq in entry.undoes else "redoes"] = act.seq
    if booked.share.rules:
        words["rule"] = " ".join(booked.share.rules)
    return words
