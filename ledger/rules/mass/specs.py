"""Sides of the generals' roll, and bands who fire, as typed.

A side is 6k3,tactic=ENV,men=3000,raises=1; bands are 6x1,4x3.
"""

from __future__ import annotations

from ledger.errors import Misuse
from ledger.naming import near
from ledger.rules.mass.strategy import Side
from ledger.rules.mass.volley import Band

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from ledger.state import State

    Before = Mapping[str, Any]

NUMBERS = ("total", "wits", "men", "front", "down", "both", "raises", "other")
WORDS = ("tactic", "fort")
SUMS = ("terrain", "command")
KEYS = (*NUMBERS, *WORDS, *SUMS)
MOST_DIGITS = 9
MOST_IN_BAND = 6  # digits, too


def army(_state: State, word: str, _before: Before) -> Side:
    """A side, from its words."""
    return read(word)


def bands(_state: State, text: str, _before: Before) -> tuple[Band, ...]:
    """Bands, from words: members, x, threat rating.

    >>> bands(None, "6x1, 4x3", {})
    (Band(members=6, threat=1), Band(members=4, threat=3))
    """
    known = []
    for word in text.split(",") if text else ():
        members, times, threat = word.strip().replace("×", "x").partition("x")
        counted = all(_whole(one, MOST_IN_BAND) for one in (members, threat))
        if not (times and counted):
            raise Misuse("usage", "mass.bands", word=word)
        known.append(Band(int(members), int(threat)))
    return tuple(known)


def read(text: str) -> Side:
    """A side of the generals' roll.

    >>> read("6k3,tactic=ENV,command=2+1").command
    (2, 1)
    """
    facts: dict[str, Any] = {}
    for part in text.split(","):
        word = part.strip()
        key, equals, value = (piece.strip() for piece in word.partition("="))
        meaning: Any
        if not equals:
            key, meaning = "pool", _pool(word)
        elif key in NUMBERS:
            meaning = _number(key, value)
        elif key in WORDS and value:
            meaning = value
        elif key == "terrain" and value:
            meaning = tuple(one.strip() for one in value.split("+"))
        elif key == "command":
            meaning = tuple(_number(key, one) for one in value.split("+"))
        else:
            likely = near(key, KEYS)
            raise Misuse("usage", "mass.spec", word=word, near=likely, known=list(KEYS))
        if key in facts:
            raise Misuse("usage", "mass.twice", word=key)
        facts[key] = meaning
    return Side(**facts)


def _pool(word: str) -> tuple[int, int]:
    rolled, letter, kept = word.casefold().replace("g", "k").partition("k")
    if not (letter and _whole(rolled) and _whole(kept)):
        raise Misuse("usage", "mass.pool", word=word)
    return int(rolled), int(kept)


def _number(key: str, word: str) -> int:
    """A number, at least 0 except for what opportunities bring, or a total."""
    plain = word.replace("−", "-")
    below = key in ("other", "total") and plain.startswith("-")
    plain = plain[1:] if below else plain.removeprefix("+")
    if not _whole(plain):
        raise Misuse("usage", "usage.number", word=word)
    return -int(plain) if below else int(plain)


def _whole(word: str, most: int = MOST_DIGITS) -> bool:
    return word.isascii() and word.isdigit() and len(word) <= most
