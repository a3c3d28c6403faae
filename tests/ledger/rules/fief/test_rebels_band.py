"""The band of rebels: whom it must fight, what it wastes and holds, and its end."""

from __future__ import annotations

import pytest

from ledger.effects import Because
from ledger.rules.fief.movement.progress import Progress
from ledger.rules.fief.movement.rebels import (
    OWN,
    band_at,
    fight_due,
    held_cities,
    hold,
    lay_waste,
    left_alone,
    must_fight,
    opponents,
    revolt_ends,
    stand,
    take_capital,
    to_fight,
    walked,
)
from tests.ledger.rules.fief.realm import ANNE, BRUNO, CHLOE, keys, realm

PRE, GUE, MONT = (f"territory:{name}" for name in ("Pré", "Gué", "Mont"))
GATE = f"{GUE}/{PRE}"
VERT, ROUGE = "title:Vert", "title:Rouge"
REVOLT = [{"kind": "revolt", "player": "Anne", "at": "Gué"}]
BAND = [
    {"account": "rebels", "what": "v3", "amount": 2},
    {"account": "rebels", "what": "v1", "amount": 1},
]
COUNT = {"Othon": {"player": "Bruno", "at": "Lac", "titles": ["Vert"]}}
CITY = {"Gué": {"building": "city"}}


def rising(villages=None, lords=None, *, at=GUE, **more):
    """A revolt in Gué, which Anne leads."""
    state = realm(villages or {}, lords or {}, effect=REVOLT, holding=BAND, **more)
    state.put("campaign", "revolt_at", at)
    return state


def fief(*, aside=False, took=(), **more):
    """Rebels in Gué, the capital of Bruno's Vert."""
    state = rising(CITY, COUNT, **more)
    state.put("campaign", "revolt_took", tuple(took) or None)
    if aside:
        state.put(VERT, "holder", None)
        state.put(VERT, "aside", 1)
    return state


# Whom they fight ------------------------------------------------------------------------


@pytest.mark.ruling("FIEF-AMB-132")
def test_rebels_meet_everybody_or_all_but_their_leader():
    """Another leader may be named; by default nobody is spared."""
    gue = {"Gué": {"troops": {"Anne": {"v1": 1}, "Bruno": {"v1": 1}}}}
    assert opponents(rising(gue), GUE) == [ANNE, BRUNO]
    friends = rising(gue, house={"revolt.ally_controller": True})
    assert opponents(friends, GUE) == [BRUNO]
    assert opponents(friends, GUE, BRUNO) == [ANNE]
    assert opponents(friends, PRE) == []


@pytest.mark.ruling("FIEF-AMB-69")
def test_whom_they_must_fight_is_noted_once():
    """Nothing is noted where it is known already."""
    state = rising()
    (change,) = must_fight(state, [BRUNO, ANNE])
    assert (change.field, change.after) == ("revolt_fights", (BRUNO, ANNE))
    state.apply([change])
    assert must_fight(state, [BRUNO, ANNE]) == []
    (over,) = must_fight(state, [])
    assert over.after is None
    assert must_fight(rising(), []) == []


@pytest.mark.ruling("FIEF-AMB-69")
def test_they_owe_a_fight_to_those_who_are_still_there():
    """In the village or at one of its gates; without a band to nobody."""
    state = rising({"Gué": {"troops": {"Bruno": {"v1": 1}}}})
    state.put("campaign", "revolt_fights", (BRUNO, CHLOE, ANNE))
    state.add(f"{GATE}/{ANNE}", "v1", 1)
    assert (band_at(state), to_fight(state)) == (GUE, [BRUNO, ANNE])
    nowhere = state.copy()
    nowhere.put("campaign", "revolt_at", None)
    assert (band_at(nowhere), to_fight(nowhere)) == (None, [])
    state.balances.pop("rebels")
    assert (band_at(state), to_fight(state), fight_due(state)) == (None, [], None)


