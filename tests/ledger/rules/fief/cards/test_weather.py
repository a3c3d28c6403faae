"""Bad weather and famine, and the cards that end them."""

from __future__ import annotations

import pytest

from ledger.errors import Misuse
from ledger.questions import Missing
from ledger.rules.fief.cards.weather import under
from tests.ledger.rules.fief.cards_table import (
    ANNE,
    CHLOE,
    cards,
    facts_of,
    keys,
    play,
    refused,
)

ROUGE, VERT = "region:Rouge", "region:Vert"
PAIRS = [
    ("bad_weather", "sun", "FIEF-CARD-66"),
    ("famine", "good_harvest", "FIEF-CARD-68"),
]
RULES = {"bad_weather": "FIEF-CARD-64", "famine": "FIEF-CARD-67"}


def lying(*cards_):
    """Cards on regions, as "famine Vert"."""
    pairs = (one.split() for one in cards_)
    return [{"kind": kind, "region": region} for kind, region in pairs]


@pytest.mark.rule("FIEF-CARD-64", "FIEF-CARD-67")
@pytest.mark.parametrize("kind", ["bad_weather", "famine"])
def test_a_plight_comes_over_a_region(kind):
    """Its rule is that of the card; which region is asked if it is not told."""
    state = cards()
    done = play(state, "Anne", kind, on="Vert")
    assert done.result == {"player": ANNE, "card": kind, "on": VERT}
    laid = [one for one in done.effects if getattr(one, "what", "") == kind]
    assert [(one.source, one.target, one.because) for one in laid] == [
        ("unseen", VERT, (RULES[kind], VERT))
    ]
    assert keys(done) == []
    assert under(state, kind) == [VERT]
    with pytest.raises(Missing) as caught:
        play(cards(), "Anne", kind)
    asked = caught.value.question
    assert (asked.key, asked.options) == ("on", ("Rouge", "Vert"))


@pytest.mark.ruling("FIEF-AMB-33")
@pytest.mark.parametrize("kind", ["bad_weather", "famine"])
def test_a_second_plight_of_a_kind_is_told_or_refused(kind):
    """Only one of the same kind, in the same region; the referee may allow it."""
    state = cards(effect=lying(f"{kind} Vert"))
    note = play(state.copy(), "Anne", kind, on="Vert").warnings[0]
    facts = {"region": VERT}
    assert note == {
        "key": f"fief.stacked.{kind}",
        "rule": "FIEF-AMB-33",
        "facts": facts,
    }
    assert keys(play(state.copy(), "Anne", kind, on="Rouge")) == []
    strict = cards(effect=lying(f"{kind} Vert"), house={"cards.stack_weather": False})
    told = facts_of(play, strict, "Anne", kind, on="Vert")
    assert told == {"region": VERT, "card": kind}
    assert keys(play(strict, "Anne", kind, on="Vert", ruled=True)) == [
        f"fief.stacked.{kind}"
    ]
    other = next(one for one in RULES if one != kind)
    assert keys(play(strict, "Anne", other, on="Vert")) == []


@pytest.mark.rule("FIEF-CARD-66", "FIEF-CARD-68")
@pytest.mark.parametrize(("kind", "card", "rule"), PAIRS)
def test_a_relief_ends_one_plight(kind, card, rule):
    """Both cards are discarded by the rule; how many are left is told."""
    state = cards(effect=lying(f"{kind} Vert", f"{kind} Vert"))
    done = play(state, "Anne", card)
    assert done.result == {
        "player": ANNE,
        "card": card,
        "on": VERT,
        "ended": kind,
        "left": 1,
    }
    gone = [one for one in done.effects if getattr(one, "what", "") in (kind, card)]
    assert [(one.what, one.source, one.target, one.because) for one in gone] == [
        (card, "unseen", "discard", (rule, VERT)),
        (kind, VERT, "discard", (rule, VERT)),
    ]
    assert play(state, "Bruno", card, on="Vert").result["left"] == 0
    assert (under(state, kind), state.balance("discard", "card")) == ([], 4)


