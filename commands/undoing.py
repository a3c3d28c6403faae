"""Acts taken back and brought back: which they are, and what touches the same."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from commands.blocks import Line
from commands.closing import secrets_of
from commands.history import act_screen
from commands.texts import telling
from ledger.acting.history import MOST_SHOWN, touched
from ledger.store import entries

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from commands.blocks import Block
    from commands.call import Call, Result
    from commands.texts import Words
    from ledger.acting.answer import Answer
    from ledger.journal import Entry
    from ledger.shapes.journal import Act, Redone, Undone
    from ledger.state import State


def carried_out(call: Call, **said: Any) -> Result:
    """An undo or a redo, with its acts in words and those that touch the same."""
    from commands.asking import at_desk
    from ledger.loading import load

    call.args = said
    result, number, warnings, answer = at_desk(call, load(call.record.use))
    entry = answer.entry
    if entry is None:
        return result, number, warnings, answer
    book, state = call.book(), answer.state
    acts = entries.by_number(book, sorted(entry.undoes or entry.redoes))
    later = touched(book, acts, entry.seq or None)
    told = {
        "acts": _told(call, acts, state),
        "later": _told(call, later, state),
    }
    return {**result, **told}, number, warnings, answer


def _told(call: Call, acts: Iterable[Entry], state: State) -> list[Act]:
    veil, words = secrets_of(call).veil, call.words
    return [
        {
            "seq": act.seq,
            "kind": act.kind,
            "text": telling.sentence(words, veil(act), state),
        }
        for act in acts
    ]


def screen(result: Undone | Redone, words: Words, answer: Answer) -> list[Block]:
    """That it is done, and below it what it was, and what stays."""
    return [*act_screen(result, words, answer), *_acts(result, words)]


def _acts(result: Undone | Redone, words: Words) -> Iterator[Block]:
    acts, later = result.get("acts", []), result.get("later", [])
    for act in acts[-MOST_SHOWN:]:
        yield Line(f"  [{act['seq']}] {act['text']}")
    if len(acts) > MOST_SHOWN:
        yield words.line(
            "  and {count} more before", "hint", count=len(acts) - MOST_SHOWN
        )
    for act in later:
        yield words.line("  later: [{seq:plain}] {text}", "hint", **act)
