"""What the words of a battle mean: the ids of sides and heroes, the level of walls."""

from __future__ import annotations

from ledger.rules.mass.numbers import level_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from ledger.state import State

    Before = Mapping[str, Any]


def side(state: State, word: str, _before: Before) -> str:
    """A side of the battle."""
    return state.find("side", word)


def hero(state: State, word: str, _before: Before) -> str:
    """A hero who fights in it."""
    return state.find("hero", word)


def walls(state: State, word: str, _before: Before) -> int:
    """The level of a fortification: a number, or one that the house rules name."""
    return level_of(state, word)
