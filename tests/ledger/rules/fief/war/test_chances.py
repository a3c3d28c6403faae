"""The chances of one roll: dice, re-rolls, aimed dice, and the shot of every round."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from ledger.dice import d
from ledger.rules.fief.war.chances import (
    Strike,
    class_of,
    faces_after,
    strike,
    targets_of,
)
from ledger.rules.fief.war.enumerating import every_throw
from ledger.rules.fief.war.force import Force
from tests.ledger.rules.fief.war.fights import same_as_resolved, scene

COIN, DIE = d(2), d(6)


def struck(side, attacker, defender, **more):
    """The chances of a side's roll, which are also those of every throw."""
    sides, plan = scene(attacker, defender, asks=False, **more)
    found, every = strike(side, sides, plan), every_throw(side, sides, plan)
    assert {k: n * every.of for k, n in found.ways.items() if n} == {
        k: n * found.of for k, n in every.ways.items()
    }
    assert sum(found.ways.values()) == found.of
    return found


def plan_of(**more):
    """The plan of a battle in which only the plan counts."""
    return scene("soldiers=1", "soldiers=1", asks=False, **more)[1]


def test_each_harm_has_its_number_of_ways():
    """In the open, one die takes 0, 1, 1, 2, 2 or 3 points."""
    found = struck("attacker", "soldiers=1", "soldiers=1")
    assert found == Strike({(0, ()): 1, (1, ()): 2, (2, ()): 2, (3, ()): 1}, 6)
    assert found.harms == {0: 1, 1: 2, 2: 2, 3: 1}


@pytest.mark.rule("FIEF-AIM-02", "FIEF-AIM-04")
def test_aimed_dice_have_ways_of_their_own():
    """Of two dice one is aimed: it kills in one case of six, and does no other harm."""
    found = struck("attacker", "soldiers=7", "lords=1", aims=["attacker:1"])
    assert found.of == 36
    assert found.ways[3, ("lords",)] == 1
    assert found.ways[3, ()] == 5
    both = struck("attacker", "soldiers=7", "lords=1", aims=["attacker:2"])
    assert both == Strike({(0, ("lords",)): 11, (0, ()): 25}, 36)


@pytest.mark.rule("FIEF-AIM-08")
def test_two_lords_may_fall_to_one_roll():
    """Each of two dice has its own lord."""
    found = struck(
        "attacker", "soldiers=7", "lords=2", aims=["attacker:1", "attacker:1"]
    )
    assert found.ways == {
        (0, ("lords", "lords")): 1,
        (0, ("lords",)): 10,
        (0, ()): 25,
    }


@pytest.mark.parametrize("site", ["open", "castle", "city"])
@pytest.mark.parametrize("side", ["attacker", "defender"])
def test_harm_is_read_in_the_column_of_the_other_side(site, side):
    """The strongest roll of an attacker is weaker before walls."""
    found = struck(side, "soldiers=1", "soldiers=1", site=site)
    most = {"open": 3, "castle": 2, "city": 1}
    assert max(found.harms) == most[site if side == "attacker" else "open"]


@pytest.mark.rule("TAC-BOMB-04", "TAC-BOMB-13")
@pytest.mark.parametrize("twice", [True, False])
@pytest.mark.parametrize("reroll", [[], ["low"], ["none"], ["defender:low"]])
def test_bombards_roll_again_only_by_the_policy_of_their_side(twice, reroll):
    """Without re-rolls there are as many ways as there are faces."""
    found = struck(
        "attacker",
        "soldiers=6,bombards=2",
        "soldiers=1",
        tactics=True,
        rerolls=reroll,
        house={"tactics.bombard.same_die_twice": twice},
    )
    assert (found.of > 6) is (reroll == ["low"])


@pytest.mark.ruling("TAC-AMB-43")
@pytest.mark.parametrize("allowed", [True, False])
def test_aimed_dice_are_rolled_again_where_the_house_allows_it(allowed):
    """A bombard makes the kill likelier."""
    found = struck(
        "attacker",
        "soldiers=6,bombards=1",
        "lords=1",
        tactics=True,
        rerolls=["low"],
        aims=["attacker:1"],
        house={"tactics.bombard.reroll_base_aim": allowed},
    )
    killing = sum(n for (_, victims), n in found.ways.items() if victims)
    assert killing * 36 == found.of * (11 if allowed else 6)


