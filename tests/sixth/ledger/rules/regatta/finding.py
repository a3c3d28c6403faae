"""Finds what the words of a regatta mean."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ledger.state import State


def boat(state: State, word: str, _before: Mapping[str, Any]) -> str:
    """A boat."""
    return state.find("boat", word)
