"""Who owns, occupies and controls fiefs and villages."""

from __future__ import annotations

import pytest

from ledger.effects import Change
from ledger.errors import Refused
from ledger.rules.fief import fiefs
from ledger.table import Table
from tests.ledger.rules.fief.positions import (
    ANNE,
    BRUNO,
    CHLOE,
    NOIR,
    ROUGE,
    at,
    effect,
    fact,
    holding,
    lord,
    person,
    position,
    title,
    village,
)

BOURG, VAUX, LAC, LOIN = at("Bourg"), at("Vaux"), at("Lac"), "territory:Loin"
CITY = village("Bourg", "Anne", "Anne.v1=1", building="city")
ARNAUD = person("Arnaud", "Anne", "Bourg", titles=["Rouge"])
FIEF = CITY + ARNAUD


def fief(more="", **head):
    """Anne's fief Rouge, with Bourg as its capital."""
    return position(FIEF + more, **head)


# Titles -------------------------------------------------------------------------------


def test_the_title_of_a_region_is_found_once_its_fief_is_founded():
    """A region without one has none, and so has no region at all."""
    state = fief()
    assert fiefs.title_of(state, ROUGE) == title("Rouge")
    assert fiefs.title_of(state, NOIR) is None
    assert fiefs.title_of(state, None) is None
    state.put("title:Loose", "name", "Loose")
    assert fiefs.title_of(state, None) is None
    assert fiefs.title_over(state, VAUX) == title("Rouge")
    assert fiefs.title_over(state, LAC) is None


def test_the_capital_of_a_fief_is_the_village_after_which_it_is_named():
    """Others of the fief are not, and no fief has theirs."""
    state = fief()
    assert fiefs.capital(state, title("Rouge")) == BOURG
    assert fiefs.title_at(state, BOURG) == title("Rouge")
    assert fiefs.title_at(state, VAUX) is None
    assert fiefs.capital(state, "title:None") == ""


@pytest.mark.rule("FIEF-FIEF-11", "FIEF-FIEF-23")
def test_a_fief_is_its_lords_players_or_its_keepers_or_nobodys():
    """A card that is set aside is nobody's, whoever had it."""
    state, rouge = fief(), title("Rouge")
    assert fiefs.lord_of_fief(state, rouge) == ANNE
    assert (fiefs.fiefs_of(state, ANNE), fiefs.fiefs_of(state, BRUNO)) == ([rouge], [])
    state.put(rouge, "aside", 1)
    assert fiefs.lord_of_fief(state, rouge) is None
    assert fiefs.fiefs_of(state, ANNE) == []
    state.put(rouge, "aside", None)
    state.put(rouge, "holder", None)
    assert fiefs.lord_of_fief(state, rouge) is None
    state.put(rouge, "keeper", BRUNO)
    assert fiefs.lord_of_fief(state, rouge) == BRUNO


# Villages -----------------------------------------------------------------------------


@pytest.mark.rule("FIEF-MOVE-12")
@pytest.mark.ruling("FIEF-AMB-10")
def test_a_village_is_its_fiefs_or_its_last_takers():
    """In a fief it does not matter who is there; outside, the house may ask for it."""
    state = fief(village("Vaux", "Bruno", "Bruno.v1=1") + village("Lac", "Bruno"))
    assert fiefs.owner_of(state, VAUX) == ANNE
    assert fiefs.owner_of(state, LAC) == BRUNO
    assert fiefs.owner_of(state, at("Mont")) is None
    assert fiefs.owned_by(state, BRUNO) == [LAC]
    assert fiefs.owned_by(state, ANNE) == [
        at(name) for name in ("Bourg", "Vaux", "Pré", "Orme", "Gué")
    ]
    assert fiefs.owned_by(state, CHLOE) == []
    state.put("rules", "fief.village.ownership", '"presence"')
    assert fiefs.owner_of(state, LAC) is None
    assert fiefs.owner_of(state, at("Mont")) is None
    state.add(f"{LAC}/{CHLOE}", "v1", 1)
    assert fiefs.owner_of(state, LAC) is None
    state.add(f"{LAC}/{BRUNO}", "v1", 1)
    assert fiefs.owner_of(state, LAC) == BRUNO
    assert fiefs.owner_of(state, VAUX) == ANNE


@pytest.mark.rule("FIEF-FIEF-11")
def test_a_village_of_a_fief_does_not_change_its_owner_alone():
    """The refusal names the capital; a referee may overrule it."""
    state = fief()
    with pytest.raises(Refused) as caught:
        fiefs.may_change(state, Table(), VAUX)
    found = caught.value
    assert (found.code, found.key, found.rule) == (
        "rule",
        "fief.part_of_fief",
        "FIEF-FIEF-11",
    )
    assert found.facts == {"village": VAUX, "capital": BOURG}
    ruled = Table(ruled=True)
    fiefs.may_change(state, ruled, VAUX)
    assert [one.key for one in ruled.overruled] == ["fief.part_of_fief"]
    fiefs.may_change(state, Table(), LAC)


