"""Bombards: rerolled dice, and the fate of the guns."""

from __future__ import annotations

import pytest

from ledger.errors import Refused
from ledger.rules.fief.war.bombards import idle, pick, replaced
from ledger.rules.fief.war.force import Force
from ledger.rules.fief.war.losses import ORDERS, falls, settled
from ledger.rules.fief.war.rolls import PLAIN
from tests.ledger.rules.fief.war.fights import battle, left, ways

TACTICS = ways(tactics=True)


@pytest.mark.parametrize(
    ("dice", "bombards", "throws", "expected"),
    [
        pytest.param((2,), 2, [(0, 5), (0, 1)], (1,), id="B34-same-die-twice"),
        pytest.param((2, 6, 1), 3, [(0, 4), (2, 3)], (4, 6, 3), id="B35"),
    ],
)
@pytest.mark.rule("TAC-BOMB-04", "TAC-BOMB-11", "TAC-BOMB-13")
def test_the_last_value_stands(dice, bombards, throws, expected):
    """The new value may be better or worse; the right need not be used."""
    assert replaced(dice, bombards, throws, twice=True) == expected


@pytest.mark.rule("TAC-BOMB-05")
def test_no_more_throws_than_bombards():
    """B36: one bombard cannot be used for two rerolls."""
    with pytest.raises(Refused) as refused:
        replaced((2,), 1, [(0, 3), (0, 5)], twice=True)
    assert refused.value.rule == "TAC-BOMB-05"


@pytest.mark.ruling("TAC-AMB-08", "TAC-AMB-09")
def test_a_house_may_forbid_the_same_die():
    """Each die can be rerolled once then."""
    with pytest.raises(Refused):
        replaced((2, 3), 2, [(0, 3), (0, 5)], twice=False)
    assert replaced((2, 3), 2, [(0, 3), (1, 5)], twice=False) == (3, 5)


@pytest.mark.rule("TAC-BOMB-04", "TAC-BOMB-05")
def test_the_policy_takes_the_lowest_die_below_the_average():
    """Up to three on a plain die is rerolled; a four stays, or all without a right."""
    asked = [(3, 6, 2), (4, 5, 6), (3, 4, 6)]
    assert [pick(f, [], 1, PLAIN, twice=True) for f in asked] == [2, None, 0]
    assert pick((1, 2), [0], 1, PLAIN, twice=True) is None


@pytest.mark.rule("TAC-BOMB-04", "TAC-BOMB-12", "TAC-BOMB-13")
def test_the_owner_sees_each_new_value():
    """All dice are shown; then the attacker rerolls his own, one by one."""
    result = battle(
        "soldiers=6,bombards=2",
        "soldiers=6",
        "1 5 2 6",
        tactics=True,
        rounds=1,
        rerolls=["attacker:ask"],
        choose={"reroll.attacker.1.1": "1", "reroll.attacker.1.2": "1"},
    )
    told = result["rounds"][0]
    assert told["attacker"]["again"] == [
        {"die": 1, "before": 1, "after": 2},
        {"die": 1, "before": 2, "after": 6},
    ]
    assert (told["attacker"]["inflicts"], told["defender"]["dice"]) == (3, [5])


@pytest.mark.rule("TAC-BOMB-04")
def test_a_right_need_not_be_used():
    """With `stop` the dice stay as they are."""
    result = battle(
        "soldiers=6,bombards=2",
        "soldiers=6",
        "1 5",
        tactics=True,
        rounds=1,
        rerolls=["attacker:ask"],
        choose={"reroll.attacker.1.1": "stop"},
    )
    assert result["rounds"][0]["attacker"]["dice"] == [1]


@pytest.mark.rule("TAC-BOMB-04")
@pytest.mark.parametrize(
    ("force", "policy", "told"),
    [
        (Force(sergeants=1, bombards=1), "none", ["fief.bombards_idle.attacker"]),
        (Force(sergeants=1, bombards=1), "low", []),
        (Force(sergeants=1), "none", []),
        (Force(lords=1, bombards=1), "none", []),
    ],
)
def test_a_right_that_nobody_used_is_told(force, policy, told):
    """With bombards, troops and no instructions, there is a note."""
    assert [note["key"] for note in idle("attacker", force, policy)] == told


@pytest.mark.ruling("TAC-AMB-08")
@pytest.mark.parametrize(
    ("order", "again"), [("attacker_first", (6, 5)), ("defender_first", (5, 6))]
)
def test_who_throws_again_first(order, again):
    """The attacker is first, unless the house lets the defender be."""
    result = battle(
        "soldiers=6,bombards=1",
        "soldiers=6,bombards=1",
        "1 1 6 5",
        tactics=True,
        rounds=1,
        rerolls=["low"],
        house={"tactics.bombard.order": order},
    )
    told = result["rounds"][0]
    assert tuple(told[s]["dice"][0] for s in ("attacker", "defender")) == again


