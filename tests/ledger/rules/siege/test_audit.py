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
