"""Writing to the journal: entries with all their rows."""

from __future__ import annotations

import time

from ledger import wire
from ledger.content import flaw
from ledger.effects import Transfer
from ledger.errors import Misuse

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ledger.journal import Entry
    from ledger.store.book import Book

ENTRY = (
    "INSERT INTO entry (seq, at, kind, turn, phase, cause, once, remark, ruling, asked,"
    " outcome, warnings, effects, throws, marks, format, prev, hash)"
    " VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)"
)
EFFECT = (
    "INSERT INTO effect (entry, n, what, amount, source, target, subject, field,"
    " before, after, rule, about) VALUES (?,?,?,?,?,?,?,?,?,?,?,?)"
)
THROW = (
    "INSERT INTO throw (entry, n, who, why, die, faces, how, origin)"
    " VALUES (?,?,?,?,?,?,?,?)"
)
MARK = "INSERT INTO mark (entry, act, undone) VALUES (?,?,?)"


def now() -> str:
    """The time of writing: the only clock of the program."""
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())


def append(book: Book, entry: Entry) -> tuple[int, str]:
    """Writes one entry inside the open transaction: its number and hash."""
    head = book.connection.execute(
        "SELECT seq, hash FROM entry ORDER BY seq DESC LIMIT 1"
    ).fetchone()
    seq, prev = (head[0] + 1, head[1]) if head else (1, wire.GENESIS)
    marks = [(act, 1) for act in entry.undoes] + [(act, 0) for act in entry.redoes]
    parts = (
        [_effect(effect) for effect in entry.effects],
        [(*t[:3], " ".join(map(str, t.faces)), *t[4:]) for t in entry.throws],
        sorted(marks),
    )
    head_columns = (
        seq,
        entry.at or now(),
        entry.kind,
        entry.turn,
        entry.phase,
        entry.cause,
        entry.once,
        entry.remark,
        entry.ruling,
        wire.canonical(entry.asked),
        wire.canonical(entry.outcome),
        wire.canonical(entry.warnings),
    )
    return seq, insert(book, head_columns, parts, prev)


def insert(
    book: Book,
    columns: Sequence[Any],
    parts: tuple[Sequence[Any], Sequence[Any], Sequence[Any]],
    prev: str,
) -> str:
    """Writes the rows of one entry unchanged, and returns its hash."""
    effects, throws, marks = parts
    wrong = flaw(columns, effects, throws)
    if wrong:
        raise Misuse("usage", "entry.content", part=wrong)
    execute, seq = book.connection.execute, columns[0]
    text = wire.linked(prev, (*columns, wire.ENTRY_FORMAT, *parts))
    hashed = wire.hashed(text)
    if book.added is not None:
        book.added.append((seq, hashed, text))
    counts = len(effects), len(throws), len(marks)
    book.allow(1 + sum(counts), len(marks))
    execute(ENTRY, (*columns, *counts, wire.ENTRY_FORMAT, prev, hashed))
    for n, effect in enumerate(effects, 1):
        execute(EFFECT, (seq, n, *effect))
    for n, throw in enumerate(throws, 1):
        execute(THROW, (seq, n, *throw))
    for mark in marks:
        execute(MARK, (seq, *mark))
    return hashed


def _effect(effect: Any) -> tuple[Any, ...]:
    if isinstance(effect, Transfer):
        return (*effect[:4], None, None, None, None, *effect.because)
    return (
        *(None, None, None, None, effect.subject, effect.field),
        wire.stored(effect.before),
        wire.stored(effect.after),
        *effect.because,
    )
