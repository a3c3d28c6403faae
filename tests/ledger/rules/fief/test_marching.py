"""The rebels' march and its destruction."""

from __future__ import annotations

import pytest

from ledger.errors import Refusal
from ledger.rules.fief.fiefs import lord_of_fief
from ledger.rules.fief.forces import counters
from ledger.rules.fief.movement.rebels import held_cities
from ledger.rules.fief.turn.order import has_acted
from ledger.rules.fief.turn.reminders import due
from tests.ledger.rules.fief.realm import (
    ANNE,
    at,
    keys,
    marches,
    owner,
    realm,
    refused,
    walks,
)

STORM = {"kind": "bad_weather", "region": "Vert"}
BAND = [{"account": "rebels", "what": "v3", "amount": 3}]
REVOLT = [{"kind": "revolt", "player": "Anne", "at": "Pré"}]
GUE = {"owner": "Bruno", "mills": 1, "troops": {"Bruno": {"v1": 2}}}


def revolt(villages=None, lords=None, **more):
    """Nine points of rebels are in Pré, under Anne's control."""
    given = {"effect": REVOLT, "holding": BAND, **more}
    return realm(villages or {}, lords or {"Henry": ("Anne", "Lac")}, **given)


def why(state, to, player="Anne"):
    """The rule by which a march is refused."""
    with pytest.raises(Refusal) as found:
        marches(state.copy(), to, player)
    return found.value.rule


@pytest.mark.rule("FIEF-MOVE-26", "FIEF-REVOLT-10")
def test_rebels_march_two_villages_without_a_lord():
    """The rebels' controller moves them into any region, by two roads a turn."""
    state = revolt()
    far = why(state, "Gué,Mont,Lac")
    other = why(state, "Gué", "Bruno")
    marches(state, "Gué,Mont")
    more = why(state, "Lac")
    assert state.get("campaign", "revolt_at") == "territory:Mont"
    assert [far, other, more] == ["FIEF-MOVE-26"] * 3
    slow = revolt()
    assert not has_acted(slow, ANNE)
    marches(slow, "Gué")
    assert has_acted(slow, ANNE)  # it is his movement turn
    marches(slow, "Mont")
    assert why(slow, "Lac") == "FIEF-MOVE-26"
    fallen, over = revolt(), revolt()
    for value, count in list(fallen.balances["rebels"].items()):
        fallen.add("rebels", value, -count)
    over.put("campaign", "revolt_at", None)
    assert [why(state, "Gué") for state in (fallen, over)] == ["FIEF-MOVE-26"] * 2


def test_who_may_not_move_the_rebels_learns_who_does():
    """The refusal names their controller."""
    with pytest.raises(Refusal) as found:
        marches(revolt(), "Gué", "Bruno")
    assert found.value.facts["owner"] == ANNE


@pytest.mark.rule("FIEF-REVOLT-10")
@pytest.mark.parametrize(
    "phase", ["cards", "income", "purchases", "combat", "negotiations"]
)
def test_rebels_march_in_the_movements_only(phase):
    """In any other phase they stay where they are."""
    state = revolt()
    state.put("campaign", "phase", phase)
    with pytest.raises(Refusal) as found:
        marches(state, "Gué")
    assert (found.value.code, found.value.rule) == ("out_of_phase", "FIEF-MOVE-01")
    assert state.get("campaign", "revolt_at") == "territory:Pré"


@pytest.mark.rule("FIEF-REVOLT-10")
@pytest.mark.ruling("FIEF-AMB-119")
def test_captives_of_the_rebels_march_with_them():
    """The captives go to the village where the band stops."""
    held = {"player": "Bruno", "at": "Pré", "prisoner_of": "rebels"}
    state = revolt(lords={"Othon": held, "Henry": ("Anne", "Lac")})
    marches(state, "Gué,Mont")
    assert [at(state, one) for one in ("Othon", "Henry")] == ["Mont", "Lac"]


@pytest.mark.rule("FIEF-REVOLT-10")
def test_rebels_march_into_another_region():
    """No border between Rouge and Vert stops them."""
    state = revolt()
    marches(state, "Gué,Mont")
    assert state.get("campaign", "revolt_at") == "territory:Mont"
    regions = [state.get(f"territory:{one}", "region") for one in ("Pré", "Mont")]
    assert regions == ["region:Rouge", "region:Vert"]


@pytest.mark.rule("FIEF-REVOLT-10")
def test_rebels_are_fresh_in_the_next_turn():
    """The rebels' movement in earlier turns does not count."""
    state = revolt()
    marches(state, "Gué,Mont")
    state.put("campaign", "turn", 4)
    marches(state, "Gué,Pré")
    assert state.get("campaign", "revolt_at") == "territory:Pré"


