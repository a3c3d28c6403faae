"""Turns the words of a command into the ids of players, territories and purses.

Each function takes the state, the word, and the meanings of the words before it.
"""

from __future__ import annotations

from ledger.naming import clean_text, find, folded, near, unknown_name
from ledger.state import BANK

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from ledger.state import State

    Before = Mapping[str, Any]

NOTHING: Before = {}
BANK_WORDS = frozenset({"bank", "banque"})


def own_words(_state: State, word: str, _before: Before = NOTHING) -> str:
    """The players' own words, on one line; an empty text stays as it is."""
    return clean_text(word) if word else word


def player(state: State, word: str, _before: Before = NOTHING) -> str:
    """A player, in play or retired."""
    return state.find("player", word)


def territory(state: State, word: str, _before: Before = NOTHING) -> str:
    """A territory."""
    return state.find("territory", word)


def somebody(state: State, word: str, _before: Before = NOTHING) -> str:
    """A player, a side or a hero."""
    return find(
        "player",
        word,
        {
            subject: name
            for kind in ("player", "side", "hero")
            for subject, name in state.named(kind).items()
        },
    )


def phase(state: State, word: str, _before: Before = NOTHING) -> str:
    """A phase; where the game has none, any word."""
    from ledger.rules import game_named

    phases = game_named(state.game).phases(state)
    if not phases:
        return clean_text(word)
    if word not in phases:
        raise unknown_name("phase", word, near(word, phases), known=list(phases))
    return word


def purse(state: State, word: str, _before: Before = NOTHING) -> str:
    """The account that a word means: a player's, or the bank's."""
    return BANK if folded(word) in BANK_WORDS else state.find("player", word)
