"""Names for territories: names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from commands.columns import Column, table

if TYPE_CHECKING:
    from commands.blocks import Block
    from commands.texts import Words


NAMES = (
    Column("name", "name"),
    Column("in a sentence", "in_sentence"),
    Column("with “of”", "of"),
)


def listed(result: dict[str, Any], words: Words, _: object) -> list[Block]:
    """The names, by themselves and in sentences."""
    return [table(NAMES, result["names"], words)]
