"""A battle off the board: who joins, who is captured, and how it ends."""

from __future__ import annotations

import pytest

from ledger.dice import typed
from ledger.rules.fief.war.plan import Commitment
from ledger.rules.fief.war.resolving import Battle
from ledger.table import Table
from tests.ledger.rules.fief.war.fights import battle, left, scene


@pytest.mark.rule("TAC-MERC-17")
def test_mercenaries_without_a_lord_do_not_join():
    """None are committed, and a warning says so."""
    found = battle(
        "soldiers=1",
        "soldiers=3,lords=1",
        "1 1",
        tactics=True,
        commits=["attacker:1:2", "defender:1:1"],
        rounds=1,
    )
    assert found["rounds"][0]["committed"] == {"attacker": 0, "defender": 1}
    assert found["warnings"] == ["fief.commit_unled.attacker"]
    assert left(found, "attacker") == {"soldiers": 1}


@pytest.mark.rule("TAC-MERC-18")
def test_commitments_of_one_round_are_added_up():
    """Those of another round wait."""
    found = battle(
        "lords=1",
        "soldiers=3",
        "1 1 1 1",
        tactics=True,
        commits=["attacker:2:1", "attacker:2:2"],
        rounds=2,
    )
    first, second = found["rounds"]
    assert "committed" not in first
    assert second["committed"] == {"attacker": 3}


def test_a_commitment_of_nobody_brings_nobody():
    """It needs no lord."""
    sides, plan = scene("soldiers=1", "soldiers=2", tactics=True)
    plan = plan._replace(commitments=(Commitment("attacker", 1, 0),))
    fight = Battle(Table(typed=typed("1 1")), sides, plan)
    fight.fight(1)
    assert (fight.rounds[0]["committed"], fight.warnings) == ({"attacker": 0}, [])


@pytest.mark.rule("TAC-MERC-27")
@pytest.mark.parametrize(("plague", "there"), [(False, 4), (True, 2)])
def test_the_plague_takes_half_of_the_mercenaries(plague, there):
    """What it takes is told by side, where it took any."""
    found = battle(
        "mercenaries=4,lords=1",
        "soldiers=3",
        "1 1",
        tactics=True,
        plague=plague,
        rounds=1,
    )
    assert left(found, "attacker") == {"mercenaries": there, "lords": 1}
    taken = {"plague": {"attacker": 2, "defender": 0}} if plague else {}
    assert {k: v for k, v in found.items() if k == "plague"} == taken


@pytest.mark.rule("FIEF-FIGHT-06")
@pytest.mark.parametrize(
    ("attacker", "defender", "captives"),
    [
        ("soldiers=1", "women=2", {"attacker": 0, "defender": 2}),
        ("women=1", "soldiers=1", {"attacker": 1, "defender": 0}),
        ("women=1", "women=2", {"attacker": 0, "defender": 0}),
    ],
)
def test_women_are_captured_by_a_side_that_is_left(attacker, defender, captives):
    """Where nobody fights, nobody wins, and no round is fought."""
    found = battle(attacker, defender)
    assert (found["captives"], found["rounds"]) == (captives, [])
    won = "defender" if captives["attacker"] else "attacker"
    nobody = not any(captives.values())
    assert (found["winner"], found["end"]) == (
        (None, "both") if nobody else (won, "eliminated")
    )
    for side, many in captives.items():
        if many:
            assert left(found, side) == {}


def test_a_battle_of_no_rounds_decides_nothing():
    """There is no winner while the rounds are not over."""
    found = battle("soldiers=9", "soldiers=1", rounds=0)
    assert (found["winner"], found["end"], found["rounds"]) == (None, "rounds", [])


@pytest.mark.rule("FIEF-GRACE-02")
def test_mercy_makes_lords_and_women_captives_and_soldiers_fall():
    """The other side has won after that round."""
    found = battle(
        "soldiers=5,lords=2,women=1", "soldiers=5", "1 1 1", mercy="attacker:1"
    )
    assert (found["winner"], found["end"]) == ("defender", "mercy")
    assert found["captives"] == {"attacker": 3, "defender": 0}
    assert left(found, "attacker") == {}


@pytest.mark.rule("FIEF-GRACE-02")
def test_a_side_without_a_fighting_lord_gets_no_mercy():
    """The battle goes on."""
    found = battle(
        "soldiers=5,women=1", "soldiers=5", "1 1 1 1", mercy="attacker:1", rounds=2
    )
    assert (found["end"], len(found["rounds"])) == ("rounds", 2)
    assert found["captives"] == {"attacker": 0, "defender": 0}


def test_a_battle_does_not_change_the_forces_that_it_was_given():
    """They may be used for another one."""
    sides, plan = scene("soldiers=1", "soldiers=1")
    before = dict(sides)
    fight = Battle(Table(typed=typed("6 6")), sides, plan)
    fight.fight()
    assert (sides, fight.winner, fight.end) == (before, None, "both")
