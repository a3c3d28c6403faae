"""Fiefs of a family that died out while nobody wears a crown."""

from __future__ import annotations

import pytest

from ledger.rules.fief.crown.legacies import waiting
from ledger.rules.fief.turn.clock import end_phase
from ledger.state import CAMPAIGN
from ledger.table import Table
from tests.ledger.rules.fief.cards_table import ANNE, cards, die, keys, play

ROUGE, RED = "title:Rouge", "region:Rouge"
ALONE = {"Blanche": None}


def fights_end(state, **choices):
    """The combats end; the effects as the negotiations begin."""
    state.put(CAMPAIGN, "phase", "combat")
    outcome = end_phase(state, Table(choices=choices))
    if outcome:
        state.apply(outcome.effects)
    state.put(CAMPAIGN, "phase", "cards")
    return outcome


def card(state):
    """The place of the title card, and its possible heir."""
    return tuple(state.get(ROUGE, field) for field in ("holder", "keeper", "heir"))


@pytest.mark.rule("FIEF-FIEF-32", "FIEF-FIEF-33", "FIEF-TURN-09")
def test_without_a_crown_the_player_keeps_them_until_the_next_lord():
    """TV-HEIR-04: nobody inherits; the lord who is laid later gets the title."""
    state = cards(change=ALONE)
    die(state, "Arnaud")
    assert card(state) == (None, ANNE, "crown")
    assert [(one["region"], one["player"]) for one in waiting(state)] == [(RED, None)]
    outcome = fights_end(state)
    assert (keys(outcome), card(state)) == (["fief.kept"], (None, ANNE, None))
    assert fights_end(state) is None
    play(state, "Anne", "lord", lord="Gauvain", at="Bourg")
    assert card(state) == ("lord:Gauvain", None, None)


@pytest.mark.ruling("FIEF-AMB-122")
def test_a_lord_who_was_laid_meanwhile_receives_them_in_phase_6():
    """Until then a crown might have inherited."""
    state = cards(change=ALONE)
    die(state, "Arnaud")
    for lord in ("Gauvain", "Henry"):
        play(state, "Anne", "lord", lord=lord, at="Bourg")
    assert card(state) == (None, ANNE, "crown")
    outcome = fights_end(state, title="Henry")
    assert keys(outcome) == ["fief.kept_by"]
    assert card(state) == ("lord:Henry", None, None)


@pytest.mark.rule("FIEF-TURN-09", "FIEF-FIEF-33")
@pytest.mark.parametrize("captive", ["Gauvain", "Henry"])
def test_a_free_lord_receives_them_before_a_captive(captive):
    """With one of two new lords free, nobody is asked."""
    state = cards(change=ALONE)
    die(state, "Arnaud")
    for lord in ("Gauvain", "Henry"):
        play(state, "Anne", "lord", lord=lord, at="Bourg")
    state.put(f"lord:{captive}", "captor", "player:Bruno")
    fights_end(state)
    (free,) = {"Gauvain", "Henry"} - {captive}
    assert card(state) == (f"lord:{free}", None, None)


@pytest.mark.rule("FIEF-FIEF-30", "FIEF-FIEF-32", "FIEF-FIEF-37")
@pytest.mark.parametrize("office", ["king", "regent"])
def test_a_crown_inherits_them(office):
    """The wearer of the crown by then gives them away; until then they wait."""
    who = "Charles" if office == "king" else "Jeanne"
    change = {**ALONE, who: {"player": "Bruno", "at": "Mont", office: True}}
    state = cards(change=change)
    die(state, "Arnaud")
    assert (fights_end(state), card(state)) == (None, (None, ANNE, "crown"))


@pytest.mark.rule("FIEF-FIEF-32", "FIEF-FIEF-33")
def test_what_nobody_keeps_waits_for_a_crown_at_the_treasurer():
    """Rebels hold the city, and the card is set aside: no player keeps it."""
    state = cards(change=ALONE)
    die(state, "Arnaud")
    state.put(ROUGE, "keeper", None)
    state.put(ROUGE, "aside", 1)
    assert (fights_end(state), card(state)) == (None, (None, None, "crown"))