@pytest.mark.rule("TAC-BOMB-06", "TAC-ARCH-26")
def test_the_archers_die_may_be_thrown_again():
    """The reroll is a step of its own: the right is there again in round 1."""
    result = battle(
        "archers=1,bombards=1",
        "soldiers=9",
        "1 6 1 4 6",
        tactics=True,
        rounds=1,
        rerolls=["low"],
    )
    assert result["archers"]["attacker"]["inflicts"] == 3
    assert result["rounds"][0]["attacker"]["dice"] == [6]


@pytest.mark.rule("TAC-BOMB-07", "TAC-ARCH-26")
@pytest.mark.ruling("TAC-AMB-43")
@pytest.mark.parametrize(("allowed", "kills"), [(False, []), (True, ["lords"])])
def test_aimed_dice_are_not_thrown_again(allowed, kills):
    """A house rule allows it for dice that are aimed in the rounds."""
    result = battle(
        "soldiers=6,bombards=1",
        "soldiers=9,lords=1",
        "5 1 1 6" if allowed else "5 1 1",
        tactics=True,
        rounds=1,
        aims=["attacker:1"],
        rerolls=["low"],
        house={"tactics.bombard.reroll_base_aim": allowed},
    )
    assert result["rounds"][0]["attacker"]["kills"] == kills


@pytest.mark.rule("TAC-BOMB-07", "TAC-ARCH-26")
@pytest.mark.ruling("TAC-AMB-43")
def test_who_is_asked_knows_which_aimed_die_is_meant():
    """The first die that aims is named as the first."""
    result = battle(
        "soldiers=6,bombards=1",
        "soldiers=9,lords=1",
        "5 1 1 6",
        tactics=True,
        rounds=1,
        aims=["attacker:1"],
        rerolls=["ask"],
        house={"tactics.bombard.reroll_base_aim": True},
        choose={"reroll.attacker.1.aim1.1": "1"},
    )
    assert result["rounds"][0]["attacker"]["kills"] == ["lords"]


@pytest.mark.rule("TAC-BOMB-08")
def test_bombards_absorb_nothing():
    """Bombards are in no order of losses, and harm passes them by."""
    assert all("bombards" not in order for order in ORDERS.values())
    force = falls(Force(sergeants=1, bombards=3), 4, ORDERS["soldiers"], TACTICS)
    assert force == Force(bombards=3)


@pytest.mark.parametrize(
    ("force", "gone"),
    [
        pytest.param(Force(lords=1, bombards=2), 2, id="B27"),
        pytest.param(Force(lords=2, bombards=3), 3, id="B44"),
        pytest.param(Force(archers=1, bombards=2), 0, id="B45"),
        pytest.param(Force(guard=1, bombards=2), 0, id="guard"),
        pytest.param(Force(mercenaries=1, bombards=2), 0, id="mercenaries"),
    ],
)
@pytest.mark.rule("TAC-BOMB-09")
@pytest.mark.ruling("TAC-AMB-10")
def test_bombards_fall_with_the_last_troops(force, gone):
    """A lord is not a troop, but archers, guards and mercenaries are."""
    assert force.bombards - settled(force, TACTICS).bombards == gone
    lenient = ways({"tactics.bombard.lord_counts_as_troop": True}, tactics=True)
    for lord in (Force(lords=1, bombards=2), Force(darc=1, bombards=2)):
        assert settled(lord, lenient).bombards == 2


@pytest.mark.rule("TAC-BOMB-09")
@pytest.mark.ruling("TAC-AMB-59")
@pytest.mark.parametrize(("lost", "bombards"), [(True, 0), (False, 2)])
def test_bombards_that_never_had_troops(lost, bombards):
    """Such bombards are lost at the first test, unless the house spares them."""
    result = battle(
        "lords=5,bombards=2",
        "soldiers=5",
        "2 1",
        tactics=True,
        rounds=1,
        house={"tactics.bombard.lost_without_troops": lost},
    )
    assert left(result, "attacker").get("bombards", 0) == bombards


@pytest.mark.rule("TAC-BOMB-09")
def test_bombards_do_not_hold_out_alone():
    """The battle is lost with the last sergeant."""
    result = battle("sergeants=1,bombards=3", "soldiers=6", "1 6", tactics=True)
    assert (result["winner"], left(result, "attacker")) == ("defender", {})