@pytest.mark.rule("FIEF-FIEF-12")
def test_a_capital_is_held_by_somebody_of_the_fiefs_own_player():
    """Bruno's soldiers in it hold it for nobody; a kept title is its keeper's."""
    state, rouge = fief(), title("Rouge")
    assert fiefs.capital_held(state, rouge) is True
    state.put(lord("Arnaud"), "at", VAUX)
    assert fiefs.capital_held(state, rouge) is True
    state.add(f"{BOURG}/{ANNE}", "v1", -1)
    state.add(f"{BOURG}/{BRUNO}", "v1", 1)
    assert fiefs.capital_held(state, rouge) is False
    state.put(rouge, "holder", None)
    assert fiefs.capital_held(state, rouge) is False
    state.put(rouge, "keeper", BRUNO)
    assert fiefs.capital_held(state, rouge) is True


# Control ------------------------------------------------------------------------------


@pytest.mark.rule("FIEF-MOVE-14")
@pytest.mark.ruling("FIEF-AMB-28")
def test_enemies_are_neither_allies_nor_guests():
    """The village's own player is none either."""
    more = village("Vaux", None, "Anne.v1=1 Bruno.v1=1 Chloé.v1=1")
    state = fief(more)
    assert fiefs.enemies_in(state, VAUX, ANNE) == [BRUNO, CHLOE]
    assert fiefs.enemies_in(state, VAUX, BRUNO) == [ANNE, CHLOE]
    state.put(VAUX, "guests", (CHLOE,))
    assert fiefs.is_guest(state, VAUX, CHLOE) is True
    assert fiefs.is_guest(state, VAUX, BRUNO) is False
    assert fiefs.is_guest(state, BOURG, CHLOE) is False
    assert fiefs.enemies_in(state, VAUX, ANNE) == [BRUNO]
    wed = person("Blanche", "Anne", "Vaux", spouse="Eric")
    allied = fief(more + wed + person("Eric", "Bruno", "Lac"))
    assert fiefs.enemies_in(allied, VAUX, ANNE) == [CHLOE]


@pytest.mark.rule("FIEF-BUY-07", "FIEF-FIEF-12")
@pytest.mark.ruling("FIEF-AMB-12")
@pytest.mark.parametrize(
    ("more", "controls"),
    [
        ("", True),
        (village("Vaux", None, "Bruno.v1=1"), False),
        (village("Vaux", None, "Bruno.v1=1", guests=["Bruno"]), True),
        (effect("revolt", at="Vaux") + holding("rebels", "v1", 1), False),
        (effect("revolt", at="Lac") + holding("rebels", "v1", 1), True),
    ],
)
def test_in_a_fief_enemies_and_rebels_take_the_control_of_a_village(more, controls):
    """An enemy elsewhere does not matter, nor does anybody where the house says so."""
    assert fiefs.controls(fief(more), ANNE, VAUX) is controls
    lax = {"buy.enemy_in_fief_village": True}
    assert fiefs.controls(fief(more, house=lax), ANNE, VAUX) is True
    assert fiefs.controls(fief(more, house=lax), BRUNO, VAUX) is False


@pytest.mark.rule("FIEF-BUY-07", "FIEF-FIEF-12")
@pytest.mark.ruling("FIEF-AMB-12")
def test_control_needs_the_capital_or_outside_fiefs_a_counter():
    """Who owns a village without being there does not control it."""
    free = fief(village("Lac", "Bruno") + village("Mont", "Bruno", "Bruno.v1=1"))
    assert fiefs.controls(free, BRUNO, LAC) is False
    assert fiefs.controls(free, BRUNO, at("Mont")) is True
    assert fiefs.controls(free, ANNE, at("Mont")) is False
    lax = {"buy.enemy_in_fief_village": True}
    for house in ({}, lax):
        lost = fief(house=house)
        lost.add(f"{BOURG}/{ANNE}", "v1", -1)
        lost.put(lord("Arnaud"), "at", VAUX)
        assert fiefs.controls(lost, ANNE, VAUX) is False


@pytest.mark.rule("FIEF-MAP-07")
def test_a_building_is_a_city_or_a_castle():
    """A mill is none."""
    state = fief(village("Vaux", building="castle") + village("Lac", mills=1))
    found = [fiefs.building(state, place) for place in (BOURG, VAUX, LAC)]
    assert found == ["city", "castle", None]


@pytest.mark.rule("FIEF-MOVE-14")
def test_permission_to_camp_ends_with_the_owner_who_gave_it():
    """A village without guests has no more to lose."""
    state = position(village("Lac", "Bruno") + fact(LAC, "guests", [CHLOE]))
    assert fiefs.hand_over(state, LAC, ANNE) == [
        Change(LAC, "owner", BRUNO, ANNE),
        Change(LAC, "guests", (CHLOE,), None),
    ]
    assert fiefs.hand_over(state, VAUX, None) == [Change(VAUX, "owner", None, None)]
