"""Impossible states of a siege: faults found in the current campaign."""

from __future__ import annotations

import pytest

from ledger.rules.siege.audit import audit
from ledger.state import CAMPAIGN
from tests.ledger.rules.siege.vectors import state

SIDES = {"side:a": "attacker", "side:b": "defender"}


def found(code, facts=(), *, sides=SIDES, phase="attacker"):
    """The finding in a scenario in progress: the fault, its rule, its facts."""
    bare = state()
    bare.put(CAMPAIGN, "scenario", code)
    bare.put(CAMPAIGN, "phase", phase)
    bare.put(CAMPAIGN, "first", "side:a")
    bare.put(CAMPAIGN, "gate_as", "tower")
    for side, role in sides.items():
        bare.put(side, "name", side)
        bare.put(side, "role", role)
    for subject, field, value in facts:
        bare.put(subject, field, value)
    return [(one.code, one.rule, dict(one.facts)) for one in audit(bare)]


@pytest.mark.rule("SIEGE-WALL-03")
@pytest.mark.parametrize(
    ("code", "gate", "expected"),
    [
        ("braken_keep", "tower", []),
        ("braken_keep", "wall", []),
        ("braken_keep", None, [("siege.no_gate", "SIEGE-WALL-03", {})]),
        ("watchtower", None, []),
    ],
)
def test_a_siege_knows_how_its_gate_is_treated(code, gate, expected):
    """The gate counts as a tower or a wall; without walls there is no question."""
    assert expected == found(code, [(CAMPAIGN, "gate_as", gate)])


@pytest.mark.rule("SIEGE-LIST-15")
@pytest.mark.parametrize(
    ("item", "hits", "most"), [("ram", 3, 3), ("trebuchet", 4, 4), ("bombard", 3, 3)]
)
def test_nothing_has_more_hits_than_its_list_gives_it(item, hits, most):
    """The full number means its end; one more is a fault."""

    def hit(times):
        facts = [("machine:1", "item", item), ("machine:1", "hits", times)]
        return found("braken_keep", facts)

    told = {"piece": item, "hits": hits + 1, "most": most}
    assert hit(hits) == []
    assert hit(hits + 1) == [("siege.hits", "SIEGE-LIST-15", told)]


@pytest.mark.rule("SIEGE-LIST-15")
@pytest.mark.parametrize(("hits", "faults"), [(None, 0), (0, 0), (1, 1)])
def test_what_has_no_hits_was_never_hit(hits, faults):
    """Ladders are no machine."""
    facts = [("machine:1", "item", "ladders"), ("machine:1", "hits", hits)]
    assert len(found("braken_keep", facts)) == faults


@pytest.mark.rule("SIEGE-GEN-04")
@pytest.mark.parametrize(
    ("sides", "wrong"),
    [
        ({"side:a": "attacker"}, [("defender", 0)]),
        (
            {"side:a": "attacker", "side:b": "attacker"},
            [("attacker", 2), ("defender", 0)],
        ),
        (SIDES | {"side:c": "defender"}, [("defender", 2)]),
        (SIDES | {"side:c": None}, []),
    ],
)
def test_a_scenario_has_one_side_of_each_role(sides, wrong):
    """Sides of earlier scenarios do not count."""
    told = [one for one in found("watchtower", sides=sides) if one[0] == "siege.sides"]
    assert told == [
        ("siege.sides", "SIEGE-GEN-04", {"army_role": role, "count": count})
        for role, count in wrong
    ]


@pytest.mark.parametrize(
    ("facts", "phase", "fault"),
    [
        ([(CAMPAIGN, "first", None)], "attacker", ("siege.first_side", "SIEGE-LEN-03")),
        ([], None, ("siege.nobodys_turn", "SIEGE-AMB-33")),
        ([], "winter", ("siege.nobodys_turn", "SIEGE-AMB-33")),
        (
            [(CAMPAIGN, "held", 1)],
            "attacker",
            ("siege.held_by_nobody", "SIEGE-SCN1-10"),
        ),
        ([("unit:x", "name", "X")], "attacker", ("siege.of_no_side", None)),
    ],
)
def test_what_a_scenario_in_progress_must_know(facts, phase, fault):
    """The first side, the turn, who holds the watchtower, whose each unit is."""
    assert found("watchtower", facts, phase=phase) == [(*fault, {})]
    fine = [
        *((CAMPAIGN, "held", 1), (CAMPAIGN, "holder", "unit:x")),
        *(("unit:x", "name", "X"), ("unit:x", "side", "side:b")),
    ]
    assert found("watchtower", fine, phase="defender") == []


def ended(code, why, facts=(), role="attacker", **points):
    """The findings of a scenario that ended for this reason."""
    record = {"code": code, "played": 1, "why": why, "role": role, **points}
    known = [("scenario:1", key, value) for key, value in record.items()]
    told = found(code, [*facts, *known, (CAMPAIGN, "ended", 1)])
    assert all(
        one == ("siege.ended_so", "SIEGE-GEN-04", {"siege": code}) for one in told
    )
    return len(told)


@pytest.mark.rule("SIEGE-GEN-04")
@pytest.mark.parametrize(
    ("code", "why", "role", "facts"),
    [
        ("watchtower", "general", "attacker", [("side:b", "general_died", 2)]),
        ("siege", "general_early", "defender", [("side:a", "general_died", 2)]),
        (
            "siege",
            "both_generals",
            "defender",
            [("side:a", "general_died", 2), ("side:b", "general_died", 2)],
        ),
        ("watchtower", "broken", "defender", [("side:a", "broken", 2)]),
        ("watchtower", "held", "defender", [(CAMPAIGN, "held", 3)]),
        (
            "help",
            "message",
            "defender",
            [(CAMPAIGN, "off", 3), (CAMPAIGN, "general_off", 1)],
        ),
    ],
)
def test_what_ended_a_scenario_stays_so(code, why, role, facts):
    """Without any of it there is a fault."""
    holder = (CAMPAIGN, "holder", "unit:x")
    assert ended(code, why, [*facts, holder], role) == 0
    for at in range(len(facts)):
        rest = facts[:at] + facts[at + 1 :]
        assert ended(code, why, [*rest, holder], role) == 1
    assert ended(code, "agreed", [], role) == 0
    twisted = {"attacker": "defender", "defender": "attacker"}[role]
    if why in ("general", "general_early", "broken"):
        assert ended(code, why, facts, twisted) == 1


@pytest.mark.parametrize(("points", "faults"), [(50, 0), (None, 1), (100, 1)])
def test_the_points_of_a_record_are_those_of_the_sections(points, faults):
    """Where there are sections, and points count."""
    wall = [("section:w", "kind", "wall"), ("section:w", "attackers", 1)]
    wall.append(("section:w", "name", "W"))
    assert ended("siege", "points", wall, attacker=points) == faults
    assert ended("siege", "points", (), attacker=points) == 0
    assert ended("watchtower", "nobody", wall, None, attacker=points) == 0
