"""The sections of a fortress: made, changed, fallen, with their room and their oil."""

from __future__ import annotations

import pytest

from ledger.rules.siege import sections
from ledger.rules.siege.building import build
from ledger.rules.siege.oil import pour
from ledger.state import CAMPAIGN
from ledger.table import Table
from tests.ledger.rules.siege.vectors import (
    EMPIRE,
    ENTERING,
    GARDE,
    NAINS,
    WALL,
    field,
    refusal,
)

NOTHING = dict.fromkeys(
    ("kind", "state", "control", "base", "on_base", "face", "capacity")
)


def enter(campaign, name="Wall 1", *, ruled=False, **given):
    """A section with what is given of it."""
    words = NOTHING | given
    return sections.enter(campaign, Table(ruled=ruled), ENTERING, name, **words)


def facts(campaign, outcome, subject=WALL):
    """What is recorded of a section afterwards."""
    return campaign.copy().apply(outcome.effects).facts[subject]


def test_a_new_section_stands_and_is_empty():
    """It is shown with all that may be known of it."""
    out = enter(field(), "Tower 1", kind="tower")
    assert out.asked == {"section": "section:Tower 1"}
    assert out.result == {
        "section": "section:Tower 1",
        "kind": "tower",
        "state": "standing",
        "attackers": 0,
        "defenders": 0,
        "fell": None,
        "capacity": None,
        "face": None,
        "oil": 0,
        "new": True,
    }
    known = {"name": "Tower 1", "kind": "tower", "state": "standing"}
    assert facts(field(), out, "section:Tower 1") == known


def test_a_section_that_is_there_is_changed_where_something_is_given():
    """What is the same makes no effect; nought clears a number."""
    state = field(facts=[(WALL, "attackers", 2), (WALL, "defenders", 1)])
    out = enter(state, "wall 1", kind="wall", control=(2, 1), state="standing")
    assert (out.effects, out.result["new"]) == ([], False)
    out = enter(state, control=(0, 3))
    assert facts(state, out).get("attackers") is None
    assert facts(state, out)["defenders"] == 3
    found = out.result["attackers"], out.result["defenders"]
    assert found == (0, 3)


@pytest.mark.rule("SIEGE-WALL-17")
def test_a_section_of_another_kind_or_of_none():
    """A new one needs a kind; the nearest names are told."""
    told = refusal(enter, field(), "Wall 1", kind="gate")
    named = {"section": WALL, "section_kind": "wall"}
    assert told == ("rule", "siege.section_is", None, named)
    told = refusal(enter, field(), "Wall 2")
    near = {"kind": "section", "name": "Wall 2", "near": ["Wall 1"]}
    assert told == ("unknown_name", "siege.new_section", "SIEGE-WALL-17", near)


@pytest.mark.rule("SIEGE-SCN1-01", "SIEGE-SCN2-01")
@pytest.mark.parametrize(
    ("code", "kind", "rule"),
    [
        ("watchtower", "wall", "SIEGE-SCN1-01"),
        ("help", "tower", "SIEGE-SCN2-01"),
        ("watchtower", "tower", None),
        ("siege", "wall", None),
    ],
)
def test_walls_are_for_sieges(code, kind, rule):
    """The race has its watchtower; a ruling of the referee allows more."""
    if rule:
        told = refusal(enter, field(code), "X", kind=kind)
        assert told == ("rule", "siege.no_walls", rule, {"siege": code})
        many = [kind, "tower"]
        table = Table(ruled=True)
        assert sections.demand_fortress(field(code), table, many) is None
    assert enter(field(code), "X", kind=kind, ruled=bool(rule)).result["kind"] == kind


@pytest.mark.rule("SIEGE-BREACH-15", "SIEGE-BREACH-01")
def test_a_section_falls_in_a_turn_and_may_stand_again():
    """Its oil is lost, from the table of the besieged first."""
    held = [
        (f"{EMPIRE}/placed", "boiling_oil", 1),
        (f"{NAINS}/placed", "boiling_oil", 3),
    ]
    state = field(turn=3, facts=[(WALL, "oil", 2)], held=held)
    sections.demand_standing(state, WALL)
    out = enter(state, state="destroyed")
    assert (out.result["state"], out.result["fell"]) == ("destroyed", 3)
    fall = [one.because for one in out.effects[:2]]
    assert fall == [("SIEGE-BREACH-15", WALL)] * 2
    after = state.copy().apply(out.effects)
    assert after.get(WALL, "oil") is None
    spent = [
        after.balance(f"{side}/destroyed", "boiling_oil") for side in (EMPIRE, NAINS)
    ]
    assert spent == [1, 1]
    moves = [one.because for one in out.effects if hasattr(one, "amount")]
    assert moves == [("SIEGE-AMB-12", WALL)] * 2
    told = refusal(sections.demand_standing, after, WALL)
    fell = {"section": WALL, "turn": 3}
    assert told == ("rule", "siege.fell", "SIEGE-BREACH-01", fell)
    assert enter(after, state="destroyed").effects == []
    up = enter(after, state="standing").result
    assert (up["state"], up["fell"]) == ("standing", None)


