"""Screens of the reference cards."""

from __future__ import annotations

from commands.blocks import Line
from commands.cards.text import pages
from commands.columns import Column, table
from commands.texts.cards import called
from commands.texts.typed import typed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from commands.blocks import Block
    from commands.texts import Words
    from ledger.shapes.rules import Cards, CardsShown


CARDS = (
    Column("reference card", "called"),
    Column("when", "when"),
    Column("title", "title"),
)


def listed(result: Cards, words: Words, _: object) -> list[Block]:
    """The cards, each with the moment at which it is needed."""
    cards = result["cards"]
    if not cards:
        return [words.line("(nothing)", "hint")]
    rows = [
        {**card, "called": called(card["id"], card["game"], words.lang)}
        for card in cards
    ]
    first = called(cards[0]["id"], cards[0]["game"], words.lang)
    hint = words.line("`rules card {card}` shows a card", "hint", card=typed(first))
    return [table(CARDS, rows, words), hint]


def shown(result: CardsShown, words: Words, _: object) -> list[Block]:
    """The cards page by page, or the document made of them, or the name of its file."""
    if "file" in result:
        return [words.line("{file}: {bytes} bytes", **result)]
    if "document" in result:
        return [
            Line(line) for line in result["document"].removesuffix("\n").split("\n")
        ]
    blocks: list[Block] = []
    for card in result["cards"]:
        for page in pages(card, words):
            blocks += [Line(""), *page] if blocks else page
    return blocks
