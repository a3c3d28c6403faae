"""Roll and keep."""

from __future__ import annotations

import pytest

from ledger.errors import Misuse
from ledger.rules.mass.keeping import best, capped, chains, fits, roll
from ledger.table import Table
from tests.ledger.rules.mass.vectors import dice, examples, refusal


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


@pytest.mark.parametrize(
    ("pool", "key", "facts"),
    [
        ((101, 3), "roll.many", {"most": 100}),
        ((3, 4), "roll.keep", {"keep": 4, "dice": 3}),
        ((3, 0), "roll.keep", {"keep": 0, "dice": 3}),
    ],
)
def test_what_no_pool_can_be(pool, key, facts):
    """The limits are told."""
    found = refusal(fits, *pool)
    assert (found.code, found.key, found.facts) == ("usage", key, facts)
    assert fits(100, 100) is fits(1, 1) is None


def test_a_roll_tells_what_was_asked_and_rolled():
    """Tens are rolled again by default."""
    found = roll(dice(10, 3, 2), 2, 1, 4)
    assert found.asked == {"rolled": 2, "keep": 1, "modifier": 4, "explode": True}
    assert found.result == {
        "pool": {"rolled": 2, "keep": 1, "bonus": 0},
        "modifier": 4,
        "dice": [[10, 2], [3]],
        "kept": [12],
        "total": 16,
    }
    assert [capped(*pool) for pool in ((10, 10), (11, 9), (9, 3))] == [
        (10, 10, 0),
        (10, 10, 0),
        (9, 3, 0),
    ]
    assert best([[1], [2]], 1) == [2]


def test_dice_carry_their_rule_and_their_purpose():
    """Rerolls are told as such, by the same thrower."""
    table = dice(10, 1)
    assert chains(table, "hero:X", "personal", 1, explode=True) == [[10, 1]]
    assert [(one.who, one.why) for one in table.throws] == [
        ("hero:X", "personal"),
        ("hero:X", "explode"),
    ]
    assert chains(Table(), None, "personal", 0, explode=True) == []
