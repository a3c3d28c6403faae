"""Who is asked to let a party pass, and how far it comes."""

from __future__ import annotations

import pytest

from ledger.questions import Missing
from ledger.rules.fief.movement.passage import Crossing, askers, cross
from ledger.table import Table
from tests.ledger.rules.fief.realm import ANNE, BRUNO, CHLOE, realm

VAUX, PRE, GUE, MONT = (f"territory:{name}" for name in ("Vaux", "Pré", "Gué", "Mont"))
TROOPS = {"Bruno": {"v1": 4}}
OWNED = {"owner": "Bruno", "troops": TROOPS}
CASTLE = {**OWNED, "building": "castle"}
STORM = [{"kind": "bad_weather", "region": "Vert"}]
LEAVE = {"village": GUE, "of": [BRUNO], "entry": "granted", "exit": None}
GRANTED = {**LEAVE, "turned": None}


def crossing(villages, way, mover=ANNE, place=PRE, *, choices=None, **more):
    """How far a party comes from Pré; no answer may be left over."""
    table = Table(choices=choices)
    found = cross(realm(villages, {}, **more), table, mover, place, way)
    table.close()
    return found


# Who is asked ---------------------------------------------------------------------------


@pytest.mark.rule("FIEF-MOVE-13")
@pytest.mark.ruling("FIEF-AMB-134", "FIEF-AMB-69")
@pytest.mark.parametrize(
    ("village", "mover", "asked"),
    [
        (OWNED, ANNE, [BRUNO]),
        (OWNED, BRUNO, []),
        (OWNED, "rebels", []),
        ({"owner": "Bruno"}, ANNE, []),
        ({}, ANNE, []),
        ({"troops": {"Anne": {"v1": 1}}}, ANNE, []),
        ({**OWNED, "troops": TROOPS | {"Chloé": {"v1": 1}}}, ANNE, [BRUNO]),
        ({"owner": "Bruno", "troops": {"Chloé": {"v1": 1}}}, ANNE, [CHLOE]),
        ({"troops": TROOPS | {"Chloé": {"v1": 1}}}, ANNE, [BRUNO, CHLOE]),
        ({"troops": TROOPS | {"Anne": {"v1": 1}}}, ANNE, [BRUNO]),
    ],
)
def test_the_owner_is_asked_or_whoever_is_there(village, mover, asked):
    """Nobody asks himself, and nobody is asked by rebels."""
    assert askers(realm({"Gué": village}, {}), GUE, mover) == asked


def question(villages, way, choices):
    """The next question, and who answers it."""
    with pytest.raises(Missing) as caught:
        crossing(villages, way, choices=choices)
    return caught.value.question.key, caught.value.question.who


def test_an_answer_is_the_only_hosts_and_turning_is_the_movers():
    """Where several stand in a village, the answer is nobody's alone."""
    assert question({"Gué": OWNED}, [GUE], {}) == ("passage.Gué", BRUNO)
    refused = {"passage.Gué": "refused"}
    assert question({"Gué": OWNED}, [GUE], refused) == ("refused.Gué", ANNE)
    granted = {"passage.Gué": "granted"}
    assert question({"Gué": CASTLE}, [GUE, MONT], granted) == ("exit.Gué", BRUNO)
    both = {"Gué": {"troops": TROOPS | {"Chloé": {"v1": 1}}}}
    assert question(both, [GUE], {}) == ("passage.Gué", None)


# How far they come ----------------------------------------------------------------------


@pytest.mark.rule("FIEF-MOVE-13", "FIEF-MOVE-14", "FIEF-MOVE-16")
def test_who_is_let_through_arrives():
    """Each road counts; of gates only those of castles and cities are told."""
    assert crossing({}, [GUE, MONT]) == Crossing(MONT, (GUE, MONT), (1, 2), 2)
    found = crossing({"Gué": OWNED}, [GUE, MONT], choices={"passage.Gué": "granted"})
    assert found == Crossing(MONT, (GUE, MONT), (1, 2), 2, (GRANTED,))
    gates = {"passage.Gué": "granted", "exit.Gué": "granted"}
    through = {**GRANTED, "exit": "granted"}
    found = crossing({"Gué": CASTLE}, [GUE, MONT], choices=gates)
    assert found == Crossing(MONT, (GUE, MONT), (1, 2), 2, (through,))
    stays = crossing({"Gué": CASTLE}, [GUE], choices={"passage.Gué": "granted"})
    assert stays == Crossing(GUE, (GUE,), (1,), 1, (GRANTED,))


