"""The odds of mass combat, checked against other calculations."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from ledger.dice import d
from ledger.errors import Misuse
from ledger.rules.mass import odds
from ledger.rules.mass.odds import Pool
from ledger.rules.mass.personal import Hero, row
from tests.ledger.rules.mass.vectors import state

HERO = Hero(3, 2, "cavalry", "support", "tie")


def test_one_exploding_die():
    """The faces are tens, and then one more."""
    for least in range(-3, 45):
        slow = sum(
            Fraction(1, 10 ** (tens + 1))
            for tens in range(9)
            for face in range(1, 10)
            if 10 * tens + face >= least
        )
        exact = odds.at_least(least, explode=True)
        assert 0 <= exact - slow <= Fraction(1, 10**9)
        plain = sum(Fraction(1, 10) for face in d(10).faces if face >= least)
        assert plain == odds.at_least(least, explode=False)


@pytest.mark.parametrize("added", [-6, 0, 4, 9, 30])
@pytest.mark.parametrize("explode", [False, True])
def test_the_rows_add_up(added, explode):
    """Without explosions each row agrees with ten faces."""
    found = odds.rows(state(personal__explode=explode), added)
    assert sum(found.values()) == 1
    if not explode:
        counted = Counter(row(face + added) for face in range(1, 11))
        assert {k: c for k, c in found.items() if c} == {
            name: Fraction(count, 10) for name, count in counted.items()
        }


def test_a_level_of_engagement():
    """Cavalry at the Front in a tie has column 5, and one point more."""
    found = odds.levels(state(personal__explode=False), HERO)[-1]
    assert (found["engagement"], found["column"]) == ("front", 5)
    # 2-3, 4-6, 7-9, 10-11
    assert [str(c) for c in found["rows"].values()][:4] == [
        "1/5",
        "3/10",
        "3/10",
        "1/5",
    ]
    assert found["damage_dice"] == {
        3: Fraction(1, 5),
        4: Fraction(3, 5),
        5: Fraction(1, 5),
    }
    assert str(found["opportunity"]) == "7/10"
    assert str(odds.mean(found["reputation"])) == "4"


@pytest.mark.parametrize("pool", [Pool(1, 1), Pool(3, 2), Pool(3, 1, -4), Pool(2, 2)])
def test_totals_of_a_pool_against_counting(pool):
    """Every possible roll is counted, cut off after one ten."""
    values = [(face, 10) for face in range(1, 10)]
    values += [(10 + face, 1) for face in range(1, 10)]
    ways: Counter[int] = Counter()
    for fell in product(values, repeat=pool.rolled):
        shown = sorted((value for value, _ in fell), reverse=True)[: pool.kept]
        times = 1
        for _, weight in fell:
            times *= weight
        ways[sum(shown) + pool.modifier] += times
    found = odds.totals(pool, chained=2)
    assert (dict(ways), 100**pool.rolled) == (found.totals, found.of)


def test_what_is_left_out_is_what_was_said():
    """Only dice that begin with twelve tens are left out: less than a billionth."""
    for rolled, kept in ((1, 1), (7, 4), (10, 10)):
        found = odds.totals(Pool(rolled, kept))
        missing = 1 - Fraction(sum(found.totals.values()), found.of)
        assert missing == 1 - (1 - Fraction(1, 10**odds.CHAINED)) ** rolled
        assert missing < Fraction(1, 2 * 10**10)


def test_more_than_ten_dice_are_points():
    """12k11 is 10k10 plus thirty points."""
    many, ten = odds.totals(Pool(12, 11)), odds.totals(Pool(10, 10))
    assert many.totals == {total + 30: n for total, n in ten.totals.items()}


@pytest.mark.rule("MASS-TURN-13")
@pytest.mark.ruling("MASS-AMB-07")
def test_the_opposed_roll():
    """The higher total wins, an equal one ties; the odds add up to almost one."""
    same = odds.opposed(state(), Pool(5, 3), Pool(5, 3))
    assert same.a == same.b
    assert 0 < 1 - same.a - same.b - same.tie <= same.left_out < Fraction(1, 10**9)
    one = odds.opposed(state(), Pool(1, 1), Pool(1, 1))
    # Twins: nine faces, and any number of tens before them.
    tie = sum(Fraction(9, 100 ** (tens + 1)) for tens in range(odds.CHAINED))
    assert one.tie == tie
    better = odds.opposed(state(), Pool(5, 3, 5), Pool(5, 3))
    assert better.a > same.a


@pytest.mark.ruling("MASS-AMB-07")
def test_the_contested_roll():
    """A side that alone reaches five times the other's trait wins; else a reroll."""
    rules = state(strategy__contested_tn=True)
    found = odds.opposed(rules, Pool(1, 1), Pool(1, 1))
    # Both need 5: in the other cases only one reaches it, or both compare totals.
    low = Fraction(4, 10)
    reach = 1 - low
    plain = odds.opposed(state(), Pool(1, 1), Pool(1, 1))
    ties = plain.tie - 4 * Fraction(1, 100)
    expected = (low * reach + (reach**2 - ties) / 2) / (1 - low**2)
    assert abs(found.a - expected) <= found.left_out
    with pytest.raises(Misuse):
        odds.opposed(rules, Pool(1, 1, -1000), Pool(1, 1, -1000))
