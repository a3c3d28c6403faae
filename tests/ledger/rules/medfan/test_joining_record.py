"""Joining, determining and naming, as they are recorded and refused."""

from __future__ import annotations

import pytest

from ledger.effects import Because
from ledger.errors import Refused
from ledger.rules.medfan import joining, naming
from ledger.rules.medfan.determining import determine, discover, scaled
from ledger.rules.medfan.leaving import leave
from ledger.state import CAMPAIGN
from tests.ledger.rules.medfan.armies import facts_of, join, refusal
from tests.ledger.rules.medfan.battlefield import (
    ANA,
    BO,
    CY,
    campaign,
    figure,
    hidden,
    land,
    rich,
    table,
)


def facts(effects):
    """Subject, field and value of each fact that is recorded."""
    return [(e.subject, e.field, e.after) for e in effects if hasattr(e, "field")]


@pytest.mark.rule("MED-TERR-01", "MED-TERR-02", "MED-ARMY-01")
def test_a_player_who_joins_is_recorded():
    """The mark, the coins, five territories; what is owned is determined."""
    state = campaign("Ana")
    hidden(state, 2)
    outcome = join(state, "Cy", "4 3")
    assert outcome.asked == {"player": CY, "name": "Vaux"}
    own = "territory:unknown 3"
    told = outcome.result.pop("territory")
    assert outcome.result == {
        "player": CY,
        "hoard": 500,
        "treasure": 0,
        "owned": own,
        "unknown": 4,
    }
    assert told == {
        "territory": own,
        "category": "common",
        "id": "holding",
        "becomes": None,
        "treasure": 0,
        "name": "Vaux",
    }
    assert state.get(CY, "joined") == 1
    assert state.get(CY, "treasure") is None
    brought = [e for e in outcome.effects if getattr(e, "field", "") == "unknown"]
    fresh = [f"territory:unknown {n}" for n in range(3, 8)]
    assert [e.subject for e in brought[:5]] == fresh
    assert {e.because for e in brought[:5]} == {Because("MED-TERR-01")}
    (owner,) = [e for e in outcome.effects if getattr(e, "field", "") == "owner"]
    assert owner.because == Because("MED-TERR-02", own)
    (coins,) = [e for e in outcome.effects if hasattr(e, "amount")]
    assert coins.because == Because("MED-ARMY-01", CY)
    assert state.seats == (ANA, CY)


@pytest.mark.rule("MED-TERR-05")
def test_who_has_begun_does_not_join_again():
    """Coins, land, an army, or having joined; a bare seat is no beginning."""
    for begin in (
        lambda state: rich(state, ANA, 1),
        lambda state: land(state, ANA, "tavern"),
        lambda state: figure(state, ANA, "Axa"),
        lambda state: state.put(ANA, "joined", 1),
    ):
        state = campaign()
        begin(state)
        for word in ("Ana", " ANA "):
            said = refusal(join, state, word)
            assert said == ("name_taken", "medfan.joined", "MED-TERR-05")
        assert facts_of(join, state, "ana") == {"player": ANA}
        assert join(state, "Bo").result["player"] == BO


@pytest.mark.rule("MED-TERR-05")
@pytest.mark.ruling("MED-AMB-TERR-7")
@pytest.mark.parametrize(("battles", "start"), [(0, 300), (1, 350)])
def test_only_a_latecomer_gets_more(battles, start):
    """Once a battle has been fought."""
    state = campaign(late_joiner_extra_hoard=50)
    state.put("rules", "medfan.start_hoard", "300")
    state.put(CAMPAIGN, "battles", battles)
    assert joining.starting_sum(state) == start


@pytest.mark.rule("MED-ARMY-05")
@pytest.mark.ruling("MED-AMB-INC-12")
def test_a_latecomer_is_warned_of_sums_and_battles():
    """Yields for another sum; and that the others have fought much more."""
    state = campaign("Ana")
    state.put("rules", "medfan.start_hoard", "300")
    state.put(ANA, "battles", 3)
    told = join(state, "Cy").warnings
    assert [(w["key"], w["rule"], w["facts"]) for w in told] == [
        ("medfan.scale_gains", "MED-ARMY-05", {"start": 300, "usual": 500}),
        ("medfan.games_differ", "MED-AMB-INC-12", {"most": 3, "least": 0}),
    ]


