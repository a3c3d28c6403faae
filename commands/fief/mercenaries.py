"""Mercenaries at the start of the purchases: who is kept, and who bids for the rest."""

from __future__ import annotations

from commands.columns import Column, count, figure, table
from commands.history import below_act

TYPE_CHECKING = False
if TYPE_CHECKING:
    from commands.blocks import Block
    from commands.texts import Words
    from ledger.shapes.fief.treasury import Auctioned


BIDS = (
    Column("", "player"),
    figure("bid", "bid"),
    figure("second bid", "again", count, spare=True),
)


@below_act()
def screen(result: Auctioned, words: Words, _: object) -> list[Block]:
    """All bids, which are now open, and who wins."""
    return [table(BIDS, result["bids"], words)]