@pytest.mark.rule("FIEF-REVOLT-11")
def test_rebels_never_split():
    """The whole band is in one place; no part can be sent."""
    state = revolt()
    told = marches(state, "Gué")
    found = (told.result["rebels"], counters(state, "rebels"), told.result["end"])
    assert found == ({"v3": 3}, {"v3": 3}, "territory:Gué")


@pytest.mark.rule("FIEF-REVOLT-13")
def test_empty_villages_that_they_cross_are_laid_waste():
    """Mills, presses and castle return to the box, even at the last village."""
    state = revolt(
        {
            "Gué": {"owner": "Bruno", "building": "castle", "mills": 1, "presses": 1},
            "Mont": {"owner": "Bruno", "mills": 1},
        }
    )
    before = {
        what: state.balance("stock", what) for what in ("castle", "mill", "press")
    }
    told = marches(state, "Gué,Mont")
    back = {what: state.balance("stock", what) - n for what, n in before.items()}
    wasted = [
        {"village": "territory:Gué", "mill": 1, "press": 1, "castle": 1},
        {"village": "territory:Mont", "mill": 1},
    ]
    assert told.result["destroyed"] == wasted
    assert (back, owner(state, "Gué")) == (
        {"castle": 1, "mill": 2, "press": 1},
        "Bruno",
    )


@pytest.mark.rule("FIEF-REVOLT-13", "FIEF-REVOLT-12")
@pytest.mark.ruling("FIEF-AMB-69")
def test_rebels_ask_no_leave_and_go_no_further_than_where_somebody_stands():
    """Rebels stop before it; nothing is destroyed, and a fight is due in phase 5."""
    state = revolt({"Gué": GUE})
    told = marches(state, "Gué,Mont")
    place = state.get("campaign", "revolt_at")
    found = (told.result["destroyed"], told.result["fights"], told.result["passages"])
    assert (place, keys(told)) == ("territory:Gué/territory:Pré", ["fief.fight_next"])
    assert found == ([], ["player:Bruno"], [])
    assert due(state) == []
    state.put("campaign", "phase", "combat")
    (reminder,) = [one for one in due(state) if one["code"] == "rebels_fight"]
    assert (reminder["village"], reminder["players"]) == (
        "territory:Gué",
        ["player:Bruno"],
    )


@pytest.mark.ruling("FIEF-AMB-69")
def test_rebels_who_march_upon_others_under_bad_weather_wait():
    """Nobody fights there; the rebels stay before the village."""
    state = revolt({"Gué": GUE}, effect=[*REVOLT, STORM])
    told = marches(state, "Gué")
    state.put("campaign", "phase", "combat")
    codes = [one["code"] for one in due(state)]
    assert keys(told) == ["fief.weather_waits"]
    assert "rebels_fight" not in codes


@pytest.mark.ruling("FIEF-AMB-132")
@pytest.mark.parametrize("friends", [True, False])
def test_rebels_pass_by_whoever_leads_them_only_where_the_house_says_so(friends):
    """By default their leader's counters are no friends of theirs either."""
    gue = {"troops": {"Anne": {"v1": 1}}}
    house = {"revolt.ally_controller": friends}
    state = revolt({"Gué": gue}, house=house)
    told = marches(state, "Gué,Mont")
    assert (told.result["end"] == "territory:Mont") is friends


@pytest.mark.rule("FIEF-REVOLT-14", "FIEF-FIEF-09")
def test_a_city_is_never_destroyed():
    """An empty capital loses its mills, but the city stays."""
    state = revolt({"Bourg": {"building": "city", "mills": 1}})
    marches(state, "Vaux,Bourg")
    left = [state.balance("territory:Bourg", what) for what in ("city", "mill")]
    assert left == [1, 0]


FIEF = {"Vaux": {"building": "city", "mills": 1}}
HOLDER = {"Arnaud": {"player": "Bruno", "at": "Lac", "titles": ["Rouge"]}}


@pytest.mark.ruling("FIEF-AMB-133")
@pytest.mark.parametrize(
    ("when", "way", "taken"),
    [
        ("end_of_move", "Vaux", True),
        ("end_of_move", "Vaux,Bourg", False),
        ("crossed", "Vaux,Bourg", True),
        ("never", "Vaux", False),
    ],
)
def test_an_empty_capital(when, way, taken):
    """The capital is taken at the end of the march, and its title card set aside."""
    state = revolt(FIEF, HOLDER, house={"revolt.empty_capital": when})
    told = marches(state, way)
    aside = state.get("title:Rouge", "aside")
    found = (aside, lord_of_fief(state, "title:Rouge"), told.result["capitals"])
    city = ["territory:Vaux"]
    assert found == ((1, None, city) if taken else (None, "player:Bruno", []))