def test_a_first_name_may_be_drawn_and_may_jar():
    """With dice of six, or any; what jars is told once, apart from the result."""
    drawn = join(campaign("Ana"), "Cy", "4 1 1 2 6 1 2 1 1", name=None, by_dice=True)
    assert drawn.result["territory"]["name"] == "Black Forest"
    jars = join(campaign("Ana"), "Cy", "4 1 32 4 1 2", name=None)
    assert [w["key"] for w in jars.warnings] == ["names.contradictory"]
    assert "warnings" not in jars.result["territory"]


# Determining ----------------------------------------------------------------------


@pytest.mark.rule("MED-TERR-08", "MED-TERR-09")
def test_the_first_unknown_territory_is_determined_unless_one_is_named():
    """For a player, who gets it first; or for nobody."""
    state = campaign()
    first, second = hidden(state, 2)
    outcome = discover(state, table(4, 3), None, ANA, "Vaux")
    asked = {"territory": first, "player": ANA, "name": "Vaux"}
    assert outcome.asked == asked
    assert (outcome.result["territory"], outcome.result["player"]) == (first, ANA)
    assert facts(outcome.effects) == [
        (first, "owner", ANA),
        (first, "acquired", 1),
        (first, "capability", "holding"),
        (first, "unknown", None),
        (first, "name", "Vaux"),
    ]
    whys = [e.because for e in outcome.effects[:3]]
    assert (whys[0], whys[2]) == (
        Because("MED-TERR-09", first),
        Because("MED-TERR-06", first),
    )
    nobody = discover(state, table(4, 3), second, called="Vaux")
    assert nobody.result["player"] is None
    assert "owner" not in {field for _, field, _ in facts(nobody.effects)}
    assert nobody.warnings == []
    jars = discover(state, table(4, 1, 32, 4, 1, 2), second)
    (told,) = jars.warnings
    assert told["rule"] == "MED-NAME-21"
    assert told["facts"] == {"one": "Great", "other": "Little"}
    assert "warnings" not in jars.result
    dice = discover(state, table(4, 1, 1, 2, 6, 1, 2, 1, 1), second, by_dice=True)
    assert dice.result["name"] == "Black Forest"


@pytest.mark.rule("MED-TERR-08")
def test_a_known_territory_is_refused_by_its_id():
    """No die is rolled."""
    state = campaign()
    (place,) = land(state, ANA, "tavern")
    call = determine, state, table(), place, ANA
    assert refusal(*call) == ("rule", "medfan.known", "MED-TERR-08")
    assert facts_of(*call) == {"territory": place}


@pytest.mark.rule("MED-TERR-34", "MED-INC-09")
@pytest.mark.ruling("MED-AMB-INC-4")
@pytest.mark.parametrize("battles", [0, 3])
def test_a_cache_may_pay_later_by_house_rule(battles):
    """Marked with the battle, if there was one."""
    state = campaign(cache_pays_poor_same_phase=False)
    state.put(CAMPAIGN, "battles", battles)
    (place,) = hidden(state, 1)
    answers = table(2, 3, 1, 2, 3, 4)
    effects, told = determine(state, answers, place, ANA, name="Vaux")
    assert [(t.who, t.why) for t in answers.throws[2:]] == [(ANA, "treasure")]
    assert (told["becomes"], told["treasure"]) == ("poor_holding", 100)
    blocked = [e.after for e in effects if getattr(e, "field", "") == "blocked"]
    assert blocked == [battles or None]
    assert effects[0].because == Because("MED-INC-09", place)


@pytest.mark.parametrize(
    ("scale", "found"),
    [([1, 1], [0, 1, 10]), ([1, 3], [0, 1, 4]), ([3, 2], [0, 2, 15])],
)
def test_gains_are_scaled_and_rounded_up(scale, found):
    """Never down."""
    state = campaign(gain_scale=scale)
    assert [scaled(state, amount) for amount in (0, 1, 10)] == found


# Names ----------------------------------------------------------------------------


