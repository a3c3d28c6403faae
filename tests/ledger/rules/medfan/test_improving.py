"""Improvements: kinds, number, limits, and the die."""

from __future__ import annotations

import pytest

from ledger.rules.medfan.improving import STATS, rolled_stat
from ledger.table import Table
from tests.ledger.rules.medfan.armies import (
    ANA,
    BO,
    campaign,
    facts_of,
    figure,
    improve,
    land,
    refusal,
)


def trained(**house):
    """Ana has a Labyrinth and a hero."""
    state = campaign(**house)
    land(state, "labyrinth")
    figure(state, "Ysolde")
    return state


YSOLDE = "figure:Ana.Ysolde"


@pytest.mark.rule("MED-ADV-01")
def test_six_characteristics_can_be_improved():
    """Each may be improved once, in any case of the word; nothing else may be."""
    state = trained()
    for stat in ("movement", "Melee", "shooting", "defence", "mental", "LIFE"):
        improve(state, "Ysolde", stat)
    assert [state.get(YSOLDE, stat) for stat in STATS] == ["score"] * 6
    assert refusal(improve, state, "Ysolde", "beauty")[1] == "medfan.stat"


@pytest.mark.rule("MED-ADV-02")
@pytest.mark.parametrize("face", range(1, 7))
def test_the_die_names_the_characteristic(face):
    """The order is that of the printed table."""
    assert STATS[face - 1] == rolled_stat(Table(typed=[[face]]), ANA)
    order = ("movement", "melee", "shooting", "defence", "mental", "life")
    assert order == STATS


@pytest.mark.rule("MED-ADV-02")
def test_the_die_is_an_option():
    """By default the player chooses; with the option the die decides."""
    said = refusal(improve, trained(), "Ysolde", "die", dice="2")
    assert said == ("rule", "medfan.no_die", "MED-ADV-02")
    state = trained(improvement_by_die=True)
    assert improve(state, "Ysolde", "die", dice="2").result["stat"] == "melee"
    assert state.get(YSOLDE, "melee") == "score"


@pytest.mark.rule("MED-ADV-02")
@pytest.mark.ruling("MED-AMB-ADV-2")
@pytest.mark.parametrize(
    ("house", "dice", "choices", "stat"),
    [
        ("reroll", "2 4 1", {}, "movement"),
        ("choose", "2", {"stat": "life"}, "life"),
        ("lost", "4", {}, None),
    ],
)
def test_a_die_that_names_what_cannot_be_improved(house, dice, choices, stat):
    """Melee was improved and Defence is five: reroll, choose, or lose it."""
    state = trained(improvement_by_die=True, improvement_die_blocked=house)
    improve(state, "Ysolde", "melee")
    more = {"dice": dice, "choices": choices, "at_most": ["defence"]}
    outcome = improve(state, "Ysolde", "die", **more)
    assert outcome.result["stat"] == stat
    assert state.balance(ANA, "money") == 480
    assert state.get(YSOLDE, "cost") == (85 if stat else 65)


@pytest.mark.rule("MED-ADV-03")
def test_an_improvement_may_be_a_higher_score():
    """The new score is recorded if it is given."""
    state = trained()
    improve(state, "Ysolde", "melee", value=4)
    assert state.get(YSOLDE, "melee") == "score 4"


@pytest.mark.rule("MED-ADV-04")
def test_a_second_attack_is_worth_no_more_than_the_first():
    """The second score is equal or lower; only attacks have a second one."""
    state = trained()
    attack = {"kind": "second_attack", "first": 3}
    said = refusal(improve, state, "Ysolde", "melee", value=4, **attack)
    assert said == ("rule", "medfan.second_attack", "MED-ADV-04")
    said = refusal(improve, state, "Ysolde", "mental", value=2, **attack)
    assert said == ("rule", "medfan.no_attack", "MED-ADV-04")
    outcome = improve(state, "Ysolde", "melee", value=3, **attack)
    assert (state.get(YSOLDE, "melee"), outcome.warnings) == ("second_attack 3", [])
    for worth in ({}, {"value": 4}, {"first": 3}):
        fresh = trained()
        unsaid = improve(fresh, "Ysolde", "shooting", kind="second_attack", **worth)
        assert [warning["rule"] for warning in unsaid.warnings] == ["MED-ADV-04"]


@pytest.mark.rule("MED-ADV-05", "MED-ADV-06")
def test_an_improvement_may_be_an_ability():
    """The player's words name it, with a reminder about plausibility."""
    state = trained()
    outcome = improve(state, "Ysolde", "melee", kind="ability", note="lance")
    assert state.get(YSOLDE, "melee") == "ability lance"
    assert [warning["key"] for warning in outcome.warnings] == ["medfan.believable"]
    said = refusal(improve, state, "Ysolde", "life", kind="wings")
    assert said[1] == "medfan.improvement_kind"


