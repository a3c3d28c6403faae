"""Battles with the battle dice of the later edition."""

from __future__ import annotations

import pytest

from ledger.errors import Refused
from ledger.rules.fief.war.force import Force
from ledger.rules.fief.war.losses import ORDERS, falls
from tests.ledger.rules.fief.war.fights import battle, chances, forces, left, ways

LATER = {"tactics.profile": "fief2011", "tactics.losses.change_allowed": False}
WAYS = ways(LATER, tactics=True)


@pytest.mark.ruling("TAC-AMB-01")
def test_battle_dice_are_read_one_by_one():
    """Two and three are five without a table: each die shows its losses."""
    result = battle(
        "sergeants=9", "sergeants=9", "2 3 0 1", tactics=True, house=LATER, rounds=1
    )
    told = result["rounds"][0]
    assert (told["attacker"]["inflicts"], told["defender"]["inflicts"]) == (5, 1)


@pytest.mark.parametrize(("site", "dice"), [("open", 2), ("castle", 1), ("city", 0)])
def test_walls_take_dice_from_the_attacker(site, dice):
    """A die is lost at a castle, two at a city; the besieged lose none."""
    faces = " ".join(["1"] * (dice + 2))
    result = battle(
        "sergeants=9",
        "sergeants=9",
        faces,
        tactics=True,
        house=LATER,
        rounds=1,
        site=site,
    )
    told = result["rounds"][0]
    assert [len(told[s]["dice"]) for s in ("attacker", "defender")] == [dice, 2]


@pytest.mark.ruling("TAC-AMB-48")
@pytest.mark.parametrize(
    ("harm", "expected"),
    [
        (2, Force(knights=2, lords=1)),
        (3, Force(knights=1, lords=1)),
        (5, Force(knights=1, lords=1)),
        (6, Force(lords=1)),
        (7, Force()),
    ],
)
def test_a_knight_falls_whole_or_not_at_all(harm, expected):
    """Two points kill neither a knight nor a lord beside a knight."""
    force = Force(knights=2, lords=1)
    assert falls(force, harm, ORDERS["soldiers"], WAYS) == expected


@pytest.mark.rule("TAC-GUARD-14")
def test_the_guard_adds_a_hit():
    """The total is one more than the dice show."""
    result = battle(
        "sergeants=2,guard=1",
        "sergeants=9",
        "0 0 0",
        tactics=True,
        house=LATER,
        rounds=1,
    )
    assert left(result, "defender") == {"sergeants": 8}


def test_the_owner_may_choose_a_knight_only_for_three():
    """With two points a knight is not offered."""
    result = battle(
        "knights=1,sergeants=3",
        "sergeants=1",
        "0 2",
        tactics=True,
        house=LATER,
        losses=["ask"],
        rounds=1,
    )
    assert left(result, "attacker") == {"knights": 1, "sergeants": 1}


def test_darc_is_not_in_that_edition():
    """D'Arc's six belongs to the other dice."""
    with pytest.raises(Refused) as refused:
        forces("darc", "soldiers=1", WAYS)
    assert refused.value.rule == "FIEF-CARD-28"


@pytest.mark.parametrize("change", [True, False])
def test_dice_that_never_harm_decide_nothing(change):
    """A house rule with a die of zeros gives endless battles, and is refused."""
    house = {
        **LATER,
        "tactics.battle_die.faces": [0] * 6,
        "tactics.losses.change_allowed": change,
    }
    for exact in (True, False):
        found = chances(
            "sergeants=3", "knights=2", tactics=True, house=house, exact=exact
        )
        assert (found.open, found.attacker, found.defender) == (1, 0, 0)
