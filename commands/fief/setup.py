"""Before the first turn: who chooses first, and who settles where."""

from __future__ import annotations

from commands.columns import Column, faces, figure, table
from commands.history import below_act

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from commands.blocks import Block
    from commands.texts import Words
    from ledger.shapes.fief.board import Order, Settling


THROWS = (
    Column("player", "player"),
    Column("dice", "faces", faces),
    figure("total", "total"),
)


@below_act()
def rolled(result: Order, words: Words, _: object) -> list[Block]:
    """Every roll, and the order that follows from it."""
    return [table(THROWS, result.get("throws", ()), words)]


@below_act()
def settled(result: Settling, words: Words, _: object) -> Iterator[Block]:
    """Who settled where, and who chooses next."""
    if result.get("next"):
        yield words.line(
            "{name:subject} {name:chooses|choose} next", "hint", name=result["next"]
        )
