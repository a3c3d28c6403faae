"""How far a lord may still go."""

from __future__ import annotations

import pytest

from ledger.rules.fief.movement.reaching import reach, steps_left
from tests.ledger.rules.fief.realm import at, realm, walks

LORDS = {"Arnaud": ("Anne", "Pré"), "Othon": ("Bruno", "Gué")}
CASTLE = {"owner": "Bruno", "building": "castle"}


def names(found):
    """Villages with their steps."""
    return [(told["village"].partition(":")[2], told["steps"]) for told in found]


@pytest.mark.rule("FIEF-MOVE-06")
def test_what_two_roads_reach():
    """The nearest come first, with the permission needed for each."""
    state = realm({"Gué": CASTLE}, LORDS)
    found = reach(state, "lord:Arnaud")
    asks = {told["village"]: (told["asks"], told["gate"]) for told in found}
    assert names(found) == [("Gué", 1), ("Vaux", 1), ("Bourg", 2), ("Mont", 2)]
    assert asks["territory:Gué"] == (["player:Bruno"], "castle")


@pytest.mark.rule("FIEF-CARD-27")
def test_darc_reaches_further_and_a_tired_lord_less():
    """D'Arc has three roads; roads already used are subtracted."""
    state = realm(
        {}, {"Jeanne": {"player": "Anne", "at": "Bourg", "darc": True}, **LORDS}
    )
    walks(state, "Anne", "Vaux", lord="Arnaud")
    left = [steps_left(state, lord) for lord in ("lord:Jeanne", "lord:Arnaud")]
    assert left == [3, 1]


@pytest.mark.rule("FIEF-MOVE-23")
def test_bad_weather_ends_the_way():
    """A lord may enter it and then stops; one inside stays."""
    storm = [{"kind": "bad_weather", "region": "Vert"}]
    state = realm({}, LORDS, effect=storm)
    found = [names(reach(state, lord)) for lord in ("lord:Arnaud", "lord:Othon")]
    assert found == [[("Gué", 1), ("Vaux", 1), ("Bourg", 2)], []]
    gate = {"Arnaud": {"player": "Anne", "at": "Gué", "from": "Pré"}}
    waits = realm({}, gate, effect=storm)
    walks(waits, "Anne", "Gué", lord="Arnaud")  # he goes in, and cannot leave
    assert at(waits, "Arnaud") == "Gué"


def test_from_an_entrance_only_the_way_back_counts():
    """A lord goes back to where he came from, and on from there."""
    state = realm({"Gué": CASTLE}, LORDS)
    force = {"passage.Gué": "refused", "refused.Gué": "force"}
    walks(state, "Anne", "Gué", lord="Arnaud", choices=force)
    assert names(reach(state, "lord:Arnaud")) == [("Pré", 1)]


def test_without_roads_nothing_can_be_said():
    """The table must look for itself (AMB-01)."""
    assert reach(realm({}, LORDS, roads=False), "lord:Arnaud") == []