@pytest.mark.rule("MED-ADV-07")
def test_one_improvement_a_characteristic():
    """The second needs an agreement, recorded with its note."""
    state = trained()
    improve(state, "Ysolde", "melee")
    call = improve, state, "Ysolde", "melee"
    assert refusal(*call) == ("rule", "medfan.improved", "MED-ADV-07")
    assert facts_of(*call)["before"] == "score"
    improve(state, "Ysolde", "melee", ruled=True, note="mounted")
    assert state.get(YSOLDE, "melee") == "score; score mounted"
    figure(state, "Roland")
    improve(state, "Roland", "melee")
    state.put("rules", "medfan.house_rules.allow_repeat_improvement", "true")
    improve(state, "Roland", "melee")


@pytest.mark.rule("MED-ADV-08")
@pytest.mark.parametrize(
    ("house", "stat", "allowed"),
    [
        ({}, "melee", False),
        ({}, "movement", False),
        ({"allow_move_above_5": True}, "movement", True),
        ({"allow_move_above_5": True}, "melee", False),
        ({"allow_score_above_5": True}, "melee", True),
    ],
)
def test_no_score_above_five(house, stat, allowed):
    """The new score or an existing five decides."""
    for more in ({"value": 6}, {"at_most": [stat]}):
        state = trained(**house)
        if allowed:
            improve(state, "Ysolde", stat, **more)
        else:
            said = refusal(improve, state, "Ysolde", stat, **more)
            assert said == ("rule", "medfan.above_most", "MED-ADV-08")
            improve(state, "Ysolde", stat, ruled=True, **more)
    improve(trained(), "Ysolde", stat, value=5)


@pytest.mark.rule("MED-ADV-09")
def test_six_improvements_are_all_a_figure_can_have():
    """The die has nothing left to choose."""
    state = trained(improvement_by_die=True)
    for stat in STATS:
        improve(state, "Ysolde", stat, 1)
    said = refusal(improve, state, "Ysolde", "die", 1)
    assert said == ("rule", "medfan.all_improved", "MED-ADV-09")


@pytest.mark.rule("MED-ADV-10")
@pytest.mark.ruling("MED-AMB-ADV-1")
def test_the_price_is_typed_and_halved():
    """The figure's worth rises by all of it, while the hoard pays half, rounded up."""
    state = trained()
    outcome = improve(state, "Ysolde", "melee", 25)
    assert tuple(outcome.result[k] for k in ("cost", "paid", "hoard")) == (25, 13, 487)
    assert (state.get(YSOLDE, "cost"), state.get(YSOLDE, "paid")) == (70, 58)
    assert refusal(improve, state, "Ysolde", "life", 976)[2] == "MED-SHOP-09"


def test_the_dead_and_the_foreign_are_not_improved():
    """Each refusal has its rule."""
    state = trained()
    figure(state, "Merlin", retired=1)
    figure(state, "Grik", player=BO)
    gone = refusal(improve, state, "Merlin", "melee")
    assert gone == ("rule", "medfan.figure_gone", "MED-SURV-10")
    foreign = refusal(improve, state, "Grik", "melee")
    assert foreign == ("rule", "medfan.other_army", "MED-ADV-01")


@pytest.mark.rule("MED-SHOP-07", "MED-ADV-10")
@pytest.mark.ruling("MED-AMB-SHOP-2")
@pytest.mark.parametrize("house", [True, False])
def test_without_its_territory_an_improvement_is_paid_in_full(house):
    """A ruling or house rule allows it; the territory of a reduction is named."""
    state = campaign(improvements_need_territory=house)
    figure(state, "Ysolde")
    bare = improve(state, "Ysolde", "melee", 25, ruled=house)
    assert (bare.result["paid"], bare.result["reduced_by"]) == (25, None)
    assert [told["key"] for told in bare.warnings] == ["medfan.full_price"]
    land(state, "labyrinth")
    helped = improve(state, "Ysolde", "life", 25)
    assert (helped.result["paid"], helped.warnings) == (13, [])


@pytest.mark.ruling("MED-AMB-ADV-3")
def test_a_profile_that_stands_above_five_stays_as_it_is():
    """Only a higher score is refused; an ability may be added."""
    state = trained()
    more = {"kind": "ability", "note": "lance", "at_most": ["melee"]}
    assert improve(state, "Ysolde", "melee", **more).result["stat"] == "melee"
