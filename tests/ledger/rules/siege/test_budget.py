"""Budgets: the limits for both sides' armies and siege equipment."""

from __future__ import annotations

from fractions import Fraction

import pytest

from ledger.errors import Refused
from ledger.rules.siege import budget
from ledger.rules.siege.budget import allowance, artillery_share, legal, quarter, steps
from tests.ledger.rules.siege.vectors import examples, state


def keys(warnings):
    """The codes of warnings, with their rules."""
    return [(warning["key"], warning["rule"]) for warning in warnings]


@pytest.mark.rule("SIEGE-BUDGET-01")
@pytest.mark.rule("SIEGE-BUDGET-02")
@pytest.mark.ruling("SIEGE-AMB-03")
@examples("budget")
def test_the_worked_budgets(case):
    """Everything follows from the attacker's points."""
    found, _ = budget.budget(state(), case["attacker"])
    assert case["defender"] == found["defender"]["points"]
    for role in ("attacker", "defender"):
        if f"{role}_allowance" in case:
            assert case[f"{role}_allowance"] == found[role]["equipment"]
    if "attacker_artillery_cap_x2" in case:
        twice = found["attacker"]["artillery"] * 2
        assert case["attacker_artillery_cap_x2"] == twice


@pytest.mark.rule("SIEGE-BUDGET-09")
@pytest.mark.rule("SIEGE-BUDGET-17")
@pytest.mark.ruling("SIEGE-AMB-01")
@examples("allowance")
def test_the_worked_allowances(case):
    """A quarter goes to the nearest five, and a half goes up."""
    assert case["allowance"] == quarter(state(), case["points"])


@pytest.mark.rule("SIEGE-BUDGET-09", "SIEGE-BUDGET-17")
@pytest.mark.parametrize(
    ("points", "share"),
    [(989, 245), (990, 250), (1009, 250), (1010, 255), (1029, 255), (1030, 260)],
)
def test_a_quarter_goes_to_the_nearest_five(points, share):
    """From ten points of army it goes up; any fewer go down."""
    assert quarter(state(), points) == share


@pytest.mark.rule("SIEGE-BUDGET-09", "SIEGE-BUDGET-17")
@pytest.mark.ruling("SIEGE-AMB-01")
def test_a_half_goes_as_the_house_has_it():
    """A half goes up, down, or to the even five."""
    ways = ("up", "down", "even")
    found = [
        [quarter(state(allowance_rounding_tie=way), points) for way in ways]
        for points in (1250, 750, 1235)
    ]
    assert found == [[315, 310, 310], [190, 185, 190], [310, 310, 310]]


@pytest.mark.rule("SIEGE-BUDGET-04")
@pytest.mark.rule("SIEGE-BUDGET-05")
@pytest.mark.rule("SIEGE-BUDGET-06")
@pytest.mark.rule("SIEGE-BUDGET-08")
@pytest.mark.ruling("SIEGE-AMB-07")
@examples("minmax")
def test_the_worked_min_and_max(case):
    """The besieged have the Max of the next step; the besiegers only full steps."""
    found = steps(state(), case["side"], case["points"])
    if "unit_minmax" in case:
        least, most = map(int, case["unit_minmax"].split("/"))
        assert (case["legal_min"], case["legal_max"]) == legal(found, least, most)
    else:
        assert (case["min_mult"], case["max_mult"]) == found


@pytest.mark.rule("SIEGE-BUDGET-07")
def test_where_no_siege_rules_hold_the_normal_rule_does():
    """In the first two scenarios the besieged count full steps like everybody."""
    found = [
        steps(state(), "defender", 1500, code)
        for code in ("siege", "watchtower", "help", "braken_keep")
    ]
    assert found == [(1, 2), (1, 1), (1, 1), (1, 2)]


@pytest.mark.rule("SIEGE-BUDGET-04", "SIEGE-BUDGET-05", "SIEGE-BUDGET-06")
@pytest.mark.ruling("SIEGE-AMB-05")
@pytest.mark.ruling("SIEGE-AMB-07")
def test_small_armies_as_the_house_has_it():
    """Below a thousand points Min counts as zero, or once; above, as usual."""
    kind = state(minmax_below_1000="one")
    found = [steps(kind, role, 800) for role in ("attacker", "defender")]
    assert found == [(1, 1), (1, 1)]
    found = [steps(kind, role, 2500) for role in ("attacker", "defender")]
    assert found == [(2, 2), (2, 3)]
    _, warnings = budget.budget(state(), 800)
    assert keys(warnings) == [
        ("siege.round_number", "SIEGE-BUDGET-03"),
        ("siege.small_attacker", "SIEGE-AMB-07"),
        ("siege.small_defender", "SIEGE-AMB-05"),
    ]


