"""All names whose forms are known beforehand."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from ledger.names import english, french
from ledger.names.clashes import clashes
from tests.ledger.names.playing import name

VECTORS = tomllib.loads(Path(__file__).with_name("vectors.toml").read_text("utf-8"))
CASES = [case for vector in VECTORS.values() for case in vector["cases"]]


@pytest.mark.ruling("MED-AMB-NAME-5")
@pytest.mark.rule(
    "MED-NAME-01", "MED-NAME-02", "MED-NAME-05", "MED-NAME-06", "MED-NAME-07"
)
@pytest.mark.rule(
    "MED-NAME-08", "MED-NAME-09", "MED-NAME-11", "MED-NAME-15", "MED-NAME-16"
)
@pytest.mark.rule(
    "MED-NAME-17", "MED-NAME-18", "MED-NAME-19", "MED-NAME-23", "MED-NAME-24"
)
@pytest.mark.parametrize("case", CASES, ids=lambda case: case["fr"])
def test_a_name_in_both_languages(case):
    """One noun and one or two qualifiers make the expected name."""
    made = name(case["noun"], *case["qualifiers"])
    said = french.forms(made)
    assert case["fr"] == said.name
    assert case["fr_def"] == said.in_sentence
    assert case.get("fr_of", said.of) == said.of
    assert case["en"] == english.forms(made).name


@pytest.mark.rule("MED-NAME-20", "MED-NAME-21")
@pytest.mark.parametrize(
    "case", VECTORS["name_clash"]["cases"], ids=lambda case: case["fr"]
)
def test_a_clash_is_known_by_its_list(case):
    """Jarring pairs can still be composed, and are recognised."""
    made = name(case["noun"], *case["qualifiers"])
    pairs = {clash.kind: {clash.one, clash.other} for clash in clashes(made)}
    assert case["list"] in pairs
    assert all(len(pair) == 2 for pair in pairs.values())


@pytest.mark.parametrize(
    "case",
    [*VECTORS["name"]["cases"], *VECTORS["name_two"]["cases"]],
    ids=lambda case: case["fr"],
)
def test_a_name_that_may_be_drawn_has_no_clash(case):
    """A name that is known to be good contains no jarring pair."""
    assert clashes(name(case["noun"], *case["qualifiers"])) == []
