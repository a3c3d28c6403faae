"""A siege set up from a position file: what is filled in, and what is wrong."""

from __future__ import annotations

import pytest

from ledger.rules.siege.facts import ALLOWANCE
from ledger.rules.siege.position import read_position, write_position
from ledger.state import CAMPAIGN
from tests.ledger.rules.siege.vectors import EMPIRE, NAINS, WALL, state

BESIEGERS = {"name": "Nains", "role": "attacker"}
BESIEGED = {"name": "Empire", "role": "defender"}


def read(*sides, scenario="braken_keep", house=(), **page):
    """The state after a position, and its faults."""
    bare = state(**dict(house))
    data = {"game": "siege", "scenario": scenario, **page}
    data["side"] = list(sides or (BESIEGERS, BESIEGED))
    effects, found = read_position(
        {k: v for k, v in data.items() if v is not None}, bare
    )
    faults = [(path, one.code, dict(one.facts)) for path, one in found]
    return bare.apply(effects), faults


def left(*sides, **more):
    """The points for equipment that each side has left."""
    after, faults = read(*sides, **more)
    assert faults == []
    return after.balance(NAINS, ALLOWANCE), after.balance(EMPIRE, ALLOWANCE)


@pytest.mark.rule("SIEGE-SCN3-05", "SIEGE-SCN3-08", "SIEGE-WALL-03")
def test_what_is_not_told_is_as_the_scenario_has_it():
    """Points, the first side, its turn, the gate, the allowance."""
    after, faults = read()
    assert faults == []
    told = [after.get(CAMPAIGN, k) for k in ("scenario", "first", "phase", "gate_as")]
    assert told == ["braken_keep", NAINS, "attacker", "tower"]
    assert [after.number(side, "points") for side in (NAINS, EMPIRE)] == [2000, 1000]
    assert left() == (500, 250)
    after, _ = read(house={"gate_treated_as": "wall"})
    assert after.get(CAMPAIGN, "gate_as") == "wall"
    after, _ = read(gate="wall", first="Empire")
    told = [after.get(CAMPAIGN, key) for key in ("first", "phase", "gate_as")]
    assert told == [EMPIRE, "defender", "wall"]
    after, _ = read(scenario=1)
    told = [after.get(CAMPAIGN, key) for key in ("scenario", "first", "gate_as")]
    assert told == ["watchtower", NAINS, None]
    assert left(BESIEGERS | {"points": 1500}, BESIEGED, scenario=1) == (0, 0)


@pytest.mark.rule("SIEGE-BUDGET-11", "SIEGE-BUDGET-15")
@pytest.mark.ruling("SIEGE-AMB-02")
def test_an_allowance_is_what_the_pieces_have_left_of_it():
    """By the points, or by what was spent; what is told is not calculated."""
    rams = {"equipment": {"ram": 2}, "placed": {"ram": 1}, "destroyed": {"ladders": 1}}
    assert left(BESIEGERS | rams, BESIEGED) == (465, 250)
    spent = BESIEGERS | {"spent": 1800}
    assert left(spent, BESIEGED) == (500, 250)
    assert left(spent, BESIEGED, house={"allowance_base": "spent"}) == (450, 250)
    assert left(BESIEGERS | rams | {ALLOWANCE: 75}, BESIEGED) == (75, 250)
    assert left(BESIEGERS | rams | {ALLOWANCE: 0}, BESIEGED) == (0, 250)
    all_of_it = BESIEGED | {"equipment": {"boiling_oil": 50}}
    assert left(BESIEGERS, all_of_it) == (500, 0)


@pytest.mark.rule("SIEGE-BUDGET-11")
def test_pieces_that_cost_too_much_or_are_not_for_a_side():
    """Each fault is at the pieces of its side."""
    _, faults = read(BESIEGERS, BESIEGED | {"equipment": {"boiling_oil": 51}})
    place = ("side", 1, "equipment")
    assert faults == [(place, "siege.position_paid", {"have": 250, "need": 255})]
    shot = BESIEGERS | {"spent": 1800, "equipment": {"trebuchet": 2}}
    assert left(shot, BESIEGED) == (260, 250)
    _, faults = read(shot, BESIEGED, house={"allowance_base": "spent"})
    facts = {"spent": 240, "allowance": 450}
    assert faults == [(("side", 0, "equipment"), "siege.over_artillery", facts)]
    _, faults = read(BESIEGERS | {"equipment": {"boiling_oil": 1}}, BESIEGED)
    place = ("side", 0, "equipment")
    assert faults == [(place, "siege.only_defender", {"piece": "boiling_oil"})]


