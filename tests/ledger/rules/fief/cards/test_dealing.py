"""The start of a turn: how hands are filled, and what is told of it."""

from __future__ import annotations

import pytest

from ledger.effects import Because, Change, Transfer
from ledger.questions import Missing
from tests.ledger.rules.fief.cards_table import (
    ANNE,
    BRUNO,
    CHLOE,
    cards,
    deal,
    facts_of,
    keys,
    refused,
)
from tests.ledger.rules.fief.test_cards_dealing import thin

GAUVAIN, HENRY = "lord:Gauvain", "lord:Henry"


@pytest.mark.rule("FIEF-TURN-08", "FIEF-SETUP-09")
def test_all_is_told_of_a_deal():
    """Who got how many, what is left in the deck, and that it was dealt."""
    state = cards(hands={"Anne": 1, "Chloé": 3})
    deck = state.balance("deck", "card")
    dealt = deal(state)
    assert dealt.result == {
        "turn": 3,
        "players": [
            {"player": ANNE, "cards": 2, "hand": 3},
            {"player": BRUNO, "cards": 3, "hand": 3},
            {"player": CHLOE, "cards": 0, "hand": 3},
        ],
        "deck": deck - 5,
        "discard": 0,
        "reshuffled": None,
        "lords": [],
    }
    why = [Because("FIEF-TURN-08", player) for player in (ANNE, BRUNO)]
    assert dealt.effects == [
        Transfer("card", 2, "deck", f"hand/{ANNE}", why[0]),
        Transfer("card", 3, "deck", f"hand/{BRUNO}", why[1]),
        Change("campaign", "dealt", None, 3),
    ]
    assert keys(dealt) == []
    assert facts_of(deal, state) == {"turn": 3}
    state.put("campaign", "turn", 4)
    assert deal(state).result["turn"] == 4


@pytest.mark.rule("FIEF-TURN-08", "FIEF-TURN-13")
def test_a_family_that_is_out_gets_no_cards_and_too_full_a_hand_keeps_them():
    """A hand of five is told as it is."""
    state = cards(hands={"Bruno": 5})
    state.put(ANNE, "out", 2)
    players = deal(state).result["players"]
    assert players == [
        {"player": BRUNO, "cards": 0, "hand": 5},
        {"player": CHLOE, "cards": 3, "hand": 3},
    ]


@pytest.mark.ruling("FIEF-AMB-98")
def test_a_shortage_counts_the_places_that_stay_empty():
    """A hand that is too full makes up for none."""
    state = thin(1, hands={"Anne": 5, "Bruno": 2, "Chloé": 1})
    (note,) = deal(state).warnings
    facts = {"cards": 2}
    assert note == {"key": "fief.short", "rule": "FIEF-AMB-98", "facts": facts}
    assert keys(deal(thin(6))) == []


@pytest.mark.rule("FIEF-CARD-07")
def test_the_discards_are_dealt_once_the_deck_is_used_up():
    """And not before: a deck that just suffices is not reshuffled."""
    state = thin(6, 4)
    dealt = deal(state)
    assert (dealt.result["reshuffled"], dealt.result["discard"]) == (None, 4)
    assert dealt.result["deck"] == 0
    state = thin(5, 4)
    dealt = deal(state)
    assert (dealt.result["reshuffled"], dealt.result["discard"]) == (4, 0)
    assert dealt.result["deck"] == 3
    assert [one["cards"] for one in dealt.result["players"]] == [2, 3, 1]


@pytest.mark.rule("FIEF-CARD-08")
@pytest.mark.ruling("FIEF-AMB-21")
def test_a_player_without_a_lord_is_asked_for_one_at_a_reshuffle():
    """Among the lords in the discards, or none of them."""
    state = thin(0, 10)
    for lord in (GAUVAIN, HENRY):
        state.put(lord, "discarded", 1)
    with pytest.raises(Missing) as caught:
        deal(state)
    asked = caught.value.question
    assert (asked.key, asked.options) == ("lord.Chloé", ("Gauvain", "Henry", "none"))
    none = deal(state.copy(), choices={"lord.Chloé": "none"})
    assert (none.result["lords"], none.result["reshuffled"]) == ([], 10)
    with pytest.raises(Missing) as caught:
        deal(state, choices={"lord.Chloé": "Henry"})
    assert caught.value.question.key == "at.Chloé"
    dealt = deal(state, choices={"lord.Chloé": "Henry", "at.Chloé": "Lac"})
    changes = [one for one in dealt.effects if getattr(one, "subject", "") == HENRY]
    assert {one.because for one in changes} == {Because("FIEF-CARD-08", CHLOE)}
    assert (state.get(HENRY, "player"), state.get(HENRY, "at")) == (
        CHLOE,
        "territory:Lac",
    )
    assert state.get(GAUVAIN, "discarded") is None


@pytest.mark.rule("FIEF-CARD-08")
def test_nobody_is_asked_who_has_a_lord_or_nothing_on_the_map():
    """Nor where no lord lies in the discards."""
    change = {"Othon": {"player": "Chloé", "at": "Lac"}}
    led = thin(0, 10, change=change)
    led.put(GAUVAIN, "discarded", 1)
    assert deal(led).result["lords"] == []
    gone = thin(0, 10)
    gone.put(GAUVAIN, "discarded", 1)
    gone.add(f"territory:Lac/{CHLOE}", "v1", -2)
    assert deal(gone).result["lords"] == []
    assert deal(thin(0, 10)).result["lords"] == []


@pytest.mark.rule("FIEF-CARD-09")
def test_a_table_that_counts_its_own_hands_notes_a_reshuffle_only():
    """Without one, the deal of the turn is noted all the same."""
    for reshuffle in (False, True):
        state = cards(house={"cards.hands": "untracked"}, hands={})
        state.put(GAUVAIN, "discarded", 1)
        more = {"choices": {"lord.Chloé": "none"}} if reshuffle else {}
        dealt = deal(state, reshuffle=reshuffle, **more)
        assert dealt.result["discard"] is dealt.result["deck"] is None
        assert dealt.result["reshuffled"] == (0 if reshuffle else None)
        assert state.get(GAUVAIN, "discarded") == (None if reshuffle else 1)
        assert state.get("campaign", "dealt") == 3
        assert refused(deal, state)[0] == "fief.dealt"


@pytest.mark.rule("FIEF-TURN-08", "FIEF-SETUP-09")
def test_only_the_first_deal_is_part_of_the_setup():
    """From the second turn on hands are filled at the start of the turn."""
    dealt = deal(cards(hands={}, turn=2))
    moved = [one for one in dealt.effects if isinstance(one, Transfer)]
    assert {one.because.rule for one in moved} == {"FIEF-TURN-08"}


@pytest.mark.ruling("FIEF-AMB-21")
def test_a_lord_is_drawn_among_those_in_the_discards():
    """The player throws a die with a face for each of them."""
    state = thin(0, 10, house={"cards.reshuffle_lord": "random"})
    for lord in (GAUVAIN, HENRY):
        state.put(lord, "discarded", 1)
    with pytest.raises(Missing) as caught:
        deal(state, choices={"lord.Chloé": "draw"})
    asked = caught.value.question
    assert (asked.who, asked.many, asked.among) == (CHLOE, 1, ("Gauvain", "Henry"))
    choices = {"lord.Chloé": "draw", "at.Chloé": "Lac"}
    assert deal(state, choices=choices, dice="1").result["lords"] == [
        {"player": CHLOE, "lord": GAUVAIN, "at": "territory:Lac"}
    ]
