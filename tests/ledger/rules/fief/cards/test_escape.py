"""Escape: who goes free, with whom, and where to."""

from __future__ import annotations

import pytest

from ledger.questions import Missing
from ledger.rules.fief.cards.escape import captives
from tests.ledger.rules.fief.cards_table import (
    ANNE,
    BRUNO,
    CHLOE,
    cards,
    facts_of,
    keys,
    play,
    refused,
)

ARNAUD, GAUVAIN, HENRY = "lord:Arnaud", "lord:Gauvain", "lord:Henry"
VAUX, LAC = "territory:Vaux", "territory:Lac"
ONE = {"Arnaud": {"prisoner_of": "Bruno", "at": "Mont"}}
THREE = {
    **ONE,
    "Gauvain": {"player": "Chloé", "at": "Mont", "prisoner_of": "Bruno"},
    "Henry": {"player": "Chloé", "at": "Lac", "prisoner_of": "Bruno"},
}


def test_captives_are_held_by_a_player_or_by_the_rebels():
    """All others are free."""
    state = cards(change={**THREE, "Blanche": {"prisoner_of": "rebels"}})
    assert captives(state) == [ARNAUD, "lord:Blanche", GAUVAIN, HENRY]
    assert captives(cards()) == []


@pytest.mark.rule("FIEF-CARD-59")
@pytest.mark.parametrize("words", [{}, {"lord": "Arnaud"}, {"on": "Arnaud"}])
def test_the_only_captive_need_not_be_named(words):
    """The lord may be told in either place; all is told of him who is freed."""
    state = cards(change=ONE)
    freed = play(state, "Anne", "escape", at="Vaux", **words)
    assert freed.result == {
        "player": ANNE,
        "card": "escape",
        "lord": ARNAUD,
        "freed": [{"lord": ARNAUD, "player": ANNE, "at": VAUX}],
    }
    assert keys(freed) == []
    assert (state.get(ARNAUD, "captor"), state.get(ARNAUD, "at")) == (None, VAUX)
    assert state.balance("discard", "escape") == 1
    changes = [one for one in freed.effects if getattr(one, "subject", "") == ARNAUD]
    assert {(one.because.rule, one.because.about) for one in changes} == {
        ("FIEF-CARD-59", ARNAUD)
    }


@pytest.mark.rule("FIEF-CARD-59")
def test_of_several_captives_the_player_chooses_one():
    """The choice is asked for, unless a word names him."""
    with pytest.raises(Missing) as caught:
        play(cards(change=THREE), "Chloé", "escape", at="Vaux")
    asked = caught.value.question
    assert (asked.key, asked.options) == ("lord", ("Arnaud", "Gauvain", "Henry"))
    choices = {"lord": "Henry"}
    freed = play(cards(change=THREE), "Chloé", "escape", at="Vaux", choices=choices)
    assert [one["lord"] for one in freed.result["freed"]] == [HENRY]


def test_where_he_goes_is_asked_unless_it_is_told():
    """Every village of the board may be chosen."""
    choices = {"at": "Pré"}
    freed = play(cards(change=ONE), "Anne", "escape", lord="Arnaud", choices=choices)
    assert freed.result["freed"][0]["at"] == "territory:Pré"


@pytest.mark.ruling("FIEF-AMB-31")
def test_only_those_in_the_same_hands_at_the_same_place_are_together():
    """Henry, who is in Lac, stays where he is, and so does a captive of Anne's."""
    change = {**THREE, "Eric": {"prisoner_of": "Anne", "at": "Mont"}}
    state = cards(change=change)
    choices = {"escape": "group", "escapes.Chloé": "granted"}
    freed = play(state, "Anne", "escape", lord="Arnaud", at="Vaux", choices=choices)
    assert freed.result["freed"] == [
        {"lord": ARNAUD, "player": ANNE, "at": VAUX},
        {"lord": GAUVAIN, "player": CHLOE, "at": VAUX},
    ]
    held = [state.get(f"lord:{name}", "captor") for name in ("Eric", "Henry")]
    assert held == [ANNE, BRUNO]