@pytest.mark.ruling("MED-AMB-NAME-2", "MED-AMB-NAME-3")
def test_names_are_drawn_as_the_house_says():
    """How many qualifiers, and whether jarring ones are allowed."""
    usual = naming.manner_of(campaign())
    assert usual.by_dice is False
    assert (usual.qualifier_count, usual.contradictory_names) == ("player", "warn")
    state = campaign(qualifier_count="two", contradictory_names="allow")
    manner = naming.manner_of(state, by_dice=True)
    assert manner.by_dice is True
    assert (manner.qualifier_count, manner.contradictory_names) == ("two", "allow")
    name, warnings = naming.drawn(state, table(32, 1, 2))
    assert (name, warnings) == ("Great and Little Keep", [])
    name, warnings = naming.drawn(campaign(), table(32, 4, 1, 2))
    assert name == "Great and Little Keep"
    assert [w["key"] for w in warnings] == ["names.contradictory"]


def test_names_are_kept_in_the_campaigns_language():
    """English where it has none that names can be drawn in."""
    state = campaign()
    assert naming.language_of(state) == "en"
    state.put("rules", "campaign.language", '"fr"')
    assert naming.language_of(state) == "fr"
    name, warnings = naming.drawn(state, table(32, 4, 1, 2))
    assert warnings[0]["facts"] == {"one": "grand", "other": "petit"}
    assert naming.given(state, "Vaux") == "Vaux"
    assert name


def test_words_of_the_house_come_after_the_printed_ones():
    """Nouns, or qualifiers; without any, the lists are the printed ones."""
    printed = naming.words_of(campaign())
    state = campaign()
    noun = '[{"fr": "phare", "gender": "m", "number": "s", "en": "Lighthouse"}]'
    state.put("rules", "medfan.names.nouns", noun)
    more = naming.words_of(state)
    assert len(more.nouns) == len(printed.nouns) + 1
    assert more.nouns[-1].en == "Lighthouse"
    assert more.qualifiers == printed.qualifiers
    state = campaign()
    state.put("rules", "medfan.names.qualifiers", '[{"fr": "du phare"}]')
    more = naming.words_of(state)
    assert len(more.qualifiers) == len(printed.qualifiers) + 1
    assert more.nouns == printed.nouns


@pytest.mark.rule("MED-NAME-14")
def test_a_name_that_repeats_another_is_told_with_it():
    """The same letters in other words' order."""
    state = campaign()
    (place,) = land(state, ANA, "tavern")
    state.put(place, "name", "Forêt du corbeau et du loup")
    with pytest.raises(Refused) as refused:
        naming.given(state, "Forêt du loup et du corbeau")
    said = refused.value
    assert (said.code, said.key) == ("name_taken", "name_taken.territory")
    assert (said.rule, said.facts) == (
        "MED-NAME-14",
        {"name": "Forêt du corbeau et du loup"},
    )


# Leaving --------------------------------------------------------------------------


@pytest.mark.rule("MED-SURV-10", "MED-SEQ-05")
def test_what_goes_with_a_player():
    """The army with its reason, and the battle of the fighters, but of nobody else."""
    state = campaign("Ana", "Bo", "Cy")
    axa, old = figure(state, ANA, "Axa"), figure(state, ANA, "Old", retired=1)
    state.put(ANA, "objective", "raid")
    gone = [(axa, "retired", 1), (axa, "player", None), (old, "player", None)]
    effects = leave(state, ANA)
    assert facts(effects) == [*gone, (ANA, "objective", None)]
    assert effects[0].because == Because("MED-SURV-10", axa)
    state.put(BO, "objective", "raid")
    state.put(CAMPAIGN, "fighters", (BO, ANA))
    state.put(CAMPAIGN, "scenario", "loot")
    assert facts(leave(state, ANA)) == [
        *gone,
        (BO, "objective", None),
        (ANA, "objective", None),
        (CAMPAIGN, "scenario", None),
        (CAMPAIGN, "fighters", None),
    ]
    assert facts(leave(state, CY)) == []
    state.put(CAMPAIGN, "step", "income")
    assert facts_of(leave, state, ANA) == {"step": "income"}
    assert facts(leave(state, CY)) == []
