"""The journal as what somebody would say to have the same campaign once more."""

from __future__ import annotations

from ledger.errors import Refused
from ledger.grammar import CHOOSE, DICE, ONCE, RULING, Act, named, typed
from ledger.grammar import ENTRY as NUMBERED
from ledger.journal import FORK, SAID
from ledger.reading import at_one_moment
from ledger.store import entries, rows
from ledger.wire import canonical, hashed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from ledger.grammar import Record
    from ledger.journal import Entry
    from ledger.store.book import Book

DROP = "drop"
# What nobody says in a script: a branch is begun, and a draft dropped, by hand.
UNSAID = frozenset({FORK, DROP})


class Line:
    """One act: its command, and what is said for each of its words and options."""

    def __init__(self, record: Record, said: dict[str, Any]) -> None:
        self.record = record
        self.said = said


@at_one_moment
def lines(book: Book) -> list[Line]:
    """All acts in their order; undone ones, and what undid them, among them.

    Raises:
        Refused: at the first entry that holds no words to say it with.
    """
    return [_line(entry, numbers) for entry, numbers in _acts(book)]


@at_one_moment
def content(book: Book) -> str:
    """One hash of all that was done and came of it, and of what it began with.

    Not when it was written, nor whether dice were thrown, typed or kept: two campaigns
    in which the same was done have the same.
    """
    begun = rows.state_at(book, 1)
    chain = hashed(canonical([begun.balances, begun.facts]))
    for entry, _ in _acts(book):
        asked = {key: said for key, said in entry.asked.items() if key != SAID}
        thrown = [throw[:4] for throw in entry.throws]
        done = [entry.kind, entry.turn, entry.phase, asked, entry.outcome]
        said = [entry.remark, entry.ruling, entry.once]
        chain = hashed(canonical([chain, *done, *said, entry.effects, thrown]))
    return chain


def _acts(book: Book) -> Iterator[tuple[Entry, dict[int, int]]]:
    """Each act that can be said, with the numbers that entries have in a script's file."""
    numbers = {1: 1}
    for entry in entries.each(book):
        if entry.seq > 1 and entry.kind not in UNSAID:
            numbers[entry.seq] = len(numbers) + 1
            yield entry, numbers


def _line(entry: Entry, numbers: dict[int, int]) -> Line:
    record = named(entry.kind)
    if entry.said is None or not isinstance(record, Act):
        raise Refused("rule", "log.unsaid", entry=entry.seq, kind=entry.kind)
    said = dict(entry.said.get("words", {}))
    for word in typed(record):
        if word.kind is NUMBERED and word.name in said:
            said[word.name] = numbers.get(said[word.name], said[word.name])
    given = {
        "remark": entry.remark,
        ONCE.name: entry.once,
        RULING.name: entry.ruling,
        CHOOSE.name: [f"{key}={one}" for key, one in entry.said.get("choices", ())],
        DICE.name: _dice(entry),
    }
    takes = {word.name for word in (*typed(record), *record.takes)}
    said |= {name: one for name, one in given.items() if one and name in takes}
    return Line(record, said)


def _dice(entry: Entry) -> str:
    """The faces throw by throw; none where all come back by themselves, as they lay."""
    if all(throw.how == "kept" for throw in entry.throws):
        return ""
    return " | ".join(" ".join(map(str, throw.faces)) for throw in entry.throws)
