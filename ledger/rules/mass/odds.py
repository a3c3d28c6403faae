"""Exact chances of a hero's personal roll and of the generals' opposed roll.

A ten is rolled again without limit. For the personal roll, the infinite series of faces
is summed in closed form. For pools it is cut off: a die whose first `CHAINED` faces are
all tens is left out. Such a die has one chance in 10^`CHAINED`, so for n dice at most
n / 10^`CHAINED` is left out of all chances together.
"""

from __future__ import annotations

from fractions import Fraction
from math import comb

from ledger.errors import Misuse
from ledger.record import NamedTuple
from ledger.rules.mass.house import house
from ledger.rules.mass.keeping import TEN, capped
from ledger.rules.mass.personal import ENGAGEMENTS, ROWS, added, column, read
from ledger.rules.mass.strategy import TRAIT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from ledger.rules.mass.personal import Hero
    from ledger.state import State

SIDES = TEN.faces[-1]
CHAINED = 12  # two pools of ten dice leave out at most 2 / 10^11


# The personal roll -----------------------------------------------------------------


def at_least(least: int, *, explode: bool) -> Fraction:
    """The chance that one die reaches a total.

    >>> str(at_least(7, explode=False)), str(at_least(12, explode=True))
    ('2/5', '9/100')
    """
    if not explode:
        return Fraction(min(max(SIDES + 1 - least, 0), SIDES), SIDES)
    if least <= 1:
        return Fraction(1)
    # After the tens that are needed, the rest is one face of the last die.
    tens, rest = divmod(least - 1, SIDES)
    return Fraction(SIDES - rest, SIDES * int(SIDES**tens))


def rows(state: State, added_up: int) -> dict[str, Fraction]:
    """The chance of each row, with a modifier added to the die."""
    explode = bool(house(state, "personal.explode"))
    names = list(ROWS)
    reached = [at_least(ROWS[name] - added_up, explode=explode) for name in names]
    reached[0] = Fraction(1)  # nothing is below the first row
    return {
        name: here - above
        for name, here, above in zip(
            names, reached, [*reached[1:], Fraction(0)], strict=True
        )
    }


def at_level(state: State, hero: Hero) -> dict[str, Any]:
    """Everything that a personal roll may bring at one level, in one situation."""
    chances = rows(state, sum(added(state, hero).values()))
    number = column(hero.situation, hero.engagement)
    damage: dict[int, Fraction] = {}
    reputation: dict[int, Fraction] = {}
    opportunity = Fraction(0)
    for name, chance in chances.items():
        given = read(state, name, number)
        for known, key in ((damage, "damage_dice"), (reputation, "reputation")):
            known[given[key]] = known.get(given[key], Fraction(0)) + chance
        if given["opportunity"]:
            opportunity += chance
    return {
        "engagement": hero.engagement,
        "situation": hero.situation,
        "column": number,
        "rows": chances,
        "damage_dice": _reached(damage),
        "reputation": _reached(reputation),
        "opportunity": opportunity,
    }


def levels(state: State, hero: Hero) -> list[dict[str, Any]]:
    """The same for each level of engagement."""
    return [at_level(state, hero._replace(engagement=e)) for e in ENGAGEMENTS]


def _reached(chances: Mapping[int, Fraction]) -> dict[int, Fraction]:
    """The results that are possible, in order."""
    return {value: chances[value] for value in sorted(chances) if chances[value]}


def mean(chances: Mapping[int, Fraction]) -> Fraction:
    """The average result."""
    return sum((value * chance for value, chance in chances.items()), Fraction(0))


# The opposed roll ------------------------------------------------------------------


class Pool(NamedTuple):
    """A general's roll.

    Attributes:
        rolled: how many dice are rolled.
        kept: how many of them are kept.
        modifier: what is added to their sum.
    """

    rolled: int
    kept: int
    modifier: int = 0


class Weights(NamedTuple):
    """The number of ways to each total, among `of` equally likely ones.

    Attributes:
        totals: the ways to each total.
        of: the number of all ways, including those left out.
    """

    totals: dict[int, int]
    of: int


def totals(pool: Pool, chained: int = CHAINED) -> Weights:
    """The chances of each total of a pool, all dice exploding.

    The dice are assigned to the faces from the highest down, so the first ones are
    those that are kept. A polynomial (the ways to each sum) is one long integer, with
    each coefficient in a field of its own, so that adding points is a shift.
    """
    dice, keep, bonus = capped(pool.rolled, pool.kept)
    ways = SIDES**chained  # for one die
    field = (ways**dice).bit_length()
    placed = [0] * (dice + 1)
    placed[0] = 1
    for tens in reversed(range(chained)):
        weight = SIDES ** (chained - 1 - tens)
        for face in reversed(range(1, SIDES)):
            shift = (SIDES * tens + face) * field
            placed = _dealt(placed, keep, weight, shift)
    row = placed[dice]
    mask = (1 << field) - 1
    sums = {}
    for value in range(row.bit_length() // field + 1):
        count = row >> (value * field) & mask
        if count:
            sums[value + bonus + pool.modifier] = count
    return Weights(sums, ways**dice)


def _dealt(placed: list[int], keep: int, weight: int, shift: int) -> list[int]:
    """The same after any number of the remaining dice have shown the next value."""
    dice = len(placed) - 1
    after = list(placed)
    for before, polynomial in enumerate(placed):
        if not polynomial:
            continue
        for more in range(1, dice - before + 1):
            kept = min(more, max(keep - before, 0))
            times = comb(dice - before, more) * weight**more
            after[before + more] += (polynomial * times) << (shift * kept)
    return after


class Opposed(NamedTuple):
    """The chances of an opposed roll; the three add up to 1 minus what is left out.

    Attributes:
        a: that the first general wins.
        b: that the second one wins.
        tie: that neither has the upper hand.
        again: the share of rolls in which nobody succeeds, and which are repeated; it
            is in none of the three. None where the higher roll wins.
            left_out: an upper bound for what any of them may lack.
    """

    a: Fraction
    b: Fraction
    tie: Fraction
    again: Fraction | None
    left_out: Fraction


def opposed(state: State, a: Pool, b: Pool) -> Opposed:
    """The chances of two generals' rolls against each other (MASS-TURN-06, -13)."""
    one, other = totals(a), totals(b)
    needs = None
    if house(state, "strategy.contested_tn"):
        needs = TRAIT * b.kept, TRAIT * a.kept
    wins = {"a": 0, "b": 0, "tie": 0, "again": 0}
    for mine, often in one.totals.items():
        for theirs, times in other.totals.items():
            wins[_winner(mine, theirs, needs)] += often * times
    whole = one.of * other.of
    missing = whole - sum(wins.values())
    # Where neither reaches what he needs, they roll again, as often as it takes; what
    # is left out may belong to any of the results, or to another roll.
    again = wins.pop("again")
    decided = whole - again
    if decided <= missing:
        raise Misuse("usage", "mass.never_decided")
    chances = {key: Fraction(ways, decided) for key, ways in wins.items()}
    repeated = Fraction(again, whole) if needs else None
    left_out = Fraction(missing, decided - missing)
    return Opposed(**chances, again=repeated, left_out=left_out)


def _winner(a: int, b: int, needs: tuple[int, int] | None) -> str:
    """The general who wins with these totals."""
    if needs:
        reached = a >= needs[0], b >= needs[1]
        if reached != (True, True):
            return {(True, False): "a", (False, True): "b"}.get(reached, "again")
    return "tie" if a == b else "a" if a > b else "b"