@pytest.mark.ruling("FIEF-AMB-31")
def test_one_who_is_held_alone_goes_without_a_question_about_others():
    """Consent is asked of another player, once for all his lords."""
    choices = {"escapes.Chloé": "granted"}
    state = cards(change=THREE)
    freed = play(state, "Anne", "escape", lord="Henry", at="Vaux", choices=choices)
    assert [one["lord"] for one in freed.result["freed"]] == [HENRY]
    two = {**THREE, "Henry": {**THREE["Henry"], "at": "Mont"}}
    choices = {"escape": "group", "escapes.Chloé": "granted"}
    state = cards(change=two)
    freed = play(state, "Anne", "escape", lord="Arnaud", at="Vaux", choices=choices)
    assert [one["lord"] for one in freed.result["freed"]] == [ARNAUD, GAUVAIN, HENRY]


@pytest.mark.ruling("FIEF-AMB-31")
def test_whom_his_player_does_not_let_go_stays():
    """The refusal tells whose leave is missing."""
    state = cards(change=THREE)
    words = {"lord": "Henry", "at": "Vaux", "choices": {"escapes.Chloé": "refused"}}
    assert refused(play, state, "Anne", "escape", **words) == (
        "fief.escape_refused",
        "FIEF-AMB-31",
    )
    told = facts_of(play, state, "Anne", "escape", **words)
    assert told == {"lord": HENRY, "player": CHLOE}


@pytest.mark.ruling("FIEF-AMB-32")
@pytest.mark.parametrize(
    ("house", "group", "choices", "places"),
    [
        (False, "group", {"at": "Vaux"}, [VAUX, VAUX]),
        (True, "group", {"at.Arnaud": "Vaux", "at.Gauvain": "Lac"}, [VAUX, LAC]),
        (True, "alone", {"at": "Lac"}, [LAC]),
    ],
)
def test_a_group_goes_to_one_village_unless_the_house_lets_it_split(
    house, group, choices, places
):
    """One alone is asked for one village, and so is a group that is told where."""
    choices = {"escape": group, "escapes.Chloé": "granted", **choices}
    if group == "alone":
        choices.pop("escapes.Chloé")
    state = cards(change=THREE, house={"escape.split": house})
    freed = play(state, "Anne", "escape", lord="Arnaud", choices=choices)
    assert [one["at"] for one in freed.result["freed"]] == places
    told = {"escape": "group", "escapes.Chloé": "granted"}
    state = cards(change=THREE, house={"escape.split": house})
    freed = play(state, "Anne", "escape", lord="Arnaud", at="Pré", choices=told)
    assert {one["at"] for one in freed.result["freed"]} == {"territory:Pré"}


@pytest.mark.ruling("FIEF-AMB-20", "FIEF-AMB-31")
def test_by_a_house_rule_one_helps_oneself_and_ones_ally_only():
    """The referee may overrule it; the refusal tells whom it was for."""
    house = {"cards.parry_for": "marriage"}
    words = {"lord": "Arnaud", "at": "Vaux", "choices": {"escapes.Anne": "granted"}}
    state = cards(change=ONE, house=house)
    told = facts_of(play, state, "Chloé", "escape", **words)
    assert told == {"lord": ARNAUD, "player": CHLOE}
    play(state, "Chloé", "escape", ruled=True, **words)
    assert state.get(ARNAUD, "captor") is None
    own = cards(change=ONE, house=house)
    play(own, "Anne", "escape", lord="Arnaud", at="Vaux")
    wed = {"Blanche": {"spouse": "Henry"}, "Henry": {"player": "Chloé", "at": "Lac"}}
    allied = cards(change={**ONE, **wed}, house=house)
    play(allied, "Chloé", "escape", **words)
    for table in (own, allied):
        assert table.get(ARNAUD, "captor") is None
    anyone = cards(change=ONE, house={"cards.parry_for": "anyone"})
    play(anyone, "Chloé", "escape", **words)


@pytest.mark.ruling("FIEF-AMB-32")
@pytest.mark.parametrize(
    ("split", "escape", "key"),
    [(True, "alone", "at"), (True, "group", "at.Arnaud"), (False, "group", "at")],
)
def test_for_whom_a_village_is_asked(split, escape, key):
    """For each where a group may split up, and otherwise once."""
    choices = {"escape": escape, "escapes.Chloé": "granted"}
    if escape == "alone":
        choices.pop("escapes.Chloé")
    state = cards(change=THREE, house={"escape.split": split})
    with pytest.raises(Missing) as caught:
        play(state, "Anne", "escape", lord="Arnaud", choices=choices)
    asked = caught.value.question
    every = ("Bourg", "Vaux", "Pré", "Gué", "Mont", "Lac")
    assert (asked.key, asked.options) == (key, every)
