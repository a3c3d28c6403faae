"""The games: one folder each, of pure functions over one state."""

from __future__ import annotations

import os
from importlib import import_module

from ledger.errors import Misuse

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.rules.game import Game

HERE = os.path.dirname(__file__)
SHARED = "common"  # the room of all games
GAMES = tuple(
    sorted(
        one
        for one in os.listdir(HERE)
        if one != SHARED and os.path.exists(os.path.join(HERE, one, "__init__.py"))
    )
)


def game_named(name: str) -> Game:
    """The game of this name."""
    if name not in GAMES:
        raise Misuse("usage", "game.unknown", game=name, games=list(GAMES))
    found: Game = import_module(f"ledger.rules.{name}").GAME
    return found
