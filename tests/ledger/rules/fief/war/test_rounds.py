"""One round: whose dice are rolled again first, how many, and the shot of each round."""

from __future__ import annotations

import pytest

from ledger.dice import typed
from ledger.rules.fief.war.rounds import (
    Stroke,
    exchanged,
    in_turn,
    rights_of,
    shoots_each_round,
    thrown,
)
from ledger.table import Table
from tests.ledger.rules.fief.war.fights import battle, scene

EACH = {"tactics.archers.aim_each_round": True}


def stroke(side="attacker", house=None, **more):
    """A side's roll: seven soldiers and two bombards against one and a lord."""
    sides, plan = scene(
        "soldiers=7,bombards=2", "soldiers=1,lords=1", tactics=True, house=house, **more
    )
    return Stroke(side, sides, plan)


@pytest.mark.ruling("TAC-AMB-08")
@pytest.mark.parametrize(
    ("order", "turns"), [("attacker_first", [1, 2, 0]), ("defender_first", [0, 1, 2])]
)
def test_one_side_rolls_again_before_the_other(order, turns):
    """Strokes of the same side stay in their order."""
    house = {"tactics.bombard.order": order}
    sides = ("defender", "attacker", "attacker")
    assert in_turn([stroke(side, house) for side in sides]) == turns


@pytest.mark.rule("TAC-BOMB-05")
def test_a_bombard_is_one_right_unless_others_are_given():
    """None at all may be given, too."""
    assert rights_of(stroke()) == 2
    assert rights_of(stroke("defender")) == 0
    assert rights_of(stroke()._replace(rights=5)) == 5
    assert rights_of(stroke()._replace(rights=0)) == 0


def test_a_roll_tells_its_dice_and_those_that_were_rolled_again():
    """The places of dice begin with one."""
    own = stroke(rerolls=["low"])
    assert own.own == own.sides["attacker"]
    table = Table(typed=typed("6 1 2 4"))
    (blow,) = exchanged(table, 1, [own])
    table.close()
    assert blow.facts == {
        "points": 7,
        "dice": [6, 4],
        "bonus": 0,
        "total": 10,
        "inflicts": 5,
        "again": [
            {"die": 2, "before": 1, "after": 2},
            {"die": 2, "before": 2, "after": 4},
        ],
    }
    assert (blow.harm, blow.victims) == (5, [])


@pytest.mark.rule("FIEF-AIM-02")
def test_aimed_dice_are_told_apart_from_the_others():
    """The lord is a victim, and the harm is that of the other die."""
    own = stroke(aims=["attacker:1"])
    table = Table(typed=typed("6 3"))
    (blow,) = exchanged(table, 1, [own])
    assert (blow.facts["aimed"], blow.facts["kills"]) == ([[6]], ["lords"])
    assert (blow.facts["dice"], blow.harm, blow.victims) == ([3], 1, ["lords"])
    assert [share.dice for share in own.targets()] == [1]
    again = thrown(Table(typed=typed("6 3")), 1, "attacker", own.sides, own.plan)
    assert again == (1, ["lords"])


@pytest.mark.ruling("TAC-AMB-54")
def test_rights_that_a_side_shares_are_used_up_together():
    """The second stroke has what the first has left."""
    own = stroke(rerolls=["low"])._replace(rights=2, shared=True)
    table = Table(typed=typed("1 6 2 6 4 5"))
    blows = exchanged(table, 1, [own, own])
    table.close()
    assert [blow.facts["dice"] for blow in blows] == [[4, 6], [5, 6]]


@pytest.mark.ruling("TAC-AMB-44")
@pytest.mark.parametrize(
    ("does", "house", "attacker", "shoots"),
    [
        ("aim", EACH, "lords=1,soldiers=1", True),
        ("aim", {}, "lords=1,soldiers=1", False),
        ("aim", EACH, "soldiers=1", False),
        ("shoot", EACH, "lords=1,soldiers=1", False),
        ("hold", EACH, "lords=1,soldiers=1", False),
    ],
)
def test_a_shot_is_aimed_each_round_only_by_archers_who_aim(
    does, house, attacker, shoots
):
    """The house rule, archers and a lord are needed; the attacker never aims."""
    house = {**house, "tactics.archers.minimum_for_defender": False}
    sides, plan = scene(
        attacker,
        "archers=2",
        tactics=True,
        site="castle",
        house=house,
        archers=[f"defender:{does}"],
    )
    assert shoots_each_round("defender", sides, plan) is shoots
    assert shoots_each_round("attacker", sides, plan) is False
    without = {**sides, "defender": sides["defender"]._replace(archers=0, soldiers=2)}
    assert shoots_each_round("defender", without, plan) is False


@pytest.mark.ruling("TAC-AMB-44")
@pytest.mark.parametrize(("face", "kills"), [(6, ["lords"]), (5, [])])
def test_the_shot_of_a_round_is_told_with_its_kill(face, kills):
    """It is rolled before the other dice."""
    found = battle(
        "lords=2,soldiers=9",
        "archers=2",
        f"1 1 {face} 1",
        tactics=True,
        site="castle",
        archers=["defender:aim"],
        house=EACH,
        rounds=1,
    )
    told = found["rounds"][0]["defender"]
    assert (told["shot"], told["kills"], told["dice"]) == (face, kills, [1])
    assert "shot" not in found["rounds"][0]["attacker"]
    assert found["survivors"]["attacker"]["lords"] == 2 - len(kills)
