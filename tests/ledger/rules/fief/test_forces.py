"""Counters on the board: who is where, with how many points."""

from __future__ import annotations

import pytest

from ledger.rules.fief import forces
from ledger.rules.fief.forces import (
    besiegers,
    counted,
    counters,
    everything,
    guarded,
    guards_at,
    holding,
    lords_at,
    of_value,
    on_map,
    places_with,
    points,
    present,
    rebels_at,
    soldiers,
    stack,
    stands,
    troops,
    villages_with,
)
from ledger.state import CAMPAIGN
from tests.ledger.rules.fief.positions import (
    ANNE,
    BRUNO,
    CHLOE,
    at,
    effect,
    lord,
    person,
    position,
    village,
)
from tests.ledger.rules.fief.positions import holding as thing

BOURG, VAUX, LAC, PRE = at("Bourg"), at("Vaux"), at("Lac"), at("Pré")
GATE = f"{VAUX}/{BOURG}"
MANY = {
    "v1": 2,
    "v3": 1,
    "v6": 0,
    "archer": 3,
    "bombard": 2,
    "mercenary": 1,
    "guard_knight": 1,
    "guard_sergeant": 2,
    "money": 300,
}


def heap(place=BOURG, player=ANNE, **held):
    """A board with this heap only."""
    state = position("")
    for kind, count in held.items():
        state.add(stack(place, player), kind, count)
    return state


def revolt(where="Lac", **more):
    """Two rebels, stirred up by Chloé."""
    rebels = effect("revolt", player="Chloé", at=where, **more)
    return rebels + thing("rebels", "v1", 2)


# Counters of a heap -------------------------------------------------------------------


def test_what_is_on_a_heap_is_told_apart_by_what_it_does():
    """Soldiers count, bombards march too, and all may stand on the map."""
    state, at_bourg = heap(**MANY), stack(BOURG, ANNE)
    guards = {"guard_knight": 1, "guard_sergeant": 2}
    ones = {"v1": 2, "v3": 1}
    assert counters(state, at_bourg) == {**ones, "archer": 3, **guards}
    assert of_value(state, at_bourg) == ones
    assert troops(state, at_bourg) == {**ones, "archer": 3, "bombard": 2}
    hired = {"archer": 3, "bombard": 2, "mercenary": 1}
    assert everything(state, at_bourg) == {**ones, **hired}
    for told in (counters, of_value, troops, everything):
        assert told(state, stack(LAC, ANNE)) == {}


@pytest.mark.rule("FIEF-FIGHT-04", "TAC-ARCH-02")
def test_points_are_those_of_soldiers():
    """An archer and a sergeant are worth one, a knight of the guard three."""
    assert points(MANY) == 2 + 3 + 3 + 3 + 2
    assert points({"v6": 2, "bombard": 3, "mercenary": 4}) == 12
    assert points({}) == 0
    assert soldiers(heap(**MANY), BOURG, ANNE) == 13
    assert soldiers(heap(**MANY), BOURG, BRUNO) == 0


def test_the_accounts_of_heaps_and_of_their_stock():
    """Rebels are a single band, wherever they are."""
    assert stack(BOURG, ANNE) == "territory:Bourg/player:Anne"
    assert stack(BOURG, "rebels") == "rebels"
    assert forces.series("king") == "stock/king"
    state = heap(bombard=2, mercenary=3)
    account = stack(BOURG, ANNE)
    assert forces.bombards(state, account) == 2
    assert forces.mercenaries(state, account) == 3


@pytest.mark.ruling("TAC-AMB-35", "TAC-AMB-59")
@pytest.mark.parametrize(
    ("held", "house", "holds"),
    [
        ({}, None, False),
        ({"v1": 1}, None, True),
        ({"archer": 1}, None, True),
        ({"bombard": 1}, None, False),
        ({"mercenary": 1}, None, False),
        ({"bombard": 1}, "bombard.holds_village", True),
        ({"bombard": 1}, "merc.hold_village", False),
        ({"mercenary": 1}, "merc.hold_village", True),
        ({"mercenary": 1}, "bombard.holds_village", False),
        ({}, "merc.hold_village", False),
        ({}, "bombard.holds_village", False),
    ],
)
def test_bombards_and_mercenaries_hold_no_place_unless_the_house_says_so(
    held, house, holds
):
    """Soldiers do; each house rule is for one kind."""
    state = heap(**held)
    if house:
        state.put("rules", f"tactics.{house}", "true")
    assert holding(state, stack(BOURG, ANNE)) is holds
    assert stands(state, BOURG, ANNE) is holds
    assert present(state, BOURG) == ([ANNE] if holds else [])


