"""Soldiers on the way: who goes all of it, who stays behind, who joins, and how far."""

from __future__ import annotations

import pytest

from ledger.errors import Refused
from ledger.rules.fief.forces import stack
from ledger.rules.fief.movement.legs import (
    Leg,
    Orders,
    most_steps,
    plan_legs,
    walk_leg,
    within_limits,
)
from ledger.rules.fief.movement.party import Party
from ledger.rules.fief.movement.passage import Crossing
from ledger.rules.fief.movement.progress import Progress
from ledger.rules.fief.movement.walking import STILL, Walk, groups, noted
from ledger.table import Table
from tests.ledger.rules.fief.positions import ANNE, refusal
from tests.ledger.rules.fief.realm import owner, realm, soldiers, walks

BOURG, VAUX, PRE = (f"territory:{name}" for name in ("Bourg", "Vaux", "Pré"))
HERE, BETWEEN, THERE = (stack(place, ANNE) for place in (BOURG, VAUX, PRE))
PARTY = Party(ANNE, BOURG, ("lord:Arnaud",), (), darc=False)
WITH_DARC = PARTY._replace(darc=True)
TWO_ROADS = Crossing(PRE, (VAUX, PRE), (1, 2), 2)
LAND = {
    "Bourg": {"owner": "Anne", "troops": {"Anne": {"v1": 3, "v3": 1}}},
    "Vaux": {"owner": "Anne", "troops": {"Anne": {"v1": 2, "v6": 1}}},
}


def board(**walked):
    """Soldiers in Bourg and Vaux; `v1={Walk(1): 2}` of those in Bourg have walked."""
    state = realm(LAND, {"Arnaud": ("Anne", "Bourg")})
    for value, group in walked.items():
        state.apply(noted(state, HERE, value, group))
    return state


def planned(troops=None, drop=None, pick=None, *, state=None, crossing=TWO_ROADS):
    """The plan of a move from Bourg over Vaux to Pré."""
    orders = Orders(troops, drop, pick)
    way = [VAUX, PRE]
    return plan_legs(state or board(), PARTY, crossing, orders, way)


def told_no(**orders):
    """The key, rule and facts of a refused plan."""
    found = refusal(planned, **orders)
    return found.key, found.rule, found.facts


# Plans ----------------------------------------------------------------------------------


@pytest.mark.rule("FIEF-MOVE-09")
def test_all_the_way_each_kind_is_a_leg_of_its_own():
    """They come to rest at the end, and are told by kind."""
    plan = planned("all")
    assert plan.legs == (
        Leg("v1", HERE, THERE, 2, {STILL: 3}),
        Leg("v3", HERE, THERE, 2, {STILL: 1}),
    )
    assert plan.rests == (PRE,)
    told = {"dropped": None, "picked": None, "troops": {"v1": 3, "v3": 1}}
    assert plan.facts == told
    alone = planned()
    assert (alone.legs, alone.rests, alone.facts["troops"]) == ((), (PRE,), {})


@pytest.mark.rule("FIEF-MOVE-07", "FIEF-MOVE-09")
@pytest.mark.parametrize("village", [None, VAUX])
def test_those_who_stay_behind_are_the_freshest_and_walk_less(village):
    """They rest in the village on the way, before those who go on are at rest."""
    state = board(v1={Walk(1): 1})
    plan = planned({"v1": 3}, drop=(village, {"v1": 1}), state=state)
    assert plan.legs == (
        Leg("v1", HERE, BETWEEN, 1, {STILL: 1}),
        Leg("v1", HERE, THERE, 2, {STILL: 1, Walk(1): 1}),
    )
    assert plan.rests == (VAUX, PRE)
    assert plan.facts["dropped"] == {"village": VAUX, "troops": {"v1": 1}}
    assert plan.facts["troops"] == {"v1": 2}
    everybody = planned({"v1": 3, "v3": 1}, drop=(village, "all"))
    assert {leg.target for leg in everybody.legs} == {BETWEEN}
    assert everybody.facts["troops"] == {}


