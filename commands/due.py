"""What the table must not forget, as lines of a screen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from commands.blocks import paragraph
from commands.texts.reminders import reminded

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from commands.blocks import Block, Line
    from commands.texts import Words


def reminders(
    result: Mapping[str, Any], words: Words, *, inside: int = 0
) -> Iterator[Line]:
    """What is due, a sentence each."""
    for due in result.get("due", ()):
        yield from paragraph(f"→ {reminded(words, due)}", "hint", inside=inside)


def standing(
    result: Mapping[str, Any], words: Words, blocks: list[Block]
) -> list[Block]:
    """How a campaign stands, and what is due."""
    return [*blocks, *reminders(result, words)]