@pytest.mark.rule("SIEGE-VP-05")
def test_a_courtyard_does_not_fall():
    """No ruling makes it."""
    yard = field(facts=[(WALL, "kind", "courtyard")])
    told = refusal(enter, yard, state="destroyed", ruled=True)
    assert told == ("rule", "siege.courtyard", "SIEGE-VP-05", {"section": WALL})


@pytest.mark.rule("SIEGE-TOWER-16", "SIEGE-TOWER-14", "SIEGE-WALL-03")
@pytest.mark.parametrize(
    ("kind", "gate_as", "is_tower"),
    [
        ("tower", None, True),
        ("gate", "tower", True),
        ("gate", "wall", False),
        ("gate", None, False),
        ("wall", "tower", False),
        ("courtyard", "tower", False),
    ],
)
def test_only_a_tower_has_a_base_and_a_face(kind, gate_as, is_tower):
    """A gate is one where this is agreed."""
    state = field(facts=[(WALL, "kind", kind), (CAMPAIGN, "gate_as", gate_as)])
    assert sections.as_tower(state, WALL) is is_tower
    for given, rule in (
        ({"base": (40, 40)}, 16),
        ({"on_base": 2}, 16),
        ({"face": "N"}, 14),
    ):
        if is_tower:
            assert enter(state, **given).effects
        else:
            told = refusal(enter, state, **given)
            named = {"section": WALL}
            assert told == ("rule", "siege.no_tower", f"SIEGE-TOWER-{rule}", named)
    assert enter(state, capacity=5).result["capacity"] == 5


@pytest.mark.rule("SIEGE-TOWER-16", "SIEGE-TOWER-17", "SIEGE-TOWER-01")
@pytest.mark.parametrize(
    ("given", "room", "small"),
    [
        ({"base": (40, 40)}, 4, False),
        ({"base": (60, 60), "on_base": 5}, 10, False),
        ({"on_base": 3}, 6, False),
        ({"base": (40, 40), "capacity": 3}, 3, False),
        ({"base": (30, 40)}, None, True),
        ({"base": (30, 40), "capacity": 2}, 2, True),
    ],
)
def test_the_room_of_a_tower(given, room, small):
    """Twice what fits on its base, unless it is given."""
    out = enter(field(), "T", kind="tower", **given)
    assert out.result["capacity"] == room
    notes = [(one["key"], one["rule"], one["facts"]) for one in out.warnings]
    least = {"section": "section:T", "wide": 40, "deep": 40}
    assert notes == [("siege.small_tower", "SIEGE-TOWER-01", least)] * small


@pytest.mark.rule("SIEGE-TOWER-23")
@pytest.mark.parametrize(
    ("capacity", "control", "crowded"),
    [(4, (3, 1), False), (4, (3, 2), True), (4, (0, 5), True), (None, (50, 9), False)],
)
def test_a_tower_that_is_too_full(capacity, control, crowded):
    """Stands of both sides count; without a known room nothing is told."""
    out = enter(field(), "T", kind="tower", capacity=capacity, control=control)
    known = {"section": "section:T", "capacity": capacity, "stands": sum(control)}
    notes = [(one["key"], one["rule"], one["facts"]) for one in out.warnings]
    assert notes == [("siege.crowded", "SIEGE-TOWER-23", known)] * crowded


def test_a_section_of_which_little_is_known():
    """It is a standing wall."""
    state = field(facts=[(WALL, "kind", None), (WALL, "state", None)])
    found = sections.kind_of(state, WALL), sections.state_of(state, WALL)
    assert found == ("wall", "standing")


def built(state, *numbers, words=None, ruled=False):
    """Walls, towers, gates and courtyards."""
    kinds = dict(zip(("walls", "towers", "gates", "courtyards"), numbers, strict=True))
    return build(state, Table(ruled=ruled), ENTERING, **kinds, words=words)


