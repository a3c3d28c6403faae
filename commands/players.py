"""Players: list, add, rename, retire."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from commands.blocks import Cells, Table

if TYPE_CHECKING:
    from commands.blocks import Block
    from commands.texts import Words


def listed(result: dict[str, Any], words: Words, _: Any) -> list[Block]:
    """The players in seat order."""
    rows = tuple(
        Cells((str(seat), name)) for seat, name in enumerate(result["players"], 1)
    )
    return [Table((">" + words.say("seat"), words.say("player")), rows)]
