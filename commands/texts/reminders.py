"""What the table must not forget, in words."""

from __future__ import annotations

from commands.faces import face_of
from commands.texts import rooms

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from commands.texts import Words


def reminded(words: Words, due: dict[str, Any]) -> str:
    """One thing that is due, in a sentence of the game whose code it has."""
    return face_of(rooms.whose("DUE", due["code"], words.played)).reminded(words, due)
