"""Discarding: what is told, what is refused, and whose turn it takes."""

from __future__ import annotations

import pytest

from ledger.effects import Because, Change, Transfer
from ledger.errors import Misuse
from tests.ledger.rules.fief.cards_table import (
    ANNE,
    BRUNO,
    CHLOE,
    cards,
    discard,
    facts_of,
    keys,
    refused,
)

GAUVAIN, AUTUN = "lord:Gauvain", "diocese:Autun"


@pytest.mark.rule("FIEF-CARD-03", "FIEF-CARD-06")
def test_all_is_told_of_cards_that_are_discarded():
    """By kind, by name and face down; the hand loses as many."""
    state = cards()
    done = discard(state, "Anne", "sun", "Gauvain", hidden=1)
    assert done.result == {
        "player": ANNE,
        "cards": ["sun", GAUVAIN],
        "hidden": 1,
        "count": 3,
    }
    why = Because("FIEF-CARD-03", ANNE)
    assert done.effects == [
        Transfer("card", 3, f"hand/{ANNE}", "discard", why),
        Transfer("sun", 1, "unseen", "discard", why),
        Change(GAUVAIN, "discarded", None, 1, why),
        Change(ANNE, "acted_cards", None, 3),
    ]
    assert keys(done) == []


@pytest.mark.rule("FIEF-CARD-03")
@pytest.mark.parametrize(("named", "hidden", "count"), [((), 2, 2), (("sun",), 0, 1)])
def test_cards_may_all_be_face_down_or_all_be_named(named, hidden, count):
    """A second discard in the same turn notes the turn no more."""
    state = cards()
    assert discard(state, "Anne", *named, hidden=hidden).result["count"] == count
    again = discard(state, "Anne", "famine")
    assert not [one for one in again.effects if getattr(one, "subject", "") == ANNE]


@pytest.mark.rule("FIEF-TURN-02", "FIEF-TURN-13")
def test_a_discard_takes_a_turn():
    """Those before are passed over; one who is out has none."""
    state = cards()
    done = discard(state, "Chloé", "sun")
    assert [(one["key"], one["facts"]) for one in done.warnings] == [
        ("fief.passes_over", {"players": [ANNE, BRUNO]})
    ]
    assert state.get(CHLOE, "acted_cards") == 3
    assert refused(discard, state, "Anne", "sun")[0] == "fief.passed_over"
    state.put(BRUNO, "out", 2)
    assert refused(discard, state, "Bruno", "sun") == ("fief.out", "FIEF-TURN-13")


@pytest.mark.rule("FIEF-CARD-03", "FIEF-STOCK-07")
def test_a_lord_or_bishop_is_told_by_name():
    """The bare kind is refused by its own key; a card twice only where there are two."""
    state = cards()
    for kind in ("lord", "bishop"):
        with pytest.raises(Misuse) as caught:
            discard(state, "Anne", kind)
        assert (caught.value.key, caught.value.rule) == (
            f"fief.discard_{kind}",
            "FIEF-CARD-03",
        )
    discard(state, "Bruno", "Autun")
    assert state.get(AUTUN, "discarded") == 1
    assert facts_of(discard, state, "Bruno", "Autun") == {"diocese": AUTUN}
    discard(state, "Chloé", "plague", "plague")
    assert state.balance("discard", "plague") == 2
