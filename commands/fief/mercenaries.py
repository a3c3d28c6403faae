"""Mercenaries at the start of the purchases: who is kept, and who bids for the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from commands.blocks import Cells, Table
from commands.history import act_screen

if TYPE_CHECKING:
    from commands.blocks import Block
    from commands.texts import Words


def screen(result: dict[str, Any], words: Words, answer: Any) -> list[Block]:
    """Who wins; all bids lie open now."""
    second = any(bid["again"] is not None for bid in result["bids"])
    heads = ["", ">" + words.say("bid"), ">" + words.say("second bid")]
    rows = []
    for bid in result["bids"]:
        cells = [bid["player"], words.number(bid["bid"])]
        cells.append("" if bid["again"] is None else words.number(bid["again"]))
        rows.append(Cells(tuple(cells if second else cells[:2])))
    blocks: list[Block] = [*act_screen(result, words, answer)]
    return [*blocks, Table(tuple(heads if second else heads[:2]), tuple(rows))]
