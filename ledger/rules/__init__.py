"""The games: one folder each, of pure functions over one state."""

from __future__ import annotations

from ledger.errors import Misuse
from ledger.loading import load
from ledger.registering import folders

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.rules.game import Game

SHARED = "common"  # the room of all games


def games() -> tuple[str, ...]:
    """All games: the folders that are there."""
    return tuple(sorted(one for one in folders(__path__) if one != SHARED))


def folder(room: str) -> str:
    """Where the rules of a game lie, or those of all games, with their tables."""
    return folders(__path__)[room]


def game_named(name: str) -> Game:
    """The game of this name."""
    if name not in games():
        raise Misuse("usage", "game.unknown", game=name, games=list(games()))
    game: Game = load(f"{__name__}.{name}:GAME")
    return game
