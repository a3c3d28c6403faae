"""Routes: which villages are joined, and what bars the road."""

from __future__ import annotations

import pytest

from ledger.rules.fief.movement.paths import forbid, may_evacuate, route, steps
from ledger.table import Table
from tests.ledger.rules.fief.positions import refusal
from tests.ledger.rules.fief.realm import ANNE, BRUNO, CHLOE, realm

BOURG, VAUX, PRE, GUE, MONT = (
    f"territory:{name}" for name in ("Bourg", "Vaux", "Pré", "Gué", "Mont")
)
GATE = f"{GUE}/{PRE}"
STORM = [{"kind": "bad_weather", "region": "Rouge"}]


def way(place, *to, ruled=False, **more):
    """A route from a place."""
    return route(realm({}, {}, **more), Table(ruled=ruled), place, to)


# Roads ----------------------------------------------------------------------------------


@pytest.mark.rule("FIEF-MOVE-05")
def test_a_route_follows_the_roads():
    """From an entrance it goes in or back, and then on along a road."""
    assert way(BOURG, VAUX, PRE) == ([VAUX, PRE], [])
    assert way(GATE, GUE, MONT) == ([GUE, MONT], [])
    assert way(GATE, PRE, VAUX) == ([PRE, VAUX], [])
    nowhere = refusal(way, BOURG)
    assert (nowhere.code, nowhere.key) == ("usage", "fief.where_to")


@pytest.mark.rule("FIEF-MOVE-05")
@pytest.mark.parametrize(
    ("place", "to", "here", "near"),
    [
        (VAUX, [MONT], VAUX, [BOURG, PRE]),
        (VAUX, [PRE, MONT], PRE, [VAUX, GUE]),
        (GATE, [MONT], GUE, [GUE, PRE]),
        (GATE, [PRE, MONT], PRE, [VAUX, GUE]),
    ],
)
def test_where_there_is_no_road_the_others_are_named(place, to, here, near):
    """The referee may let them go all the same."""
    found = refusal(way, place, *to)
    assert (found.key, found.rule) == ("fief.no_road", "FIEF-MOVE-05")
    assert (found.facts["territory"], found.facts["village"]) == (here, to[-1])
    assert sorted(found.facts["options"]) == sorted(near)
    assert way(place, *to, ruled=True) == (to, [])


@pytest.mark.ruling("FIEF-AMB-01")
def test_without_roads_any_way_will_do_with_a_note():
    """But not to where one is."""
    found, (note,) = way(BOURG, MONT, PRE, roads=False)
    assert (found, note["key"], note["rule"]) == (
        [MONT, PRE],
        "fief.no_roads",
        "FIEF-AMB-01",
    )
    stays = refusal(way, BOURG, VAUX, VAUX, roads=False, ruled=True)
    assert (stays.key, stays.facts["options"]) == ("fief.no_road", [])


@pytest.mark.rule("FIEF-MOVE-23")
def test_bad_weather_lets_nobody_leave():
    """To go in from the entrance is not to leave; the region is named."""
    for to, village in (([GUE], PRE), ([VAUX], PRE)):
        found = refusal(way, PRE, *to, effect=STORM)
        facts = {"village": village, "region": "region:Rouge"}
        assert (found.key, found.rule, found.facts) == (
            "fief.weather",
            "FIEF-MOVE-23",
            facts,
        )
    assert way(GUE, PRE, effect=STORM)[0] == [PRE]
    assert way(f"{PRE}/{GUE}", PRE, effect=STORM)[0] == [PRE]
    back = refusal(way, f"{PRE}/{GUE}", GUE, effect=STORM)
    assert back.facts["village"] == PRE
    assert refusal(way, GUE, PRE, VAUX, effect=STORM).facts["village"] == PRE


@pytest.mark.rule("FIEF-MOVE-20")
@pytest.mark.parametrize(
    ("place", "to", "costs"),
    [
        (BOURG, [VAUX, PRE], [1, 1]),
        (GATE, [GUE, MONT], [0, 1]),
        (GATE, [PRE, GUE], [1, 1]),
        (BOURG, [], []),
    ],
)
def test_only_going_in_from_an_entrance_costs_no_road(place, to, costs):
    """To come back to the village later costs one."""
    assert steps(place, to) == costs


def test_where_moves_are_only_recorded_nothing_is_refused():
    """Otherwise the refusal is raised, or overruled."""
    fault = refusal(way, BOURG, MONT)
    free = realm({}, {}, house={"move.checked": False})
    forbid(free, Table(), fault)
    assert refusal(forbid, realm({}, {}), Table(), fault) is fault
    referee = Table(ruled=True)
    forbid(realm({}, {}), referee, fault)
    assert referee.overruled == [fault]


# The way out ----------------------------------------------------------------------------


def besieged(*attackers, gate=GATE, **more):
    """Bruno is in Gué, and these are at one of its gates."""
    state = realm({"Gué": {"troops": {"Bruno": {"v1": 1}}}}, {}, **more)
    for player in attackers:
        state.add(f"{gate}/{player}", "v1", 1)
    return state


def leaves(state, place=GUE, to=PRE, player=BRUNO):
    """A player withdraws to Pré."""
    may_evacuate(state, Table(), player, place, to)


@pytest.mark.rule("FIEF-MOVE-22")
def test_an_attackers_road_is_closed_and_the_attackers_are_named():
    """Any other road is open, and so is one on which only one's own counters are."""
    found = refusal(leaves, besieged(ANNE, BRUNO, CHLOE))
    facts = {"territory": GUE, "village": PRE, "options": [ANNE, CHLOE]}
    assert (found.key, found.rule) == ("fief.evacuation", "FIEF-MOVE-22")
    assert found.facts == facts
    leaves(besieged(ANNE), to=MONT)
    leaves(besieged(BRUNO))
    leaves(besieged())


@pytest.mark.rule("FIEF-MOVE-22")
def test_who_does_not_hold_the_village_may_go_by_any_road():
    """He is before it himself, or nobody of his is there."""
    leaves(besieged(ANNE, BRUNO), place=GATE)
    leaves(besieged(ANNE), player=CHLOE)


@pytest.mark.rule("FIEF-MOVE-22")
def test_rebels_close_their_road_too():
    """They are named as such; in the village they close none."""
    revolt = [{"kind": "revolt", "player": "Anne", "at": "Gué"}]
    band = [{"account": "rebels", "what": "v3", "amount": 1}]
    state = besieged(effect=revolt, holding=band)
    leaves(state)
    state.put("campaign", "revolt_at", GATE)
    found = refusal(leaves, state)
    assert (found.key, found.facts["options"]) == ("fief.evacuation_rebels", ["rebels"])
    leaves(state, to=MONT)
    state.balances.pop("rebels")
    leaves(state)
