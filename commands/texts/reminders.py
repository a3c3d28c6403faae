"""What the table must not forget, in words."""

from __future__ import annotations

from commands.errands import command
from commands.faces import face_of
from commands.sealed_errands import ERRANDS as SEALED
from commands.texts import registry
from commands.worded import worded

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from commands.texts import Words


def reminded(words: Words, due: Mapping[str, Any]) -> str:
    """Something that is due, in a sentence of its game, with its command."""
    sentence, typed = parted(words, due)
    return f"{sentence} – {typed}" if typed else sentence


def parted(words: Words, due: Mapping[str, Any]) -> tuple[str, str]:
    """The sentence, and the command; "" if there is nothing to type."""
    if due["code"] in SEALED:
        from commands.texts.sealed import DUE
        from commands.texts.sealing import put_into_words

        text = words.say(DUE[due["code"]], **{**due, **put_into_words(words, due)})
        line = command(due, words.played)
        return text, f"`{worded(words, line)}`" if line else ""
    game = registry.whose("DUE", due["code"], words.played)
    typed = command(due, game)
    sentence = face_of(game).reminded(words, {**due})
    return sentence, f"`{worded(words, typed)}`" if typed else ""
