"""The worked examples, and a bare table of mass combat."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

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
