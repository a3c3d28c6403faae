"""The roster: figures of an army, who may fight, and their abilities."""

from __future__ import annotations

import pytest

from ledger.rules.medfan.roster import (
    MAGES,
    SPELLS,
    cap,
    cost,
    council,
    find_figure,
    is_chief,
    muster,
    ready,
    spells,
)
from tests.ledger.rules.medfan.armies import ANA, BO, campaign, figure, land, refusal


@pytest.mark.rule("MED-SURV-10")
def test_a_figure_is_found_in_its_own_army():
    """Case and accents do not matter; unknown, lost and foreign ones are refused."""
    state = campaign()
    ysolde = figure(state, "Ysolde")
    figure(state, "Merlin", retired=1)
    figure(state, "Grik", player=BO)
    assert find_figure(state, ANA, "ysoldé") == ysolde
    gone = refusal(find_figure, state, ANA, "Merlin")
    assert gone == ("rule", "medfan.figure_gone", "MED-SURV-10")
    foreign = refusal(find_figure, state, ANA, "Grik", "MED-SPOILS-01")
    assert foreign == ("rule", "medfan.other_army", "MED-SPOILS-01")
    assert refusal(find_figure, state, ANA, "Nobody")[0] == "unknown_name"


@pytest.mark.rule("MED-SURV-09")
def test_who_must_rest_misses_one_battle_of_the_owner():
    """The third battle is missed; in the fourth the figure is back."""
    state = campaign()
    state.put(ANA, "battles", 2)
    ysolde = figure(state, "Ysolde", rests=3)
    assert not ready(state, ysolde)
    state.put(ANA, "battles", 3)
    assert ready(state, ysolde)
    state.put(ysolde, "fallen", 1)
    assert not ready(state, ysolde)


@pytest.mark.parametrize(("house", "value"), [("full", 60), ("paid", 38)])
def test_what_a_figure_counts_for(house, value):
    """A house rule decides between full worth and the price paid."""
    state = campaign(figure_value=house)
    assert cost(state, figure(state, "Ysolde", cost=60, paid=38)) == value


@pytest.mark.rule("MED-TERR-28")
@pytest.mark.ruling("MED-AMB-TERR-8")
def test_by_the_academy_every_hero_is_a_chief():
    """Troops are not; without it only the role counts (MED-AMB-TERR-8)."""
    state = campaign()
    hero, troop = figure(state, "Ysolde"), figure(state, "Grik", kind="troop")
    chief = figure(state, "Roland", "chief")
    assert [is_chief(state, f) for f in (hero, troop, chief)] == [False, False, True]
    academy = land(state, "military_academy")
    assert [is_chief(state, f) for f in (hero, troop, chief)] == [True, False, True]
    state.put("campaign", "battles", 2)
    state.put(academy, "blocked", 2)
    assert [is_chief(state, f) for f in (hero, troop, chief)] == [False, False, True]


@pytest.mark.rule("MED-TERR-29", "MED-TERR-27")
def test_caps_with_academy_and_council():
    """There may be any number of chiefs, two mages, and one of all others."""
    state = campaign()
    roles = ("general", "chief", "healer", "standard_bearer", "mage")
    assert [cap(state, ANA, role) for role in roles] == [1, 1, 1, 1, 1]
    land(state, "military_academy")
    land(state, "council_of_archmages", council=MAGES)
    assert [cap(state, ANA, role) for role in roles] == [1, None, 1, 1, 2]
    assert [cap(state, BO, role) for role in roles] == [1, 1, 1, 1, 1]


@pytest.mark.rule("MED-TERR-27")
def test_a_second_council_adds_nothing():
    """The second counts once the first is gone."""
    state = campaign()
    first = land(state, "council_of_archmages", council=MAGES)
    land(state, "council_of_archmages", council=SPELLS)
    assert (council(state, ANA), cap(state, ANA, "mage")) == (MAGES, 2)
    state.put(first, "owner", BO)
    assert (council(state, ANA), cap(state, ANA, "mage")) == (SPELLS, 1)


@pytest.mark.rule("MED-TERR-26")
@pytest.mark.ruling("MED-AMB-TERR-2")
@pytest.mark.parametrize(("house", "known"), [("suspended", 1), ("kept", 4)])
def test_the_councils_spells_rest_while_it_is_lost(house, known):
    """There are four with it, one without it, and four again when regained."""
    state = campaign(council_lost=house)
    place = land(state, "council_of_archmages", council=SPELLS)
    more = {"spell": "un", "more_spells": ("deux", "trois", "quatre")}
    mage = figure(state, "Merlin", "mage", **more)
    assert len(spells(state, mage)) == 4
    state.put(place, "owner", BO)
    assert len(spells(state, mage)) == known
    shown = muster(state, ANA)["figures"][0]
    assert len(shown["spells"]) + len(shown["suspended_spells"]) == 4
    state.put(place, "owner", ANA)
    assert len(spells(state, mage)) == 4


def test_the_muster_of_an_army():
    """Figures, fates, resting and lost ones, missing roles and totals are shown."""
    state = campaign()
    figure(state, "Grik", kind="troop", cost=15)
    figure(state, "Merlin", "mage", rests=1, melee="score 4")
    figure(state, "Roland", "general", retired=1)
    figure(state, "Ysolde", "healer", fallen=1, item="magic_armour")
    army = muster(state, ANA)
    assert [f["name"] for f in army["figures"]] == ["Grik", "Merlin", "Ysolde"]
    fates = ["ready", "misses_next", "fallen"]
    assert fates == [f["fate"] for f in army["figures"]]
    assert (army["resting"], army["gone"]) == (["Merlin", "Ysolde"], ["Roland"])
    assert army["missing"] == ["general", "mage", "hero"]
    assert (army["total"], army["ready_total"], army["hoard"]) == (105, 15, 500)
    assert army["figures"][1]["improvements"] == {"melee": "score 4"}
    assert army["figures"][2]["item_effect"] == "defence_plus_1"
