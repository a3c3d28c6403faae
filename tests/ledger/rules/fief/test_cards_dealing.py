"""Hands, deck and discards: dealing, reshuffling, discarding, exchanging."""

from __future__ import annotations

import pytest

from ledger.errors import Misuse
from ledger.rules.fief.cards.deck import CARDS, hand, held, seen, total
from ledger.rules.fief.tables import BLUE, RED
from tests.ledger.rules.fief.cards_table import (
    ANNE,
    BRUNO,
    CHLOE,
    blue,
    cards,
    deal,
    discard,
    facts_of,
    keys,
    play,
    refused,
    swap,
)

EMPTY = {"Anne": 1, "Bruno": 0, "Chloé": 2}


def thin(deck, discard_pile=0, hands=None, **more):
    """A table with this number of cards in the deck; the others are out of the game."""
    state = cards(hands=hands or EMPTY, **more)
    rest = state.balance("deck", "card") - deck - discard_pile
    for account, count in (("world", rest), ("discard", discard_pile)):
        state.add("deck", "card", -count)
        state.add(account, "card", count)
    return state


@pytest.mark.rule("FIEF-CARD-01", "FIEF-STOCK-07", "FIEF-STOCK-08", "FIEF-CARD-23")
def test_there_are_57_blue_and_12_red_cards_of_these_kinds():
    """Each of the sixteen lords and four bishops is distinct."""
    red = {kind: count for kind, count in RED.items() if kind != "source"}
    assert (sum(map(total, CARDS)), BLUE["cards"], sum(red.values())) == (57, 57, 12)
    assert (total("lord"), total("bishop"), total("tallage")) == (16, 4, 5)


@pytest.mark.rule("FIEF-TURN-08", "FIEF-SETUP-09", "FIEF-STOCK-11")
@pytest.mark.parametrize(("turn", "rule"), [(1, "FIEF-SETUP-09"), (3, "FIEF-TURN-08")])
def test_every_hand_is_filled_up_to_three(turn, rule):
    """Anne has one card, Bruno none, Chloé two; all 57 cards are still there."""
    state = cards(hands=EMPTY, turn=turn)
    dealt = deal(state)
    assert [(p["cards"], p["hand"]) for p in dealt.result["players"]] == [
        (2, 3), (3, 3), (1, 3),
    ]  # fmt: skip
    reasons = {e.because.rule for e in dealt.effects if hasattr(e, "what")}
    assert (reasons, blue(state)) == ({rule}, 57)


@pytest.mark.rule("FIEF-TURN-08")
def test_cards_are_dealt_once_a_turn_and_only_in_phase_1():
    """A second dealing is refused, and one in the purchases."""
    state = cards(hands=EMPTY)
    deal(state)
    assert refused(deal, state) == ("fief.dealt", "FIEF-TURN-08")
    other = cards(hands=EMPTY, phase="purchases")
    assert refused(deal, other) == ("fief.phase_over", "FIEF-TURN-08")


@pytest.mark.rule("FIEF-CARD-06", "FIEF-CARD-07")
def test_an_empty_deck_is_made_of_the_discards_again():
    """The deck has two cards, the discards ten, which are shuffled after the second."""
    state = thin(2, 10)
    state.add("unseen", "sun", -1)
    state.add("discard", "sun", 1)
    state.put("lord:Gauvain", "discarded", 1)
    state.put("diocese:Autun", "discarded", 1)
    dealt = deal(state, choices={"lord.Chloé": "none"})
    assert (dealt.result["reshuffled"], dealt.result["deck"]) == (10, 6)
    assert (state.balance("discard", "card"), state.balance("discard", "sun")) == (0, 0)
    assert (seen(state, "sun", "unseen"), state.get("lord:Gauvain", "discarded")) == (
        6, None,
    )  # fmt: skip
    assert state.get("diocese:Autun", "discarded") is None


@pytest.mark.ruling("FIEF-AMB-98")
def test_where_cards_run_out_they_last_as_long_as_they_last():
    """Three cards are dealt to six places in turn order; the shortage is reported."""
    state = thin(3)
    dealt = deal(state)
    assert [p["cards"] for p in dealt.result["players"]] == [2, 1, 0]
    assert (keys(dealt), dealt.warnings[0]["facts"]) == (["fief.short"], {"cards": 3})


