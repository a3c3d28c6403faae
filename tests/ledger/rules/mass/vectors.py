"""The worked examples, and a bare table of mass combat."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from ledger.errors import Refusal
from ledger.rules.settings import put
from ledger.state import CAMPAIGN, State
from ledger.table import Table

EXAMPLES = tomllib.loads(Path(__file__).with_name("vectors.toml").read_text("utf-8"))


def examples(kind):
    """The examples of one kind, for a test that takes `given` and `expect`."""
    found = [e for e in EXAMPLES["vector"] if e["kind"] == kind]
    return pytest.mark.parametrize(
        ("given", "expect"),
        [(e["given"], e["expect"]) for e in found],
        ids=[e["id"] for e in found],
    )


def state(**house):
    """A campaign with house rules only; `__` replaces the dots of their keys."""
    bare = State()
    bare.put(CAMPAIGN, "game", "mass")
    for key, value in house.items():
        bare.apply([put(bare, f"mass.{key.replace('__', '.')}", value)])
    return bare


def dice(*faces):
    """A table on which these faces lie."""
    return Table(typed=[list(faces)])


def armies(**house):
    """A battle in turn 2 that A attacks: Rodrigo and Alonso against Karl."""
    found = state(**house)
    found.put(CAMPAIGN, "turn", 2)
    found.put(CAMPAIGN, "attacker", "side:A")
    for side, general in (("side:A", "Léon"), ("side:B", "Otto")):
        found.put(side, "name", side[-1])
        found.put(f"general:{general}", "name", general)
        found.put(f"general:{general}", "side", side)
        found.put(f"general:{general}", "wits", 2)
        found.put(side, "commander", f"general:{general}")
    for name, side in (("Rodrigo", "A"), ("Alonso", "A"), ("Karl", "B")):
        found.put(f"hero:{name}", "name", name)
        found.put(f"hero:{name}", "side", f"side:{side}")
        found.put(f"hero:{name}", "wits", 2)
        found.put(f"hero:{name}", "commission", 1)
    return found


def refusal(call, *words, **more):
    """The refusal of a call."""
    with pytest.raises(Refusal) as refused:
        call(*words, **more)
    return refused.value
