"""The rebels' march and what it lays waste."""

from __future__ import annotations

import pytest

from ledger.errors import Refusal
from ledger.rules.fief.fiefs import lord_of_fief
from ledger.rules.fief.forces import counters
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

BAND = [{"account": "rebels", "what": "v3", "amount": 3}]
REVOLT = [{"kind": "revolt", "player": "Anne", "at": "Pré"}]
FORCE = {"passage.Gué": "refused", "refused.Gué": "force"}


def revolt(villages=None, lords=None, **more):
    """Nine points of rebels in Pré, under Anne's control."""
    given = {"effect": REVOLT, "holding": BAND, **more}
    return realm(villages or {}, lords or {"Henry": ("Anne", "Lac")}, **given)


def why(state, to, player="Anne"):
    """By which rule a march is refused."""
    with pytest.raises(Refusal) as found:
        marches(state.copy(), to, player)
    return found.value.rule


@pytest.mark.rule("FIEF-MOVE-26", "FIEF-REVOLT-10")
def test_rebels_march_two_villages_without_a_lord():
    """Into any region, by their controller's hand, two roads a turn."""
    state = revolt()
    far = why(state, "Gué,Mont,Lac")
    other = why(state, "Gué", "Bruno")
    marches(state, "Gué,Mont")
    more = why(state, "Lac")
    assert state.get("campaign", "revolt_at") == "territory:Mont"
    assert [far, other, more] == ["FIEF-MOVE-26"] * 3


@pytest.mark.rule("FIEF-REVOLT-10")
def test_rebels_are_fresh_in_the_next_turn():
    """Their steps of another turn count no more."""
    state = revolt()
    marches(state, "Gué,Mont")
    state.put("campaign", "turn", 4)
    marches(state, "Gué,Pré")
    assert state.get("campaign", "revolt_at") == "territory:Pré"


@pytest.mark.rule("FIEF-REVOLT-11")
def test_rebels_never_split():
    """The whole band stands at one place; there is no way to send a part."""
    state = revolt()
    told = marches(state, "Gué")
    found = (told.result["rebels"], counters(state, "rebels"), told.result["end"])
    assert found == ({"v3": 3}, {"v3": 3}, "territory:Gué")


@pytest.mark.rule("FIEF-REVOLT-13")
def test_empty_villages_that_they_cross_are_laid_waste():
    """Mills, presses and castle go back to the box, also where they stop."""
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
def test_where_somebody_stands_leave_is_asked_and_nothing_falls():
    """Whoever lets them pass keeps his mills; whoever does not fights."""
    gue = {"owner": "Bruno", "mills": 1, "troops": {"Bruno": {"v1": 2}}}
    state = revolt({"Gué": gue})
    through = state.copy()
    told = marches(through, "Gué,Mont", choices={"passage.Gué": "granted"})
    marches(state, "Gué", choices=FORCE)
    found = (told.result["destroyed"], state.get("campaign", "revolt_at"))
    assert found == ([], "territory:Gué/territory:Pré")


@pytest.mark.rule("FIEF-REVOLT-14", "FIEF-FIEF-09")
def test_a_city_is_never_destroyed():
    """An empty capital loses its mills, and the city stands."""
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
    """It is taken where their march ends, and its title card is set aside."""
    state = revolt(FIEF, HOLDER, house={"revolt.empty_capital": when})
    told = marches(state, way)
    aside = state.get("title:Rouge", "aside")
    found = (aside, lord_of_fief(state, "title:Rouge"), told.result["capitals"])
    city = ["territory:Vaux"]
    assert found == ((1, None, city) if taken else (None, "player:Bruno", []))


@pytest.mark.ruling("FIEF-AMB-67")
def test_the_owner_keeps_the_title_where_the_house_says_so():
    """The card is not set aside while rebels hold the city."""
    state = revolt(FIEF, HOLDER, house={"revolt.suspend_fief": False})
    marches(state, "Vaux")
    assert lord_of_fief(state, "title:Rouge") == "player:Bruno"


@pytest.mark.ruling("FIEF-AMB-119")
def test_their_captives_travel_with_the_band():
    """They are where the rebels are, guarded by nobody else."""
    lords = {"Othon": {"player": "Bruno", "at": "Pré", "prisoner_of": "rebels"}}
    state = revolt(lords=lords)
    marches(state, "Gué")
    assert at(state, "Othon") == "Gué"


@pytest.mark.rule("FIEF-MOVE-23")
def test_bad_weather_holds_rebels_too():
    """No counter leaves a village under it."""
    state = revolt(effect=[*REVOLT, {"kind": "bad_weather", "region": "Rouge"}])
    assert why(state, "Gué") == "FIEF-MOVE-23"


def test_there_is_no_march_without_rebels():
    """No revolt is under way, or nobody is left of it."""
    state = realm({}, {"Henry": ("Anne", "Lac")})
    assert why(state, "Gué") == "FIEF-MOVE-26"


def test_lords_ask_the_rebels_controller_for_leave():
    """Where rebels stand their controller says who passes; he himself asks nobody."""
    state = revolt(lords={"Othon": ("Bruno", "Gué"), "Henry": ("Anne", "Gué")})
    own = walks(state.copy(), "Anne", "Pré", lord="Henry")
    told = walks(
        state, "Bruno", "Pré", lord="Othon", choices={"passage.Pré": "granted"}
    )
    asked = [own.result["passages"], told.result["passages"][0]["of"]]
    assert asked == [[], ["rebels"]]


@pytest.mark.ruling("FIEF-AMB-87")
def test_who_waited_for_the_rebels_goes_in_when_they_leave():
    """The village that they leave empty is the first taker's."""
    lords = {"Othon": ("Bruno", "Vaux"), "Henry": ("Anne", "Lac")}
    state = revolt(lords=lords, first_player="Bruno")
    force = {"passage.Pré": "refused", "refused.Pré": "force"}
    walks(state, "Bruno", "Pré", lord="Othon", choices=force)
    told = marches(state, "Gué")
    assert (at(state, "Othon"), owner(state, "Pré")) == ("Pré", "Bruno")
    assert (keys(told), told.result["player"]) == ([], ANNE)


@pytest.mark.rule("FIEF-MOVE-21", "FIEF-REVOLT-13")
def test_rebels_go_into_a_village_that_is_given_up():
    """They wait at the entrance; when the owner leaves they come in and lay it waste."""
    gue = {"owner": "Bruno", "mills": 1, "troops": {"Bruno": {"v1": 2}}}
    state = revolt({"Gué": gue}, {"Othon": ("Bruno", "Gué")})
    marches(state, "Gué", choices=FORCE)
    closed = refused(state, "Bruno", "Pré", lord="Othon")
    told = walks(state, "Bruno", "Mont", lord="Othon", troops="all")
    found = (state.get("campaign", "revolt_at"), state.balance("territory:Gué", "mill"))
    entered = [{"village": "territory:Gué", "player": "rebels"}]
    assert (*found, told.result["entered"]) == ("territory:Gué", 0, entered)
    assert closed == ("rule", "FIEF-MOVE-22")
