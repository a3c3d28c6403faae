"""What follows from the record: land, armies, who may fight, what land pays."""

from __future__ import annotations

import pytest

from ledger.rules.game import Derived
from ledger.rules.medfan.explaining import explains
from tests.ledger.rules.medfan.battlefield import (
    ANA,
    BO,
    campaign,
    figure,
    hidden,
    land,
)


@pytest.mark.rule("MED-WIN-06")
@pytest.mark.ruling("MED-AMB-SPOILS-3")
def test_a_player_has_land_and_an_army():
    """Both rest on what is recorded of each; without any, nothing follows."""
    state = campaign()
    assert explains(state, ANA) == []
    places = land(state, ANA, "casino", "holding")
    assert explains(state, ANA) == [
        Derived(
            "lands",
            "lands",
            2,
            "MED-WIN-06",
            {"lands": places},
            [(place, "owner") for place in places],
            counts=True,
        )
    ]
    axa = figure(state, BO, "Axa", 40)
    bob = figure(state, BO, "Bob", 15, rests=1)
    assert explains(state, BO) == [
        Derived(
            "army",
            "army",
            55,
            "MED-AMB-SPOILS-3",
            {"count": 2, "fit": 1, "worth": 40},
            [(one, field) for one in (axa, bob) for field in ("cost", "paid")],
            counts=True,
        )
    ]
    figure(state, ANA, "Art", 9)
    assert [one.key for one in explains(state, ANA)] == ["lands", "army"]


@pytest.mark.rule("MED-SURV-09")
def test_a_figure_is_ready_or_not():
    """Who has fallen waits for a die, who rests for a battle; the gone do neither."""
    state = campaign()
    fit, fallen = figure(state, ANA, "Fit"), figure(state, ANA, "Low", fallen=1)
    rests, gone = (
        figure(state, ANA, "Tired", rests=1),
        figure(state, ANA, "G", retired=1),
    )
    lost = figure(state, ANA, "Lost")
    state.put(lost, "player", None)
    rule = "MED-SURV-09"
    assert explains(state, fit) == [Derived("ready", "ready", 1, rule, {"figure": fit})]
    for one, why in ((fallen, "fallen"), (rests, "rests")):
        facts, on = {"figure": one}, ((one, why),)
        told = Derived(f"ready.{why}", "ready", None, rule, facts, on)
        assert explains(state, one) == [told]
    assert explains(state, gone) == explains(state, lost) == []


@pytest.mark.rule("MED-INC-02", "MED-INC-17")
def test_a_territory_pays_what_no_die_decides():
    """By the scale of the campaign; out of use, it pays nothing."""
    state = campaign(gain_scale=[1, 3])
    holding, casino, waste = land(state, ANA, "holding", "casino", "wasteland")
    (unknown,) = hidden(state, 1)
    for place, kind, pays in ((holding, "holding", 14), (waste, "wasteland", 0)):
        on = ((place, "capability"),)
        told = Derived(
            "pays", "pays", pays, "MED-INC-02", {"land": kind}, on, counts=True
        )
        assert explains(state, place) == [told]
    assert explains(state, casino) == explains(state, unknown) == []
    state.put("campaign", "battles", 2)
    state.put(holding, "blocked", 2)
    on = ((holding, "blocked"),)
    assert explains(state, holding) == [
        Derived("pays.blocked", "pays", None, "MED-INC-17", {}, on)
    ]


@pytest.mark.rule("MED-WIN-03", "MED-WIN-04", "MED-WIN-05")
@pytest.mark.parametrize(
    ("half", "fixed", "wanted", "key", "rule", "field"),
    [
        (None, 4, 4, "to_win", "MED-WIN-03", "goal_territories"),
        (1, None, 3, "to_win.half", "MED-WIN-04", "goal_half"),
        (1, 2, 2, "to_win", "MED-WIN-03", "goal_territories"),
        (1, 4, 3, "to_win.half", "MED-WIN-04", "goal_half"),
    ],
)
def test_what_ends_the_campaign_is_the_lower_number(
    half, fixed, wanted, key, rule, field
):
    """Of an agreed number, and of more than half of five."""
    state = campaign()
    hidden(state, 5)
    assert explains(state, "campaign") == []
    state.put("campaign", "goal_half", half)
    state.put("campaign", "goal_territories", fixed)
    on = (("campaign", field),)
    assert explains(state, "campaign") == [
        Derived(key, "to_win", wanted, rule, {"total": 5}, on, counts=True)
    ]


def test_nothing_follows_for_other_things():
    """A title, or the rules."""
    assert explains(campaign(), "title:Warden") == explains(campaign(), "rules") == []
