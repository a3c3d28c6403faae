"""The games: one folder each, with pure functions on a state."""

from __future__ import annotations

from ledger.errors import Misuse
from ledger.loading import load
from ledger.registering import folders

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.rules.game import Game

SHARED = "common"  # the folder shared by all games


def games() -> tuple[str, ...]:
    """All games, each of which has a folder."""
    return tuple(sorted(one for one in folders(__path__) if one != SHARED))


def folder(room: str) -> str:
    """The folder with the rules and tables of a game, or of all games."""
    return folders(__path__)[room]


def game_named(name: str) -> Game:
    """The game with this name."""
    if name == SHARED or name not in folders(__path__):
        raise Misuse("usage", "game.unknown", game=name, games=list(games()))
    game: Game = load(f"{__name__}.{name}:GAME")
    return game
