"""Something that a player may do, as facts."""

from __future__ import annotations

import pytest

from ledger.errors import Refused
from ledger.rules.fief.may import Lack, May, facts_of
from tests.ledger.rules.fief.positions import ANNE, BRUNO, at, lord, position

LAC = at("Lac")


def told(may, phase="purchases"):
    """Its facts in this phase."""
    return facts_of(position("", phase=phase), may)


def test_everything_is_told_in_its_place():
    """Lists and a spouse are told only where there are any."""
    bare = May("purchases", "buy", "FIEF-BUY-06", "mill", LAC, 300, 2)
    assert told(bare) == {
        "phase": "purchases",
        "act": "buy",
        "item": "mill",
        "where": LAC,
        "kind": "territory",
        "price": 300,
        "most": 2,
        "rule": "FIEF-BUY-06",
        "now": True,
        "missing": [],
    }
    lists = dict.fromkeys(("by", "against", "attackers", "defenders"), (ANNE, BRUNO))
    full = May(
        None, "marry", "FIEF-MARRY-01", spouse=lord("Eric"), capitals=(LAC,), **lists
    )
    more = {key: [ANNE, BRUNO] for key in lists}
    assert told(full) == {
        "phase": None,
        "act": "marry",
        "item": None,
        "where": None,
        "kind": None,
        "price": None,
        "most": None,
        "rule": "FIEF-MARRY-01",
        "now": True,
        "missing": [],
        "capitals": [LAC],
        **more,
        "spouse": lord("Eric"),
    }


@pytest.mark.parametrize(
    ("phase", "missing", "now"),
    [
        ("purchases", (), True),
        (None, (), True),
        ("movement", (), False),
        ("purchases", (Lack("money", "FIEF-BUY-15"),), False),
        (None, (Lack("money", "FIEF-BUY-15"),), False),
    ],
)
def test_it_may_be_done_now_in_its_phase_if_nothing_is_missing(phase, missing, now):
    """An act of no phase may be done in any."""
    assert told(May(phase, "buy", "FIEF-BUY-06", missing=missing))["now"] is now


def test_what_is_missing_is_a_thing_or_a_refusal():
    """A refusal is told with its facts, which may say what it is about."""
    lack = Lack("village", "FIEF-FIEF-01", LAC)
    refusal = Refused("rule", "fief.captive", rule="FIEF-BUY-11", lord=lord("Eric"))
    about = Refused("rule", "fief.map_in_use", rule="FIEF-AMB-01", about=LAC)
    may = May("purchases", "found", "FIEF-FIEF-03", missing=(lack, refusal, about))
    assert told(may)["missing"] == [
        {"what": "village", "rule": "FIEF-FIEF-01", "about": LAC},
        {
            "what": "fief.captive",
            "rule": "FIEF-BUY-11",
            "about": None,
            "lord": lord("Eric"),
        },
        {"what": "fief.map_in_use", "rule": "FIEF-AMB-01", "about": LAC},
    ]
