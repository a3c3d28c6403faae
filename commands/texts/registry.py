"""Finds the words of each game, which are loaded when they are needed.

Each game has a module `gathered` with tables of texts by key, named alike in all games
(`ACTS`, `THROWS`, ...); a module `vocabulary` with the words that users type; and a
module `refusing` with the texts of refusals. The modules of `SHARED` hold the words of
all games. A game may lack any of them.
"""

from __future__ import annotations

from functools import cache

from ledger import rules
from ledger.loading import load

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
    """The text for a key of this sort, which may differ from game to game.

    `game`: the one that is played. If its module does not have the key, it is looked up
    in the shared module, then in that of the game that the key names, or else in any.
    """
    text: str | None = first(GATHERED, sort, key, game)
    return text


def first(module: str, sort: str, key: str, game: str | None) -> Any:
    """The value for a key in the likeliest of the modules that have it."""
    for texts in _likeliest(module, key, game):
        text = getattr(texts, sort, {}).get(key)
        if text is not None:
            return text
    return None


def table(sort: str, game: str | None) -> Mapping[str, Any]:
    """All texts of a sort that belong to a game."""
    texts = module_of(game) if game in rules.games() else None
    texts_of: Mapping[str, Any] = getattr(texts, sort, {})
    return texts_of


def phrase(key: str, value: str, game: str | None) -> str | None:
    """The text for a code as the fact of this name in a refusal."""
    for texts in _likeliest("refusing", key, game):
        text: str | None = getattr(texts, "PHRASED", {}).get(key, {}).get(value)
        if text is not None:
            return text
    return None


def whose(sort: str, key: str, game: str | None) -> str | None:
    """The game that has a key of this sort: the one that is played, or else another."""
    own = sorted(rules.games(), key=lambda one: one != game)
    return next((o for o in own if key in getattr(module_of(o), sort, {})), None)


def every(
    sort: str, games: Iterable[str] | None = None, module: str = GATHERED
) -> dict[str, Any]:
    """All texts of a sort in these games, with those shared by all games."""
    gathered: dict[str, Any] = {}
    own = (module_of(game, module) for game in games or rules.games())
    for texts in (_shared(module), *own):
        gathered |= getattr(texts, sort, {})
    return gathered


@cache
def module_of(game: str, module: str = GATHERED) -> ModuleType | None:
    """A module of a game's words; None if the game does not have it."""
    name = f"commands.texts.{game}.{module}"
    try:
        return load(name)  # type: ignore[no-any-return]
    except ModuleNotFoundError as error:
        if error.name and (name == error.name or name.startswith(f"{error.name}.")):
            return None
        raise


def each(module: str) -> Iterator[ModuleType]:
    """The modules with this name, of all games that have one."""
    return filter(None, (module_of(game, module) for game in rules.games()))


def named(key: str) -> str | None:
    """The game that a key begins with ("fief buy", "mass.volley.ten")."""
    word = key.partition(" ")[0].partition(".")[0]
    return word if word in rules.games() else None


def _shared(module: str) -> ModuleType | None:
    return load(SHARED[module]) if module in SHARED else None


def _likeliest(module: str, key: str, game: str | None) -> Iterator[ModuleType | None]:
    """The modules that may have a key, the likeliest first."""
    if game in rules.games():
        yield module_of(game, module)
    yield _shared(module)
    own = named(key)
    for one in (own,) if own else rules.games():
        if one != game:
            yield module_of(one, module)
