"""Rebels in battles: who is meant, who speaks for them, and what they leave."""

from __future__ import annotations

import pytest

from ledger.rules.common.finding import NOTHING
from ledger.rules.fief.facts import REBELS
from ledger.rules.fief.movement.progress import Progress
from ledger.rules.fief.war.uprising import (
    city_taken,
    fighter,
    has_fought,
    holds_city,
    need_allies,
    need_time,
    noted_fight,
    ruined,
    speaker,
)
from ledger.state import CAMPAIGN
from ledger.table import Table
from tests.ledger.rules.fief.positions import (
    ANNE,
    BRUNO,
    CHLOE,
    at,
    position,
    refusal,
    village,
)
from tests.ledger.rules.fief.war.bands import HELD, RISEN, band, owed, risen
from tests.ledger.rules.fief.war.board import field

VAUX = at("Vaux")


@pytest.mark.parametrize("word", ["rebels", "Révoltés", "REBELLES"])
def test_rebels_are_meant_in_both_languages(word):
    """Other words are names of players."""
    state = field(RISEN)
    assert fighter(state, word, NOTHING) == REBELS
    assert fighter(state, "anne", NOTHING) == ANNE


def test_a_player_who_is_called_like_the_rebels_is_meant_first():
    """Only that name is the player's."""
    state = position("", players=["Rebelles", "Bruno", "Chloé"])
    assert fighter(state, "rebelles", NOTHING) == "player:Rebelles"
    assert fighter(state, "rebels", NOTHING) == REBELS


@pytest.mark.rule("FIEF-REVOLT-21")
def test_the_leader_speaks_for_the_rebels():
    """Where there is no leader, nobody does; everybody else speaks for himself."""
    state = field(RISEN)
    assert (speaker(state, REBELS), speaker(state, BRUNO)) == (CHLOE, BRUNO)
    assert speaker(field(HELD), REBELS) == REBELS


@pytest.mark.rule("FIEF-REVOLT-12")
def test_nobody_fights_on_the_side_of_the_rebels():
    """By house rule their leader may; players on the other side are no allies."""
    alone = {"attacker": [REBELS], "defender": [BRUNO, ANNE]}
    need_allies(field(RISEN), Table(), alone)
    led = {"attacker": [BRUNO], "defender": [REBELS, CHLOE]}
    found = refusal(need_allies, field(RISEN), Table(), led)
    told = found.code, found.key, found.rule, found.facts
    rule = "FIEF-REVOLT-12"
    assert told == ("rule", "fief.rebels_allied", rule, {"players": [CHLOE]})
    lenient = field(RISEN, house={"revolt.ally_controller": True})
    need_allies(lenient, Table(), led)
    more = {"attacker": [BRUNO], "defender": [REBELS, CHLOE, ANNE]}
    found = refusal(need_allies, lenient, Table(), more)
    assert found.facts == {"players": [CHLOE, ANNE]}


@pytest.mark.rule("FIEF-FIGHT-02", "FIEF-REVOLT-06")
def test_rebels_fight_at_once_only_those_they_must_and_where_they_rose():
    """All other battles wait for their phase."""
    sides = {"attacker": [REBELS], "defender": [BRUNO]}
    need_time(risen(), Table(), VAUX, sides)
    for where, players in (
        (at("Bourg"), sides),
        (VAUX, {**sides, "defender": [BRUNO, ANNE]}),
        (VAUX, {"attacker": [ANNE], "defender": [BRUNO]}),
    ):
        found = refusal(need_time, risen(), Table(), where, players)
        assert found.rule == "FIEF-FIGHT-02"
        need_time(field(RISEN), Table(), where, players)


@pytest.mark.ruling("FIEF-AMB-86")
@pytest.mark.parametrize(
    ("walls", "more", "inside"),
    [
        ({"building": "city"}, "", True),
        ({"building": "castle"}, "", False),
        ({}, "", False),
        ({"building": "city"}, "Bruno.v1=1", False),
        ({"building": "city"}, "Anne.v1=1", True),
        ({"building": "city", "guests": ["Anne"]}, "Anne.v1=1", False),
    ],
)
def test_rebels_hold_a_city_where_nobody_is_inside_by_right(walls, more, inside):
    """The owner and his guests are; others who are there are not."""
    state = field(village("Vaux", "Bruno", more, **walls) + band())
    assert holds_city(state, VAUX) is inside


def test_a_city_without_rebels_is_not_theirs():
    """They are elsewhere, or not at all."""
    board = village("Vaux", "Bruno", building="city")
    assert holds_city(field(board), VAUX) is False
    assert holds_city(field(board + band("Bourg")), VAUX) is False


@pytest.mark.rule("FIEF-REVOLT-07", "FIEF-REVOLT-08", "FIEF-REVOLT-14")
@pytest.mark.parametrize(("won", "castle"), [(True, 1), (False, 0)])
def test_rebels_destroy_mills_and_presses_and_the_castle_if_they_win(won, castle):
    """What was there is told; there may be nothing."""
    progress = Progress(field(RISEN))
    lost = {"mill": 1, "press": 1} | ({"castle": 1} if castle else {})
    assert ruined(progress, VAUX, won=won) == lost
    assert progress.state.balance(VAUX, "castle") == 1 - castle
    rules = {effect.because.rule for effect in progress.effects}
    assert rules == {"FIEF-REVOLT-07" if won else "FIEF-REVOLT-08"}
    assert ruined(Progress(field(band())), VAUX, won=won) == {}


def test_rebels_have_fought_players_whom_they_need_not_fight_again():
    """The others are left."""
    state = field(HELD + band() + owed("Bruno", "Anne"))
    progress = Progress(state)
    has_fought(progress, [REBELS, BRUNO])
    assert progress.state.words(CAMPAIGN, "revolt_fights") == (ANNE,)


def test_rebels_take_no_village_without_a_title():
    """Nor one where somebody is left."""
    assert city_taken(Progress(field(RISEN)), VAUX) == []


def test_a_fight_is_noted_once_a_turn_for_players_in_the_phase_of_battles():
    """Rebels are not noted, nor are fights in other phases."""
    state = field(RISEN)
    (change,) = noted_fight(state, ANNE)
    assert noted_fight(state, REBELS) == []
    assert noted_fight(risen(), ANNE) == []
    state.apply([change])
    assert state.number(ANNE, "fought") == state.turn
    assert noted_fight(state, ANNE) == []
    state.put(ANNE, "fought", state.turn - 1)
    assert len(noted_fight(state, ANNE)) == 1
