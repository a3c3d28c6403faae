"""The screens of a regatta."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from commands.columns import Column, figure, table

if TYPE_CHECKING:
    from commands.blocks import Block
    from commands.texts import Words

BOATS = (Column("boat", "boat"), Column("player", "player"), figure("miles", "miles"))


def standings(result: dict[str, Any], words: Words, _: Any) -> list[Block]:
    """The boats, the farthest first."""
    return [table(BOATS, result["boats"], words)]
