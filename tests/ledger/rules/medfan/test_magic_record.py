"""Spells and benefits as they are recorded, and exactly what is refused."""

from __future__ import annotations

import pytest

from ledger.effects import Because, Transfer
from ledger.questions import Missing
from ledger.rules.medfan.roster import MAGES, SPELLS
from tests.ledger.rules.medfan.armies import (
    ANA,
    BO,
    campaign,
    choose_benefit,
    facts_of,
    figure,
    land,
    learn,
    recruit,
    refusal,
)

MERLIN = "figure:Ana.Merlin"


def changes(outcome):
    """The facts that are recorded."""
    return [
        (e.subject, e.field, e.after) for e in outcome.effects if hasattr(e, "field")
    ]


@pytest.mark.rule("MED-ARMY-13")
def test_a_first_spell_is_recorded_and_free():
    """It is the mage's own."""
    state = campaign()
    figure(state, "Merlin", "mage")
    outcome = learn(state, "Merlin", " Boule  de feu ")
    told = {"player": ANA, "figure": MERLIN, "spell": "Boule de feu"}
    assert outcome.asked == told
    assert outcome.result == told | {"spells": ["Boule de feu"]}
    assert changes(outcome) == [(MERLIN, "spell", "Boule de feu")]
    assert outcome.effects == [e for e in outcome.effects if hasattr(e, "field")]


@pytest.mark.rule("MED-TERR-26")
@pytest.mark.ruling("MED-AMB-TERR-3")
def test_a_spell_of_the_council_that_has_a_price_is_paid():
    """It adds to the mage's worth and to what was paid for him."""
    state = campaign(council_spells_free=False)
    land(state, "council_of_archmages", council=SPELLS)
    figure(state, "Merlin", "mage", spell="un", cost=45, paid=23)
    outcome = learn(state, "Merlin", "deux", 12)
    assert outcome.result["spells"] == ["un", "deux"]
    assert changes(outcome) == [
        (MERLIN, "more_spells", ("deux",)),
        (MERLIN, "cost", 57),
        (MERLIN, "paid", 35),
    ]
    (paid,) = [e for e in outcome.effects if isinstance(e, Transfer)]
    because = Because("MED-TERR-26", MERLIN)
    assert tuple(paid) == ("money", 12, ANA, "bank", because)
    said = refusal(learn, state, "Merlin", "trois")
    rule = "medfan.house_rules.council_spells_free"
    assert said == ("usage", "medfan.spell_price", rule)


@pytest.mark.rule("MED-ARMY-14", "MED-TERR-26")
def test_what_more_a_mage_knows_is_told_when_it_is_refused():
    """Without the Council no spell is added; with it a fourth of its spells is not."""
    state = campaign()
    figure(state, "Merlin", "mage", spell="un", more_spells=("deux", "trois"))
    call = learn, state, "Merlin", "quatre"
    assert refusal(*call) == ("rule", "medfan.spell_fixed", "MED-ARMY-14")
    known = {"figure": MERLIN, "spells": ["un", "deux", "trois"]}
    assert facts_of(*call) == known
    place = land(state, "council_of_archmages", council=MAGES)
    assert refusal(*call)[1] == "medfan.spell_fixed"
    state.put(place, "council", SPELLS)
    learn(state, "Merlin", "quatre")
    assert state.get(MERLIN, "ruled") is None
    call = learn, state, "Merlin", "cinq"
    assert refusal(*call) == ("rule", "medfan.spells", "MED-TERR-26")
    full = {"figure": MERLIN, "spells": ["un", "deux", "trois", "quatre"], "most": 4}
    assert facts_of(*call) == full
    outcome = learn(state, "Merlin", "cinq", ruled=True)
    more = ("deux", "trois", "quatre", "cinq")
    assert changes(outcome) == [(MERLIN, "more_spells", more), (MERLIN, "ruled", 1)]


@pytest.mark.rule("MED-ARMY-13", "MED-ARMY-14")
def test_a_refused_spell_names_figure_or_spell():
    """Of one who is no mage; or of a mage who knows it."""
    state = campaign()
    figure(state, "Merlin", "mage", spell="Brume", more_spells=("Foudre",))
    figure(state, "Ysolde")
    assert facts_of(learn, state, "Ysolde", "Brume") == {"figure": "figure:Ana.Ysolde"}
    for word in ("BRUME", "foudre"):
        said = refusal(learn, state, "Merlin", word)
        assert said == ("rule", "medfan.spell_known", "MED-ARMY-14")
        assert facts_of(learn, state, "Merlin", word) == {"spell": word}


@pytest.mark.ruling("MED-AMB-ARMY-3")
def test_only_a_spell_that_was_left_behind_is_another_mages():
    """Of two who are gone, one was replaced; others' spells do not count."""
    state = campaign(replacement_mage_same_spell=True)
    figure(state, "Old", "mage", spell="Brume", retired=1)
    figure(state, "Elder", "mage", spell="Foudre", retired=1)
    figure(state, "Silent", "mage", retired=1)
    figure(state, "Healer", "healer", spell="Soin", retired=1)
    figure(state, "Bohemund", "mage", spell="Givre", retired=1, player=BO)
    figure(state, "New", "mage", spell="Foudre")
    figure(state, "Merlin", "mage", ruled=1)
    call = learn, state, "Merlin", "Foudre"
    rule = "medfan.house_rules.replacement_mage_same_spell"
    assert refusal(*call) == ("rule", "medfan.other_spell", rule)
    assert facts_of(*call) == {"spells": ["Brume"]}
    learn(state.copy(), "Merlin", "Foudre", ruled=True)
    learn(state, "Merlin", "Brume")
    figure(state, "Last", "mage", ruled=1)
    assert learn(state, "Last", "Nouveau").result["spells"] == ["Nouveau"]


@pytest.mark.rule("MED-ARMY-13")
def test_a_new_hero_without_the_role_knows_no_spell():
    """Even by a ruling."""
    said = refusal(recruit, campaign(), "Axa", 9, "healer", spell="Un", ruled=True)
    assert said == ("rule", "medfan.no_mage", "MED-ARMY-13")


# The Council ----------------------------------------------------------------------


@pytest.mark.rule("MED-TERR-25")
def test_the_benefit_of_the_first_council_in_use_is_chosen():
    """It is recorded with the benefit before it."""
    state = campaign(council_choice_fixed=False)
    state.put("campaign", "battles", 2)
    land(state, "council_of_archmages", blocked=2)
    place = land(state, "council_of_archmages")
    land(state, "council_of_archmages")
    for before, now in ((None, SPELLS), (SPELLS, MAGES)):
        outcome = choose_benefit(state, now)
        told = {"player": ANA, "territory": place, "benefit": now}
        assert outcome.asked == told
        assert outcome.result == told | {"before": before}
        assert changes(outcome) == [(place, "council", now)]
        state.apply(outcome.effects)


@pytest.mark.rule("MED-TERR-25")
def test_a_refused_benefit_tells_the_one_that_is_in_force():
    """Or who has no Council; the choice is the owner's."""
    state = campaign()
    assert facts_of(choose_benefit, state, SPELLS) == {"player": ANA}
    place = land(state, "council_of_archmages")
    with pytest.raises(Missing) as asked:
        choose_benefit(state)
    question = asked.value.question
    assert (question.key, question.who) == ("council", ANA)
    state.put(place, "council", MAGES)
    told = facts_of(choose_benefit, state, SPELLS)
    assert told == {"territory": place, "benefit": MAGES}
