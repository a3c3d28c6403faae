"""Losing points, with change from the treasurer's stock."""

from __future__ import annotations

import pytest

from ledger.effects import Because, Transfer
from ledger.rules.fief.making_change import (
    box,
    change_made,
    fewest,
    left_with,
    removed,
    trouble,
)
from tests.ledger.rules.fief.positions import ANNE, at, position, village

HEAP, STOCK = f"{at('Bourg')}/{ANNE}", f"stock/{ANNE}"
WHY = Because("FIEF-CARD-56", at("Bourg"))


def heap(troops, **stock):
    """Anne's soldiers in Bourg, and no more in stock than these."""
    state = position(village("Bourg", "Anne", troops))
    for value in ("v1", "v3", "v6"):
        left = state.balance(STOCK, value) - stock.get(value, 0)
        state.add(STOCK, value, -left)
        state.add("world", value, left)
    return state


@pytest.mark.rule("FIEF-FIGHT-14")
@pytest.mark.parametrize(
    ("held", "stock", "wanted", "kept"),
    [
        ({"v1": 2}, {}, 1, {"v1": 1, "v3": 0, "v6": 0}),
        ({"v1": 2}, {}, 0, {"v1": 0, "v3": 0, "v6": 0}),
        ({"v1": 2}, {}, 3, None),
        ({"v3": 1}, {"v1": 2}, 2, {"v1": 2, "v3": 0, "v6": 0}),
        ({"v3": 1}, {"v1": 1}, 2, None),
        ({"v6": 1}, {"v1": 3, "v3": 1}, 5, {"v1": 2, "v3": 1, "v6": 0}),
        # A three and no ones come back: one counter, rather than three.
        ({"v6": 1}, {"v1": 6, "v3": 2}, 3, {"v1": 0, "v3": 1, "v6": 0}),
        ({"v1": 3, "v3": 1}, {"v1": 9}, 3, {"v1": 3, "v3": 0, "v6": 0}),
        ({}, {"v1": 3, "v3": 3, "v6": 1}, 18, {"v1": 3, "v3": 3, "v6": 1}),
        ({}, {"v1": 3, "v3": 3, "v6": 1}, 19, None),
        (
            {"archer": 2, "v3": 1},
            {"v1": 2},
            4,
            {"v1": 0, "v3": 1, "v6": 0, "archer": 1},
        ),
        (
            {"guard_knight": 1},
            {"v1": 3},
            2,
            {"v1": 2, "v3": 0, "v6": 0, "guard_knight": 0},
        ),
    ],
)
def test_counters_worth_so_much_with_the_least_trouble(held, stock, wanted, kept):
    """Counters of 1, 3 and 6 are changed, archers and guardsmen never come back."""
    assert left_with(held, stock, wanted) == kept


def test_trouble_is_how_many_counters_move_and_how_many_come_back():
    """What is as it was costs nothing."""
    assert trouble([]) == (0, 0)
    assert trouble([0, 0]) == (0, 0)
    assert trouble([-1, 2, -3]) == (6, 2)
    assert trouble(iter([1, 1])) == (2, 2)


@pytest.mark.rule("FIEF-FIGHT-14", "FIEF-STOCK-13")
def test_counters_that_are_lost_go_to_the_stock_and_change_comes_from_it():
    """Two points of a three are lost: a one comes back."""
    state = heap("Anne.v3=1", v1=4)
    effects, lost = removed(state, HEAP, 2, WHY)
    assert lost == 2
    assert effects == [
        Transfer("v1", 1, STOCK, HEAP, WHY),
        Transfer("v3", 1, HEAP, STOCK, WHY),
    ]
    assert change_made(effects, HEAP) == {"given": {"v3": 1}, "back": {"v1": 1}}


@pytest.mark.ruling("FIEF-AMB-29")
@pytest.mark.parametrize(
    ("troops", "stock", "loss", "lost"),
    [
        ("Anne.v3=1", {}, 2, 0),
        ("Anne.v3=1", {}, 3, 3),
        ("Anne.v1=1 Anne.v3=1", {}, 2, 1),
        ("Anne.v1=1 Anne.v3=1", {}, 3, 3),
        ("Anne.v1=1 Anne.v3=1", {}, 9, 4),
        ("Anne.v6=1", {"v3": 1}, 4, 3),
        ("Anne.v1=2", {}, 0, 0),
        ("Anne.v1=2", {}, 1, 1),
    ],
)
def test_without_change_fewer_points_are_lost(troops, stock, loss, lost):
    """Never more than was asked for, and never more than there are."""
    state = heap(troops, **stock)
    effects, found = removed(state, HEAP, loss, WHY)
    assert found == lost
    assert bool(effects) is bool(lost)


def test_change_is_made_only_where_something_comes_back():
    """Counters that merely go are not changed; other accounts do not count."""
    out, back = Transfer("v3", 1, HEAP, STOCK), Transfer("v1", 2, STOCK, HEAP)
    more = Transfer("v1", 1, STOCK, HEAP)
    other = Transfer("v6", 1, "stock/king", "guard/king")
    assert change_made([out], HEAP) is None
    assert change_made([back], HEAP) is None
    assert change_made([], HEAP) is None
    assert change_made([out, back], "guard/king") is None
    assert change_made([out, back, other, more], HEAP) == {
        "given": {"v3": 1},
        "back": {"v1": 3},
    }


@pytest.mark.parametrize(
    ("held", "count", "taken"),
    [
        ({"v6": 1, "v1": 2, "v3": 1}, 3, {"v1": 2, "v3": 1}),
        ({"v6": 1, "v1": 2, "v3": 1}, 4, {"v1": 2, "v3": 1, "v6": 1}),
        ({"v6": 1, "v1": 2}, 9, {"v1": 2, "v6": 1}),
        ({"v1": 2}, 1, {"v1": 1}),
        ({"v1": 2}, 0, {}),
        ({}, 2, {}),
    ],
)
def test_the_smallest_counters_are_taken_first(held, count, taken):
    """As many as are asked for, or all."""
    assert fewest(held, count) == taken


def test_the_box_of_a_lost_counter():
    """Soldiers go to the stock of their series, guardsmen to the common one."""
    assert box(HEAP, "v1") == STOCK
    assert box(HEAP, "archer") == STOCK
    assert box("guard/king", "v3") == "stock/king"
    assert box("rebels", "v1") == "stock/rebels"
    assert box("guard/king", "guard_knight") == "stock"
    assert box(HEAP, "money") == "stock"
