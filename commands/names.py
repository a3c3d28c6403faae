"""Names for territories: names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from commands.blocks import Cells, Table

if TYPE_CHECKING:
    from commands.blocks import Block
    from commands.texts import Words


def listed(result: dict[str, Any], words: Words, _: Any) -> list[Block]:
    """The names, by themselves and in sentences."""
    rows = tuple(
        Cells((name["name"], name["in_sentence"], name["of"]))
        for name in result["names"]
    )
    heads = (words.say("name"), words.say("in a sentence"), words.say("with “of”"))
    return [Table(heads, rows)]
