"""The evening in which a kind of act is tried."""

from __future__ import annotations

from ledger.rules import games
from tests.laws.evening import Evening
from tests.laws.fief import FRESH, POSITION


def begun_for(kind: str, file: str) -> Evening:
    """A campaign of the game to which the kind of act belongs, or a free one."""
    word = kind.partition(" ")[0]
    game = word if word in games() else "free"
    position = POSITION if game == "fief" and kind not in FRESH else None
    return Evening(file, game=game, position=position)
