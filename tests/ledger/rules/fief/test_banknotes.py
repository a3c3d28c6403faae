"""How a sum is paid in notes of 1000, 500 and 100, and what is left in the box."""

from __future__ import annotations

import pytest

from ledger.rules.fief.treasury.banknotes import full, left, take
from tests.ledger.rules.fief.positions import holding, position

BOX = {1000: 10, 500: 20, 100: 30}


@pytest.mark.rule("FIEF-STOCK-06")
def test_all_notes_are_in_the_box_at_first():
    """Ten, twenty and thirty; nobody has any."""
    assert full() == BOX == left(position(""))


@pytest.mark.rule("FIEF-STOCK-06")
@pytest.mark.parametrize(
    ("amount", "notes", "paper"),
    [
        (0, {}, 0),
        (99, {}, 99),
        (100, {100: 1}, 0),
        (1650, {1000: 1, 500: 1, 100: 1}, 50),
        (2000, {1000: 2}, 0),
        (10_500, {1000: 10, 500: 1}, 0),
        (23_000, BOX, 0),
        (23_250, BOX, 250),
    ],
)
def test_the_greatest_notes_are_taken_first(amount, notes, paper):
    """Only those that are needed; what they cannot make up is on paper."""
    box = dict(BOX)
    assert take(box, amount) == (notes, paper)
    assert box == {worth: BOX[worth] - notes.get(worth, 0) for worth in BOX}


@pytest.mark.rule("FIEF-STOCK-06")
def test_a_box_without_the_great_notes_pays_in_small_ones():
    """What has run out is not promised."""
    box = {1000: 0, 500: 1, 100: 3}
    assert take(box, 1000) == ({500: 1, 100: 3}, 200)
    assert box == {1000: 0, 500: 0, 100: 0}
    assert take(box, 100) == ({}, 100)


@pytest.mark.rule("FIEF-STOCK-06")
def test_purses_and_money_set_aside_have_notes():
    """Each has as few as possible; debts are on paper only."""
    more = holding("escrow/lord:Eric", "money", 600)
    more += holding("debt/player:Anne/player:Bruno", "debt", 1000)
    state = position(more, money={"Anne": 1500, "Bruno": 250})
    assert left(state) == {1000: 9, 500: 18, 100: 27}
