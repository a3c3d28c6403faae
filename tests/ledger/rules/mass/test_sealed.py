"""Tactics in secret: which player speaks for which side."""

from __future__ import annotations

import pytest

from ledger.rules.mass.contest import contest
from ledger.rules.mass.sealed import TOPICS, side_of, tactics, to_fight
from ledger.rules.mass.tactics import ORDER
from tests.ledger.rules.mass.vectors import armies

A, B = "side:A", "side:B"


def players(*names):
    """A battle with players of these names, and their ids."""
    found = armies()
    ids = [f"player:{name}" for name in names]
    for who, name in zip(ids, names, strict=True):
        found.put(who, "name", name)
    return found, ids


@pytest.mark.rule("MASS-TACT-01")
@pytest.mark.parametrize(
    ("name", "side"),
    [("b", B), ("Otto", B), ("léon", A), ("Karl", B), ("Rodrigo", A)],
)
def test_a_player_speaks_for_the_side_of_his_name(name, side):
    """Or of a general's or a hero's name, whatever the order."""
    found, asked = players(name, "x", "y")
    assert side_of(found, asked[0], asked) == side
    found, asked = players("x", "y", name)
    assert side_of(found, asked[2], asked) == side


def test_others_speak_in_order():
    """If there are as many of them as sides; else nobody knows."""
    found, asked = players("x", "y")
    assert [side_of(found, who, asked) for who in asked] == [A, B]
    found, asked = players("x", "y", "z")
    assert [side_of(found, who, asked) for who in asked] == [None] * 3


@pytest.mark.parametrize("end", ["ended", "victor"])
def test_no_tactic_is_wanted_after_the_battle(end):
    """Nor once somebody has won it."""
    found = armies()
    assert to_fight(found) is True
    found.put("campaign", end, 1)
    assert to_fight(found) is False


def test_what_may_be_said():
    """Every tactic, for the turn that it belongs to."""
    assert tuple(tactics(armies())) == ORDER
    assert list(TOPICS) == ["tactics"]
    assert TOPICS["tactics"].vocabulary == "tactic"


def test_a_battle_as_statistics_see_it():
    """The victor has won it only once it is over."""
    found = armies()
    found.put("campaign", "victor", B)
    told = contest(found)
    assert (told.kind, list(told.parties)) == ("side", [A, B])
    assert (told.over, list(told.winners)) == (False, [])
    found.put("campaign", "ended", 1)
    told = contest(found)
    assert (told.over, list(told.winners)) == (True, [B])
    found.put("campaign", "victor", None)
    assert list(contest(found).winners) == []
