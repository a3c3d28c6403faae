"""Reminders of what the table must not forget, as lines of a screen."""

from __future__ import annotations

from commands.blocks import paragraph
from commands.texts.reminders import parted

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from typing import Any

    from commands.blocks import Block, Line
    from commands.texts import Words


def reminders(
    result: Mapping[str, Any], words: Words, *, inside: int = 0
) -> Iterator[Line]:
    """All that is due, each in a sentence."""
    for due in result.get("due", ()):
        yield from reminder(due, words, inside=inside)


def reminder(
    due: Mapping[str, Any], words: Words, *, inside: int = 0
) -> Iterator[Line]:
    """One thing that is due; its command has its own line if it would be broken."""
    text, typed = parted(words, due)
    whole = paragraph(f"→ {text} – {typed}" if typed else f"→ {text}", inside=inside)
    apart = [
        *paragraph(f"→ {text}", inside=inside),
        *paragraph(typed, inside=inside + 2),
    ]
    for line in apart if typed and len(whole) > 1 else whole:
        yield line._replace(style="hint")


def status_lines(
    result: Mapping[str, Any], words: Words, blocks: list[Block]
) -> list[Block]:
    """The blocks of a status, followed by what is due."""
    return [*blocks, *reminders(result, words)]
