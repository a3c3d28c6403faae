"""Reference cards as the tests read them."""

from __future__ import annotations

from tests.face import ask


def card_of(game, *words):
    """The single card of this call."""
    (card,) = ask("rules", "card", *words, "--game", game)["cards"]
    return card


def text_of(card):
    """All texts of a card, including labels and cells."""
    found = []
    for block in card["blocks"]:
        found += [block.get("label") or "", block.get("text") or ""]
        found += [cell for row in block.get("rows", ()) for cell in row]
    return " ".join(found)


def row(card, table, at):
    """One row of one of a card's tables."""
    (found,) = (b for b in card["blocks"] if b.get("name") == table)
    return found["rows"][at]
