"""Dice aimed at lords by name: words, sides, and who is still there."""

from __future__ import annotations

import pytest

from ledger.errors import Misuse, Refused
from ledger.rules.common.finding import NOTHING
from ledger.rules.fief.facts import REBELS
from ledger.rules.fief.war.aiming import Aim
from ledger.rules.fief.war.situation import side_at
from ledger.rules.fief.war.targets import (
    Target,
    aimed,
    kind_of,
    may_aim,
    need_foes,
    side_of,
    target,
)
from tests.ledger.rules.fief.positions import (
    ANNE,
    BRUNO,
    CHLOE,
    at,
    lord,
    person,
    village,
)
from tests.ledger.rules.fief.war.board import comer, field, waiting
from tests.ledger.rules.fief.war.fights import scene

BOARD = (
    village("Vaux", "Bruno", "Bruno.v1=2")
    + waiting("Vaux", "Bourg", "Anne.v1=9")
    + comer("Arnaud", "Anne", "Vaux", "Bourg")
    + person("Philippe", "Bruno", "Vaux")
    + person("Charles", "Bruno", "Vaux")
    + person("Isabelle", "Bruno", "Vaux")
)
PHILIPPE, CHARLES, ISABELLE = lord("Philippe"), lord("Charles"), lord("Isabelle")


def met(state):
    """Both sides of the battle."""
    gate = f"{at('Vaux')}/{at('Bourg')}"
    return {
        "attacker": side_at(state, "attacker", [ANNE], [(ANNE, gate)]),
        "defender": side_at(state, "defender", [BRUNO], [(BRUNO, at("Vaux"))]),
    }


@pytest.mark.rule("FIEF-AIM-01", "FIEF-AIM-08")
@pytest.mark.parametrize(
    ("word", "meant"),
    [
        ("Anne:Philippe", Target(ANNE, PHILIPPE, 1, None)),
        ("Anne:Philippe:2", Target(ANNE, PHILIPPE, 2, None)),
        ("Anne : Philippe : 2 : 9999", Target(ANNE, PHILIPPE, 2, 9999)),
        ("rebels:Philippe", Target(REBELS, PHILIPPE, 1, None)),
    ],
)
def test_a_word_says_who_aims_at_whom_with_how_many_dice_and_when(word, meant):
    """One die in every round, if nothing else is said."""
    assert target(field(BOARD), word, NOTHING) == meant


@pytest.mark.parametrize(
    ("word", "key"),
    [
        ("Anne", "fief.war_parts"),
        ("Anne:Philippe:1:2:3", "fief.war_parts"),
        ("Anne:Philippe:0", "fief.war_number"),
        ("Anne:Philippe:10000", "fief.war_number"),
        ("Anne:Philippe:x", "fief.war_number"),
        ("Anne:Philippe:²", "fief.war_number"),
        ("Anne:Philippe:1:0", "fief.war_number"),
    ],
)
def test_a_word_of_another_form_is_refused(word, key):
    """The refusal has the whole word."""
    with pytest.raises(Misuse) as refused:
        target(field(BOARD), word, NOTHING)
    found = refused.value
    assert (found.code, found.key, found.facts["word"]) == ("usage", key, word)


@pytest.mark.rule("FIEF-AIM-01")
def test_one_aims_at_lords_of_the_other_side_only():
    """Those who do not fight aim at nobody."""
    state = field(BOARD)
    sides = met(state)
    need_foes(state, sides, [Target(ANNE, PHILIPPE), Target(BRUNO, lord("Arnaud"))])
    need_foes(state, sides, [Target(ANNE, ISABELLE)])
    assert side_of(sides, BRUNO, "FIEF-AIM-01") == "defender"
    for wish, key, facts in (
        (Target(ANNE, lord("Arnaud")), "fief.aim_elsewhere", {"lord": lord("Arnaud")}),
        (Target(CHLOE, PHILIPPE), "fief.battle_bystander", {"player": CHLOE}),
    ):
        with pytest.raises(Refused) as refused:
            need_foes(state, sides, [Target(ANNE, PHILIPPE), wish])
        found = refused.value
        told = found.code, found.key, found.rule, found.facts
        assert told == ("rule", key, "FIEF-AIM-01", facts)


@pytest.mark.rule("FIEF-AIM-08")
def test_the_aims_of_a_round_are_of_those_who_fight_and_at_those_who_are_there():
    """Dice at one lord are added; those of another round or player are left out."""
    state = field(BOARD)
    sides = met(state)
    wishes = [
        Target(BRUNO, lord("Arnaud")),
        Target(ANNE, CHARLES, 1, 2),
        Target(ANNE, lord("Henry"), 1),
        Target(ANNE, PHILIPPE, 1),
        Target(ANNE, ISABELLE, 1),
        Target(ANNE, PHILIPPE, 2, 1),
    ]
    own = sides["attacker"], sides["defender"]
    assert aimed(state, 1, wishes, *own) == (
        [Aim("attacker", 3, "lords"), Aim("attacker", 1, "women")],
        [PHILIPPE, ISABELLE],
    )
    assert aimed(state, 2, wishes, *own)[1] == [CHARLES, PHILIPPE, ISABELLE]
    assert aimed(state, 1, wishes, *own[::-1]) == (
        [Aim("defender", 1, "lords")],
        [lord("Arnaud")],
    )
    assert aimed(state, 1, [], *own) == ([], [])


def test_the_kind_of_a_target():
    """A woman without a crown does not fight; D'Arc is a target of her own."""
    state = field(BOARD)
    side = met(state)["defender"]
    assert kind_of(state, PHILIPPE, side) == "lords"
    assert kind_of(state, ISABELLE, side) == "women"
    state.put(ISABELLE, "darc", 1)
    assert kind_of(state, ISABELLE, side) == "darc"


@pytest.mark.rule("FIEF-AIM-05")
@pytest.mark.parametrize(
    ("round_", "number", "refuses"),
    [(None, 1, True), (None, 2, False), (2, 1, False), (2, 2, True), (2, 3, False)],
)
def test_dice_are_judged_in_the_round_for_which_they_are_first_declared(
    round_, number, refuses
):
    """Later there may be fewer dice than were wished for."""
    forces, plan = scene("soldiers=1", "lords=1")
    wishes = [Target(ANNE, PHILIPPE, 2, round_)]
    call = number, wishes, [Aim("attacker", 2)], forces, plan.ground, plan.customs
    if not refuses:
        may_aim(*call)
        return
    with pytest.raises(Refused) as refused:
        may_aim(*call)
    assert refused.value.facts == {"side": "attacker", "aimed": 2, "dice": 1}