@pytest.mark.rule("FIEF-CARD-70")
@pytest.mark.parametrize(("kind", "card", "_rule"), PAIRS)
def test_what_is_told_where_there_is_nothing_to_end(kind, card, _rule):
    """The other plight does not help; regions that have it are named."""
    other = next(one for one in RULES if one != kind)
    none = cards(effect=lying(f"{other} Rouge"))
    assert facts_of(play, none, "Anne", card) == {"card": card, "needed": kind}
    assert refused(play, none, "Anne", card, on="Rouge") == (
        "fief.nothing_to_end",
        "FIEF-CARD-70",
    )
    there = cards(effect=lying(f"{kind} Vert"))
    assert facts_of(play, there, "Anne", card, on="Rouge", ruled=True) == {
        "card": card,
        "needed": kind,
        "region": ROUGE,
        "near": ["Vert"],
    }


def test_where_two_regions_suffer_one_is_chosen():
    """Others are not proposed."""
    state = cards(effect=lying("famine Vert", "famine Rouge", "bad_weather Rouge"))
    assert play(state.copy(), "Anne", "sun").result["on"] == ROUGE
    with pytest.raises(Missing) as caught:
        play(state, "Anne", "good_harvest")
    assert caught.value.question.options == ("Rouge", "Vert")
    with pytest.raises(Misuse) as wrong:
        play(state, "Anne", "sun", lord="Arnaud")
    assert wrong.value.facts == {"card": "sun", "option": "--lord"}


@pytest.mark.ruling("FIEF-AMB-20")
def test_by_a_house_rule_one_parries_where_one_owns_or_stands():
    """Chloé owns Lac in Vert, and nothing in Rouge; Bruno stands in Mont."""
    house = {"cards.parry_for": "marriage"}
    storm = lying("bad_weather Rouge", "bad_weather Vert")
    state = cards(effect=storm, house=house)
    told = facts_of(play, state, "Chloé", "sun", on="Rouge")
    assert told == {"region": ROUGE, "player": CHLOE}
    for player in ("Bruno", "Chloé"):
        play(state.copy(), player, "sun", on="Vert")
    play(state.copy(), "Chloé", "sun", on="Rouge", ruled=True)
    alone = {"Lac": {"owner": "Chloé"}, "Gué": {"troops": {"Bruno": {"v1": 1}}}}
    people = {"Arnaud": {"player": "Anne", "at": "Bourg"}}
    empty = cards(alone, people, effect=storm, house=house)
    for player in ("Bruno", "Chloé"):
        play(empty.copy(), player, "sun", on="Vert")
    found = refused(play, empty, "Anne", "sun", on="Vert")
    assert found == ("fief.parry_for", "fief.cards.parry_for")


@pytest.mark.ruling("FIEF-AMB-34")
def test_rebels_whom_the_weather_held_back_fight_when_it_ends():
    """Not while another storm lies there, nor after a harvest, nor where nobody is."""

    def stormy(where, *more):
        effect = lying("bad_weather Vert", *more)
        effect.append({"kind": "revolt", "player": "Bruno", "at": where})
        rebels = [{"account": "rebels", "what": "v1", "amount": 2}]
        return cards(effect=effect, holding=rebels)

    done = play(stormy("Lac"), "Anne", "sun", on="Vert")
    assert done.warnings == [
        {
            "key": "fief.fight_due",
            "rule": "FIEF-AMB-34",
            "facts": {"village": "territory:Lac"},
        }
    ]
    assert keys(play(stormy("Gué"), "Anne", "sun", on="Vert")) == []
    assert keys(play(stormy("Lac", "bad_weather Vert"), "Anne", "sun")) == []
    hungry = stormy("Lac", "famine Vert")
    assert keys(play(hungry, "Anne", "good_harvest")) == []
    calm = cards(effect=lying("bad_weather Vert"))
    assert keys(play(calm, "Anne", "sun")) == []
