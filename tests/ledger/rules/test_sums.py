"""Sums of dice: all counted, by hand and by the program."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ledger.dice import d
from ledger.rules.common.sums import Place, mean, near, place, ways

D6 = d(6).faces
LATER = (0, 1, 1, 2, 2, 3)
KINDS = st.lists(st.integers(0, 6), min_size=1, max_size=6).map(tuple)


def counted(dice):
    """The frequency of each sum, roll by roll."""
    every = [faces for faces, many in dice.items() for _ in range(many)]
    return Counter(map(sum, product(*every)))


@given(faces=KINDS, many=st.integers(0, 4))
def test_ways_are_those_of_every_throw(faces, many):
    """Dice may have any faces, even with gaps."""
    low, found = ways(faces, many)
    told = {low + at: each for at, each in enumerate(found) if each}
    assert counted({faces: many}) == told


@given(one=KINDS, other=KINDS, numbers=st.tuples(*[st.integers(0, 2)] * 2))
def test_a_place_is_counted_exactly(one, other, numbers):
    """Dice of two kinds give lower sums, equal sums, and all of them."""
    dice = dict(zip((one, other), numbers, strict=True))
    every = counted(dice)
    for total in range(-1, max(every) + 2):
        lower = sum(each for sum_, each in every.items() if sum_ < total)
        expected = Place(lower, every.get(total, 0), sum(every.values()))
        assert expected == place(total, dice)


@given(faces=KINDS, many=st.integers(1, 30))
def test_the_percentile_of_all_throws_is_a_half_on_average(faces, many):
    """Nobody is lucky in the long run; this is exact, because ties count half."""
    low, found = ways(faces, many)
    of = sum(found)
    half = Fraction(0)
    for total, each in enumerate(found, low):
        here = place(total, {faces: many})
        half += Fraction(each, of) * Fraction(2 * here.lower + here.equal, 2 * here.of)
    assert half == Fraction(1, 2)


@given(faces=KINDS, many=st.integers(0, 5))
def test_the_average_is_that_of_every_throw(faces, many):
    """The average is a fraction."""
    every = counted({faces: many})
    sums = sum(total * each for total, each in every.items())
    assert Fraction(sums, sum(every.values())) == Fraction(*mean({faces: many}))


def test_a_thousand_dice_are_reckoned_exactly():
    """All frequencies add up to all rolls; the middle is a half."""
    _, found = ways(D6, 1000)
    assert sum(found) == 6**1000
    assert place(3500, {D6: 1000}).share == 0.5


@pytest.mark.parametrize(
    ("total", "dice", "share"),
    [
        (7, {D6: 2}, 0.5),  # 15 lower, 6 equal
        (12, {D6: 2}, 0.9861),  # 35 lower, 1 equal
        (3, {D6: 3}, 0.0023),  # 1 of 216
        (6, {D6: 1}, 0.9167),
        (9, {D6: 1, LATER: 1}, 0.9861),
        (0, {}, 0.5),
    ],
)
def test_the_share_counts_equal_throws_half(total, dice, share):
    """The cases were worked out by hand."""
    assert share == place(total, dice).share


def test_fractions_are_rounded_to_the_nearest():
    """A half goes up, whatever the sign."""
    assert (near(1, 20_000), near(-1, 20_000)) == (0.0001, 0.0)
    assert near(10**400, 3 * 10**400) == 0.3333