@pytest.mark.rule("SIEGE-SCN3-02")
def test_sections_are_built_with_the_next_free_numbers():
    """What is there keeps its name; the face may have other words."""
    out = built(field(), 2, 1, None, 0)
    assert out.asked == {"counts": {"wall": 2, "tower": 1, "gate": 0, "courtyard": 0}}
    names = ["section:Wall 2", "section:Wall 3", "section:Tower 1"]
    assert out.result == {
        "sections": names,
        "walls": 2,
        "towers": 1,
        "gates": 0,
        "courtyards": 0,
    }
    words = {"wall": "Mur", "tower": "Tour", "gate": "Porte", "courtyard": "Cour"}
    out = built(field(), 1, None, 1, 1, words=words)
    named = ["section:Mur 1", "section:Porte 1", "section:Cour 1"]
    assert out.result["sections"] == named


@pytest.mark.rule("SIEGE-SCN3-02")
def test_the_fortress_of_the_garrison_is_built_once():
    """It needs an empty table; its numbers are by the points of the besieged."""
    empty = field(facts=[(WALL, key, None) for key in ("name", "kind", "state")])
    out = built(empty, None, None, None, None)
    counts = [out.result[key] for key in ("walls", "towers", "gates", "courtyards")]
    assert (counts, len(out.result["sections"])) == ([12, 2, 1, 1], 16)
    told = refusal(built, field(), None, None, None, None)
    assert told == ("rule", "siege.built", "SIEGE-SCN3-02", {})
    told = refusal(built, field(), 0, None, None, None)
    assert told == ("usage", "siege.no_sections", None, {})
    told = refusal(built, field(), 201, None, None, None)
    assert told == ("usage", "siege.many_sections", None, {"most": 200})
    assert len(built(field(), None, 200, None, None).result["sections"]) == 200
    told = refusal(built, field("watchtower"), 0, 1, 1, None)
    named = {"siege": "watchtower"}
    assert told == ("rule", "siege.no_walls", "SIEGE-SCN1-01", named)
    assert built(field("watchtower"), 0, 1, 0, 0).result["towers"] == 1


@pytest.mark.ruling("SIEGE-AMB-12")
@pytest.mark.parametrize(("covers", "left"), [("section", 2), ("one_use", 1)])
def test_oil_stays_where_it_is_unless_each_is_for_one_use(covers, left):
    """All is told of it; a number means what the players' own list says."""
    house = {"boiling_oil_covers": covers} if covers == "one_use" else {}
    held = [(f"{EMPIRE}/placed", "boiling_oil", 2)]
    state = field(facts=[(WALL, "oil", 2)], held=held, **house)
    out = pour(state, Table(), WALL, 3, GARDE)
    assert out.asked == {"section": WALL, "against": GARDE, "number": 3}
    assert out.result == {
        "section": WALL,
        "against": GARDE,
        "number": 3,
        "text": None,
        "left": left,
    }
    after = state.copy().apply(out.effects)
    spent = (
        after.number(WALL, "oil"),
        after.balance(f"{EMPIRE}/destroyed", "boiling_oil"),
    )
    assert spent == (left, 2 - left)
    told = refusal(pour, field(), Table(), WALL, None, None)
    assert told == ("rule", "siege.no_oil", "SIEGE-AMB-12", {"section": WALL})
    flying = field(facts=[(WALL, "oil", 1), (GARDE, "type", "flyers")])
    told = refusal(pour, flying, Table(), WALL, None, GARDE)
    assert told == ("rule", "siege.oil_flyers", "SIEGE-FLY-07", {"unit": GARDE})
    assert pour(flying, Table(ruled=True), WALL, None, GARDE).result["left"] == 1


@pytest.mark.parametrize(
    ("own", "number", "most"),
    [((), 0, 100), ((), 101, 100), (["a", "b"], 0, 2), (["a", "b"], 3, 2)],
)
def test_a_result_of_oil_that_no_table_has(own, number, most):
    """Without a list of their own, players have numbers up to a hundred."""
    house = {"oil_table": own} if own else {}
    state = field(facts=[(WALL, "oil", 1)], **house)
    told = refusal(pour, state, Table(), WALL, number, None)
    assert told == ("usage", "siege.oil_result", None, {"number": number, "most": most})
    texts = [pour(state, Table(), WALL, n, None).result["text"] for n in (None, 1, 2)]
    assert texts == [None, *(own or (None, None))]
