"""Turns the words about a battle into ids of sides and heroes, and values for them."""

from __future__ import annotations

from ledger.errors import Misuse
from ledger.naming import find
from ledger.rules.mass.naming import known
from ledger.rules.mass.numbers import level_of
from ledger.rules.mass.personal import UNITS
from ledger.rules.mass.tactics import ORDER

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from ledger.state import State

    Before = Mapping[str, Any]

MOST_DIGITS = 6


def side(state: State, word: str, _before: Before) -> str:
    """A side of the battle."""
    return state.find("side", word)


def hero(state: State, word: str, _before: Before) -> str:
    """A hero who fights in it."""
    return state.find("hero", word)


def spender(state: State, word: str, _before: Before) -> str:
    """A side, or a hero who fights in it."""
    return find("side", word, _named(state, "side", "hero"))


def walls(state: State, word: str, _before: Before) -> int:
    """The level of a fortification: a number, or one that the house rules name."""
    return level_of(state, word)


def unit(_state: State, word: str, _before: Before) -> str:
    """The unit in which a hero fights."""
    return known("unit", word, UNITS)


def tactic(_state: State, word: str, _before: Before) -> str:
    """A tactic, by its letters."""
    return known("tactic", word, ORDER)


# NAME=WORD ------------------------------------------------------------------------


def engaged(state: State, word: str, _before: Before) -> tuple[str, str]:
    """A hero, and his place."""
    return _pair(state, word, "hero")


def plan(state: State, word: str, _before: Before) -> tuple[str, str]:
    """A side, and its tactic."""
    return _pair(state, word, "side")


def ground(state: State, word: str, _before: Before) -> tuple[str, tuple[str, ...]]:
    """A side, and all the terrain it is on."""
    who, terrain = _pair(state, word, "side")
    return who, tuple(terrain.split("+"))


def spent(state: State, word: str, _before: Before) -> tuple[str, int]:
    """A side or a hero, and how many raises go to their roll."""
    who, number = _pair(state, word, "side", "hero")
    return who, _number(number, least=0)


def rolled(state: State, word: str, _before: Before) -> tuple[str, int]:
    """A side, and the total of its general's roll."""
    who, number = _pair(state, word, "side")
    return who, _number(number, least=0)


def added(state: State, word: str, _before: Before) -> tuple[str, int]:
    """A side, and another modifier for its general's roll."""
    who, number = _pair(state, word, "side")
    return who, _number(number)


def _pair(state: State, word: str, *kinds: str) -> tuple[str, str]:
    """NAME=WORD: the id that the name has in one of the kinds, and the word."""
    name, equals, value = word.rpartition("=")
    if not (equals and name.strip() and value.strip()):
        raise Misuse("usage", "usage.pair", word=word)
    return find(kinds[0], name.strip(), _named(state, *kinds)), value.strip()


def _named(state: State, *kinds: str) -> dict[str, str]:
    """The names of all things of some kinds, by their ids."""
    return {who: name for kind in kinds for who, name in state.named(kind).items()}


def _number(word: str, least: int | None = None) -> int:
    plain = word.removeprefix("-")
    if plain.isascii() and plain.isdigit() and len(plain) <= MOST_DIGITS:
        number = int(word)
        if least is None or number >= least:
            return number
    raise Misuse("usage", "mass.counted", word=word, most=10**MOST_DIGITS - 1)
