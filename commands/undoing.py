"""Undo and redo: the acts concerned, and later acts that touch the same things."""

from __future__ import annotations

import sys

from commands.blocks import Line, paragraph
from commands.closing import secrets_of
from commands.history import act_screen
from commands.shown import shown
from commands.texts import telling
from ledger.acting import UNDOING
from ledger.acting.history import MOST_SHOWN, touched
from ledger.errors import Interrupted
from ledger.loading import load
from ledger.questions import ChoiceQuestion, Missing
from ledger.reading.log import thrown
from ledger.store import entries

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from typing import Any

    from commands.blocks import Block
    from commands.call import Call, Result
    from commands.texts import Words
    from ledger.acting.answer import Answer
    from ledger.acting.recorder import Recorder
    from ledger.journal import Entry
    from ledger.shapes.journal import Act, Redone, Undone
    from ledger.state import State


def carried_out(call: Call, **args: Any) -> Result:
    """Carries out an undo or a redo; returns its acts and those that touch the same."""
    from commands.execution import at_desk

    call.args = args
    if args.get("retype") and call.asks and not _besides(call):
        return retyped(call, args["act"])
    result, number, warnings, answer = at_desk(call, load(call.record.use))
    entry = answer.entry
    if entry is None:
        return result, number, warnings, answer
    book, state = call.book(), answer.state
    acts = entries.by_number(book, sorted(entry.undoes or entry.redoes))
    later = touched(book, acts, entry.seq or None)
    facts = {
        "acts": _act_rows(call, acts, state),
        "later": _act_rows(call, later, state),
    }
    return {**result, **facts}, number, warnings, answer


def _besides(call: Call) -> bool:
    """Whether there are options that do not go with retyping."""
    return bool(call.args["to"] or call.common.get("dry_run"))


def retyped(call: Call, act: int | None) -> Result:
    """Does an act again with one throw typed again, asking which, if need be."""
    from commands.execution import recorder_of, settled
    from ledger.acting.retyping import mendable, retypable, retyping

    recorder = recorder_of(call)
    entry = retypable(recorder.campaign, act)
    places = mendable(recorder.campaign, entry)
    at = places[0] if len(places) == 1 else _which(call, recorder, entry, places)
    return settled(call, *retyping(recorder, entry, at))


def _which(call: Call, recorder: Recorder, entry: Entry, places: list[int]) -> int:
    """Asks which of several throws was mistyped, proposing the last."""
    from commands.interview import Interview

    state, words = recorder.state(), call.words
    interview = Interview(
        call.path, words, recorder.replies.throw, lambda: secrets_of(call)
    )
    throws: list[str] = []
    for at in places:
        who, why, die, faces, _ = words.throw(thrown(entry.throws[at], state))
        one = f"{' · '.join(filter(None, (who, why, die)))}{words.colon}{faces}"
        same = sum(other.partition(" (")[0] == one for other in throws)
        throws.append(f"{one} ({same + 1})" if same else one)
    question = ChoiceQuestion("retype", tuple(throws), throws[-1])
    try:
        answer = interview.answer(Missing(question), state)
    except (EOFError, KeyboardInterrupt):
        print(file=sys.stderr)
        raise Interrupted("interrupted", draft=None) from None
    return places[throws.index(answer[1])]


def _act_rows(call: Call, acts: Iterable[Entry], state: State) -> list[Act]:
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
    """The sentence, and below it the acts concerned and the later ones that stay."""
    entry = answer.entry
    if entry and entry.kind not in UNDOING:  # the act was done again
        blocks: list[Block] = load(shown(entry.kind).screen)(result, words, answer)
        sentence = telling.sentence(words, entry, answer.state)
        if not any(isinstance(one, Line) and sentence in one.text for one in blocks):
            blocks.append(Line(telling.retyped(words, entry), "hint"))
        return blocks
    return [*act_screen(result, words, answer), *_acts(result, words)]


def _acts(result: Undone | Redone, words: Words) -> Iterator[Block]:
    acts, later = result.get("acts", []), result.get("later", [])
    for act in acts[-MOST_SHOWN:]:
        yield from paragraph(f"[{act['seq']}] {act['text']}", inside=2)
    if len(acts) > MOST_SHOWN:
        yield words.line(
            "  and {count} more before", "hint", count=len(acts) - MOST_SHOWN
        )
    for act in later:
        text = words.say("later: [{seq:plain}] {text}", **act)
        yield from paragraph(text, "hint", inside=2)
