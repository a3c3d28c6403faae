"""Names for territories: names."""

from __future__ import annotations

from commands.columns import Column, table

TYPE_CHECKING = False
if TYPE_CHECKING:
    from commands.blocks import Block
    from commands.texts import Words
    from ledger.shapes.table import Names


NAMES = (
    Column("name", "name"),
    Column("in a sentence", "in_sentence"),
    Column("with “of”", "of"),
)


def listed(result: Names, words: Words, _: object) -> list[Block]:
    """The names, alone and in sentences."""
    return [table(NAMES, result["names"], words)]
