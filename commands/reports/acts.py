"""One act of the chronicle: its sentence, its dice, what was remarked on it."""

from __future__ import annotations

from commands.reports.document import ActLine
from commands.texts import report as texts
from commands.texts import telling
from ledger.reading.log import thrown

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from commands.texts import Words
    from ledger.journal import Entry
    from ledger.state import State


def told(words: Words, act: Entry, state: State) -> ActLine:
    """An act as the report and the page tell it."""
    text = telling.sentence(words, act, state)
    throws = (thrown(throw, state) for throw in act.throws)
    notes = [_thrown(words, throw, act.mends) for throw in throws]
    if act.ruling:
        notes.append(words.say(texts.RULED, text=act.ruling))
    if act.remark and act.remark not in text:
        notes.append(words.say(texts.REMARK, text=act.remark))
    if act.undone_by:
        notes.append(words.say(texts.UNDONE, entry=act.undone_by))
    return ActLine(act.seq, text, tuple(notes), gone=bool(act.undone_by))


def _thrown(words: Words, throw: dict[str, Any], mends: int | None) -> str:
    """Who rolled what for what, and how, unless the dice were simply typed."""
    who, why, die, faces, how = words.throw(throw)
    what_for = f"{who}, {why}" if who else why
    retyped = mends is not None and throw["from"] == mends
    by_hand = throw["how"] == "typed" and not retyped
    dice = die if by_hand else f"{die}, {how}"
    return f"{what_for}{words.colon}{faces} ({dice})"
