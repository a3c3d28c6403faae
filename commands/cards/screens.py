"""Screens of the reference cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from commands.blocks import Break, Cells, Line, Table
from commands.cards.text import pages

if TYPE_CHECKING:
    from commands.blocks import Block
    from commands.texts import Words


def listed(result: dict[str, Any], words: Words, _: Any) -> list[Block]:
    """The cards, each with the moment at which it is needed."""
    cards = result["cards"]
    if not cards:
        return [Line(words.say("(nothing)"), "hint")]
    heads = (words.say("reference card"), words.say("when"), words.say("title"))
    rows = tuple(Cells((card["id"], card["when"], card["title"])) for card in cards)
    hint = words.say("`rules card {card}` shows a card", card=cards[0]["id"])
    return [Table(heads, rows), Line(hint, "hint")]


def shown(result: dict[str, Any], words: Words, _: Any) -> list[Block]:
    """The cards page by page, the document made of them, or its file's name."""
    if "file" in result:
        return [Line(words.say("{file}: {bytes} bytes", **result))]
    if "document" in result:
        return [
            Line(line) for line in result["document"].removesuffix("\n").split("\n")
        ]
    turn = Break(words.say("– Enter: the next page, q: no more –"))
    blocks: list[Block] = []
    for card in result["cards"]:
        for page in pages(card, words):
            blocks += [turn, *page] if blocks else page
    return blocks
