"""A scenario begins: its armies, its first turn, its gate, its limit."""

from __future__ import annotations

import pytest

from ledger.rules.siege import armies, campaign
from ledger.rules.siege.armies import Army
from ledger.rules.siege.facts import ALLOWANCE
from ledger.rules.siege.starting import begin
from ledger.table import Table
from tests.ledger.rules.siege.vectors import (
    EMPIRE,
    ENTERING,
    NAINS,
    dice,
    field,
    refusal,
    state,
)

WORDS = [
    f"{role}{more}"
    for role in ("attacker", "defender")
    for more in ("", "_points", "_spent", "_people", "_units")
]


def start(code, *, at=None, table=None, **given):
    """A scenario begins with what is given."""
    words = dict.fromkeys((*WORDS, "first", "gate", "turn_limit"))
    words |= {"attacker": "Nains", "defender": "Empire", "asks": False} | given
    return begin(at or state(), table or Table(), ENTERING, code, **words)


def points(code, attacker=None, defender=None, *, at=None, people=None, ruled=False):
    """The points of both armies."""
    both = {
        "attacker": Army("Nains", attacker),
        "defender": Army("Empire", defender, people=people),
    }
    found = armies.points_of(at or state(), Table(ruled=ruled), code, both)
    return found["attacker"], found["defender"]


@pytest.mark.rule("SIEGE-SCN1-04", "SIEGE-SCN1-05", "SIEGE-SCN3-05", "SIEGE-BUDGET-02")
@pytest.mark.parametrize(
    ("code", "given", "came"),
    [
        ("watchtower", (None, None), (1500, 1000)),
        ("watchtower", (None, 2000), (3000, 2000)),
        ("watchtower", (None, 1001), (1502, 1001)),
        ("watchtower", (3000, None), (3000, 2000)),
        ("braken_keep", (None, None), (2000, 1000)),
        ("braken_keep", (2000, 1), (2000, 1)),
        ("siege", (3001, None), (3001, 1500)),
        ("siege", (None, 1500), (3000, 1500)),
        ("help", (None, None), (1000, None)),
        ("help", (None, 450), (1000, 450)),
    ],
)
def test_the_points_of_two_armies(code, given, came):
    """Those of one follow from the other's, or from the scenario."""
    assert points(code, *given) == came


@pytest.mark.rule("SIEGE-SCN2-02", "SIEGE-SCN2-09", "SIEGE-SCN2-08")
def test_the_points_of_those_who_call_for_help():
    """The besiegers have a thousand; another army for the Empire has 450 at most."""
    told = refusal(points, "help", 999)
    facts = {"points": 1000}
    assert told == ("rule", "siege.points_are", "SIEGE-SCN2-02", facts)
    told = refusal(points, "help", 1000, 451)
    facts = {"points": 450}
    assert told == ("rule", "siege.points_most", "SIEGE-SCN2-09", facts)
    assert points("help", 999, 451, ruled=True) == (999, 451)
    assert points("help", people="Orques") == (1000, 450)
    assert points("help", people="Orques", defender=300) == (1000, 300)
    known = field(facts=[(EMPIRE, "people", "Orques")])
    assert points("help", at=known) == (1000, 450)
    assert points("help", at=known, people="Empire") == (1000, None)
    assert refusal(points, "siege") == ("usage", "siege.lacks_points", None, {})


