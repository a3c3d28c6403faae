"""A game of Fief, and its battles, as statistics see them."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from ledger.rules.common.contest import Contest, Fight
from ledger.rules.fief.contest import contest, fight
from tests.ledger.rules.fief.positions import ANNE, BRUNO, CHLOE, at, person, position

BARON = person("Arnaud", "Anne", "Lac", king=True)


def test_families_play_and_win():
    """Points are counted only where the points game is played."""
    state = position(BARON)
    families = (ANNE, BRUNO, CHLOE)
    assert contest(state) == Contest("family", families, False, (), {})
    state.put("campaign", "over", 3)
    state.put("campaign", "winners", (BRUNO, CHLOE))
    assert contest(state) == Contest("family", families, True, (BRUNO, CHLOE), {})


@pytest.mark.rule("FIEF-WIN-09")
def test_the_points_of_the_families_that_are_left():
    """Points are those noted so far; a family that is out scores no more."""
    state = position(BARON, house={"variant.points": True}, turn=6)
    state.put(ANNE, "counted", ("5:120",))
    assert contest(state).points == {ANNE: 120, BRUNO: 0, CHLOE: 0}
    state.put(CHLOE, "out", 2)
    assert contest(state).points == {ANNE: 120, BRUNO: 0}


def test_a_battle_on_the_board_has_two_sides_a_winner_and_a_village():
    """No other act is a fight."""
    outcome = {
        "attackers": [ANNE, CHLOE],
        "defenders": [BRUNO],
        "winner": "attacker",
        "village": at("Lac"),
    }
    entry = SimpleNamespace(kind="fief battle", outcome=outcome)
    sides = {"attacker": [ANNE, CHLOE], "defender": [BRUNO]}
    assert fight(entry, position("")) == Fight(sides, "attacker", at("Lac"))
    other = SimpleNamespace(kind="fief move", outcome=outcome)
    assert fight(other, position("")) is None