# Where somebody is --------------------------------------------------------------------


def test_the_places_of_a_players_troops_are_in_map_order():
    """Lone bombards and mercenaries count, buildings and emptied heaps do not."""
    state = position(village("Lac", "Anne", "Anne.v1=1", mills=1) + revolt("Pré"))
    state.add(stack(GATE, ANNE), "bombard", 1)
    state.add(stack(VAUX, ANNE), "mercenary", 1)
    state.add(stack(BOURG, ANNE), "v1", 0)
    state.add(f"camp/{ANNE}", "mercenary", 1)
    assert places_with(state, ANNE) == [VAUX, GATE, LAC]
    assert places_with(state, BRUNO) == []


def test_the_rebels_are_at_one_place_or_nowhere():
    """Without a counter there is only the card on the table."""
    state = position(revolt("Pré"))
    assert places_with(state, "rebels") == [PRE]
    assert rebels_at(state, PRE) is True
    assert rebels_at(state, LAC) is False
    state.add("rebels", "v1", -2)
    assert places_with(state, "rebels") == []
    assert stands(state, PRE, "rebels") is False
    assert places_with(position(""), "rebels") == []


def test_the_villages_of_some_players_are_those_of_their_heaps_and_lords():
    """A place at an entrance is the village's; captives count, and the dungeon's too."""
    text = village("Lac", "Bruno", "Bruno.v1=1") + village("Roc", "Chloé", "Chloé.v1=1")
    text += person("Arnaud", "Anne", "Pré", prisoner_of="Chloé")
    text += person("Eric", "Chloé", "Mont")
    state = position(text)
    state.add(stack(GATE, ANNE), "v1", 1)
    assert villages_with(state, ANNE) == {VAUX, PRE}
    assert villages_with(state, ANNE, BRUNO) == {VAUX, PRE, LAC}
    assert villages_with(state, CHLOE) == {at("Roc"), at("Mont")}
    assert villages_with(state) == set()
    state.put(lord("Arnaud"), "dungeon", 1)
    assert villages_with(state, ANNE) == {VAUX, PRE}


def test_lords_are_told_by_place_family_and_freedom():
    """One in the dungeon is nowhere."""
    text = person("Arnaud", "Anne", "Lac") + person("Blanche", "Bruno", "Lac")
    text += person("Eric", "Anne", "Lac", prisoner_of="Bruno")
    text += person("Othon", "Anne", "Vaux") + person("Roland", "Bruno", "Lac")
    state = position(text)
    names = ["Arnaud", "Blanche", "Roland"]
    assert lords_at(state, LAC) == [lord(name) for name in names]
    assert lords_at(state, LAC, BRUNO) == [lord("Blanche"), lord("Roland")]
    assert lords_at(state, LAC, captives=True) == [lord("Eric")]
    assert lords_at(state, LAC, ANNE, captives=True) == [lord("Eric")]
    assert lords_at(state, LAC, BRUNO, captives=True) == []
    assert lords_at(state, LAC, CHLOE) == []
    state.put(lord("Roland"), "dungeon", 1)
    assert lords_at(state, LAC, BRUNO) == [lord("Blanche")]


# Guards -------------------------------------------------------------------------------


def court(*held, **more):
    """The King and the Queen in Lac, the regent in Vaux; guards of these offices."""
    text = person("Arnaud", "Anne", "Lac", king=True)
    text += person("Jeanne", "Bruno", "Lac", queen=True)
    state = position(text + more.get("more", ""))
    for name in held:
        state.add(f"guard/{name}", "v1", 2)
    return state


@pytest.mark.rule("FIEF-GUARD-02", "FIEF-GUARD-05", "FIEF-GUARD-09")
def test_guards_stand_beside_their_sovereign():
    """The King's are beside a ruling regent instead; the Queen's are not."""
    state = court("king", "queen")
    assert guarded(state, "king") == lord("Arnaud")
    assert guarded(state, "queen") == lord("Jeanne")
    assert guards_at(state, LAC, ANNE) == ["king"]
    assert guards_at(state, LAC, BRUNO) == ["queen"]
    assert guards_at(state, VAUX, ANNE) == []
    regent = person("Blanche", "Anne", "Vaux", regent=True)
    ruled = court("king", "queen", more=regent)
    assert guarded(ruled, "king") == lord("Blanche")
    assert guarded(ruled, "queen") == lord("Jeanne")
    assert guards_at(ruled, VAUX, ANNE) == ["king"]
    assert guards_at(ruled, LAC, ANNE) == []