@pytest.mark.rule("SIEGE-SCN2-05")
def test_the_bonus_of_an_earlier_victory():
    """It is only for earthworks."""
    won = {"scenario": 1, "winner": "Nains", "why": "held"}
    works = BESIEGERS | {"equipment": {"earthwork": 6}}
    assert left(works, BESIEGED, scenario=2, played=[won]) == (10, 0)
    _, faults = read(works, BESIEGED, scenario=2)
    assert {code for _, code, _ in faults} == {"siege.no_bonus", "siege.position_paid"}


def test_a_side_that_only_stands_on_a_wall_is_the_other_one():
    """Where there is one name for one role."""
    wall = {"name": "Wall 1", "kind": "wall", "stands": {"Nains": 2, "Empire": 1}}
    after, faults = read(BESIEGERS, section=[wall])
    assert faults == []
    known = after.facts[EMPIRE]
    assert (known["role"], known["points"]) == ("defender", 1000)
    stands = [after.number(WALL, key) for key in ("attackers", "defenders")]
    assert stands == [2, 1]
    assert after.balance(EMPIRE, ALLOWANCE) == 250
    two = wall | {"stands": {"Empire": 1, "Orques": 1}}
    assert read(BESIEGERS, section=[two])[1]
    assert read(BESIEGERS, BESIEGED, section=[two])[1]


def test_a_machine_is_the_first_and_whole_unless_something_else_is_told():
    """Nought means that it is destroyed."""
    rams = BESIEGERS | {"equipment": {"ram": 2}}
    every = [
        {"side": "Nains", "item": "ram"},
        {"side": "Nains", "item": "ram", "number": 2, "hits": 0},
    ]
    after, faults = read(rams, BESIEGED, machine=every)
    assert faults == []
    known = after.facts["machine:Nains.ram.1"]
    assert known == {"side": NAINS, "item": "ram", "number": 1, "hits": 3}
    assert after.number("machine:Nains.ram.2", "hits") == 0


def test_results_are_in_the_order_of_the_file():
    """The role is that of the winner, unless it is told."""
    every = [
        {"scenario": 1, "winner": "Nains"},
        {"scenario": 1, "winner": "Nains", "role": "defender", "turns": 4},
        {"scenario": 2},
    ]
    after, faults = read(played=every)
    assert faults == []
    assert after.facts["scenario:watchtower"] == {
        "code": "watchtower",
        "played": 1,
        "winner": NAINS,
        "role": "attacker",
    }
    second = after.facts["scenario:watchtower#2"]
    found = second["played"], second["role"], second["turns"]
    assert found == (2, "defender", 4)
    assert after.facts["scenario:help"] == {"code": "help", "played": 3}


def test_what_is_written_is_read_as_it_was():
    """All that a siege has stands in its file."""
    full = {
        "equipment": {"ram": 1},
        "placed": {"ram": 1},
        "destroyed": {"ladders": 2},
        "people": "Nains",
        "general": "Gert",
    }
    wall = {"name": "Wall 1", "kind": "wall", "stands": {"Nains": 2}, "oil": 1}
    haches = {
        "name": "Haches",
        "side": "Nains",
        "type": "infantry",
        "stands": 3,
        "equipment": ["ram"],
    }
    ram = {"side": "Nains", "item": "ram", "unit": "Haches", "hits": 2}
    before, faults = read(
        BESIEGERS | full,
        BESIEGED,
        section=[wall],
        unit=[haches],
        machine=[ram],
        played=[{"scenario": 1, "winner": "Nains"}],
        turn=3,
    )
    assert faults == []
    page = write_position(before)
    bare = state()
    effects, found = read_position(page, bare)
    assert found == []
    assert bare.apply(effects) == before
    assert write_position(bare) == page
    one, other = page["side"]
    assert (one["points"], one[ALLOWANCE], other[ALLOWANCE]) == (2000, 470, 250)
    assert page["section"][0]["stands"] == {"Nains": 2}
