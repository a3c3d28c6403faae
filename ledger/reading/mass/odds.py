"""Chances of mass combat as they are shown."""

from __future__ import annotations

from ledger.errors import Misuse
from ledger.rules.mass import odds
from ledger.rules.mass.keeping import fits
from ledger.rules.mass.personal import ENGAGEMENTS, SITUATIONS, Hero

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from fractions import Fraction
    from typing import Any

    from ledger.state import State

MOST_DIGITS = 4


def personal(
    state: State,
    wits: int,
    tactics: int,
    situation: str | None = None,
    unit: str = "infantry",
    modifier: int = 0,
    lends: bool = False,
) -> dict[str, Any]:
    """What a hero may expect, in one situation or in each."""
    levels = []
    for one in SITUATIONS if situation is None else (situation,):
        hero = Hero(wits, tactics, unit, ENGAGEMENTS[0], one, modifier, lends)
        levels += [_level(level) for level in odds.levels(state, hero)]
    return {"levels": levels}


def _level(level: dict[str, Any]) -> dict[str, Any]:
    damage, reputation = level["damage_dice"], level["reputation"]
    return {
        **{key: level[key] for key in ("situation", "engagement", "column")},
        "rows": _chances(level["rows"]),
        "damage_dice": _chances(damage),
        "reputation": _chances(reputation),
        "opportunity": exact_and_near(level["opportunity"]),
        "expected": {
            "damage_dice": exact_and_near(odds.mean(damage)),
            "reputation": exact_and_near(odds.mean(reputation)),
        },
    }


def strategy(state: State, a: str, b: str) -> dict[str, Any]:
    """How likely each of two generals is to win the turn."""
    pools = {"a": pool_of(a), "b": pool_of(b)}
    outcomes = odds.opposed(state, **pools)
    return {
        "pools": {side: pool._asdict() for side, pool in pools.items()},
        "a": float(outcomes.a),
        "tie": float(outcomes.tie),
        "b": float(outcomes.b),
        "again": None if outcomes.again is None else float(outcomes.again),
        "left_out": float(outcomes.left_out),
    }


def pool_of(text: str) -> odds.Pool:
    """A general's roll as typed, in either language.

    >>> pool_of("5k3+10"), pool_of("7g4 -5").modifier
    (Pool(rolled=5, kept=3, modifier=10), -5)
    """
    plain = text.replace(" ", "").replace("−", "-").casefold()
    dice, sign, more = _split(plain)
    rolled, letter, kept = dice.replace("g", "k").partition("k")
    words = (rolled, kept, more) if sign else (rolled, kept)
    if not letter or not all(_whole(word) for word in words):
        raise Misuse("usage", "mass.pool", word=text)
    fits(int(rolled), int(kept))
    return odds.Pool(int(rolled), int(kept), int(sign + more) if sign else 0)


def _split(text: str) -> tuple[str, str, str]:
    """The dice, the sign, and the number that is added or subtracted."""
    for sign in ("+", "-"):
        if sign in text:
            return text.partition(sign)
    return text, "", ""


def _whole(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) <= MOST_DIGITS


def exact_and_near(chance: Fraction) -> dict[str, Any]:
    """A number as an exact fraction and as an approximation."""
    return {"exact": str(chance), "near": round(float(chance), 4)}


def _chances(chances: Mapping[Any, Fraction]) -> dict[str, Any]:
    return {str(value): exact_and_near(chance) for value, chance in chances.items()}