@pytest.mark.rule("FIEF-MOVE-07")
@pytest.mark.parametrize("village", [None, VAUX])
def test_those_who_join_on_the_way_walk_only_the_rest_of_it(village):
    """They are counted among those who arrive."""
    plan = planned({"v1": 1}, pick=(village, {"v1": 2, "v6": 1}))
    assert plan.legs == (
        Leg("v1", HERE, THERE, 2, {STILL: 1}),
        Leg("v1", BETWEEN, THERE, 1, {STILL: 2}),
        Leg("v6", BETWEEN, THERE, 1, {STILL: 1}),
    )
    assert plan.facts["troops"] == {"v1": 3, "v6": 1}
    picked = {"village": VAUX, "troops": {"v1": 2, "v6": 1}}
    assert (plan.facts["picked"], plan.facts["dropped"]) == (picked, None)
    assert planned(pick=(village, "all")).facts["troops"] == {"v1": 2, "v6": 1}


@pytest.mark.rule("FIEF-MOVE-19")
def test_who_is_stopped_before_the_village_drops_and_joins_nobody():
    """All stay together at the entrance, where nobody rests in a village."""
    gate = Crossing(f"{VAUX}/{BOURG}", (), (), 1, (), "forced")
    plan = planned({"v1": 2}, (None, {"v1": 1}), (None, {"v1": 1}), crossing=gate)
    assert plan.legs == (Leg("v1", HERE, stack(gate.end, ANNE), 1, {STILL: 2}),)
    told = {"dropped": None, "picked": None, "troops": {"v1": 2}}
    assert (plan.rests, plan.facts) == ((), told)
    inside = Crossing(VAUX, (VAUX,), (1,), 1, (), "exit")
    plan = planned({"v1": 2}, (None, {"v1": 1}), (None, {"v1": 1}), crossing=inside)
    assert plan.legs == (Leg("v1", HERE, BETWEEN, 1, {STILL: 2}),)
    assert (plan.rests, plan.facts) == ((VAUX,), told)


def test_who_turns_back_at_once_walks_nowhere():
    """The soldiers are told all the same."""
    back = Crossing(BOURG, (), (), 0, (), "refused")
    plan = planned({"v1": 2, "v3": 1}, crossing=back)
    assert (plan.legs, plan.rests) == ((), (BOURG,))
    assert plan.facts["troops"] == {"v1": 2, "v3": 1}


@pytest.mark.rule("FIEF-MOVE-09")
@pytest.mark.parametrize(
    ("orders", "place", "counter", "wanted", "there"),
    [
        ({"troops": {"v1": 4}}, BOURG, "v1", 4, 3),
        ({"troops": {"v6": 1}}, BOURG, "v6", 1, 0),
        ({"pick": (None, {"v1": 3})}, VAUX, "v1", 3, 2),
        ({"pick": (VAUX, {"v3": 1})}, VAUX, "v3", 1, 0),
    ],
)
def test_nobody_moves_or_picks_up_more_than_there_are(
    orders, place, counter, wanted, there
):
    """The refusal has the village, what is wanted, and what is there."""
    facts = {"counter": counter, "wanted": wanted, "there": there}
    facts |= {"player": ANNE, "village": place}
    assert told_no(**orders) == ("fief.few_counters", "FIEF-MOVE-09", facts)


@pytest.mark.rule("FIEF-MOVE-07")
@pytest.mark.parametrize(("counter", "wanted", "there"), [("v1", 2, 1), ("v3", 1, 0)])
def test_nobody_drops_more_than_go_with_him(counter, wanted, there):
    """What stays in Bourg from the beginning does not count."""
    facts = {"counter": counter, "wanted": wanted, "there": there}
    found = told_no(troops={"v1": 1}, drop=(None, {counter: wanted}))
    assert found == ("fief.drop_more", "FIEF-MOVE-07", facts)


@pytest.mark.rule("FIEF-MOVE-07")
@pytest.mark.parametrize("word", ["drop", "pick"])
def test_a_halt_is_on_the_way_and_not_at_its_end(word):
    """A way of one road has none at all."""
    for place in (PRE, BOURG):
        key, rule, _ = told_no(troops={"v1": 1}, **{word: (place, {"v1": 1})})
        assert (key, rule) == ("fief.not_on_the_way", "FIEF-MOVE-07")
    orders = Orders({"v1": 1})._replace(**{word: (None, {"v1": 1})})
    one_road = Crossing(VAUX, (VAUX,), (1,), 1)
    found = refusal(plan_legs, board(), PARTY, one_road, orders, [VAUX])
    assert (found.code, found.key) == ("usage", "fief.not_on_the_way")


