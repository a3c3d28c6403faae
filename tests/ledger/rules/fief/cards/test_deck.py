"""Where the blue cards are, and how they come from one place to another."""

from __future__ import annotations

import pytest

from ledger.effects import Because, Change, Transfer
from ledger.rules.fief.cards import deck
from tests.ledger.rules.fief.cards_table import ANNE, BRUNO, cards
from tests.ledger.rules.fief.positions import refusal

WHY = Because("FIEF-CARD-15", "region:Rouge")
HAND = f"hand/{ANNE}"


def table(**more):
    """Anne has two cards in hand; nothing is known of the others' hands."""
    return cards(hands={"Anne": 2}, **more)


def dealt(state):
    """The same table after the first deal."""
    state.put("campaign", "dealt", state.turn)
    return state


# Where they are -----------------------------------------------------------------------


def test_a_hand_has_so_many_cards():
    """Which ones is a secret."""
    assert [deck.held(table(), player) for player in (ANNE, BRUNO)] == [2, 0]
    assert deck.hand(ANNE) == HAND
    assert deck.counts_hands(table()) is True
    assert deck.counts_hands(cards(house={"cards.hands": "untracked"})) is False


def test_a_lord_or_a_bishop_is_on_the_table_in_the_discards_or_unseen():
    """Dioceses without a bishop have their card somewhere, too."""
    state = table()
    state.put("lord:Henry", "discarded", 1)
    lords = deck.cards_of(state, "lord")
    assert len(lords) == 16
    assert [lords[f"lord:{name}"] for name in ("Arnaud", "Henry", "Othon")] == [
        "table",
        "discard",
        "unseen",
    ]
    sees = {"diocese:Sigy": "table", "diocese:Autun": "unseen"}
    assert deck.cards_of(state, "bishop") == sees
    state.put("diocese:Autun", "discarded", 1)
    assert deck.cards_of(state, "bishop")["diocese:Autun"] == "discard"
    told = [
        [deck.seen(state, kind, where) for where in ("table", "discard", "unseen")]
        for kind in ("lord", "bishop")
    ]
    assert told == [[4, 1, 11], [1, 1, 0]]


def test_a_card_of_a_kind_lies_wherever_it_was_laid():
    """On a region as on the table; discards and cards out of the game do not lie."""
    state = cards(effect=[{"kind": "famine", "region": "Vert"}])
    assert [deck.seen(state, "famine", w) for w in ("table", "discard", "unseen")] == [
        1,
        0,
        1,
    ]
    for where in ("discard", "world", "table"):
        state.add("unseen", "sun", -1)
        state.add(where, "sun", 1)
    assert [deck.seen(state, "sun", w) for w in ("table", "discard", "unseen")] == [
        1,
        1,
        3,
    ]


# Out of a hand ------------------------------------------------------------------------


@pytest.mark.rule("FIEF-STOCK-11")
def test_cards_leave_a_hand_that_has_them():
    """The last one does so as well; no card moves none."""
    state = dealt(table())
    for count in (1, 2):
        moved = [Transfer("card", count, HAND, "table", WHY)]
        assert deck.leaves_hand(state, ANNE, "table", WHY, count) == (moved, [])
    assert deck.leaves_hand(state, ANNE, "table", WHY, 0) == ([], [])
    untracked = cards(house={"cards.hands": "untracked"}, hands={})
    assert deck.leaves_hand(untracked, ANNE, "table", WHY, 2) == ([], [])


@pytest.mark.rule("FIEF-STOCK-11")
def test_before_the_first_deal_the_deck_lends_what_a_hand_lacks():
    """A word is said about it."""
    effects, notes = deck.leaves_hand(table(), ANNE, "discard", WHY, 3)
    assert effects == [
        Transfer("card", 2, HAND, "discard", WHY),
        Transfer("card", 1, "deck", "discard", WHY),
    ]
    (note,) = notes
    assert note == {
        "key": "fief.hand_uncounted",
        "rule": "FIEF-STOCK-11",
        "facts": {"player": ANNE},
    }
    effects, _ = deck.leaves_hand(table(), BRUNO, "discard", WHY, 2)
    assert effects == [Transfer("card", 2, "deck", "discard", WHY)]


