"""Tithe and tallage: who may play them, how often, and when they are void."""

from __future__ import annotations

import pytest

from ledger.rules.fief.treasury.income import taxes_leave
from ledger.rules.fief.treasury.tithe import tallage, tither
from tests.ledger.rules.fief.cards_table import (
    ANNE,
    BRUNO,
    blue,
    cards,
    die,
    facts_of,
    play,
    refused,
)

SIGY, AUTUN, ROUGE = "diocese:Sigy", "diocese:Autun", "region:Rouge"


@pytest.mark.rule("FIEF-CARD-12", "FIEF-CARD-40", "FIEF-CARD-31", "FIEF-STOCK-11")
def test_a_tithe_is_laid_by_the_player_of_the_bishop():
    """Bruno has the bishop of Sigy, Anne has none, and Autun has none."""
    state = cards()
    assert refused(play, state, "Anne", "tithe", on="Sigy") == (
        "fief.tithe_other", "FIEF-CARD-40",
    )  # fmt: skip
    facts = facts_of(play, state, "Anne", "tithe", on="Sigy")
    assert (facts["lord"], facts["owner"]) == ("lord:Charles", BRUNO)
    assert refused(play, state, "Bruno", "tithe", on="Autun") == (
        "fief.tithe_vacant", "FIEF-CARD-40",
    )  # fmt: skip
    play(state, "Bruno", "tithe")
    assert (state.balance(SIGY, "tithe"), state.get(SIGY, "tithe")) == (1, BRUNO)
    assert (tither(state, SIGY), blue(state)) == (BRUNO, 57)


@pytest.mark.rule("FIEF-CARD-41", "FIEF-CARD-46")
def test_one_tithe_a_diocese_and_one_tallage_a_fief():
    """A second one in the same turn is refused."""
    state = cards()
    for player, card, on, rule in (
        ("Anne", "tallage", "Rouge", "FIEF-CARD-46"),
        ("Bruno", "tithe", "Sigy", "FIEF-CARD-41"),
    ):
        play(state, player, card, on=on)
        found = refused(play, state, player, card, on=on)
        assert found == (f"fief.{card}_twice", rule)


@pytest.mark.rule("FIEF-CARD-12", "FIEF-CARD-45", "FIEF-FIEF-15")
def test_a_tallage_is_laid_by_the_player_whose_lord_carries_the_title():
    """Others, regions without a fief, and keepers of a card alone are refused."""
    state = cards()
    call = (play, state, "Bruno", "tallage")
    assert refused(*call, on="Rouge") == ("fief.tallage_other", "FIEF-CARD-45")
    assert refused(*call, on="Vert") == ("fief.tallage_none", "FIEF-CARD-45")
    kept = state.copy()
    kept.put("title:Rouge", "holder", None)
    kept.put("title:Rouge", "keeper", ANNE)
    found = refused(play, kept, "Anne", "tallage", on="Rouge")
    assert found == ("fief.tallage_no_lord", "FIEF-CARD-45")
    kept.put("title:Rouge", "aside", 1)
    assert refused(play, kept, "Anne", "tallage", on="Rouge")[0] == "fief.tallage_aside"
    play(state, "Anne", "tallage", on="Rouge")
    assert (state.balance(ROUGE, "tallage"), state.get(ROUGE, "tallage")) == (1, ANNE)


@pytest.mark.rule("FIEF-CARD-71")
@pytest.mark.ruling("FIEF-AMB-27")
def test_a_captive_lays_nothing():
    """Neither a captive bishop's tithe nor a captive baron's tallage can be played."""
    state = cards(
        change={"Charles": {"prisoner_of": "Anne"}, "Arnaud": {"prisoner_of": "Bruno"}}
    )
    assert refused(play, state, "Anne", "tallage", on="Rouge") == (
        "fief.captive", "FIEF-CARD-71",
    )  # fmt: skip
    assert refused(play, state, "Bruno", "tithe", on="Sigy") == (
        "fief.captive", "FIEF-CARD-71",
    )  # fmt: skip
    change = {"Charles": {"prisoner_of": "Anne"}}
    aside = cards(change=change, house={"prisoner.escrow_all": True})
    play(aside, "Bruno", "tithe", on="Sigy")
    assert tither(aside, SIGY) == "escrow/lord:Charles"


@pytest.mark.rule("FIEF-CARD-43", "FIEF-CARD-44", "FIEF-CARD-71", "FIEF-CARD-14")
def test_the_tithe_of_a_dead_or_captive_bishop_is_void_and_discarded_all_the_same():
    """Nobody collects it; the card leaves at the end of phase 2."""
    state = cards()
    play(state, "Bruno", "tithe", on="Sigy")
    held = state.copy()
    held.put("lord:Charles", "captor", ANNE)
    assert tither(held, SIGY) is None
    die(state, "Charles")
    assert tither(state, SIGY) is None
    state.apply(taxes_leave(state))
    assert (state.balance(SIGY, "tithe"), state.balance("discard", "tithe")) == (0, 1)
    assert blue(state) == 57


@pytest.mark.rule("FIEF-CARD-50", "FIEF-FIEF-28")
def test_the_tallage_of_a_dead_baron_goes_on_in_the_family():
    """Blanche is baroness now, and Anne collects."""
    state = cards()
    play(state, "Anne", "tallage", on="Rouge")
    die(state, "Arnaud")
    found = tallage(state, ROUGE)
    assert (found.to, state.get("title:Rouge", "holder")) == (ANNE, "lord:Blanche")


@pytest.mark.rule("FIEF-CARD-48")
@pytest.mark.parametrize(
    ("crown", "spouse", "to"),
    [(None, None, None), ("Eric", None, BRUNO), (None, "Charles", BRUNO)],
)
def test_the_tallage_of_a_family_that_died_out_goes_to_the_heir(crown, spouse, to):
    """The heir is the crown or the widower's player; without one nobody collects."""
    people = {
        "Blanche": {"player": "Anne", "at": "Bourg", "titles": ["Rouge"]},
        "Charles": {"player": "Bruno", "at": "Mont"},
        "Eric": {"player": "Bruno", "at": "Mont"},
    }
    if crown:
        people[crown]["king"] = True
    if spouse:
        people["Blanche"]["spouse"] = spouse
        people[spouse]["spouse"] = "Blanche"
    state = cards(lords=people)
    play(state, "Anne", "tallage", on="Rouge")
    die(state, "Blanche")
    assert tallage(state, ROUGE).to == to
