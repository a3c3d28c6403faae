"""A bishop's card: for which diocese, on whom, and what stands against it."""

from __future__ import annotations

import pytest

from ledger.effects import Because, Change
from ledger.errors import Misuse
from ledger.questions import Missing
from ledger.rules.fief.cards.bishop import faults
from tests.ledger.rules.fief.cards_table import (
    ANNE,
    BRUNO,
    cards,
    facts_of,
    keys,
    play,
)

AUTUN, SIGY = "diocese:Autun", "diocese:Sigy"
ARNAUD, CHARLES, ERIC = "lord:Arnaud", "lord:Charles", "lord:Eric"


def told(state, lord):
    """Key, rule and facts of each fault."""
    return [(one.key, one.rule, one.facts) for one in faults(state, lord)]


@pytest.mark.rule("FIEF-CARD-29")
def test_the_only_free_diocese_and_the_only_man_need_not_be_named():
    """All is told; the change is by the rule, for the diocese."""
    state = cards()
    made = play(state, "Anne", "bishop")
    assert made.result == {
        "player": ANNE,
        "card": "bishop",
        "diocese": AUTUN,
        "lord": ARNAUD,
    }
    why = Because("FIEF-CARD-29", AUTUN)
    assert Change(AUTUN, "bishop", None, ARNAUD, why) in made.effects
    assert keys(made) == []
    assert state.balance("table", "card") == 6
    assert state.get(ARNAUD, "ruled") is None


@pytest.mark.rule("FIEF-CARD-29")
def test_whom_a_card_may_be_played_on_is_asked():
    """Women, bishops and others' lords are not proposed, nor dioceses with a bishop."""
    two = {"Henry": {"player": "Anne", "at": "Bourg"}}
    with pytest.raises(Missing) as caught:
        play(cards(change=two), "Anne", "bishop")
    asked = caught.value.question
    assert (asked.key, asked.options) == ("lord", ("Arnaud", "Henry"))
    with pytest.raises(Missing) as caught:
        play(cards(change={"Charles": None}), "Anne", "bishop")
    asked = caught.value.question
    assert (asked.key, asked.options) == ("on", ("Sigy", "Autun"))


@pytest.mark.rule("FIEF-CARD-29", "FIEF-STOCK-11")
def test_what_is_told_of_a_diocese_whose_card_is_gone():
    """Its bishop, or that the card is discarded; with none left there is no target."""
    told_of = facts_of(play, cards(), "Bruno", "bishop", on="Sigy", lord="Eric")
    assert told_of == {"diocese": SIGY, "lord": CHARLES}
    state = cards()
    state.put(AUTUN, "discarded", 1)
    told_of = facts_of(play, state, "Bruno", "bishop", on="Autun", lord="Eric")
    assert told_of == {"diocese": AUTUN}
    with pytest.raises(Misuse) as caught:
        play(state, "Bruno", "bishop", lord="Eric")
    assert (caught.value.key, caught.value.facts) == (
        "fief.on_diocese",
        {"card": "bishop"},
    )


@pytest.mark.rule("FIEF-CARD-29", "FIEF-CARD-30", "FIEF-MARRY-14")
def test_why_a_lord_cannot_become_bishop():
    """Each reason has its rule, and names what stands against it."""
    state = cards(change={"Eric": {"spouse": "Blanche"}})
    assert told(state, ARNAUD) == []
    assert told(state, "lord:Blanche") == [
        ("fief.bishop_woman", "FIEF-CARD-29", {"lord": "lord:Blanche"}),
        (
            "fief.bishop_married",
            "FIEF-MARRY-14",
            {"lord": "lord:Blanche", "spouse": ERIC},
        ),
    ]
    assert told(state, CHARLES) == [
        ("fief.bishop_already", "FIEF-CARD-30", {"lord": CHARLES, "diocese": SIGY})
    ]
    assert told(state, ERIC) == [
        (
            "fief.bishop_married",
            "FIEF-MARRY-14",
            {"lord": ERIC, "spouse": "lord:Blanche"},
        )
    ]
    state.put("rules", "fief.bishop.allow_married", "true")
    assert told(state, ERIC) == []


@pytest.mark.ruling("FIEF-AMB-18", "FIEF-AMB-92")
@pytest.mark.parametrize(
    ("office", "allowed", "odd"),
    [
        ("king", "king", False),
        ("king", "both", False),
        ("king", "prince", True),
        ("king", "none", True),
        ("prince", "prince", False),
        ("prince", "both", False),
        ("prince", "king", True),
        ("prince", "none", True),
        ("regent", "none", False),
    ],
)
def test_the_house_says_whether_a_king_or_prince_becomes_bishop(office, allowed, odd):
    """The regency is no hindrance, and another's crown is none."""
    house = {"bishop.allow_royal": allowed}
    state = cards(change={"Eric": {office: True}}, house=house)
    expected = (f"fief.bishop_{office}", "FIEF-AMB-18", {"lord": ERIC})
    assert told(state, ERIC) == ([expected] if odd else [])
    assert told(state, ARNAUD) == []


@pytest.mark.ruling("FIEF-AMB-92")
def test_a_captive_becomes_bishop_with_a_word():
    """The house may forbid it; a referee may overrule that."""
    held = {"Eric": {"prisoner_of": "Anne"}}
    made = play(cards(change=held), "Bruno", "bishop", on="Autun", lord="Eric")
    assert made.warnings[0] == {
        "key": "fief.bishop_captive",
        "rule": "FIEF-AMB-92",
        "facts": {"lord": ERIC},
    }
    state = cards(change=held, house={"cardinal.captive": False})
    assert told(state, ERIC) == [
        ("fief.captive", "fief.cardinal.captive", {"lord": ERIC})
    ]
    play(state, "Bruno", "bishop", on="Autun", lord="Eric", ruled=True)
    assert (state.get(AUTUN, "bishop"), state.get(ERIC, "ruled")) == (ERIC, 1)


@pytest.mark.ruling("FIEF-AMB-18")
def test_a_prince_who_becomes_bishop_is_told_that_he_will_not_marry():
    """A king of one's own is no prince."""
    state = cards(change={"Eric": {"prince": True}})
    made = play(state, "Bruno", "bishop", on="Autun", lord="Eric")
    assert made.warnings[0] == {
        "key": "fief.prince_bishop",
        "rule": "FIEF-AMB-18",
        "facts": {"lord": ERIC},
    }
    both = cards(change={"Eric": {"king": True}}, house={"bishop.allow_royal": "both"})
    assert keys(play(both, "Bruno", "bishop", on="Autun", lord="Eric")) == [
        "fief.passes_over"
    ]


@pytest.mark.rule("FIEF-CARD-29")
def test_another_familys_lord_is_refused_with_both_players():
    """A player without a man is told so."""
    state = cards()
    told_of = facts_of(play, state, "Anne", "bishop", on="Autun", lord="Eric")
    assert told_of == {"lord": ERIC, "player": ANNE, "owner": BRUNO}
    with pytest.raises(Misuse) as caught:
        play(state, "Chloé", "bishop", on="Autun")
    assert (caught.value.key, caught.value.rule) == ("fief.no_man", "FIEF-CARD-29")
    assert state.get(AUTUN, "bishop") is None