@pytest.mark.rule("FIEF-STOCK-11")
def test_no_more_cards_leave_a_hand_than_it_holds():
    """After the first deal the deck lends none, nor does it when it has too few."""
    found = refusal(deck.leaves_hand, dealt(table()), ANNE, "table", WHY, 3)
    assert (found.code, found.key, found.rule) == (
        "out_of_stock",
        "fief.hand",
        "FIEF-STOCK-11",
    )
    assert found.facts == {"player": ANNE, "held": 2, "wanted": 3}
    for left, fits in ((1, True), (0, False)):
        state = table()
        state.add("world", "card", state.balance("deck", "card") - left)
        state.add("deck", "card", left - state.balance("deck", "card"))
        if fits:
            assert deck.leaves_hand(state, ANNE, "table", WHY, 3)[1]
        else:
            args = (state, ANNE, "table", WHY, 3)
            assert refusal(deck.leaves_hand, *args).key == "fief.hand"


@pytest.mark.rule("FIEF-STOCK-07")
def test_a_card_that_everybody_has_seen_is_in_no_hand():
    """The refusal tells where they are; the last unseen one may be held."""
    state = cards(effect=[{"kind": "famine", "region": "Vert"}])
    deck.need_unseen(state, "famine")
    state.add("unseen", "famine", -1)
    state.add("discard", "famine", 1)
    found = refusal(deck.need_unseen, state, "famine")
    assert (found.code, found.key, found.rule) == (
        "out_of_stock",
        "fief.card_out",
        "FIEF-STOCK-07",
    )
    assert found.facts == {"card": "famine", "total": 2, "lying": 1, "discarded": 1}
    for use in (deck.lay, deck.spend):
        more = ("region:Rouge",) if use is deck.lay else ()
        again = refusal(use, dealt(state), ANNE, "famine", *more, WHY)
        assert again.key == "fief.card_out"


@pytest.mark.rule("FIEF-CARD-15", "FIEF-STOCK-11")
def test_a_card_is_laid_or_spent():
    """A laid one is a card on the table, wherever it is; a spent one is discarded."""
    state = dealt(table())
    assert deck.lay(state, ANNE, "sun", "region:Rouge", WHY) == (
        [
            Transfer("card", 1, HAND, "table", WHY),
            Transfer("sun", 1, "unseen", "region:Rouge", WHY),
        ],
        [],
    )
    assert deck.spend(state, ANNE, "sun", WHY) == (
        [
            Transfer("card", 1, HAND, "discard", WHY),
            Transfer("sun", 1, "unseen", "discard", WHY),
        ],
        [],
    )
    fresh = table(house={"cards.hands": "counted"})
    assert len(deck.lay(fresh, BRUNO, "sun", "region:Rouge", WHY)[1]) == 1
    assert len(deck.spend(fresh, BRUNO, "sun", WHY)[1]) == 1


@pytest.mark.rule("FIEF-CARD-06")
def test_cards_go_from_the_board_to_the_discards():
    """No more of them than lie on the table; none where hands are not counted."""
    state = cards(effect=[{"kind": "famine", "region": "Vert"}])
    gone = [
        Transfer("famine", 1, "region:Vert", "discard", WHY),
        Transfer("card", 1, "table", "discard", WHY),
    ]
    assert deck.taken_away(state, "famine", "region:Vert", WHY) == gone
    assert state.balance("table", "card") == 6
    most = deck.cards_off(state, 9, WHY)
    assert most == [Transfer("card", 6, "table", "discard", WHY)]
    assert deck.cards_off(state, 2, WHY) == [
        Transfer("card", 2, "table", "discard", WHY)
    ]
    untracked = cards(house={"cards.hands": "untracked"}, hands={})
    assert deck.cards_off(untracked, 2, WHY) == []


# The discard pile ---------------------------------------------------------------------


@pytest.mark.rule("FIEF-CARD-06", "FIEF-CARD-07")
def test_the_discards_become_the_deck_again():
    """Lords and bishops in play keep their cards; those in the discards are unseen."""
    state = cards()
    state.add("deck", "card", -4)
    state.add("discard", "card", 4)
    for kind, count in (("sun", 2), ("famine", 1)):
        state.add("unseen", kind, -count)
        state.add("discard", kind, count)
    state.put("lord:Henry", "discarded", 1)
    why = Because("FIEF-CARD-06")
    found = deck.reshuffled(state)
    assert found[0] == Transfer("card", 4, "discard", "deck", why)
    assert set(found[1:3]) == {
        Transfer("sun", 2, "discard", "unseen", why),
        Transfer("famine", 1, "discard", "unseen", why),
    }
    assert found[3:] == [Change("lord:Henry", "discarded", 1, None, why)]
    assert deck.reshuffled(cards()) == []
    state.put("diocese:Autun", "discarded", 1)
    assert Change("diocese:Autun", "discarded", 1, None, why) in deck.reshuffled(state)
