"""The fortress: its size, and its towers."""

from __future__ import annotations

import pytest

from ledger.rules.siege.fortress import fortress
from ledger.rules.siege.towers import FACTOR, tower
from tests.ledger.rules.siege.vectors import examples


@pytest.mark.rule("SIEGE-SCN3-02")
@examples("fortress")
def test_the_worked_fortresses(case):
    """Each full 500 points have six walls and a tower; then there is the gate."""
    found, warnings = fortress(case["defender"])
    expected = {key: case[key] for key in ("walls", "towers", "gates")}
    assert expected == {key: found[key] for key in expected}
    assert (case["total_vp"], []) == (found["total_points"], warnings)


@pytest.mark.ruling("SIEGE-AMB-32")
def test_a_small_garrison_has_a_fortress_all_the_same():
    """The fortress is that of 500 points, with a note."""
    found, warnings = fortress(499)
    assert (found["walls"], found["towers"], found["gates"]) == (6, 1, 1)
    assert [warning["rule"] for warning in warnings] == ["SIEGE-AMB-32"]


@pytest.mark.rule("SIEGE-TOWER-01")
@pytest.mark.rule("SIEGE-TOWER-16")
@pytest.mark.rule("SIEGE-TOWER-17")
@examples("tower_capacity")
def test_the_worked_towers(case):
    """A tower's room is twice the stands that fit on the base."""
    found = tower(tuple(case["base_mm"]))
    if case.get("tower") is False:
        assert (found["tower"], found["stands"]) == (False, None)
    else:
        assert (case["stands_on_base"], case["capacity"]) == (
            found["on_base"],
            found["stands"],
        )


@pytest.mark.rule("SIEGE-TOWER-01")
def test_both_sides_of_a_tower_are_long_enough():
    """One long side is not enough."""
    bases = ((39, 200), (200, 39), (40, 39), (40, 40), (41, 400))
    assert [tower(base)["tower"] for base in bases] == [False] * 3 + [True] * 2


@pytest.mark.ruling("SIEGE-AMB-18")
def test_the_players_may_agree_on_a_small_tower():
    """A small tower has room for the stands that fit."""
    found = tower((40, 20), agreed=True)
    assert (found["tower"], found["on_base"], found["stands"]) == (True, 1, FACTOR)


@pytest.mark.ruling("SIEGE-AMB-19")
def test_an_odd_base_is_tried():
    """The players give the number that fits, or a safe number is used."""
    found = [tower((50, 70)), tower((50, 70), 5)]
    assert [(one["on_base"], one["stands"], one["exact"]) for one in found] == [
        (3, 6, False),
        (5, 10, True),
    ]


@pytest.mark.ruling("SIEGE-AMB-32")
@pytest.mark.parametrize(("points", "small"), [(499, True), (500, False), (501, False)])
def test_a_small_garrison_is_warned_of_below_the_first_slice(points, small):
    """500 points are a full slice, with six walls and a tower of its own."""
    result, warnings = fortress(points)
    assert (result["walls"], result["towers"], result["gates"]) == (6, 1, 1)
    assert [w["rule"] for w in warnings] == ["SIEGE-AMB-32"] * small