@pytest.mark.rule("SIEGE-BUDGET-03")
def test_a_round_number_is_advised():
    """Full thousands get no note."""
    found = [keys(budget.budget(state(), points)[1]) for points in (2000, 2500)]
    assert found == [[], [("siege.round_number", "SIEGE-BUDGET-03")]]


@pytest.mark.rule("SIEGE-BUDGET-02")
@pytest.mark.rule("SIEGE-SCN3-06")
@pytest.mark.parametrize(
    ("code", "rule"),
    [("siege", "SIEGE-BUDGET-02"), ("braken_keep", "SIEGE-SCN3-06")],
)
def test_the_besieged_have_half_at_most(code, rule):
    """Less is allowed, but one point more is not."""
    found, _ = budget.budget(state(), 2000, 900, code)
    assert found["defender"]["points"] == 900
    with pytest.raises(Refused) as refused:
        budget.budget(state(), 2000, 1001, code)
    assert (refused.value.rule, refused.value.facts["limit"]) == (rule, 1000)


@pytest.mark.rule("SIEGE-SCN1-05")
@pytest.mark.ruling("SIEGE-AMB-23")
@examples("watchtower", "points")
def test_the_watchtower_wants_half_as_many_again(case):
    """The ratio is exact, unless the house allows more."""
    points = case["points"]["attacker"], case["points"]["defender"]
    refusal = budget.ratio_refusal(state(), *points, "watchtower")
    assert case["ratio_ok"] == (refusal is None)
    kind = state(scenario1_ratio="at_least")
    found = [budget.ratio_refusal(s, 1600, 1000, "watchtower") for s in (state(), kind)]
    assert [one and one.rule for one in found] == ["SIEGE-SCN1-05", None]
    # Too many for the one is not the same as a wrong ratio for the other.
    keys = [budget.ratio_refusal(s, 1000, 999, "watchtower") for s in (state(), kind)]
    assert [one and one.key for one in keys] == [
        "siege.points_exactly",
        "siege.points_ratio",
    ]


@pytest.mark.rule("SIEGE-BUDGET-02", "SIEGE-SCN1-05", "SIEGE-SCN3-06")
@pytest.mark.parametrize(
    ("code", "most"),
    [("siege", 500), ("braken_keep", 500), ("watchtower", 666), ("help", None)],
)
def test_what_limits_the_besieged(code, most):
    """Half of a thousand points, two thirds in the race, no limit for the call."""
    assert budget.defender_limit(1000, code) == most
    found = budget.ratio_refusal(state(), 1000, 1000, code)
    told = found and (found.code, found.key, found.facts)
    exactly = "exactly" if code == "watchtower" else "ratio"
    facts = {"attacker": 1000, "defender": 1000, "limit": most}
    assert told == (most and ("rule", f"siege.points_{exactly}", facts))
    other = budget.ratio_refusal(state(), 1000, 1010, code)
    assert (other and other.facts["defender"]) == (most and 1010)


@pytest.mark.rule("SIEGE-BUDGET-10")
@pytest.mark.ruling("SIEGE-AMB-04")
def test_half_of_the_equipment_is_not_rounded():
    """315 points leave 157 and a half; without an artillery list there are none."""
    found = [artillery_share(315, role) for role in ("attacker", "defender")]
    assert found == [Fraction(315, 2)] * 2
    assert artillery_share(250, "defender", "braken_keep") == 0
    assert budget.shown_share(Fraction(315, 2)) == 157.5
    assert isinstance(budget.shown_share(Fraction(250)), int)


@pytest.mark.ruling("SIEGE-AMB-02")
def test_a_quarter_of_the_limit_or_of_what_was_spent():
    """By a house rule, the points spent are the base."""
    spent = state(allowance_base="spent")
    found = [allowance(s, "attacker", 2000, spent=1800) for s in (state(), spent)]
    assert found == [500, 450]
    assert allowance(spent, "attacker", 2000) == 500


@pytest.mark.rule("SIEGE-SCN1-03")
@pytest.mark.rule("SIEGE-SCN2-05")
@pytest.mark.rule("SIEGE-SCN3-08")
def test_what_each_scenario_gives_for_equipment():
    """The scenarios give nothing, a bonus for an earlier victory, or a quarter."""
    found = [
        allowance(state(), role, 1000, code, won_before=won)
        for code in ("watchtower", "help", "braken_keep")
        for role, won in (("attacker", True), ("attacker", False), ("defender", True))
    ]
    assert found == [0, 0, 0, 100, 0, 0, 250, 250, 250]
    # This is of the army's limit, whatever was spent.
    assert allowance(state(), "attacker", 1000, "braken_keep", spent=900) == 250
