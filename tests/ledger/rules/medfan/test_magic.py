"""Mages: their spells, and the effects of the Council."""

from __future__ import annotations

import pytest

from ledger.rules.medfan.roster import MAGES, SPELLS, may_use_magic
from tests.ledger.rules.medfan.armies import (
    ANA,
    BO,
    campaign,
    facts_of,
    figure,
    land,
    learn,
    recruit,
    refusal,
)


@pytest.mark.rule("MED-TERR-27", "MED-ARMY-18")
def test_the_council_may_allow_one_more_mage():
    """With that benefit there are two mages, with the other one, and never three."""
    state = campaign()
    place = land(state, "council_of_archmages", council=SPELLS)
    recruit(state, "Merlin", 45, "mage", spell="Brume")
    assert refusal(recruit, state, "Morgane", 45, "mage")[2] == "MED-ARMY-10"
    state.put(place, "council", MAGES)
    (morgane,) = recruit(state, "Morgane", 45, "mage", spell="Foudre").result["figures"]
    told = facts_of(recruit, state, "Viviane", 45, "mage")
    assert told["most"] == 2
    assert state.get(morgane, "extra_mage") == 1


@pytest.mark.rule("MED-TERR-27")
@pytest.mark.ruling("MED-AMB-TERR-2")
@pytest.mark.parametrize(("house", "casts"), [("suspended", False), ("kept", True)])
def test_the_extra_mage_stays_a_hero_without_the_council(house, casts):
    """The magic is lost until it is regained; the first mage casts as before."""
    state = campaign(council_lost=house)
    place = land(state, "council_of_archmages", council=MAGES)
    (merlin,) = recruit(state, "Merlin", 45, "mage").result["figures"]
    (morgane,) = recruit(state, "Morgane", 45, "mage").result["figures"]
    state.put(place, "owner", BO)
    assert (True, casts) == (
        may_use_magic(state, merlin),
        may_use_magic(state, morgane),
    )
    state.put(place, "owner", ANA)
    assert may_use_magic(state, morgane)
    state.put(place, "owner", BO)
    state.put(merlin, "retired", 1)
    assert may_use_magic(state, morgane)


def test_a_second_mage_by_agreement_casts():
    """A lost Council does not cancel the table's agreement."""
    state = campaign()
    recruit(state, "Merlin", 45, "mage")
    (morgane,) = recruit(state, "Morgane", 45, "mage", ruled=True).result["figures"]
    assert may_use_magic(state, morgane)


@pytest.mark.rule("MED-ARMY-13")
def test_a_mage_knows_exactly_one_spell():
    """The spell comes with the purchase or later; a second one is refused."""
    state = campaign()
    outcome = recruit(state, "Merlin", 45, "mage", spell="Brume")
    assert (outcome.warnings, state.get("figure:Ana.Merlin", "spell")) == ([], "Brume")
    said = refusal(learn, state, "Merlin", "Foudre")
    assert said == ("rule", "medfan.spell_fixed", "MED-ARMY-14")
    late = recruit(state, "Bohemund", 45, "mage", player="Bo")
    assert [w["rule"] for w in late.warnings] == ["MED-ARMY-13"]


@pytest.mark.rule("MED-ARMY-13")
def test_only_mages_know_spells():
    """New and old heroes without the role are refused."""
    state = campaign()
    said = refusal(recruit, state, "Ysolde", 45, "healer", spell="Brume")
    assert said == ("rule", "medfan.no_mage", "MED-ARMY-13")
    recruit(state, "Ysolde", 45, "healer")
    said = refusal(learn, state, "Ysolde", "Brume")
    assert said == ("rule", "medfan.not_a_mage", "MED-ARMY-13")


@pytest.mark.rule("MED-ARMY-14")
def test_a_spell_never_changes():
    """A spell is recorded once; even the same one is refused again."""
    state = campaign()
    recruit(state, "Merlin", 45, "mage")
    learn(state, "Merlin", "Boule de feu")
    assert refusal(learn, state, "Merlin", "Brume")[2] == "MED-ARMY-14"
    said = refusal(learn, state, "Merlin", "boule de feu")
    assert said == ("rule", "medfan.spell_known", "MED-ARMY-14")
    assert state.get("figure:Ana.Merlin", "spell") == "Boule de feu"


@pytest.mark.rule("MED-TERR-26")
def test_the_council_gives_three_more_spells():
    """Four are free in all; the fifth is refused."""
    state = campaign()
    land(state, "council_of_archmages", council=SPELLS)
    recruit(state, "Merlin", 45, "mage", spell="un")
    for spell in ("deux", "trois", "quatre"):
        learn(state, "Merlin", spell)
    known = ["un", "deux", "trois", "quatre"]
    told = facts_of(learn, state, "Merlin", "cinq")
    assert (4, known) == (told["most"], told["spells"])
    assert refusal(learn, state, "Merlin", "cinq")[2] == "MED-TERR-26"
    assert state.balance(ANA, "money") == 455


@pytest.mark.rule("MED-TERR-26")
@pytest.mark.ruling("MED-AMB-TERR-3")
def test_the_councils_spells_may_cost_something():
    """By the house rule the price is typed; free ones have none."""
    state = campaign(council_spells_free=False)
    land(state, "council_of_archmages", council=SPELLS)
    recruit(state, "Merlin", 45, "mage", spell="un")
    assert refusal(learn, state, "Merlin", "deux")[1] == "medfan.spell_price"
    assert refusal(learn, state, "Merlin", "deux", 500)[2] == "MED-SHOP-09"
    learn(state, "Merlin", "deux", 12)
    assert state.balance(ANA, "money") == 443
    assert state.get("figure:Ana.Merlin", "cost") == 57
    state.put("rules", "medfan.house_rules.council_spells_free", "true")
    assert refusal(learn, state, "Merlin", "trois", 12)[1] == "medfan.spell_free"


@pytest.mark.rule("MED-ARMY-13")
@pytest.mark.ruling("MED-AMB-ARMY-3")
def test_who_replaces_a_mage_knows_his_own_spell():
    """By a house rule it is that of the mage who has gone."""
    state = campaign()
    figure(state, "Merlin", "mage", spell="Brume", retired=1)
    rule = "medfan.house_rules.replacement_mage_same_spell"
    recruit(state.copy(), "Morgane", 45, "mage", spell="Foudre")
    state.put("rules", rule, "true")
    said = refusal(recruit, state, "Morgane", 45, "mage", spell="Foudre")
    assert said == ("rule", "medfan.other_spell", rule)
    recruit(state, "Morgane", 45, "mage")
    assert refusal(learn, state, "Morgane", "Foudre")[1] == "medfan.other_spell"
    learn(state, "Morgane", "Brume")


@pytest.mark.rule("MED-TERR-26")
@pytest.mark.ruling("MED-AMB-TERR-3")
def test_spells_are_free():
    """The first one is always free, those of the Council by default."""
    state = campaign()
    land(state, "council_of_archmages", council=SPELLS)
    recruit(state, "Merlin", 45, "mage")
    for spell in ("Brume", "Foudre"):
        said = refusal(learn, state, "Merlin", spell, 5)
        assert said == ("usage", "medfan.spell_free", "MED-TERR-26")
        learn(state, "Merlin", spell)
    assert state.balance(ANA, "money") == 455
