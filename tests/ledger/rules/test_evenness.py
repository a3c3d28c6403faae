"""The chi-square of dice, checked against well-known printed tables."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise
from math import inf

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ledger.dice import d
from ledger.rules.common.evenness import evenness, least_dice, tail

D6 = d(6).faces
LATER = (0, 1, 1, 2, 2, 3)
# The printed table: degrees of freedom, then the values for 0.95, 0.50, 0.10, 0.05,
# 0.01 and 0.001.
CHANCES = (0.95, 0.50, 0.10, 0.05, 0.01, 0.001)
TABLE = {
    1: (0.00393, 0.45494, 2.70554, 3.84146, 6.63490, 10.82757),
    2: (0.10259, 1.38629, 4.60517, 5.99146, 9.21034, 13.81551),
    3: (0.35185, 2.36597, 6.25139, 7.81473, 11.34487, 16.26624),
    5: (1.14548, 4.35146, 9.23636, 11.07050, 15.08627, 20.51501),
    9: (3.32511, 8.34283, 14.68366, 16.91898, 21.66599, 27.87716),
    10: (3.94030, 9.34182, 15.98718, 18.30704, 23.20925, 29.58830),
    19: (10.11701, 18.33765, 27.20357, 30.14353, 36.19087, 43.82020),
    99: (77.04633, 98.33414, 117.40688, 123.22522, 134.64162, 148.23036),
}


@pytest.mark.parametrize(
    ("freedom", "value", "chance"),
    [
        (freedom, value, chance)
        for freedom, values in TABLE.items()
        for value, chance in zip(values, CHANCES, strict=True)
    ],
)
def test_the_tail_is_that_of_the_printed_table(freedom, value, chance):
    """The agreement is as close as the printing."""
    assert tail(value, freedom) == pytest.approx(chance, abs=1e-5, rel=1e-2)


@pytest.mark.parametrize("freedom", [1, 2, 5, 40, 999])
def test_the_tail_falls_from_one_to_nothing(freedom):
    """The tail is never above 1, and never rises with the chi-square."""
    steps = max(1, freedom // 40)  # of quarters
    found = [tail(value / 4, freedom) for value in range(0, 20 * freedom, steps)]
    assert found[0] == 1
    assert all(one <= other + 1e-12 for other, one in pairwise(found))
    assert (tail(1e5, freedom), tail(inf, 1)) == (0, 0)


def naive(counts, faces):
    """The chi-square as taught in schools."""
    kinds = sorted(set(faces))
    many = sum(counts.values())
    meant = {face: Fraction(many * faces.count(face), len(faces)) for face in kinds}
    return sum((counts.get(face, 0) - meant[face]) ** 2 / meant[face] for face in kinds)


@given(
    faces=st.sampled_from([D6, LATER, d(2).faces, d(10).faces]),
    shown=st.lists(st.integers(0, 9), min_size=1, max_size=60),
)
def test_the_chi_square_is_exact(faces, shown):
    """A face that a die has twice is expected twice as often."""
    kinds = sorted(set(faces))
    counts: dict[int, int] = {}
    for at in shown:
        face = kinds[at % len(kinds)]
        counts[face] = counts.get(face, 0) + 1
    found = evenness(counts, faces)
    assert found.freedom == len(kinds) - 1
    assert naive(counts, faces) == Fraction(found.above, found.below)


def test_thirty_throws_by_hand():
    """Each face is expected 5 times; 16 + 1 + 1 + 4 + 0 + 4 over 5."""
    found = evenness({1: 9, 2: 4, 3: 6, 4: 3, 5: 5, 6: 3}, D6)
    assert Fraction(found.above, found.below) == Fraction(26, 5)
    assert round(found.chance, 4) == 0.392


@pytest.mark.parametrize(
    ("faces", "least"), [(D6, 30), (LATER, 30), (d(10).faces, 50), (d(41).faces, 205)]
)
def test_each_face_must_be_expected_five_times(faces, least):
    """The rarest face decides."""
    assert least == least_dice(faces)