@pytest.mark.rule("FIEF-MOVE-11")
def test_those_who_stay_behind_take_an_empty_village():
    """It is as if they had come there alone."""
    state = realm({"Bourg": LAND["Bourg"]}, {"Arnaud": ("Anne", "Bourg")})
    told = walks(
        state, "Anne", "Vaux,Pré", lord="Arnaud", troops="v1=2", drop="Vaux:v1=1"
    )
    assert (owner(state, "Vaux"), owner(state, "Pré")) == ("Anne", "Anne")
    assert soldiers(state, "Vaux") == soldiers(state, "Pré") == {"v1": 1}
    taken = [one["village"] for one in told.result["taken"]]
    assert taken == [VAUX, PRE]


# Limits ---------------------------------------------------------------------------------


@pytest.mark.rule("FIEF-MOVE-06", "FIEF-CARD-27")
def test_the_most_roads_are_two_or_three_with_darc():
    """The tables of the rules say so."""
    assert (most_steps(PARTY), most_steps(WITH_DARC)) == (2, 3)


@pytest.mark.rule("FIEF-MOVE-06", "FIEF-MOVE-09")
def test_soldiers_who_have_walked_too_far_are_refused_with_how_far():
    """The first kind that is too tired is named, and the referee may allow it."""
    state = board(v1={Walk(1): 1})
    plan = planned({"v1": 3}, state=state)
    found = refusal(within_limits, state, Table(), PARTY, plan)
    assert isinstance(found, Refused)
    assert (found.key, found.rule) == ("fief.soldier_steps", "FIEF-MOVE-06")
    facts = {"counter": "v1", "village": BOURG, "walked": 1, "more": 2, "most": 2}
    assert found.facts == facts
    referee = Table(ruled=True)
    within_limits(state, referee, PARTY, plan)
    assert len(referee.overruled) == 1
    within_limits(state, Table(), PARTY, planned({"v1": 2}, state=state))
    far = refusal(within_limits, state, Table(), WITH_DARC, plan)
    assert far.facts["most"] == 3


# Steps ----------------------------------------------------------------------------------


@pytest.mark.rule("FIEF-MOVE-06", "FIEF-MOVE-09")
def test_both_stacks_remember_how_far_their_soldiers_have_walked():
    """Those who are left in Bourg are the tired ones."""
    state = board(v1={Walk(1): 2, Walk(2): 1})
    progress = Progress(state)
    walk_leg(progress, Leg("v1", HERE, BETWEEN, 1, {Walk(1): 2}), darc=False)
    assert groups(progress.state, HERE, "v1") == {Walk(2): 1}
    assert groups(progress.state, BETWEEN, "v1") == {Walk(2): 2, STILL: 2}
    assert soldiers(progress.state, "Bourg") == {"v1": 1, "v3": 1}
    reasons = {(one.because.rule, one.because.about) for one in progress.effects}
    assert reasons == {("FIEF-MOVE-03", VAUX)}


@pytest.mark.rule("FIEF-CARD-27")
@pytest.mark.ruling("FIEF-AMB-45")
def test_the_roads_with_darc_are_counted_apart():
    """Some have walked one without her already."""
    progress = Progress(board(v1={Walk(1): 1}))
    group = {STILL: 2, Walk(1): 1}
    walk_leg(progress, Leg("v1", HERE, THERE, 2, group), darc=True)
    assert groups(progress.state, THERE, "v1") == {Walk(2, 2): 2, Walk(3, 2): 1}
    assert groups(progress.state, HERE, "v1") == {}


@pytest.mark.rule("FIEF-MOVE-08", "FIEF-MOVE-09")
def test_those_who_come_back_have_walked_all_the_same():
    """Nobody changes the stack; the others in it are as fresh as before."""
    progress = Progress(board())
    walk_leg(progress, Leg("v1", HERE, HERE, 2, {STILL: 2}), darc=False)
    assert groups(progress.state, HERE, "v1") == {Walk(2): 2, STILL: 1}
    assert soldiers(progress.state, "Bourg") == {"v1": 3, "v3": 1}
    assert [type(one).__name__ for one in progress.effects] == ["Change"]