@pytest.mark.rule("FIEF-MOVE-15", "FIEF-MOVE-19", "FIEF-MOVE-29")
@pytest.mark.ruling("FIEF-AMB-88")
def test_who_is_not_let_in_turns_back_or_stops_at_the_entrance():
    """One who is not let out stays inside."""
    no = {**GRANTED, "entry": "refused"}
    back = {"passage.Gué": "refused", "refused.Gué": "back"}
    told = ({**no, "turned": "back"},)
    found = crossing({"Gué": OWNED}, [GUE, MONT], choices=back)
    assert found == Crossing(PRE, (), (), 0, told, "refused")
    found = crossing({"Gué": OWNED}, [PRE, GUE], place=VAUX, choices=back)
    assert found == Crossing(PRE, (PRE,), (1,), 1, told, "refused")
    force = {"passage.Gué": "refused", "refused.Gué": "force"}
    told = ({**no, "turned": "force"},)
    found = crossing({"Gué": OWNED}, [PRE, GUE], place=VAUX, choices=force)
    assert found == Crossing(f"{GUE}/{PRE}", (PRE,), (1,), 2, told, "forced")
    shut = {"passage.Gué": "granted", "exit.Gué": "refused"}
    told = ({**GRANTED, "exit": "refused"},)
    found = crossing({"Gué": CASTLE}, [GUE, MONT], choices=shut)
    assert found == Crossing(GUE, (GUE,), (1,), 1, told, "exit")


@pytest.mark.rule("FIEF-MOVE-20", "FIEF-MOVE-15")
def test_from_an_entrance_it_costs_no_road_to_go_in_or_to_stay():
    """Who is refused again stays at the same entrance."""
    gate = f"{GUE}/{MONT}"
    found = crossing(
        {"Gué": OWNED}, [GUE], place=gate, choices={"passage.Gué": "granted"}
    )
    assert found == Crossing(GUE, (GUE,), (0,), 0, (GRANTED,))
    force = {"passage.Gué": "refused", "refused.Gué": "force"}
    found = crossing({"Gué": OWNED}, [GUE], place=gate, choices=force)
    assert (found.end, found.steps, found.ended) == (gate, 0, "forced")
    back = crossing({"Gué": CASTLE, "Mont": {"guests": ["Anne"]}}, [MONT], place=gate)
    assert back == Crossing(MONT, (MONT,), (1,), 1)


@pytest.mark.rule("FIEF-CARD-65")
@pytest.mark.ruling("FIEF-AMB-87")
def test_in_bad_weather_who_forces_his_way_is_told_to_wait():
    """Those who are let in are not."""
    force = {"passage.Gué": "refused", "refused.Gué": "force"}
    (note,) = crossing({"Gué": OWNED}, [GUE], choices=force, effect=STORM).warnings
    assert (note["key"], note["rule"]) == ("fief.weather_waits", "FIEF-CARD-65")
    assert note["facts"] == {"village": GUE}
    leave = {"passage.Gué": "granted"}
    let_in = crossing({"Gué": OWNED}, [GUE], choices=leave, effect=STORM)
    assert let_in.warnings == ()


@pytest.mark.rule("FIEF-MOVE-15", "FIEF-REVOLT-12")
@pytest.mark.ruling("FIEF-AMB-69", "FIEF-AMB-132")
def test_rebels_stop_before_the_first_whom_they_meet():
    """They ask nobody; an empty village they cross."""
    found = crossing({"Gué": OWNED}, [GUE, MONT], "rebels")
    assert found == Crossing(f"{GUE}/{PRE}", (), (), 1, (), "forced")
    empty = crossing({"Gué": {"owner": "Bruno"}}, [GUE, MONT], "rebels")
    assert empty == Crossing(MONT, (GUE, MONT), (1, 2), 2)


@pytest.mark.parametrize(("way", "asked"), [([GUE, MONT], 0), ([GUE], 1)])
def test_where_moves_are_only_recorded_only_the_end_is_asked(way, asked):
    """Nobody wants to hear of the villages between."""
    house = {"move.checked": False}
    leave = {"passage.Gué": "granted"} if asked else {}
    found = crossing({"Gué": CASTLE}, way, choices=leave, house=house)
    assert (found.end, len(found.passages)) == (way[-1], asked)


# Out of a castle ------------------------------------------------------------------------


@pytest.mark.rule("FIEF-MOVE-16", "FIEF-MOVE-29")
@pytest.mark.parametrize(("answer", "end"), [("granted", MONT), ("refused", GUE)])
def test_a_guest_in_a_castle_asks_to_be_let_out(answer, end):
    """If he is not, he has not walked."""
    inside = {"Gué": {**CASTLE, "guests": ["Anne"]}}
    found = crossing(inside, [MONT], place=GUE, choices={"exit.Gué": answer})
    told = {**GRANTED, "entry": None, "exit": answer}
    if end == MONT:
        assert found == Crossing(MONT, (MONT,), (1,), 1, (told,))
    else:
        assert found == Crossing(GUE, (), (), 0, (told,), "exit")


@pytest.mark.rule("FIEF-MOVE-16")
@pytest.mark.parametrize(
    ("village", "place", "house"),
    [
        ({**OWNED, "guests": ["Anne"]}, GUE, {}),
        (CASTLE, GUE, {}),
        ({**CASTLE, "guests": ["Anne"], "troops": {}}, GUE, {}),
        ({**CASTLE, "guests": ["Anne"]}, f"{GUE}/{MONT}", {}),
        ({**CASTLE, "guests": ["Anne"]}, GUE, {"move.checked": False}),
    ],
)
def test_nobody_else_asks_to_go(village, place, house):
    """A village without gates, no guest, no host, before the gates, or only recorded."""
    found = crossing({"Gué": village}, [MONT], place=place, house=house)
    assert found == Crossing(MONT, (MONT,), (1,), 1)
