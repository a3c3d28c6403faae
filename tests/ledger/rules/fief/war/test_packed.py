"""Chances by whole rows: they are those of the fractions, to the precision of floats."""

from __future__ import annotations

import pytest

from ledger.rules.fief.war.packed import ONE, SLOT, added, packed, piece, slots
from tests.ledger.rules.fief.war.fights import chances

LOW = (1 << (SLOT - 72)) - 1


@pytest.mark.parametrize("rounds", [None, 0, 1, 2, 5])
@pytest.mark.parametrize(
    ("attacker", "defender", "more"),
    [
        # She always harms: in later rows the first points of the defender are empty.
        ("darc,soldiers=5", "soldiers=7", {}),
        ("darc,soldiers=12", "soldiers=14,lords=1", {"site": "castle"}),
        ("soldiers=7", "darc,soldiers=12", {}),
        ("soldiers=13", "soldiers=1", {"site": "city"}),
        ("lords=1", "lords=1", {}),
        ("soldiers=3", "soldiers=7,bombards=2", {"tactics": True, "rerolls": ["low"]}),
        ("soldiers=3,archers=2", "soldiers=7,archers=1", {"tactics": True}),
        ("soldiers=2,guard=1", "soldiers=7", {"tactics": True, "site": "city"}),
    ],
)
def test_rows_and_fractions_agree(attacker, defender, more, rounds):
    """This is so for every end, for the length, and for what is still open."""
    exact, near = (
        chances(attacker, defender, exact=exact, rounds=rounds, **more)
        for exact in (True, False)
    )
    close = {"abs": 1e-14, "rel": 1e-12}
    for name in ("attacker", "defender", "both", "rounds", "open"):
        told = pytest.approx(float(getattr(exact, name)), **close)
        assert getattr(near, name) == told
    for side, won in exact.survivors.items():
        found = near.survivors[side]
        for left in {*won, *found}:
            assert found.get(left, 0) == pytest.approx(float(won.get(left, 0)), **close)
        assert list(found) == sorted(found)
    whole = exact.attacker + exact.defender + exact.both + exact.open
    assert whole == 1


def test_numbers_lie_side_by_side_and_are_added_up():
    """The first one is the lowest; a mask covers a number of them."""
    row = packed([1, 2, 3])
    assert row == 1 + (2 << SLOT) + (3 << 2 * SLOT)
    assert added(row) == 6
    assert (packed([]), added(0), slots(0)) == (0, 0, 0)
    assert row & slots(2) == packed([1, 2])


def test_a_piece_of_a_row_begins_with_its_first_chance():
    """Its numbers are scaled down; empty ones before it are left out."""
    row = packed([0, 0, 5 * ONE, 0, 7 * ONE])
    mask = packed([LOW] * 6)
    assert piece(row, 0, 5, mask) == (2, packed([5, 0, 7]))
    assert piece(row, 1, 3, mask) == (2, packed([5]))
    assert piece(row, 2, 4, mask) == (2, packed([5]))
    assert piece(row, 3, 5, mask) == (4, packed([7]))
    assert piece(row, 0, 2, mask) == (0, 0)
