"""What the page and a replay show of one moment, from answers to questions."""

from __future__ import annotations

import re

from commands.blocks import Cells, Columns, Line, Table
from commands.reports.battles import plain
from commands.texts.reminders import parted

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from typing import Any

    from commands.blocks import Block
    from commands.reports.document import Part
    from commands.texts import Words


def glimpsed(status: dict[str, Any], words: Words) -> Iterator[Part]:
    """The turn, what is due, and a line for each player or side."""
    glance = words.face.glance(status, words)
    yield Line(glance.heading, "heading")
    for due in status.get("due", ()):
        yield Line(f"→ {parted(words, due)[0]}")
    if isinstance(glance.people, Columns):
        rows = (Cells((*row, ", ".join(more))) for row, more in glance.people.rows)
        yield Table(tuple(glance.people.heads), tuple(rows))
    else:
        yield from (Line(line) for line in glance.people)
    for text in glance.besides:
        yield Line(" · ".join(map(loosened, text.split(" · "))), "hint")


def filled(blocks: Iterable[Block]) -> Iterator[Part]:
    """The screen of a question; nothing where its tables have nothing to show."""
    made = [
        one._replace(rows=tuple(one.rows)) if isinstance(one, Table) else one
        for one in blocks
    ]
    if any(isinstance(one, Table) and one.rows for one in made):
        yield from plain(made)


def loosened(text: str) -> str:
    """A text that may be broken between its words, which a terminal keeps together."""
    return re.sub("(?<=[\\w.])\N{NO-BREAK SPACE}(?=\\w)", " ", text)