@pytest.mark.rule("FIEF-REVOLT-06")
@pytest.mark.ruling("FIEF-AMB-69", "FIEF-AMB-34")
@pytest.mark.parametrize(
    ("phase", "place", "storm", "due"),
    [
        ("cards", GUE, False, True),
        ("cards", GATE, False, False),
        ("combat", GUE, False, True),
        ("combat", GATE, False, True),
        ("movement", GUE, False, False),
        ("combat", GUE, True, False),
    ],
)
def test_when_the_fight_is_due(phase, place, storm, due):
    """At once where they rose, otherwise with the battles, but not in a storm."""
    state = rising({"Gué": {"troops": {"Bruno": {"v1": 1}}}}, at=place)
    state.put("campaign", "phase", phase)
    state.put("campaign", "revolt_fights", (BRUNO,))
    if storm:
        state.add("region:Vert", "bad_weather", 1)
    assert fight_due(state) == ((GUE, [BRUNO]) if due else None)
    state.put("campaign", "revolt_fights", None)
    assert fight_due(state) is None


# Where they stand -----------------------------------------------------------------------


@pytest.mark.rule("FIEF-REVOLT-10")
@pytest.mark.ruling("FIEF-AMB-119")
def test_a_band_that_moves_owes_no_fight_to_those_it_left():
    """Its captives are where it is; nobody else moves."""
    held = {"player": "Bruno", "at": "Gué", "prisoner_of": "rebels"}
    state = rising(lords={"Othon": held, "Eric": ("Bruno", "Gué")})
    state.put("campaign", "revolt_fights", (BRUNO,))
    progress = Progress(state)
    stand(progress, GATE)
    assert progress.state.get("campaign", "revolt_at") == GATE
    assert progress.state.words("campaign", "revolt_fights") == ()
    places = [progress.state.get(f"lord:{one}", "at") for one in ("Othon", "Eric")]
    assert places == [GATE, GUE]
    assert {one.because for one in progress.effects} == {Because("FIEF-REVOLT-10", GUE)}
    again = Progress(progress.state)
    again.state.put("campaign", "revolt_fights", (BRUNO,))
    stand(again, GATE)
    assert again.effects == []


@pytest.mark.rule("FIEF-REVOLT-10")
def test_the_roads_of_this_turn_are_counted():
    """Those of another turn are not."""
    state = rising()
    assert walked(state) == 0
    state.put("campaign", "revolt_steps", 2)
    for turn, steps in ((3, 2), (2, 0), (4, 0)):
        state.put("campaign", "revolt_steps_in", turn)
        assert walked(state) == steps


# What they destroy and hold -------------------------------------------------------------


@pytest.mark.rule("FIEF-REVOLT-13", "FIEF-REVOLT-14")
def test_what_is_wasted_is_told():
    """Nothing where somebody stands, or where there is nothing."""
    land = {"owner": "Bruno", "mills": 1, "presses": 2, "building": "castle"}
    progress = Progress(rising({"Gué": land}))
    told = {"village": GUE, "mill": 1, "press": 2, "castle": 1}
    assert lay_waste(progress, GUE) == told
    because = {one.because for one in progress.effects}
    assert because == {Because("FIEF-REVOLT-13", GUE)}
    assert lay_waste(progress, GUE) is None
    guarded = Progress(rising({"Gué": {**land, "troops": {"Bruno": {"v1": 1}}}}))
    assert (lay_waste(guarded, GUE), guarded.effects) == (None, [])


@pytest.mark.ruling("FIEF-AMB-133", "FIEF-AMB-67")
@pytest.mark.parametrize(
    ("when", "ends", "taken"),
    [
        ("end_of_move", True, True),
        ("end_of_move", False, False),
        ("crossed", False, True),
        ("crossed", True, True),
        ("never", True, False),
    ],
)
def test_an_empty_capital_is_taken_as_the_house_has_it(when, ends, taken):
    """Neither another village, nor a capital with somebody in it."""
    progress = Progress(fief(house={"revolt.empty_capital": when}))
    assert take_capital(progress, GUE, ends=ends) == (GUE if taken else None)
    assert bool(progress.state.get(VERT, "aside")) is taken
    assert take_capital(progress, MONT, ends=ends) is None
    defended = {"Gué": {"building": "city", "troops": {"Bruno": {"v1": 1}}}}
    state = rising(defended, COUNT, house={"revolt.empty_capital": when})
    assert take_capital(Progress(state), GUE, ends=ends) is None