@pytest.mark.ruling("FIEF-AMB-67")
def test_the_owner_keeps_the_title_where_the_house_says_so():
    """Otherwise the card is set aside while rebels hold the city."""
    state = revolt(FIEF, HOLDER, house={"revolt.suspend_fief": False})
    marches(state, "Vaux")
    assert lord_of_fief(state, "title:Rouge") == "player:Bruno"


@pytest.mark.ruling("FIEF-AMB-133")
def test_rebels_hold_a_city_that_they_took_and_left():
    """Its title waits until somebody drives them out or calms them."""
    state = revolt(FIEF, HOLDER)
    marches(state, "Vaux")
    state.put("campaign", "turn", state.turn + 1)
    marches(state, "Bourg")
    assert state.get("campaign", "revolt_at") == "territory:Bourg"
    assert held_cities(state) == ["title:Rouge"]


@pytest.mark.ruling("FIEF-AMB-119")
def test_their_captives_travel_with_the_band():
    """The captives are where the rebels are, guarded by nobody else."""
    lords = {"Othon": {"player": "Bruno", "at": "Pré", "prisoner_of": "rebels"}}
    state = revolt(lords=lords)
    marches(state, "Gué")
    assert at(state, "Othon") == "Gué"


@pytest.mark.rule("FIEF-MOVE-23")
def test_bad_weather_holds_rebels_too():
    """No counter leaves a village there."""
    state = revolt(effect=[*REVOLT, {"kind": "bad_weather", "region": "Rouge"}])
    assert why(state, "Gué") == "FIEF-MOVE-23"


def test_there_is_no_march_without_rebels():
    """No revolt is under way, or no rebels are left."""
    state = realm({}, {"Henry": ("Anne", "Lac")})
    assert why(state, "Gué") == "FIEF-MOVE-26"


@pytest.mark.ruling("FIEF-AMB-69")
def test_nobody_asks_rebels_for_leave():
    """Anybody may enter; a fight needs somebody who wants it."""
    state = revolt(lords={"Othon": ("Bruno", "Gué"), "Henry": ("Anne", "Gué")})
    told = walks(state, "Bruno", "Pré,Vaux", lord="Othon")
    walks(state, "Bruno", "Pré", lord="Othon", ruled=True)
    state.put("campaign", "phase", "combat")
    assert (told.result["passages"], at(state, "Othon")) == ([], "Pré")
    assert due(state) == []


@pytest.mark.ruling("FIEF-AMB-87")
def test_who_waited_for_the_rebels_goes_in_when_they_leave():
    """The empty village goes to its first occupant."""
    waits = {"player": "Bruno", "at": "Pré", "from": "Vaux"}
    state = revolt(lords={"Othon": waits, "Henry": ("Anne", "Lac")})
    told = marches(state, "Gué")
    assert (at(state, "Othon"), owner(state, "Pré")) == ("Pré", "Bruno")
    assert (keys(told), told.result["player"]) == ([], ANNE)


@pytest.mark.rule("FIEF-MOVE-21", "FIEF-REVOLT-13")
def test_rebels_go_into_a_village_that_is_given_up():
    """Rebels wait at the entrance; once the owner leaves, they enter and destroy."""
    state = revolt({"Gué": GUE}, {"Othon": ("Bruno", "Gué")})
    marches(state, "Gué")
    closed = refused(state, "Bruno", "Pré", lord="Othon")
    told = walks(state, "Bruno", "Mont", lord="Othon", troops="all")
    found = (state.get("campaign", "revolt_at"), state.balance("territory:Gué", "mill"))
    entered = [{"village": "territory:Gué", "player": "rebels"}]
    assert (*found, told.result["entered"]) == ("territory:Gué", 0, entered)
    assert closed == ("rule", "FIEF-MOVE-22")
    assert "fief.rebels_waste" in keys(told)


@pytest.mark.ruling("FIEF-AMB-01")
def test_on_a_board_without_roads_it_is_told_that_nobody_checked_them():
    """Rebels march as armies do."""
    state = revolt(roads=False)
    assert keys(marches(state, "Mont")) == ["fief.no_roads"]
    assert keys(marches(revolt(), "Gué")) == []


@pytest.mark.rule("FIEF-TURN-02")
def test_whoever_is_passed_over_by_a_march_is_named():
    """Anne has not moved when Chloé does; her second march names nobody again."""
    state = revolt(effect=[{"kind": "revolt", "player": "Chloé", "at": "Pré"}])
    assert keys(marches(state, "Gué", "Chloé")) == ["fief.passes_over"]
    assert keys(marches(state, "Mont", "Chloé")) == []
