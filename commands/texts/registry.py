"""Finds the words of each game, which are loaded when somebody speaks of that game.

Each game has a module `gathered` with the same names in each (`ACTS`, `THROWS`, ...), of
texts by key; a module `vocabulary` with the words that people type, and `refusing` with
what refusals say. The modules of `SHARED` hold what every game says. A game may lack any.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module

from ledger import rules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping
    from types import ModuleType
    from typing import Any

GATHERED = "gathered"
SHARED = {
    GATHERED: "commands.texts.acts",
    "refusing": "commands.texts.refusals",
    "vocabulary": "commands.texts.vocabulary",
}


def text_of(sort: str, key: str, game: str | None) -> str | None:
    """The text for a key of this sort; one key may say two things in two games.

    `game`: the one that is played. What its module does not know is looked up in the module
    that every game shares, in that of the game that the key names, or else in any.
    """
    text: str | None = first(GATHERED, sort, key, game)
    return text


def first(module: str, sort: str, key: str, game: str | None) -> Any:
    """What the likeliest of the modules that know a key says of it."""
    for texts in _likeliest(module, key, game):
        text = getattr(texts, sort, {}).get(key)
        if text is not None:
            return text
    return None


def table(sort: str, game: str | None) -> Mapping[str, Any]:
    """All texts of a sort that a game has of its own."""
    texts = module_of(game) if game in rules.games() else None
    texts_of: Mapping[str, Any] = getattr(texts, sort, {})
    return texts_of


def phrase(key: str, value: str, game: str | None) -> str | None:
    """The text for a code in the fact of this name, when something is refused."""
    for texts in _likeliest("refusing", key, game):
        text: str | None = getattr(texts, "PHRASED", {}).get(key, {}).get(value)
        if text is not None:
            return text
    return None


def whose(sort: str, key: str, game: str | None) -> str | None:
    """The game whose key of this sort it is: the one that is played, or else another."""
    own = sorted(rules.games(), key=lambda one: one != game)
    return next((o for o in own if key in getattr(module_of(o), sort, {})), None)


def every(
    sort: str, games: Iterable[str] | None = None, module: str = GATHERED
) -> dict[str, Any]:
    """All texts of a sort in these games, with those that every game shares."""
    gathered: dict[str, Any] = {}
    own = (module_of(game, module) for game in games or rules.games())
    for texts in (_shared(module), *own):
        gathered |= getattr(texts, sort, {})
    return gathered


@cache
def module_of(game: str, module: str = GATHERED) -> ModuleType | None:
    """A module of a game's words; None where it has no such words."""
    name = f"commands.texts.{game}.{module}"
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name and (name == error.name or name.startswith(f"{error.name}.")):
            return None
        raise


def each(module: str) -> Iterator[ModuleType]:
    """The modules of this name, of all games that have one."""
    return filter(None, (module_of(game, module) for game in rules.games()))


def named(key: str) -> str | None:
    """The game that a key begins with ("fief buy", "mass.volley.ten")."""
    word = key.partition(" ")[0].partition(".")[0]
    return word if word in rules.games() else None


def _shared(module: str) -> ModuleType | None:
    return import_module(SHARED[module]) if module in SHARED else None


def _likeliest(module: str, key: str, game: str | None) -> Iterator[ModuleType | None]:
    """The modules in which a key may be known, the likeliest first."""
    if game in rules.games():
        yield module_of(game, module)
    yield _shared(module)
    own = named(key)
    for one in (own,) if own else rules.games():
        if one != game:
            yield module_of(one, module)
