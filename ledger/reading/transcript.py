"""The journal as the commands that would make the same campaign again."""

from __future__ import annotations

import re
import tomllib

from ledger.content import SHAPELESS
from ledger.effects import Change
from ledger.errors import Refused
from ledger.grammar import CHOOSE, DICE, ONCE, RECORD, RULING, Act, named, typed
from ledger.grammar import ENTRY as NUMBERED
from ledger.grammar.sealed import UNDER
from ledger.journal import DROP, NO_ACTS, SAID
from ledger.reading import at_one_moment, house_rules, position
from ledger.store import entries
from ledger.wire import canonical, hashed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import Any

    from ledger.effects import Effect
    from ledger.grammar import Record
    from ledger.journal import Entry
    from ledger.store.book import Book

# Not in scripts: branches are begun, and drafts dropped, by hand.
UNSAID = NO_ACTS | {DROP}
# Options that some commands need, because without them they only show something.
DOES = {"step": "next", RECORD.name: True}


class Line:
    """One act: its command, and the values of its words and options."""

    def __init__(self, record: Record, words: dict[str, Any]) -> None:
        self.record = record
        self.said = words


@at_one_moment
def lines(book: Book) -> list[Line]:
    """All acts in order, including undone ones and their undos.

    Raises:
        Refused: at the first entry whose words were not recorded.
    """
    return [_line(entry, numbers) for entry, numbers in _acts(book)]


@at_one_moment
def content(book: Book) -> str:
    """One hash of all acts and outcomes, and of what the campaign began with.

    It leaves out times, and whether dice were rolled, typed or kept: two campaigns in
    which the same was done have the same hash.
    """
    begun = (position.text(book, 1), house_rules.text(book, {}, 1))
    chain = hashed(canonical([*map(tomllib.loads, begun)]))
    ids: dict[str, str] = {}
    for entry, numbers in _acts(book):
        ids |= _ids(entry, numbers)
        chain = hashed(_renamed(canonical([chain, *_content(entry, numbers)]), ids))
    return chain


def _ids(entry: Entry, numbers: dict[int, int]) -> Iterator[tuple[str, str]]:
    """Ids that contain the entry's number, each with the id that a script would make."""
    seq, number = f"#{entry.seq}", f"#{numbers[entry.seq]}"
    if seq != number:
        for subject in {e.subject for e in entry.effects if isinstance(e, Change)}:
            if subject.endswith(seq):
                yield subject, subject.removesuffix(seq) + number


def _renamed(text: str, ids: dict[str, str]) -> str:
    """The text with ids replaced, alone or at the end of the name of an account."""
    if not ids:
        return text
    new_ids = {
        canonical(one)[1:-1]: canonical(other)[1:-1] for one, other in ids.items()
    }
    whole = "|".join(map(re.escape, new_ids))
    return re.sub(f'(?:{whole})(?=["/\\\\])', lambda id_: new_ids[id_[0]], text)


def _content(entry: Entry, numbers: dict[int, int]) -> Iterator[object]:
    """All that makes up an act; other entries have their numbers in a script's file."""
    yield from (entry.kind, entry.turn, entry.phase)
    yield from (entry.remark, entry.ruling, entry.once)
    yield [throw[:4] for throw in entry.throws]
    yield [effect for effect in entry.effects if not _comments(effect)]
    if _named(entry):
        yield [numbers[seq] for seq in _named(entry) if seq in numbers]
    else:
        yield {key: value for key, value in entry.asked.items() if key != SAID}
        yield entry.outcome


def _comments(effect: Effect) -> bool:
    """Whether it is the text of a house-rules file, whose comments have no effect."""
    return isinstance(effect, Change) and effect.field == SHAPELESS


def _acts(book: Book) -> Iterator[tuple[Entry, dict[int, int]]]:
    """Each act that can be scripted, with the entries' numbers in a script's file."""
    numbers = {1: 1}
    for entry in entries.each(book):
        back = _named(entry)
        sayable = (
            any(seq in numbers for seq in back) if back else entry.kind not in UNSAID
        )
        if entry.seq > 1 and sayable:
            numbers[entry.seq] = len(numbers) + 1
            yield entry, numbers


def _named(entry: Entry) -> Sequence[int]:
    """The acts that it takes back or brings back."""
    return (*entry.undoes, *entry.redoes)


def _line(entry: Entry, numbers: dict[int, int]) -> Line:
    record = named(entry.kind)
    if entry.said is None or not isinstance(record, Act):
        raise Refused("rule", "log.unsaid", entry=entry.seq, kind=entry.kind)
    words = dict(entry.said.get("words", {}))
    for word in typed(record):
        if word.kind is NUMBERED and word.name in words:
            words[word.name] = _number(words[word.name], numbers)
        if word.kind is UNDER:  # an answer fits only the hash that it was sealed with
            words[word.name] = entry.asked[word.name]
    given = {
        **DOES,
        "remark": entry.remark,
        ONCE.name: entry.once,
        RULING.name: entry.ruling,
        CHOOSE.name: [f"{key}={one}" for key, one in entry.said.get("choices", ())],
        DICE.name: _dice(entry, numbers),
    }
    takes = {word.name for word in (*typed(record), *record.takes)}
    words |= {name: one for name, one in given.items() if one and name in takes}
    return Line(record, words)


def _number(seq: int, numbers: dict[int, int]) -> int:
    """The number of an entry in a script's file, or else of the last before it that has one."""
    return next((numbers[one] for one in range(seq, 0, -1) if one in numbers), seq)


def _dice(entry: Entry, numbers: dict[int, int]) -> str:
    """The faces, throw by throw; none where all are kept and come back by themselves.

    Those of a draft do not come back, because a script has no drafts.
    """
    if all(t.how == "kept" and t.origin in numbers for t in entry.throws):
        return ""
    return " | ".join(" ".join(map(str, throw.faces)) for throw in entry.throws)