@pytest.mark.ruling("TAC-AMB-44")
@pytest.mark.parametrize(
    ("attacker", "aims", "most"),
    [
        ("lords=1", [], 1),
        ("lords=1", ["defender:1"], 1),
        ("lords=2", ["defender:1"], 2),
    ],
)
def test_the_shot_of_every_round_kills_a_lord_who_is_left(attacker, aims, most):
    """A lord who is killed by an aimed die is not killed once more."""
    found = struck(
        "defender",
        attacker,
        "soldiers=6,archers=2",
        tactics=True,
        site="castle",
        archers=["defender:aim"],
        aims=aims,
        house={"tactics.archers.aim_each_round": True},
    )
    assert max(len(victims) for _, victims in found.ways) == most
    assert found.of == 6**3  # two dice and the shot


# What a roll depends on --------------------------------------------------------------


@pytest.mark.parametrize(
    ("force", "other"),
    [
        (Force(soldiers=6), Force(soldiers=7)),
        (Force(soldiers=6), Force(soldiers=5, darc=1)),
        (Force(soldiers=6), Force(soldiers=5, guard=1)),
        (Force(soldiers=6), Force(soldiers=6, bombards=1)),
        (Force(soldiers=6, bombards=2), Force(soldiers=6, bombards=1)),
    ],
)
def test_rolls_differ_by_dice_darc_guards_and_bombards(force, other):
    """Points alone make no difference while the number of dice is the same."""
    plan = plan_of(tactics=True)
    assert class_of("attacker", force, plan) != class_of("attacker", other, plan)
    more = force._replace(soldiers=force.soldiers - 3)
    assert class_of("attacker", force, plan) == class_of("attacker", more, plan)


def test_archers_make_a_difference_only_where_they_aim():
    """Otherwise they are points like any others."""
    with_, without = Force(soldiers=2, archers=1), Force(soldiers=3)
    aiming = plan_of(tactics=True, site="castle", archers=["defender:aim"])
    for side, plan, same in (
        ("defender", plan_of(tactics=True), True),
        ("attacker", aiming, True),
        ("defender", aiming, False),
    ):
        found = class_of(side, with_, plan) == class_of(side, without, plan)
        assert found is same


def test_targets_count_as_far_as_dice_are_aimed_at_them():
    """Each aim is at one lord, and the shot at one more."""
    many = Force(soldiers=3, lords=4, darc=1, women=5)
    assert targets_of("attacker", many, plan_of()) == ()
    aims = plan_of(aims=["attacker:1", "attacker:1", "defender:1"])
    assert targets_of("attacker", many, aims) == (2, 1, 2)
    assert targets_of("defender", many, aims) == (1, 1, 1)
    shot = plan_of(tactics=True, archers=["defender:aim"], aims=["defender:1"])
    assert targets_of("defender", many, shot) == (2, 1, 2)
    assert targets_of("attacker", many, shot) == ()
    assert targets_of("attacker", Force(soldiers=1), aims) == (0, 0, 0)


# Faces -------------------------------------------------------------------------------


@pytest.mark.parametrize("many", [0, 1, 2, 3])
def test_faces_are_counted_in_ascending_order(many):
    """Each of all throws is one way."""
    found, of = faces_after(many, 0, DIE, twice=True)
    assert of == 6**many
    assert found == Counter(
        tuple(sorted(throw)) for throw in product(DIE.faces, repeat=many)
    )


@pytest.mark.rule("TAC-BOMB-11", "TAC-BOMB-13")
def test_a_low_die_is_rolled_again_as_long_as_there_are_rights():
    """A coin shows 1 or 2: with one right, three of four coins are twos in the end."""
    assert faces_after(1, 1, COIN, twice=True) == ({(2,): 3, (1,): 1}, 4)
    assert faces_after(1, 2, COIN, twice=True) == ({(2,): 7, (1,): 1}, 8)
    # The same die may not be taken twice, so the second right is lost.
    found, of = faces_after(1, 2, COIN, twice=False)
    assert {faces: ways * 8 // of for faces, ways in found.items()} == {
        (2,): 6,
        (1,): 2,
    }


def test_no_dice_are_none_again():
    """Rights alone make no throw."""
    assert faces_after(0, 3, DIE, twice=True) == ({(): 1}, 1)


@pytest.mark.ruling("TAC-AMB-44")
@pytest.mark.parametrize("each", [True, False])
def test_a_lord_who_falls_to_an_aimed_die_does_not_stop_his_side(each):
    """Only where archers shoot in the same round may the battle end with him."""
    assert same_as_resolved(
        "lords=1,soldiers=2",
        "archers=2",
        1,
        tactics=True,
        site="castle",
        archers=["defender:aim"],
        aims=["defender:1"],
        house={"tactics.archers.aim_each_round": each},
    )
