"""Tithe and tallage: what is told of each refusal, and what is proposed."""

from __future__ import annotations

import pytest

from ledger.effects import Because, Change, Transfer
from ledger.errors import Misuse
from ledger.rules.fief.cards.taxes import tallage_faults, tithe_faults
from tests.ledger.rules.fief.cards_table import ANNE, BRUNO, CHLOE, cards, play

SIGY, AUTUN, ROUGE, VERT = (
    "diocese:Sigy",
    "diocese:Autun",
    "region:Rouge",
    "region:Vert",
)
ARNAUD, CHARLES = "lord:Arnaud", "lord:Charles"


def told(faults):
    """Key, rule and facts of each fault."""
    return [(one.key.removeprefix("fief."), one.rule, one.facts) for one in faults]


@pytest.mark.rule("FIEF-CARD-40", "FIEF-CARD-45")
@pytest.mark.parametrize(
    ("player", "card", "rule", "whole"),
    [
        ("Bruno", "tithe", "FIEF-CARD-40", SIGY),
        ("Anne", "tallage", "FIEF-CARD-45", ROUGE),
    ],
)
def test_the_only_place_of_a_tax_need_not_be_named(player, card, rule, whole):
    """The card lies there, and is the player's; all is by the rule."""
    state = cards()
    done = play(state, player, card)
    who, why = f"player:{player}", Because(rule, whole)
    assert done.result == {"player": who, "card": card, "on": whole}
    assert done.effects[:3] == [
        Transfer("card", 1, f"hand/{who}", "table", why),
        Transfer(card, 1, "unseen", whole, why),
        Change(whole, card, None, who, why),
    ]
    with pytest.raises(Misuse) as caught:
        play(state, player, card)
    kind = whole.partition(":")[0]
    assert (caught.value.key, caught.value.facts) == (f"fief.on_{kind}", {"card": card})


@pytest.mark.rule("FIEF-CARD-40", "FIEF-CARD-41", "FIEF-CARD-71")
def test_why_a_tithe_cannot_be_played():
    """A second one is a reason of its own; a captive's may be set aside by the house."""
    state = cards()
    assert told(tithe_faults(state, BRUNO, SIGY)) == []
    vacant = {"diocese": AUTUN, "player": BRUNO}
    assert told(tithe_faults(state, BRUNO, AUTUN)) == [
        ("tithe_vacant", "FIEF-CARD-40", vacant)
    ]
    other = {"diocese": SIGY, "player": ANNE, "lord": CHARLES, "owner": BRUNO}
    state.add(SIGY, "tithe", 1)
    assert told(tithe_faults(state, ANNE, SIGY)) == [
        ("tithe_other", "FIEF-CARD-40", other),
        ("tithe_twice", "FIEF-CARD-41", {"diocese": SIGY}),
    ]
    held = cards(change={"Charles": {"prisoner_of": "Anne"}})
    assert told(tithe_faults(held, BRUNO, SIGY)) == [
        ("captive", "FIEF-CARD-71", {"lord": CHARLES})
    ]
    held.put("rules", "fief.prisoner.escrow_all", "true")
    assert told(tithe_faults(held, BRUNO, SIGY)) == []


@pytest.mark.rule("FIEF-CARD-45", "FIEF-CARD-46", "FIEF-CARD-71")
@pytest.mark.ruling("FIEF-AMB-67")
def test_why_a_tallage_cannot_be_played():
    """Each reason has its rule, and names what stands against it."""
    state = cards()
    facts = {"region": ROUGE, "player": ANNE}
    assert told(tallage_faults(state, ANNE, ROUGE)) == []
    assert told(tallage_faults(state, ANNE, VERT)) == [
        ("tallage_none", "FIEF-CARD-45", {"region": VERT, "player": ANNE})
    ]
    other = {"region": ROUGE, "player": CHLOE, "lord": ARNAUD, "owner": ANNE}
    state.add(ROUGE, "tallage", 1)
    assert told(tallage_faults(state, CHLOE, ROUGE)) == [
        ("tallage_other", "FIEF-CARD-45", other),
        ("tallage_twice", "FIEF-CARD-46", {"region": ROUGE}),
    ]
    state.add(ROUGE, "tallage", -1)
    aside = state.copy()
    aside.put("title:Rouge", "aside", 1)
    assert told(tallage_faults(aside, ANNE, ROUGE)) == [
        ("tallage_aside", "FIEF-AMB-67", facts)
    ]
    kept = state.copy()
    kept.put("title:Rouge", "holder", None)
    kept.put("title:Rouge", "keeper", ANNE)
    assert told(tallage_faults(kept, ANNE, ROUGE)) == [
        ("tallage_no_lord", "FIEF-CARD-45", facts)
    ]
    held = cards(change={"Arnaud": {"prisoner_of": "Bruno"}})
    assert told(tallage_faults(held, ANNE, ROUGE)) == [
        ("captive", "FIEF-CARD-71", {"lord": ARNAUD})
    ]
    held.put("rules", "fief.prisoner.escrow_all", "true")
    assert told(tallage_faults(held, ANNE, ROUGE)) == []


@pytest.mark.rule("FIEF-CARD-40", "FIEF-CARD-45")
def test_a_referee_may_let_anybody_levy():
    """The tax is then the player's who laid the card."""
    state = cards()
    play(state, "Chloé", "tallage", on="Rouge", ruled=True)
    play(state, "Chloé", "tithe", on="Autun", ruled=True)
    assert (state.get(ROUGE, "tallage"), state.get(AUTUN, "tithe")) == (CHLOE, CHLOE)
