"""The words of each game, loaded when somebody speaks of that game.

A game's room is its module `gathered`: the same names in each (`ACTS`, `THROWS`, ...), each
with texts by key. What every game says stands in `commands.texts.acts`. Its module
`vocabulary` has the words that people type, `refusing` what is said when something is
refused. A game that has no folder here has no words of its own.
"""

from __future__ import annotations

import os
from importlib import import_module

from commands.texts import acts
from ledger import rules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from types import ModuleType
    from typing import Any

HERE = os.path.dirname(__file__)
GAMES = tuple(game for game in rules.GAMES if os.path.isdir(os.path.join(HERE, game)))


def text_of(sort: str, key: str, game: str | None) -> str | None:
    """The text for a key of this sort; one key may say two things in two games.

    `game`: the one that is played. What its room does not know is said by the room that
    every game shares, by the game that the key names, or else by any.
    """
    for room in _rooms(key, game):
        found: str | None = getattr(room, sort, {}).get(key)
        if found is not None:
            return found
    return None


def every(sort: str, games: Iterable[str] = GAMES) -> dict[str, str]:
    """All texts of a sort in these games, with those that every game shares."""
    found: dict[str, str] = {}
    for room in (acts, *(room_of(game) for game in games if game in GAMES)):
        found |= getattr(room, sort, {})
    return found


def room_of(game: str) -> ModuleType:
    """The words of a game that others look up by key."""
    return import_module(f"commands.texts.{game}.gathered")


def gathered(module: str, sort: str) -> dict[str, Any]:
    """What one module in each game's room says of a sort, of all games together."""
    found: dict[str, Any] = {}
    for room in each(module):
        found |= getattr(room, sort, {})
    return found


def each(module: str) -> Iterator[ModuleType]:
    """The module of this name in each game's room."""
    return (import_module(f"commands.texts.{game}.{module}") for game in GAMES)


def named(key: str) -> str | None:
    """The game that a key begins with ("fief buy", "mass.volley.ten")."""
    word = key.partition(" ")[0].partition(".")[0]
    return word if word in GAMES else None


def _rooms(key: str, game: str | None) -> Iterator[ModuleType]:
    """The rooms in which a key may be known, the likeliest first."""
    if game in GAMES:
        yield room_of(game)
    yield acts
    own = named(key)
    for one in (own,) if own else GAMES:
        if one != game:
            yield room_of(one)