def test_all_that_is_given_of_a_side_is_kept():
    """It gets its points for equipment by the rule of the scenario."""
    given = {
        "attacker_points": 3000,
        "attacker_spent": 2900,
        "attacker_people": "Nains",
        "attacker_units": 7,
    }
    begun = start("siege", first="attacker", gate="wall", **given)
    after = state().apply(begun.effects)
    assert after.facts[NAINS] == {
        "name": "Nains",
        "role": "attacker",
        "people": "Nains",
        "points": 3000,
        "spent": 2900,
        "units": 7,
    }
    assert after.balance(NAINS, ALLOWANCE) == 750
    moves = [one.because for one in begun.effects if hasattr(one, "amount")]
    assert moves == [("SIEGE-BUDGET-09", NAINS), ("SIEGE-BUDGET-09", EMPIRE)]
    assert begun.asked == {
        "scenario": "siege",
        "sides": {"attacker": NAINS, "defender": EMPIRE},
        "gate": "wall",
        "first": NAINS,
        "turn_limit": None,
    }
    assert (begun.turn, begun.phase, begun.warnings) == (1, "attacker", [])
    found = [begun.result[k] for k in ("first_by", "phase", "turn", "gate", "number")]
    assert found == ["told", "attacker", 1, "wall", 0]
    besiegers, besieged = begun.result["sides"]
    assert besiegers == {
        "side": NAINS,
        "role": "attacker",
        "people": "Nains",
        "points": 3000,
        "min_multiplier": 3,
        "max_multiplier": 3,
        "equipment": 750,
        "artillery": 375,
        "lists": besiegers["lists"],
    }
    multipliers = besieged["min_multiplier"], besieged["max_multiplier"]
    assert (besieged["points"], multipliers) == (1500, (1, 2))
    spent = {"allowance_base": "spent"}
    begun = start("siege", at=state(**spent), first="attacker", **given)
    assert begun.result["sides"][0]["equipment"] == 725


def test_a_side_that_has_played_before_comes_again():
    """It keeps its people, and changes its role where this is told."""
    known = state()
    for key, value in (("name", "Nains"), ("people", "Nains"), ("points", 900)):
        known.put(NAINS, key, value)
    swapped = {"attacker": "Orques", "defender": "nains"}
    begun = start("siege", at=known, first="attacker", attacker_points=3000, **swapped)
    assert begun.asked["sides"] == {"attacker": "side:Orques", "defender": NAINS}
    facts = {"name": "Nains", "people": "Nains", "role": "defender", "points": 1500}
    assert known.copy().apply(begun.effects).facts[NAINS] == facts


@pytest.mark.rule("SIEGE-GEN-04")
def test_the_linked_scenarios_have_an_order():
    """One at a time, each once, and none after a later one; a ruling allows it."""
    told = refusal(start, "siege", at=field("help"))
    facts = {"siege": "help"}
    assert told == ("out_of_phase", "siege.running", "SIEGE-GEN-04", facts)
    past = state()
    for key, value in (("code", "help"), ("played", 1), ("role", "attacker")):
        past.put("scenario:help", key, value)
    told = refusal(start, "help", at=past)
    assert told == ("out_of_phase", "siege.played", "SIEGE-GEN-04", facts)
    told = refusal(start, "watchtower", at=past)
    facts = {"siege": "watchtower", "next_siege": "help"}
    assert told == ("out_of_phase", "siege.later", "SIEGE-GEN-04", facts)
    for code in ("help", "watchtower"):
        ruled = Table(ruled=True)
        assert start(code, at=past, table=ruled, first="attacker").result
    assert start("braken_keep", at=past).result["number"] == 3


def test_two_sides_have_two_names():
    """Only the face knows usual ones."""
    told = refusal(start, "braken_keep", defender="nains")
    assert told == ("usage", "siege.two_names", None, {"name": "nains"})
    for role in ("attacker", "defender"):
        told = refusal(start, "braken_keep", **{role: None})
        facts = {"name": role, "flags": [f"--{role}"]}
        assert told == ("usage", "siege.lacking", None, facts)


@pytest.mark.rule("SIEGE-WALL-03")
def test_how_the_gate_is_treated():
    """As it is given, chosen, or the house has it; elsewhere there is none."""

    def gate(**more):
        begun = start("braken_keep", **more)
        notes = [(w["key"], w["rule"], w["facts"]) for w in begun.warnings]
        return begun.result["gate"], notes

    note = ("siege.gate_is", "SIEGE-WALL-03", {"section_kind": "tower"})
    assert gate() == ("tower", [note])
    assert gate(gate="wall") == ("wall", [])
    assert gate(table=Table(choices={"gate": "wall"})) == ("wall", [])
    other = {"section_kind": "wall"}
    house = state(gate_treated_as="wall")
    assert gate(at=house) == ("wall", [(*note[:2], other)])
    told = refusal(start, "watchtower", gate="wall", first="attacker")
    assert told == ("usage", "siege.no_fortress", None, {"siege": "watchtower"})
    assert start("watchtower", first="attacker").warnings == []


