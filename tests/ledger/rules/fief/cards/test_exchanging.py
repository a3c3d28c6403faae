"""Cards between allies by marriage: how many, and when."""

from __future__ import annotations

import pytest

from ledger.effects import Because, Transfer
from tests.ledger.rules.fief.cards_table import (
    ANNE,
    BRUNO,
    CHLOE,
    cards,
    facts_of,
    keys,
    refused,
    swap,
)
from tests.ledger.rules.fief.test_cards_dealing import ALLIED


def allies(anne, bruno, **more):
    """Anne and Bruno are allied, and hold so many cards."""
    hands = {"Anne": anne, "Bruno": bruno}
    return cards(lords=ALLIED, hands=hands, **{"phase": "negotiations", **more})


@pytest.mark.rule("FIEF-CARD-11", "FIEF-CARD-13")
def test_all_is_told_of_an_exchange():
    """Both hands afterwards; a gift moves cards in one direction."""
    done = swap(allies(3, 2), 2, 1)
    assert done.result == {
        "a": ANNE,
        "b": BRUNO,
        "gives": 2,
        "takes": 1,
        "hands": {ANNE: 2, BRUNO: 3},
    }
    why = Because("FIEF-CARD-11", ANNE)
    assert done.effects == [
        Transfer("card", 2, f"hand/{ANNE}", f"hand/{BRUNO}", why),
        Transfer("card", 1, f"hand/{BRUNO}", f"hand/{ANNE}", why),
    ]
    assert keys(done) == []
    assert len(swap(allies(1, 1), 1, 0).effects) == 1


@pytest.mark.rule("FIEF-CARD-10", "FIEF-CARD-11", "FIEF-STOCK-11")
def test_what_is_told_of_an_exchange_that_is_refused():
    """Who is no ally, who holds too few, and who would hold too many."""
    told = facts_of(swap, allies(2, 2), 1, 1, b="Chloé")
    assert told == {"player": ANNE, "other": CHLOE}
    for gives, takes, who in ((3, 1, ANNE), (1, 3, BRUNO)):
        told = facts_of(swap, allies(2, 2), gives, takes)
        assert told == {"player": who, "held": 2, "wanted": 3}
    for gives, takes, who in ((2, 0, BRUNO), (0, 2, ANNE)):
        told = facts_of(swap, allies(2, 2), gives, takes)
        assert told == {"player": who, "count": 4, "most": 3}
    assert facts_of(swap, allies(2, 2), 1, 0, b="Anne") == {"player": ANNE}


@pytest.mark.rule("FIEF-CARD-09")
def test_hands_that_the_table_counts_itself_are_exchanged_unseen():
    """Nothing is moved, and no hand is told."""
    house = {"cards.hands": "untracked"}
    state = cards(lords=ALLIED, hands={}, house=house, phase="negotiations")
    done = swap(state, 3, 2)
    assert (done.effects, done.result["hands"]) == ([], {})


@pytest.mark.ruling("FIEF-AMB-127")
def test_outside_talks_an_exchange_is_noted_or_refused():
    """The phase of now is told."""
    (note,) = swap(allies(2, 2, phase="income"), 1, 1).warnings
    facts = {"now": "income"}
    told = {"key": "fief.exchange_when", "rule": "FIEF-AMB-127", "facts": facts}
    assert note == told
    strict = {"cards.exchange_phase": "phase6"}
    late = allies(2, 2, phase="income", house=strict)
    assert refused(swap, late, 1, 1)[1] == "fief.cards.exchange_phase"
    assert keys(swap(allies(2, 2, house=strict), 1, 1)) == []