def test_a_guard_without_a_counter_or_a_sovereign_stands_nowhere():
    """Nobody stands there with it."""
    assert guards_at(court("king"), LAC, BRUNO) == []
    state = position("")
    state.add("guard/king", "v1", 1)
    assert guarded(state, "king") is None
    assert guards_at(state, LAC, ANNE) == []
    assert present(state, LAC) == []


@pytest.mark.ruling("FIEF-AMB-90")
def test_a_guard_beside_a_captive_keeps_its_player_there():
    """The King is held in Lac; without guards his player is not there."""
    held = court("king")
    held.put(lord("Arnaud"), "captor", BRUNO)
    assert present(held, LAC) == [ANNE, BRUNO]
    assert stands(held, LAC, ANNE) is True
    held.add("guard/king", "v1", -2)
    assert present(held, LAC) == [BRUNO]
    assert stands(held, LAC, ANNE) is False
    held.put(lord("Arnaud"), "at", VAUX)
    held.add("guard/king", "v1", 2)
    assert present(held, VAUX) == [ANNE]
    assert present(held, LAC) == [BRUNO]


# Together -----------------------------------------------------------------------------


def test_those_at_a_place_are_told_in_the_order_of_the_seats():
    """A free lord is enough, and a captive is not."""
    text = village("Lac", None, "Chloé.v1=1") + person("Eric", "Bruno", "Lac")
    text += person("Othon", "Anne", "Lac", prisoner_of="Bruno")
    assert present(position(text), LAC) == [BRUNO, CHLOE]


def test_besiegers_are_told_by_the_road_on_which_they_came():
    """A road without anybody is left out, and those within are no besiegers."""
    state = position(village("Vaux", "Bruno", "Bruno.v1=1"))
    assert besiegers(state, VAUX) == {}
    for player in (CHLOE, ANNE):
        state.add(stack(GATE, player), "v1", 1)
    assert besiegers(state, VAUX) == {GATE: [ANNE, CHLOE]}
    assert besiegers(state, BOURG) == {}


@pytest.mark.rule("FIEF-VAR-10")
@pytest.mark.ruling("FIEF-AMB-82", "FIEF-AMB-30", "TAC-AMB-49")
def test_a_crowd_is_everybody_in_and_before_a_village():
    """Counters, not points: soldiers, guards, lords and captives of these players."""
    text = village("Vaux", "Anne", "Anne.v1=2 Anne.v6=1 Anne.bombard=2 Bruno.v3=1")
    text += person("Arnaud", "Anne", "Vaux", king=True)
    text += person("Blanche", "Anne", "Vaux", prisoner_of="Bruno")
    text += person("Eric", "Bruno", "Vaux", **{"from": "Bourg"})
    text += person("Othon", "Anne", "Lac")
    state = position(text)
    state.add("guard/king", "v3", 2)
    state.add(stack(GATE, ANNE), "v1", 1)
    state.add(stack(VAUX, ANNE), "mercenary", 1)
    assert counted(state, VAUX, [ANNE]) == 3 + 1 + 2 + 2
    assert counted(state, VAUX, [BRUNO]) == 1 + 1
    assert counted(state, VAUX, state.seats) == 10
    assert counted(state, VAUX, []) == 0
    assert counted(state, PRE, state.seats) == 0
    state.put("rules", "tactics.plague.bombard", "true")
    assert counted(state, VAUX, [ANNE]) == 10
    assert counted(state, VAUX, [BRUNO]) == 2


@pytest.mark.rule("FIEF-WIN-05")
def test_a_family_is_on_the_map_with_a_soldier_or_a_lord():
    """A bombard or mercenaries alone are not enough; a captive is."""
    assert on_map(position(""), ANNE) is False
    assert on_map(heap(v1=1), ANNE) is True
    assert on_map(heap(v1=1), BRUNO) is False
    assert on_map(heap(bombard=1, mercenary=1), ANNE) is False
    held = position(person("Arnaud", "Anne", "Lac", prisoner_of="Bruno"))
    assert on_map(held, ANNE) is True
    held.put(lord("Arnaud"), "at", None)
    assert on_map(held, ANNE) is False
    assert on_map(position(revolt()), "rebels") is True
    assert held.get(CAMPAIGN, "revolt_at") is None