@pytest.mark.rule("SIEGE-SCN3-15", "SIEGE-SCN1-06")
def test_who_has_the_first_turn():
    """The scenario says so, or it is told, or drawn."""
    found = start("braken_keep").result
    assert (found["first"], found["first_by"]) == (NAINS, "scenario")
    for face, side in ((1, NAINS), (2, EMPIRE)):
        found = start("watchtower", table=dice(face)).result
        assert (found["first"], found["first_by"]) == (side, "drawn")
    for word in ("defender", "Empire", "empire"):
        begun = start("watchtower", first=word)
        assert (begun.phase, begun.asked["first"]) == ("defender", EMPIRE)
    told = refusal(start, "braken_keep", first="defender")
    assert told == ("rule", "siege.first", "SIEGE-SCN3-15", {"side": NAINS})
    ruled = start("braken_keep", first="defender", table=Table(ruled=True))
    assert ruled.phase == "defender"
    assert start("braken_keep", first="attacker").result["first_by"] == "told"
    assert start("braken_keep").asked["first"] is None


@pytest.mark.rule("SIEGE-SCN1-15", "SIEGE-LEN-03")
@pytest.mark.parametrize(
    ("code", "rule"),
    [("watchtower", "SIEGE-SCN1-15"), ("braken_keep", "SIEGE-LEN-03")],
)
def test_where_no_limit_of_turns_is_agreed(code, rule):
    """A ruling of the referee allows one."""
    told = refusal(start, code, turn_limit=6, first="attacker")
    assert told == ("rule", "siege.no_turn_limit", rule, {})
    ruled = start(code, turn_limit=6, first="attacker", table=Table(ruled=True))
    assert ruled.result["turn_limit"] == 6


@pytest.mark.ruling("SIEGE-AMB-25")
def test_the_house_may_limit_the_call_for_help():
    """What is typed comes first."""
    house = state(scenario2_turn_limit=6)
    found = [
        start("help", at=at, turn_limit=typed, first="attacker").result["turn_limit"]
        for at, typed in ((state(), None), (house, None), (house, 4), (state(), 4))
    ]
    assert found == [None, 6, 4, 4]


@pytest.mark.rule("SIEGE-SCN1-18")
@pytest.mark.parametrize(
    ("code", "units", "first"),
    [
        ("braken_keep", (9, 1), EMPIRE),
        ("watchtower", (3, 2), NAINS),
        ("watchtower", (2, 3), EMPIRE),
        ("watchtower", (2, 2), None),
        ("watchtower", (0, 3), None),
        ("watchtower", (3, 0), None),
        ("siege", (3, 2), None),
    ],
)
def test_who_places_the_first_unit(code, units, first):
    """The scenario says so, or whoever has more; otherwise the table decides."""
    counts = zip((NAINS, EMPIRE), units, strict=True)
    known = field(code, facts=[(side, "units", n or None) for side, n in counts])
    assert armies.deploys_first(known, code) == first


@pytest.mark.rule("SIEGE-LEN-07", "SIEGE-LEN-08")
@pytest.mark.ruling("SIEGE-AMB-37", "SIEGE-AMB-36")
@pytest.mark.parametrize(
    ("role", "why", "any_win", "turn", "rule"),
    [
        (None, None, True, 6, "SIEGE-AMB-36"),
        ("defender", "message", True, 5, "SIEGE-LEN-07"),
        ("defender", "broken", True, 5, "SIEGE-LEN-07"),
        ("defender", "broken", False, 6, "SIEGE-AMB-37"),
        ("defender", "message", False, 5, "SIEGE-LEN-07"),
        ("attacker", "not_out", True, 6, "SIEGE-LEN-08"),
    ],
)
def test_what_the_call_for_help_changes(role, why, any_win, turn, rule):
    """Help on its way lets the siege end a turn earlier."""
    house = {} if any_win else {"scenario2_any_imperial_win": False}
    known = state(**house)
    if role:
        record = {"code": "help", "played": 1, "role": role, "why": why}
        for key, value in record.items():
            known.put("scenario:help", key, value)
    assert campaign.first_roll(known, "braken_keep") == turn
    assert campaign.first_roll(known, "siege") == 6
    assert campaign.carried(known, "braken_keep") == [
        {
            "what": "length",
            "rule": rule,
            "from": "help",
            "played": role is not None,
            "turn": turn,
            "least": 5,
        }
    ]
