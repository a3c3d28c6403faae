"""The tables in which dice are looked up, as cells of text."""

from __future__ import annotations

from ledger.reading.cards import cards, games

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from typing import Any

    from commands.texts import Words
    from ledger.state import State


def of_cards(state: State, words: Words) -> Mapping[str, dict[str, Any]]:
    """The tables of a game by name, taken from its reference cards."""
    if state.game not in games():
        return {}
    from commands.texts.cards import in_full

    spoken = (in_full(card, words) for card in cards(state).values())
    return {
        block["name"]: {"title": card["title"], **block}
        for card in spoken
        for block in card["blocks"]
        if block["kind"] == "table"
    }


def table(
    title: str, heads: Sequence[str], rows: Iterable[Sequence[str]]
) -> dict[str, Any]:
    """A table that is on no card."""
    return {
        "title": title,
        "heads": list(heads),
        "numbers": [False] * len(heads),
        "rows": [list(row) for row in rows],
    }
