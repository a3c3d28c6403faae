"""Players: list, add, rename, retire."""

from __future__ import annotations

from commands.columns import Column, bare, figure, table

TYPE_CHECKING = False
if TYPE_CHECKING:
    from commands.blocks import Block
    from commands.texts import Words
    from ledger.shapes.table import Players


PLAYERS = (figure("seat", how=bare), Column("player"))


def listed(result: Players, words: Words, _: object) -> list[Block]:
    """The players in the order of their seats."""
    return [table(PLAYERS, enumerate(result["players"], 1), words)]
