"""The values of each scenario: its own first, then the general one."""

from __future__ import annotations

import pytest

from ledger.errors import Refused
from ledger.rules.siege import scenarios
from ledger.rules.siege.campaign import carried, first_roll
from ledger.rules.siege.length import needed
from ledger.rules.siege.scenarios import LINKED, SCENARIOS, named, number, value
from ledger.rules.siege.score import Section, brings
from ledger.state import State


@pytest.mark.rule("SIEGE-GEN-03")
def test_what_a_scenario_has_its_own_way_comes_before_the_general_rule(monkeypatch):
    """Any value of the general tables may differ in a scenario."""
    general = value("siege", "length.first"), value("siege", "points.wall")
    special = {"length": {"first": 3, "ends_on": 9}, "points": {"wall": 70}}
    own = {**SCENARIOS["siege"], "special": special}
    monkeypatch.setitem(scenarios.SCENARIOS, "siege", own)
    assert general == (6, 50)
    assert (value("siege", "length.first"), value("siege", "points.wall")) == (3, 70)
    assert value("siege", "points.tower") == 150
    assert (first_roll(State(), "siege"), needed(5, "siege")) == (3, 4)
    assert brings(Section("wall", 1), "siege").points == 70
    assert brings(Section("wall", 1), "braken_keep").points == 50


@pytest.mark.rule("SIEGE-GEN-04")
def test_three_scenarios_are_linked():
    """Linked scenarios have the order of their numbers."""
    assert [number(code) for code in LINKED] == [1, 2, 3]
    assert [carried(State(), code) == [] for code in LINKED] == [True, False, False]


@pytest.mark.rule("SIEGE-SCN1-01", "SIEGE-SCN2-01", "SIEGE-LEN-01", "SIEGE-SCN1-14")
def test_siege_rules_and_break_points_exclude_each_other():
    """Only the third of the linked scenarios uses the siege rules."""
    rules = {code: value(code, "siege_rules") for code in SCENARIOS}
    assert rules == {
        "siege": True,
        "watchtower": False,
        "help": False,
        "braken_keep": True,
    }
    assert all(value(code, "break_points") != rules[code] for code in SCENARIOS)


@pytest.mark.rule("SIEGE-SCN1-08", "SIEGE-SCN1-17", "SIEGE-SCN2-11", "SIEGE-SCN3-03")
@pytest.mark.rule("SIEGE-SCN3-13", "SIEGE-SCN3-14")
def test_distances_on_the_table_are_known():
    """The cards show them."""
    assert [value(code, "zones_apart_cm") for code in LINKED] == [80, 80, None]
    assert [value(code, "clear_cm") for code in LINKED] == [20, None, 30]
    keep = value("braken_keep", "outside_cm"), value("braken_keep", "beyond_cm")
    assert keep == (15, 60)


@pytest.mark.parametrize("word", ["2", 2, "help"])
def test_a_scenario_is_found_by_number_or_code(word):
    """Any other word is refused with the nearest."""
    assert named(word) == "help"
    with pytest.raises(Refused) as refused:
        named("helpp")
    assert refused.value.facts["near"] == ["help"]
