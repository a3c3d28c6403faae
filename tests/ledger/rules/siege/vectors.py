"""The worked examples, and a bare table of sieges."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from ledger.rules.settings import put
from ledger.state import CAMPAIGN, State
from ledger.table import Table

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