@pytest.mark.rule("FIEF-CARD-08")
@pytest.mark.ruling("FIEF-AMB-21")
def test_a_player_without_a_lord_may_ask_for_one_at_a_reshuffle():
    """Chloé has soldiers and no lord; the lord is placed, and not added to a hand."""
    state = thin(0, 10)
    state.put("lord:Gauvain", "discarded", 1)
    choices = {"lord.Chloé": "Gauvain", "at.Chloé": "Vaux"}
    dealt = deal(state, choices=choices)
    expected = [{"player": CHLOE, "lord": "lord:Gauvain", "at": "territory:Vaux"}]
    assert dealt.result["lords"] == expected
    assert state.get("lord:Gauvain", "player") == CHLOE
    assert (dealt.result["reshuffled"], held(state, CHLOE)) == (9, 3)


@pytest.mark.rule("FIEF-CARD-08")
@pytest.mark.ruling("FIEF-AMB-21")
def test_a_lord_at_a_reshuffle_may_be_drawn_or_declined():
    """The second of two lords is drawn; or Chloé does not want one."""
    house = {"cards.reshuffle_lord": "random"}
    for choice, lord in (("draw", "lord:Henry"), ("none", None)):
        state = thin(0, 10, house=house)
        for name in ("Gauvain", "Henry"):
            state.put(f"lord:{name}", "discarded", 1)
        choices = {"lord.Chloé": choice}
        choices |= {"at.Chloé": "Lac"} if lord else {}
        dealt = deal(state, choices=choices, dice="2" if lord else "")
        assert [one["lord"] for one in dealt.result["lords"]] == (
            [lord] if lord else []
        )


@pytest.mark.rule("FIEF-CARD-09")
def test_hands_that_the_table_counts_itself_are_not_counted():
    """No cards are dealt, but a reshuffle is recorded."""
    state = cards(house={"cards.hands": "untracked"}, hands={})
    state.add("unseen", "sun", -1)
    state.add("discard", "sun", 1)
    dealt = deal(state, reshuffle=True)
    assert (dealt.result["players"], dealt.result["deck"]) == ([], None)
    assert seen(state, "sun", "unseen") == total("sun")


@pytest.mark.rule("FIEF-CARD-03", "FIEF-CARD-06")
def test_a_player_may_discard_what_he_does_not_want():
    """Cards are given by kind, lord or diocese, or face down."""
    state = cards()
    discard(state, "Anne", "sun", "Gauvain")
    discard(state, "Bruno", "Autun", hidden=2)
    assert (held(state, ANNE), held(state, BRUNO)) == (1, 0)
    assert (state.balance("discard", "card"), state.balance("discard", "sun")) == (5, 1)
    assert state.get("lord:Gauvain", "discarded") == 1
    assert state.get("diocese:Autun", "discarded") == 1


@pytest.mark.rule("FIEF-CARD-03", "FIEF-STOCK-07", "FIEF-STOCK-11")
def test_nobody_discards_what_no_hand_can_hold():
    """Living lords, bishops in office, too many cards and none are refused."""
    state = cards()
    state.put("campaign", "dealt", 3)
    assert refused(discard, state, "Anne", "Arnaud") == (
        "fief.lord_in_play", "FIEF-CARD-23",
    )  # fmt: skip
    assert refused(discard, state, "Anne", "Sigy") == (
        "fief.see_taken", "FIEF-CARD-29",
    )  # fmt: skip
    assert facts_of(discard, state, "Anne", hidden=4) == {
        "player": ANNE, "held": 3, "wanted": 4,
    }  # fmt: skip
    assert refused(discard, state, "Anne")[0] == "fief.discard_what"
    assert refused(discard, state, "Anne", "lord")[0] == "fief.discard_lord"
    once = state.copy()
    discard(once, "Anne", "justice")
    assert once.balance("discard", "justice") == 1
    assert refused(discard, state, "Anne", "justice", "justice") == (
        "fief.card_out", "FIEF-STOCK-07",
    )  # fmt: skip


@pytest.mark.rule("FIEF-CARD-03")
@pytest.mark.parametrize(
    "phase", ["income", "purchases", "movement", "combat", "negotiations"]
)
def test_cards_are_discarded_in_phase_1_only(phase):
    """In later phases a hand stays as it is."""
    state = cards(phase=phase)
    assert refused(discard, state, "Anne", "sun") == (
        "fief.phase_over", "FIEF-CARD-03",
    )  # fmt: skip


@pytest.mark.rule("FIEF-CARD-04")
def test_nobody_discards_whose_turn_in_phase_1_has_passed():
    """Bruno has played a card; now Anne, who came before him, has to wait."""
    state = cards()
    state.put(ANNE, "acted_cards", 3)
    state.put(BRUNO, "acted_cards", 3)
    assert refused(discard, state, "Anne", "sun") == (
        "fief.card_passed", "FIEF-CARD-04",
    )  # fmt: skip
    discard(state, "Bruno", "sun")
    assert held(state, BRUNO) == 2


