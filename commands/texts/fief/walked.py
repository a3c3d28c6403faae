"""Words for a note of Fief: how far soldiers have walked."""

from __future__ import annotations

from commands.texts.effects import shown_place
from commands.texts.why import thing
from ledger.rules.fief.movement.walking import PARTS, WALKED

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from commands.texts import Words
    from ledger.state import State


def note(words: Words, field: str, walks: Any, state: State) -> str | None:  # noqa: ANN401 - any fact
    """The words for a note, None if it has none."""
    if field != WALKED or not walks:
        return None
    return ", ".join(_walk(words, note, state) for note in walks)


def _walk(words: Words, note: str, state: State) -> str:
    """How far some soldiers have walked in a turn."""
    turn, kind, steps, _, count, account = note.split(" ", PARTS - 1)
    return words.say(
        "turn {turn:plain}, {where}: {count} × {kind}, {steps} {steps:road|roads}",
        turn=int(turn),
        where=shown_place(words, account, state),
        count=int(count),
        kind=thing(words, kind),
        steps=int(steps),
    )
