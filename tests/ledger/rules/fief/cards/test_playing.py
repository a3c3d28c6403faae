"""Playing a card: when, whose turn it takes, and what is noted."""

from __future__ import annotations

import pytest

from ledger.effects import Change
from ledger.rules.fief.cards.playing import murder_is_past
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

HELD = {"Arnaud": {"prisoner_of": "Bruno", "at": "Mont"}}


def acted(state, phase="cards"):
    """The players who have acted in this phase."""
    return [p for p in state.seats if state.get(p, f"acted_{phase}")]


@pytest.mark.rule("FIEF-CARD-02", "FIEF-TURN-02")
def test_a_card_takes_a_turn():
    """Once; those who come before are passed over, and told after the card's notes."""
    state = cards()
    first = play(state, "Bruno", "famine", on="Vert")
    assert [(one["key"], one["facts"]) for one in first.warnings] == [
        ("fief.passes_over", {"players": [ANNE]})
    ]
    assert first.effects[-1] == Change(BRUNO, "acted_cards", None, 3)
    again = play(state, "Bruno", "famine", on="Vert")
    assert keys(again) == ["fief.stacked.famine"]
    assert acted(state) == [BRUNO]
    assert refused(play, state, "Anne", "sun", on="Vert")[0] == "fief.passed_over"


@pytest.mark.rule("FIEF-CARD-61")
def test_justice_takes_no_turn():
    """Anne, who was passed over, plays it; Chloé does not pass over anybody."""
    state = cards()
    play(state, "Bruno", "assassination", on="Blanche")
    for player in ("Anne", "Chloé"):
        now = state.copy()
        done = play(now, player, "justice", on="Eric")
        assert keys(done) == []
        assert acted(now) == [BRUNO]
    late = state.copy()
    late.put("campaign", "phase", "combat")
    play(late, "Chloé", "justice", on="Eric")
    assert acted(late, "combat") == []


@pytest.mark.rule("FIEF-CARD-61")
def test_any_other_card_ends_the_moment_for_justice():
    """A murder begins one."""
    state = cards()
    state.put("campaign", "murdered", "Henry")
    past = [Change("campaign", "murdered", "Henry", None)]
    assert murder_is_past(state, "famine") == past
    assert murder_is_past(state, "assassination") == []
    assert murder_is_past(cards(), "famine") == []
    play(state, "Anne", "famine", on="Vert")
    assert state.get("campaign", "murdered") is None


@pytest.mark.ruling("FIEF-AMB-31")
def test_an_escape_at_any_time_by_the_house():
    """It takes the player's turn in that phase; in phase 1 the order holds."""
    house = {"escape.any_phase": True}
    words = {"lord": "Arnaud", "at": "Pré"}
    late = cards(change=HELD, phase="combat", house=house)
    play(late, "Anne", "escape", **words)
    assert acted(late, "combat") == [ANNE]
    early = cards(change=HELD, house=house)
    early.put(CHLOE, "acted_cards", 3)
    assert refused(play, early, "Anne", "escape", **words) == (
        "fief.passed_over",
        "FIEF-CARD-04",
    )
    told = facts_of(play, cards(change=HELD, phase="combat"), "Anne", "escape", **words)
    assert told == {"phase": "cards", "now": "combat"}


@pytest.mark.rule("FIEF-TURN-13", "FIEF-CARD-04")
def test_who_is_out_or_has_had_his_turn_plays_nothing():
    """A referee may give a turn back."""
    state = cards()
    state.put(CHLOE, "out", 2)
    assert refused(play, state, "Chloé", "famine", on="Vert", ruled=True) == (
        "fief.out",
        "FIEF-TURN-13",
    )
    state.put(BRUNO, "acted_cards", 3)
    state.put(ANNE, "acted_cards", 3)
    found = refused(play, state, "Anne", "famine", on="Vert")
    assert found == ("fief.card_passed", "FIEF-CARD-04")
    assert keys(play(state, "Anne", "famine", on="Vert", ruled=True)) == []
