"""The worked examples, and a bare table of sieges."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from ledger.errors import Refusal
from ledger.rules.common.ids import Entering
from ledger.rules.settings import put
from ledger.state import CAMPAIGN, State
from ledger.table import Table

NAINS, EMPIRE = "side:Nains", "side:Empire"
HACHES, GARDE, WALL = "unit:Haches", "unit:Garde", "section:Wall 1"
VECTORS = tomllib.loads(Path(__file__).with_name("vectors.toml").read_text("utf-8"))


def examples(kind, *having):
    """The examples of one kind with all these words, for a test that takes `case`."""
    cases = VECTORS["vectors"][kind]["cases"]
    found = [case for case in cases if all(word in case for word in having)]
    assert found
    return pytest.mark.parametrize("case", found, ids=[name(case) for case in found])


def name(case):
    """The test id of this example."""
    return " ".join(f"{k}={v}" for k, v in case.items() if k not in ("kind", "note"))


def state(**house):
    """A campaign with house rules only."""
    bare = State()
    bare.put(CAMPAIGN, "game", "siege")
    for key, value in house.items():
        bare.apply([put(bare, f"siege.house_rules.{key}", value)])
    return bare


def dice(*faces):
    """A table on which these faces lie."""
    return Table(typed=[list(faces)])


ENTERING = Entering(7, lambda _: True)


def field(code="braken_keep", *, turn=1, phase="attacker", facts=(), held=(), **house):
    """Nains before the keep of Empire: their Haches, and the Garde on Wall 1."""
    bare = state(**house)
    for key, value in (("scenario", code), ("turn", turn), ("phase", phase)):
        bare.put(CAMPAIGN, key, value)
    bare.put(CAMPAIGN, "first", NAINS)
    things = {
        NAINS: {"name": "Nains", "role": "attacker", "points": 2000},
        EMPIRE: {"name": "Empire", "role": "defender", "points": 1000},
        HACHES: {"name": "Haches", "side": NAINS, "type": "infantry", "stands": 3},
        GARDE: {"name": "Garde", "side": EMPIRE, "type": "infantry", "stands": 3},
        WALL: {"name": "Wall 1", "kind": "wall", "state": "standing"},
    }
    for subject, known in things.items():
        for key, value in known.items():
            bare.put(subject, key, value)
    for subject, key, value in facts:
        bare.put(subject, key, value)
    for account, what, amount in held:
        bare.add(account, what, amount)
    return bare


def refusal(call, *words, **more):
    """The code, key, rule and facts with which a call is refused."""
    with pytest.raises(Refusal) as refused:
        call(*words, **more)
    why = refused.value
    return why.code, why.key, why.rule, why.facts