ALLIED = {
    "Blanche": {"player": "Anne", "at": "Bourg", "spouse": "Eric"},
    "Eric": {"player": "Bruno", "at": "Mont"},
}


@pytest.mark.rule("FIEF-CARD-10", "FIEF-CARD-13", "FIEF-NEGO-04", "FIEF-MARRY-11")
def test_cards_change_hands_between_allies_by_marriage_only():
    """Anne and Bruno are allied in the second realm, but not in the first."""
    state = cards()
    assert refused(swap, state, 1, 1) == ("fief.not_allied", "FIEF-CARD-10")
    state = cards(lords=ALLIED, phase="negotiations", hands={"Anne": 2, "Bruno": 3})
    swapped = swap(state, 0, 1)
    assert (swapped.result["hands"], keys(swapped)) == ({ANNE: 3, BRUNO: 2}, [])
    with pytest.raises(Misuse) as alone:
        swap(state, 1, 0, b="Anne")
    assert alone.value.key == "fief.exchange_self"


@pytest.mark.rule("FIEF-MARRY-11")
def test_allies_exchange_cards_for_nothing():
    """Exchanges and gifts are free for allies, and forbidden to strangers."""
    state = cards(lords=ALLIED, phase="negotiations", hands={"Anne": 3, "Bruno": 1})
    money = [state.balance(player, "money") for player in (ANNE, BRUNO)]
    assert swap(state, 2, 1).result["hands"] == {ANNE: 2, BRUNO: 2}
    assert swap(state, 1, 0).result["hands"] == {ANNE: 1, BRUNO: 3}
    assert [state.balance(player, "money") for player in (ANNE, BRUNO)] == money
    assert refused(swap, state, 1, 0) == ("fief.hand_most", "FIEF-CARD-11")
    strangers = cards(phase="negotiations")
    assert refused(swap, strangers, 1, 1) == ("fief.not_allied", "FIEF-CARD-10")


@pytest.mark.rule("FIEF-CARD-11", "FIEF-MARRY-11")
@pytest.mark.ruling("FIEF-AMB-127")
def test_after_an_exchange_nobody_holds_more_than_three():
    """Gifts are allowed; outside the negotiations there is a note, or a refusal."""
    state = cards(lords=ALLIED)
    assert refused(swap, state, 1, 0) == ("fief.hand_most", "FIEF-CARD-11")
    assert keys(swap(state, 2, 2)) == ["fief.exchange_when"]
    assert refused(swap, state, 4, 4) == ("fief.hand", "FIEF-STOCK-11")
    fewer = cards(lords=ALLIED, hands={"Anne": 2, "Bruno": 3})
    assert swap(fewer, 0, 1).result["hands"] == {ANNE: 3, BRUNO: 2}
    with pytest.raises(Misuse) as nothing:
        swap(state, 0, 0)
    assert (nothing.value.key, nothing.value.rule) == (
        "fief.exchange_what",
        "FIEF-CARD-11",
    )
    late = cards(lords=ALLIED, house={"cards.exchange_phase": "phase6"})
    assert refused(swap, late, 1, 1) == ("fief.phase", "fief.cards.exchange_phase")


@pytest.mark.rule("FIEF-STOCK-11")
def test_a_card_before_the_first_deal_comes_from_the_deck_with_a_word():
    """Hands have not been counted yet; after a deal an empty hand is really empty."""
    state = cards(hands={})
    assert keys(play(state, "Anne", "tallage", on="Rouge")) == ["fief.hand_uncounted"]
    assert blue(state) == 57
    state.put("campaign", "dealt", 3)
    key = refused(play, state, "Anne", "bad_weather", on="Rouge")
    assert key == ("fief.hand", "FIEF-STOCK-11")
    assert state.balance(hand(ANNE), "card") == 0


@pytest.mark.rule("FIEF-STOCK-11")
@pytest.mark.parametrize("dealt", [None, 3])
def test_the_last_card_of_a_hand_comes_from_the_hand(dealt):
    """Nothing comes from the deck, before or after the first deal."""
    state = cards(hands={"Anne": 1})
    state.put("campaign", "dealt", dealt)
    deck = state.balance("deck", "card")
    assert keys(play(state, "Anne", "tallage", on="Rouge")) == []
    assert (held(state, ANNE), state.balance("deck", "card")) == (0, deck)
    assert blue(state) == 57
