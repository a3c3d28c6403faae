"""The letters that stand for the most common acts at the prompt."""

from __future__ import annotations

from commands import shown
from ledger.grammar import games
from ledger.loading import load

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping


def letters(game: str | None) -> Mapping[str, str]:
    """The meaning of each letter; a game's own take precedence."""
    return {**shown.LETTERS, **(own(game) if game in games() else {})}


def own(game: str | None) -> Mapping[str, str]:
    """The letters of a game itself."""
    module = load(f"commands.shown.{game}")
    table: Mapping[str, str] = getattr(module, "LETTERS", {})
    return table
