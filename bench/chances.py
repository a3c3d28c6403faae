"""The odds of a battle in the open, of N soldiers against N, reckoned in three ways: N ...

Ours; every roll of all dice with fractions, as one would write it down; and icepool, a
package that reckons with dice, where it is installed. All must come to the same. Prints
for each N how many times as long as ours the other two take, or a dash.
"""

from __future__ import annotations

import importlib.util
import statistics
import sys
import time
from fractions import Fraction
from functools import cache
from itertools import product
from typing import TYPE_CHECKING

from ledger.rules.fief.war.customs import customs
from ledger.rules.fief.war.odds import odds
from ledger.rules.fief.war.specs import forces
from ledger.rules.fief.war.wishes import Wishes, planned

if TYPE_CHECKING:
    from collections.abc import Callable

MOST_BY_HAND, MOST_BY_ICEPOOL = 40, 10  # beyond which one waits for long
ROUNDS, ENOUGH = 3, 0.05  # ours is repeated for so many seconds, for it is quick


def ours(many: int) -> float:
    """The attacker's chance, as the program reckons it."""
    ways = customs(None, tactics=False)
    sides = forces(f"soldiers={many}", f"soldiers={many}", ways)
    return float(odds(sides, planned(Wishes(), ways, asks=False)).attacker)


def by_hand(many: int) -> float:
    """The attacker's chance, with every roll of all dice."""

    @cache
    def wins(attacker: int, defender: int) -> Fraction:
        if not attacker or not defender:
            return Fraction(attacker > 0)
        stay = chance = Fraction(0)
        for hit, one in _harms(attacker).items():
            for blow, other in _harms(defender).items():
                if hit or blow:
                    after = max(attacker - blow, 0), max(defender - hit, 0)
                    chance += one * other * wins(*after)
                else:
                    stay += one * other
        return chance / (1 - stay)

    _harms.cache_clear()
    return float(wins(many, many))


def by_icepool(many: int) -> float:
    """The attacker's chance, as icepool goes from round to round until nothing changes."""
    import icepool

    def fight(attacker: int, defender: int) -> object:
        if not attacker or not defender:
            return (attacker, defender)
        hit, blow = (_dice(n) @ icepool.d6 // 2 for n in (attacker, defender))
        return icepool.map(
            lambda hit, blow: (max(attacker - blow, 0), max(defender - hit, 0)),
            hit,
            blow,
        )

    first = icepool.Die([(many, many)])
    end = first.map(fight, star=True, repeat="inf")
    won = sum(ways for (left, _), ways in end.items() if left)
    return float(Fraction(won, end.denominator()))


@cache
def _harms(points: int) -> dict[int, Fraction]:
    """How likely each loss of the other side is."""
    dice = _dice(points)
    found: dict[int, Fraction] = {}
    for faces in product(range(1, 7), repeat=dice):
        lost = sum(faces) // 2
        found[lost] = found.get(lost, Fraction(0)) + Fraction(1, 6**dice)
    return found


def _dice(points: int) -> int:
    return 1 if points < 7 else 2 if points < 13 else 3


def seconds(way: Callable[[int], float], many: int) -> float:
    """How long it takes, repeated if it is quick."""
    begun, runs = time.perf_counter(), 0
    while (spent := time.perf_counter() - begun) < ENOUGH or not runs:
        way(many)
        runs += 1
    return spent / runs


def main(numbers: list[int]) -> None:
    """Prints a line for each number: N, by hand to ours, icepool to ours."""
    others = [(by_hand, MOST_BY_HAND)]
    if importlib.util.find_spec("icepool"):
        others.append((by_icepool, MOST_BY_ICEPOOL))
    for many in numbers:
        told = []
        for way, most in others:
            if many > most:
                told.append("-")
                continue
            if abs(way(many) - ours(many)) > 1e-9:
                raise SystemExit(f"{way.__name__} and ours differ at {many}")
            ratio = statistics.median(
                seconds(way, many) / seconds(ours, many) for _ in range(ROUNDS)
            )
            told.append(f"{ratio:.3f}")
        print(many, *told, flush=True)


if __name__ == "__main__":
    main([int(word) for word in sys.argv[1:]])