@pytest.mark.ruling("FIEF-AMB-67")
@pytest.mark.parametrize("suspended", [True, False])
def test_a_city_that_is_held_is_noted_once(suspended):
    """The card is set aside, or the house lets its owner keep it."""
    state = fief(took=[ROUGE], house={"revolt.suspend_fief": suspended})
    progress = Progress(state)
    hold(progress, VERT)
    assert progress.state.words("campaign", "revolt_took") == (ROUGE, VERT)
    title = {f: progress.state.get(VERT, f) for f in ("holder", "aside")}
    kept = {"holder": "lord:Othon", "aside": None}
    assert title == ({"holder": None, "aside": 1} if suspended else kept)
    assert {one.because for one in progress.effects} == {Because("FIEF-AMB-67", GUE)}
    before = len(progress.effects)
    hold(progress, VERT)
    assert len(progress.effects) == before


@pytest.mark.rule("FIEF-REVOLT-13")
@pytest.mark.ruling("FIEF-AMB-67")
def test_rebels_left_alone_waste_and_hold_with_a_note_for_each():
    """Nothing is told where nothing happens."""
    state = rising({"Gué": {"building": "city", "mills": 1}}, COUNT)
    progress = Progress(state)
    left_alone(progress, GUE)
    notes = [(one["key"], one["rule"], one["facts"]) for one in progress.warnings]
    assert notes == [
        ("fief.rebels_waste", "FIEF-REVOLT-13", {"village": GUE}),
        ("fief.rebels_hold", "FIEF-AMB-67", {"village": GUE}),
    ]
    assert (progress.state.balance(GUE, "mill"), progress.state.get(VERT, "aside")) == (
        0,
        1,
    )
    again = Progress(progress.state)
    left_alone(again, GUE)
    left_alone(again, MONT)
    assert keys(again) == []


@pytest.mark.ruling("FIEF-AMB-67", "FIEF-AMB-133")
@pytest.mark.parametrize(
    ("aside", "took", "place", "held"),
    [
        (True, (), GUE, True),
        (True, (VERT,), MONT, True),
        (True, (), MONT, False),
        (True, (), GATE, False),
        (False, (VERT,), GUE, True),
        (False, (VERT,), MONT, False),
        (False, (VERT,), GATE, False),
        (False, (), GUE, False),
    ],
)
def test_which_cities_the_rebels_hold(aside, took, place, held):
    """A card set aside for those they took; an owner's card only while they are in."""
    state = fief(aside=aside, took=took, at=place)
    assert held_cities(state) == ([VERT] if held else [])


# The end --------------------------------------------------------------------------------


@pytest.mark.rule("FIEF-REVOLT-20")
def test_when_a_revolt_ends_nothing_of_it_is_left():
    """All counters go home, one card is discarded, and each fact goes."""
    state = fief(took=[VERT])
    stock = state.balance("stock/rebels", "v3")
    for field in ("revolt_fights", "revolt_steps", "revolt_steps_in"):
        state.put("campaign", field, (BRUNO,) if field == "revolt_fights" else 1)
    effects = revolt_ends(state, "FIEF-REVOLT-18")
    because = {one.because for one in effects}
    assert because == {Because("FIEF-REVOLT-18", GUE)}
    before = state.balance("table", "revolt")
    state.apply(effects)
    assert [state.get("campaign", field) for field in OWN] == [None] * len(OWN)
    assert state.balance("stock/rebels", "v3") == stock + 2
    assert not any(state.balances.get("rebels", {}).values())
    assert (before, state.balance("table", "revolt")) == (1, 0)
    assert state.balance("discard", "revolt") == 1
    assert revolt_ends(state, "FIEF-REVOLT-18") == []
