"""D'Arc: who she may be."""

from __future__ import annotations

import pytest

from ledger.effects import Because, Change
from ledger.errors import Misuse
from ledger.questions import Missing
from ledger.rules.fief.cards.darc import faults, may
from tests.ledger.rules.fief.cards_table import ANNE, BRUNO, cards, facts_of, keys, play

BLANCHE, ISABELLE = "lord:Blanche", "lord:Isabelle"
TWO = {"Isabelle": {"player": "Anne", "at": "Bourg"}}


def told(state, player, lord):
    """Key, rule and facts of each fault."""
    return [(one.key, one.rule, one.facts) for one in faults(state, player, lord)]


@pytest.mark.rule("FIEF-CARD-25")
def test_the_only_woman_need_not_be_named():
    """The card lies on the table, and the change is by the rule."""
    state = cards()
    made = play(state, "Anne", "darc")
    assert made.result == {"player": ANNE, "card": "darc", "lord": BLANCHE}
    why = Because("FIEF-CARD-25", BLANCHE)
    assert Change(BLANCHE, "darc", None, 1, why) in made.effects
    assert (keys(made), state.balance("table", "darc")) == ([], 1)
    assert state.get(BLANCHE, "ruled") is None


@pytest.mark.rule("FIEF-CARD-25")
def test_of_two_women_one_is_chosen():
    """Those against whom something stands are not proposed; without any, nobody is."""
    with pytest.raises(Missing) as caught:
        play(cards(change=TWO), "Anne", "darc")
    asked = caught.value.question
    assert (asked.key, asked.options) == ("lord", ("Blanche", "Isabelle"))
    wed = {**TWO, "Blanche": {"spouse": "Eric"}}
    assert play(cards(change=wed), "Anne", "darc").result["lord"] == ISABELLE
    with pytest.raises(Misuse) as caught:
        play(cards(), "Bruno", "darc")
    assert (caught.value.key, caught.value.rule) == ("fief.no_woman", "FIEF-CARD-25")


@pytest.mark.rule("FIEF-CARD-25")
@pytest.mark.ruling("FIEF-AMB-126")
def test_why_a_lord_cannot_become_darc():
    """Each reason has its rule, and names what stands against it."""
    state = cards(change={"Blanche": {"spouse": "Eric"}})
    assert told(cards(), ANNE, BLANCHE) == []
    assert may(cards(), ANNE, BLANCHE) is True
    assert may(state, ANNE, BLANCHE) is False
    assert told(state, ANNE, BLANCHE) == [
        ("fief.darc_married", "FIEF-CARD-25", {"lord": BLANCHE, "spouse": "lord:Eric"})
    ]
    assert told(state, BRUNO, "lord:Eric") == [
        ("fief.darc_man", "FIEF-CARD-25", {"lord": "lord:Eric"}),
        ("fief.darc_married", "FIEF-CARD-25", {"lord": "lord:Eric", "spouse": BLANCHE}),
    ]
    other = {"lord": BLANCHE, "player": BRUNO, "owner": ANNE}
    assert told(cards(), BRUNO, BLANCHE) == [
        ("fief.lord_of_other", "FIEF-AMB-126", other)
    ]
    assert told(cards(house={"darc.target": "any"}), BRUNO, BLANCHE) == []


@pytest.mark.rule("FIEF-CARD-25")
@pytest.mark.parametrize("change", [{"titles": ["Rouge"]}, {"queen": True}])
def test_a_titled_or_crowned_woman_is_not_darc(change):
    """A referee may have it otherwise, which is noted for the lady."""
    state = cards(change={"Arnaud": None, "Blanche": change})
    assert told(state, ANNE, BLANCHE) == [
        ("fief.darc_titled", "FIEF-CARD-25", {"lord": BLANCHE})
    ]
    assert facts_of(play, state, "Anne", "darc", lord="Blanche") == {"lord": BLANCHE}
    play(state, "Anne", "darc", lord="Blanche", ruled=True)
    assert (state.get(BLANCHE, "darc"), state.get(BLANCHE, "ruled")) == (1, 1)
