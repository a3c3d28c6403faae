"""A player leaves: the army goes, but the territories stay in the campaign."""

from __future__ import annotations

import pytest

from ledger.rules.common import seats, territories
from ledger.rules.medfan import GAME
from ledger.rules.medfan.campaign_end import territories_to_win
from ledger.rules.medfan.land import owned_by
from ledger.rules.medfan.roster import figures
from ledger.table import Table
from tests.ledger.rules.medfan.armies import (
    ANA,
    BO,
    campaign,
    figure,
    land,
    recruit,
    refusal,
)

OWN = ("owner", "acquired", "council")


def leave(state, name):
    """A player leaves for good."""
    state.apply(seats.retire(state, GAME, state.find("player", name)).effects)


@pytest.mark.rule("MED-SURV-10", "MED-TERR-07", "MED-WIN-05")
def test_who_leaves_takes_the_army_along_and_leaves_the_land():
    """Territories keep name and kind, have no owner, and still count among all."""
    state = campaign()
    state.put("campaign", "first_player", ANA)
    state.put("campaign", "goal_half", 1)
    council = land(state, "council_of_archmages", council="one_more_hero_may_be_mage")
    kept = land(state, "holding", BO)
    merlin, grik = figure(state, "Merlin", "mage"), figure(state, "Grik", player=BO)
    figure(state, "Lost", retired=1)
    wanted = territories_to_win(state)
    leave(state, "Ana")
    assert [state.get(council, field) for field in OWN] == [None, None, None]
    assert state.get(council, "capability") == "council_of_archmages"
    assert (owned_by(state, BO), territories_to_win(state)) == ([kept], wanted)
    assert [state.get(f, "retired") for f in (merlin, grik)] == [1, None]
    assert (figures(state, ANA), figures(state, BO)) == ([], [grik])
    assert state.balance(ANA, "money") == 0
    assert GAME.audit(state) == []


def test_no_battle_waits_for_who_has_left():
    """The battle is cancelled, but another pair's battle stays."""
    prepared = campaign()
    prepared.put("campaign", "scenario", "loot")
    prepared.put("campaign", "variable_length", 1)
    for player in (ANA, BO):
        prepared.put(player, "objective", "raid")
    prepared.put("campaign", "fighters", (BO, ANA))
    others = prepared.copy()
    others.put("campaign", "fighters", (BO, "player:Cy"))
    for state in (prepared, others):
        leave(state, "Ana")
    fields = ("scenario", "fighters", "variable_length")
    assert [prepared.get("campaign", field) for field in fields] == [None, None, None]
    assert [prepared.get(player, "objective") for player in (ANA, BO)] == [None, None]
    assert others.get("campaign", "scenario") == "loot"
    assert [others.get(player, "objective") for player in (ANA, BO)] == [None, "raid"]


@pytest.mark.rule("MED-SEQ-05")
def test_nobody_leaves_in_the_middle_of_what_follows_a_battle():
    """The steps are carried out first, or the battle is undone."""
    state = campaign()
    state.put("campaign", "step", "survival")
    state.put("campaign", "fighters", (ANA, BO))
    told = refusal(leave, state, "Ana")
    assert told == ("out_of_phase", "medfan.aftermath_open", "MED-SEQ-05")
    state.put("campaign", "fighters", (BO, "player:Cy"))
    leave(state, "Ana")
    assert ANA not in state.seats


@pytest.mark.ruling("MED-AMB-TERR-1")
def test_land_that_is_claimed_or_released_by_hand_forgets_its_owner_too():
    """The territory comes last for its new owner, who chooses a benefit again."""
    state = campaign()
    council = land(state, "council_of_archmages", council="one_more_hero_may_be_mage")
    first = land(state, "holding", BO)
    claim = territories.claim(state, Table(), GAME, council, BO)
    state.apply(claim.effects)
    assert owned_by(state, BO) == [first, council]
    assert state.get(council, "council") is None
    released = territories.release(state, Table(), GAME, council)
    state.apply(released.effects)
    assert [state.get(council, field) for field in OWN] == [None, None, None]


def test_a_name_is_free_again_when_its_army_has_left():
    """Another player may use it for a figure."""
    state = campaign()
    figure(state, "Ysolde")
    leave(state, "Ana")
    outcome = recruit(state, "Ysolde", 45, player="Bo")
    assert figures(state, BO) == outcome.result["figures"]
