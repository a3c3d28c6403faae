"""The royal guard of the extension in battle."""

from __future__ import annotations

import pytest

from ledger.errors import Refused
from ledger.rules.fief.war.force import Force
from ledger.rules.fief.war.rolls import hit
from tests.ledger.rules.fief.war.fights import battle, forces, left, ways

TACTICS = ways(tactics=True)


@pytest.mark.parametrize(
    ("dice", "column", "guard", "damage"),
    [
        pytest.param((5, 3), "castle", 1, 3, id="B28"),
        pytest.param((5, 3), "castle", 0, 2, id="B30"),
        pytest.param((6,), "open", 0, 3, id="B31"),
        pytest.param((3, 3), "castle", 0, 2, id="B32"),
        pytest.param((3,), "open", 0, 1, id="B33"),
    ],
)
@pytest.mark.rule("TAC-GUARD-14")
@pytest.mark.ruling("TAC-AMB-13")
def test_a_guard_adds_one_to_the_losses(dice, column, guard, damage):
    """The bonus is added after the table: a third of eight is two, plus one."""
    assert hit(dice, 0, Force(guard=guard), column, TACTICS).inflicts == damage


@pytest.mark.rule("TAC-GUARD-15")
def test_one_guard_or_seven_add_the_same():
    """The bonus is one for each side, not for each counter."""
    told = [
        hit((4,), 0, Force(guard=some, guard_knights=more), "open", TACTICS).guard
        for some, more in ((1, 0), (0, 1), (4, 3))
    ]
    assert told == [1, 1, 1]
    without = ways({"tactics.modules.guard": False}, tactics=True)
    assert hit((4,), 0, Force(guard=1), "open", without).guard == 0


@pytest.mark.rule("TAC-GUARD-17")
def test_the_bonus_ends_with_the_last_guard():
    """Three points kill the guard first; in round 2 nothing is added."""
    result = battle(
        "sergeants=4,guard=1",
        "soldiers=12",
        "2 3 4 2 1 1",
        tactics=True,
        losses=["attacker:guard"],
        rounds=2,
    )
    assert [r["attacker"]["inflicts"] for r in result["rounds"]] == [2, 1]


@pytest.mark.rule("TAC-GUARD-19")
def test_both_sides_may_have_a_guard():
    """The king's is on one side, the queen's on the other."""
    result = battle("guard=2", "guard=2,sergeants=4", "2 2", tactics=True, rounds=1)
    told = result["rounds"][0]
    assert (told["attacker"]["guard"], told["defender"]["guard"]) == (1, 1)


@pytest.mark.ruling("TAC-AMB-13")
def test_a_house_may_add_the_bonus_to_the_dice():
    """At a castle eight and one are nine, of which a third is three."""
    house = ways({"tactics.guard.bonus_stage": "dice_sum"}, tactics=True)
    found = hit((5, 3), 0, Force(guard=1), "castle", house)
    assert (found.bonus, found.total, found.guard, found.inflicts) == (1, 9, 0, 3)


@pytest.mark.ruling("TAC-AMB-14", "TAC-AMB-15")
def test_no_bonus_without_dice_or_on_aimed_dice():
    """The house may allow it; then a five kills, too."""
    bare = ways({"tactics.guard.bonus_without_dice": True}, tactics=True)
    guard = Force(guard=1)
    assert hit((), 0, guard, "open", TACTICS).inflicts == 0
    assert hit((), 0, guard, "open", bare).inflicts == 1
    assert hit((), 1, guard, "open", bare).inflicts == 0
    for house, kills in (({}, []), ({"tactics.guard.bonus_on_aimed": True}, ["lords"])):
        result = battle(
            "sergeants=5,guard=1",
            "soldiers=9,lords=1",
            "5 1 1",
            tactics=True,
            aims=["attacker:1"],
            rounds=1,
            house=house,
        )
        told = result["rounds"][0]["attacker"]
        assert (told["kills"], told["inflicts"]) == (kills, 0)


@pytest.mark.ruling("TAC-AMB-16")
def test_the_base_game_s_guard_is_out_of_use():
    """A house may keep both; without the module, the old one stays."""
    with pytest.raises(Refused) as refused:
        forces("royal=5", "soldiers=1", TACTICS)
    assert refused.value.rule == "TAC-AMB-16"
    for key, value in (("guard.replaces_base", False), ("modules.guard", False)):
        found = forces(
            "royal=5", "soldiers=1", ways({f"tactics.{key}": value}, tactics=True)
        )
        assert found["attacker"].royal == 5


@pytest.mark.rule("TAC-GUARD-18", "TAC-GEN-07")
@pytest.mark.ruling("TAC-AMB-48")
def test_a_guard_knight_leaves_sergeants_where_change_is_given():
    """Two knights and two sergeants lose five points: one knight is left."""
    result = battle(
        "guard_knights=2,guard=2", "soldiers=9", "1 1 5 6", tactics=True, rounds=1
    )
    assert left(result, "attacker") == {"guard_knights": 1}
