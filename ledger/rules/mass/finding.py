"""What the words of a battle mean: the ids of sides and heroes, walls, armies, bands."""

from __future__ import annotations

from ledger.errors import Misuse
from ledger.rules.mass import specs
from ledger.rules.mass.numbers import level_of
from ledger.rules.mass.volley import Band

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from ledger.rules.mass.strategy import Side
    from ledger.state import State

    Before = Mapping[str, Any]

MOST_DIGITS = 6


def side(state: State, word: str, _before: Before) -> str:
    """A side of the battle."""
    return state.find("side", word)


def hero(state: State, word: str, _before: Before) -> str:
    """A hero who fights in it."""
    return state.find("hero", word)


def walls(state: State, word: str, _before: Before) -> int:
    """The level of a fortification: a number, or one that the house rules name."""
    return level_of(state, word)


def army(_state: State, word: str, _before: Before) -> Side:
    """A side of the generals' roll, as it is typed."""
    return specs.read(word)


def bands(_state: State, text: str, _before: Before) -> tuple[Band, ...]:
    """Bands as they are typed: members, x, threat rating.

    >>> bands(None, "6x1, 4x3", {})
    (Band(members=6, threat=1), Band(members=4, threat=3))
    """
    found = []
    for word in text.split(",") if text else ():
        members, times, threat = word.strip().replace("×", "x").partition("x")
        if not (times and _whole(members) and _whole(threat)):
            raise Misuse("usage", "mass.bands", word=word)
        found.append(Band(int(members), int(threat)))
    return tuple(found)


def _whole(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) <= MOST_DIGITS
