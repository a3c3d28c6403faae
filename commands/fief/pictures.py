"""The pictures in reports of Fief: the families, and their luck."""

from __future__ import annotations

from functools import partial

from commands.blocks import Line
from commands.columns import Column, figure, out_of_100, table
from commands.fief.tree_svg import drawn
from commands.pictures.shares import shares
from commands.pictures.text_charts import bar
from commands.reports.battles import plain
from commands.reports.document import Picture
from commands.reports.figures import barred
from commands.texts import report as texts

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from commands.blocks import Block
    from commands.reports.document import Part
    from commands.texts import Words
    from ledger.shapes.fief.families import Tree

ROOM = 40  # characters of a full bar on a terminal
LUCK = (Column("family"), figure("out of 100", how=out_of_100))


def families(blocks: list[Block], result: Tree, words: Words) -> list[Part]:
    """The families as a picture; a terminal shows them as lines."""
    title, *lines = (block for block in blocks if isinstance(block, Line))
    return [
        Picture("tree", title.text, lambda: drawn(result, words), None, tuple(lines))
    ]


def luck(blocks: list[Block], result: dict[str, Any], words: Words) -> list[Part]:
    """A picture of how the dice of each family fell; nothing if none were rolled."""
    families = [one for one in result["families"] if one["percentile"] is not None]
    if not families:
        return []
    title = words.say(texts.LUCK)
    rows = [(one["player"], one["percentile"]) for one in families]
    picture = barred(
        "luck",
        title,
        partial(shares, title, rows, words.say("out of 100"), words),
        table(LUCK, rows, words, words.say(texts.FIGURES)),
        (bar(round(share * 100), 100, ROOM) for _, share in rows),
    )
    return [picture, *plain(blocks)]
