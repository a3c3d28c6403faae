"""Roll and keep."""

from __future__ import annotations

import pytest

from ledger.errors import Misuse
from ledger.rules.mass.keeping import best, capped, roll
from tests.ledger.rules.mass.vectors import dice, examples


@examples("keep_cap")
def test_never_more_than_ten_dice(given, expect):
    """Extra dice become kept dice, and extra kept dice become points."""
    found = capped(given["roll"], given["keep"])
    assert tuple(expect[key] for key in ("roll", "keep", "bonus")) == found


@examples("keep_total")
def test_a_chain_is_one_die(given, expect):
    """The best chains are kept, a ten together with the dice after it."""
    assert expect["total"] == sum(best(given["chains"], given["keep"]))


def test_a_roll_throws_the_tens_again_in_order():
    """First comes the whole pool, then its tens, then theirs."""
    found = roll(dice(3, 10, 10, 2, 7, 10, 4, 1), 5, 3, -2).result
    assert found["dice"] == [[3], [10, 10, 1], [10, 4], [2], [7]]
    assert (found["kept"], found["total"]) == ([21, 14, 7], 40)


def test_a_roll_without_the_knack_explodes_not():
    """A ten is only ten."""
    found = roll(dice(10, 4), 2, 1, explode=False).result
    assert (found["dice"], found["total"]) == ([[10], [4]], 10)


def test_eleven_dice_of_eleven():
    """Ten are rolled and kept, and twenty points are added."""
    found = roll(dice(*[1] * 10), 11, 11).result
    assert found["pool"] == {"rolled": 10, "keep": 10, "bonus": 20}
    assert found["total"] == 30


@pytest.mark.parametrize(("rolled", "kept"), [(3, 4), (3, 0), (101, 3)])
def test_a_pool_that_nobody_can_roll(rolled, kept):
    """Too many dice, none kept, or more kept than rolled are refused."""
    with pytest.raises(Misuse):
        roll(dice(), rolled, kept)
