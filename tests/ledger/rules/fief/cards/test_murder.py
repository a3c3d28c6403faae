"""Assassination and Justice: whom they strike, and what is remembered of them."""

from __future__ import annotations

import pytest

from ledger.errors import Misuse
from ledger.questions import Missing
from tests.ledger.rules.fief.cards_table import (
    BRUNO,
    CHLOE,
    cards,
    facts_of,
    keys,
    play,
    refused,
)

ARNAUD, CHARLES, ERIC = "lord:Arnaud", "lord:Charles", "lord:Eric"
MURDER = [("campaign", "assassin"), ("campaign", "murdered")]


def remembered(state):
    """Who has had whom murdered."""
    return [state.get(*fact) for fact in MURDER]


def after_murder(**change):
    """Bruno has had Blanche murdered; nothing was played since."""
    state = cards(change=change)
    play(state, "Bruno", "assassination", on="Blanche")
    return state


@pytest.mark.rule("FIEF-CARD-60", "FIEF-CARD-61")
@pytest.mark.parametrize("word", ["on", "lord"])
def test_an_assassination_is_remembered_with_its_victim(word):
    """The victim may be told in either place."""
    state = cards()
    struck = play(state, "Chloé", "assassination", **{word: "Charles"})
    assert remembered(state) == [CHLOE, "Charles"]
    assert struck.result["lord"] == CHARLES
    death = struck.result["death"]
    assert (death["lord"], death["player"], death["cause"]) == (
        CHARLES,
        BRUNO,
        "assassination",
    )
    assert death["bishop"] == "diocese:Sigy"
    assert state.get(CHARLES, "discarded") == 1
    assert state.balance("discard", "assassination") == 1


@pytest.mark.ruling("FIEF-AMB-59")
def test_everybody_but_ones_own_captive_may_be_murdered():
    """The choice is asked for; a referee may allow the captive as well."""
    state = cards(change={"Arnaud": {"prisoner_of": "Chloé", "at": "Lac"}})
    with pytest.raises(Missing) as caught:
        play(state, "Chloé", "assassination")
    asked = caught.value.question
    assert (asked.key, asked.options) == ("on", ("Blanche", "Charles", "Eric"))
    told = facts_of(play, state, "Chloé", "assassination", on="Arnaud")
    assert told == {"lord": ARNAUD, "player": CHLOE}
    play(state, "Chloé", "assassination", on="Arnaud", ruled=True)
    assert state.get(ARNAUD, "discarded") == 1


def test_an_assassination_needs_somebody_to_strike():
    """The only lord is struck without a question, and none is no one."""
    gone = dict.fromkeys(("Arnaud", "Blanche", "Charles"))
    state = cards(change=gone)
    assert play(state, "Chloé", "assassination").result["lord"] == ERIC
    with pytest.raises(Misuse) as caught:
        play(cards(change={**gone, "Eric": None}), "Chloé", "assassination")
    assert (caught.value.key, caught.value.facts) == (
        "fief.nobody_struck",
        {"card": "assassination"},
    )


@pytest.mark.rule("FIEF-CARD-61", "FIEF-CARD-62")
@pytest.mark.parametrize("word", ["on", "lord"])
def test_justice_strikes_the_murderers_family_and_closes_the_case(word):
    """Nothing is remembered of the murder then."""
    state = after_murder()
    struck = play(state, "Anne", "justice", **{word: "Eric"})
    assert remembered(state) == [None, None]
    assert struck.result["lord"] == ERIC
    death = struck.result["death"]
    assert (death["lord"], death["cause"]) == (ERIC, "justice")
    assert state.get(ERIC, "discarded") == 1
    assert state.balance("discard", "justice") == 1


@pytest.mark.rule("FIEF-CARD-61", "FIEF-CARD-62", "FIEF-CARD-70")
def test_what_is_told_where_justice_is_refused():
    """The murderer is named; a referee may allow another, or the moment to pass."""
    assert refused(play, cards(), "Anne", "justice", on="Eric") == (
        "fief.no_murder",
        "FIEF-CARD-70",
    )
    state = after_murder()
    told = facts_of(play, state, "Chloé", "justice", on="Arnaud")
    assert told == {"lord": ARNAUD, "player": BRUNO}
    late = state.copy()
    late.put("campaign", "murdered", None)
    told = facts_of(play, late, "Chloé", "justice", on="Eric")
    assert told == {"player": BRUNO}
    play(state, "Chloé", "justice", on="Arnaud", ruled=True)
    assert state.get(ARNAUD, "discarded") == 1


@pytest.mark.rule("FIEF-GRACE-06", "FIEF-CARD-63")
def test_a_captive_of_ones_own_and_a_king_are_not_condemned():
    """The refusals tell whose captive it is, and who is above Justice."""
    state = after_murder(Eric={"prisoner_of": "Chloé", "at": "Lac"})
    told = facts_of(play, state, "Chloé", "justice", on="Eric")
    assert told == {"lord": ERIC, "player": CHLOE}
    assert play(state, "Chloé", "justice").result["lord"] == CHARLES
    crowned = after_murder(Eric={"king": True})
    assert facts_of(play, crowned, "Anne", "justice", on="Eric") == {"lord": ERIC}
    play(crowned, "Anne", "justice", on="Eric", ruled=True)
    assert crowned.get(ERIC, "discarded") == 1


@pytest.mark.rule("FIEF-CARD-61")
def test_the_moment_for_justice_outlasts_only_justice_itself():
    """A second murder is a moment of its own; any other card ends it."""
    state = after_murder()
    assert remembered(state) == [BRUNO, "Blanche"]
    weather = play(state, "Bruno", "bad_weather", on="Rouge")
    assert remembered(state) == [BRUNO, None]
    assert keys(weather) == []
