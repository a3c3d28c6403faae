"""Cards as a document with a section for each, from which every form is made."""

from __future__ import annotations

from commands.blocks import Cells, Line, Table
from commands.reports.document import Document, Labelled, Section
from commands.texts.cards import numbered

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import Any

    from commands.reports.document import Part
    from commands.texts import Words


def document(cards: Sequence[dict[str, Any]], words: Words) -> Document:
    """The cards one below the other."""
    games = dict.fromkeys(words.game(card["game"]) for card in cards)
    return Document(
        words.lang,
        words.say("Reference cards"),
        " · ".join(game[:1].upper() + game[1:] for game in games),
        tuple(_section(card, words) for card in cards),
        style="cards",
    )


def _section(card: dict[str, Any], words: Words) -> Section:
    rules = numbered(card["rules"])
    return Section(
        "card",
        card["title"],
        tuple(_parts(card, words)),
        about=card["when"],
        foot=f"{words.say('rules')}{words.colon}{rules}" if rules else "",
    )


def _parts(card: dict[str, Any], words: Words) -> Iterator[Part]:
    for block in card["blocks"]:
        if block["kind"] == "head":
            yield Line(block["text"], "heading")
        elif block["kind"] == "table":
            yield table(block)
        elif block["label"]:
            label = f"{block['label']}{words.colon}".strip()
            yield Labelled(label, block["text"])
        else:
            yield Line(block["text"])


def table(block: dict[str, Any]) -> Table:
    """A table whose columns of numbers are aligned to the right."""
    heads = (
        f">{head}" if number else head
        for head, number in zip(block["heads"], block["numbers"], strict=True)
    )
    rows = tuple(Cells(tuple(row)) for row in block["rows"])
    return Table(tuple(heads), rows, block.get("title", ""))
