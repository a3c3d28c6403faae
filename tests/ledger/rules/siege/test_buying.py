"""Buying: what is paid, what is told, and why a side may not."""

from __future__ import annotations

import pytest

from ledger.rules.siege import buying, lists
from ledger.rules.siege.clearing import clear
from ledger.rules.siege.leaving import cleared
from ledger.state import CAMPAIGN
from ledger.table import Table
from tests.ledger.rules.siege.vectors import (
    EMPIRE,
    ENTERING,
    GARDE,
    HACHES,
    NAINS,
    WALL,
    dice,
    field,
    refusal,
)

WON = (
    ("scenario:watchtower", "code", "watchtower"),
    ("scenario:watchtower", "role", "attacker"),
)


def rich(code="braken_keep", *, points=500, facts=(), held=(), **more):
    """Nains have points for equipment."""
    return field(code, facts=facts, held=[(NAINS, "allowance", points), *held], **more)


def buy(state, item, count=None, unit=None, *, side=NAINS, ruled=False):
    """A side buys."""
    return buying.buy(state, Table(ruled=ruled), ENTERING, side, item, count, unit)


def test_what_the_lists_see_of_a_side():
    """Nothing spent is not known; a watchtower won brings a bonus."""
    plain = lists.Buyer("attacker", "braken_keep", 2000, None, False, None)
    assert buying.buyer(field(), NAINS) == plain
    known = field("help", facts=[*WON, (NAINS, "people", "Nains"), (NAINS, "spent", 9)])
    found = lists.Buyer("attacker", "help", 2000, "Nains", True, 9)
    assert buying.buyer(known, NAINS) == found
    earlier = field(facts=[(EMPIRE, "role", None)])
    assert buying.buyer(earlier, EMPIRE).role == "defender"


@pytest.mark.rule("SIEGE-BUDGET-11", "SIEGE-LIST-16")
@pytest.mark.parametrize(("count", "number"), [(None, 1), (2, 2)])
def test_all_is_told_of_a_purchase(count, number):
    """The points go, the pieces come, each by its rule."""
    state = rich(held=[(f"{NAINS}/destroyed", "ram", 1)])
    out = buy(state, "ram", count)
    assert out.asked == {"side": NAINS, "item": "ram", "count": number, "unit": None}
    assert out.result == {
        "side": NAINS,
        "item": "ram",
        "count": number,
        "cost": 10 * number,
        "unit": None,
        "left": 500 - 10 * number,
        "owned": 1 + number,
    }
    reasons = [one.because for one in out.effects]
    assert reasons == [("SIEGE-BUDGET-11", NAINS), ("SIEGE-LIST-16", NAINS)]
    assert out.warnings == []


@pytest.mark.rule("SIEGE-LIST-10", "SIEGE-LADDER-05")
def test_what_is_bought_for_a_unit_is_with_it_at_once():
    """It needs as many as it has stands, no more and no fewer."""
    state = rich()
    for count in (None, 3):
        out = buy(state, "ladders", count, HACHES)
        assert (out.result["count"], out.result["cost"]) == (3, 15)
        assert (out.asked["unit"], out.result["owned"]) == (HACHES, 3)
        after = state.copy().apply(out.effects)
        assert after.words(HACHES, "equipment") == ("ladders",)
        assert after.balance(f"{NAINS}/placed", "ladders") == 3
    for count in (2, 4):
        told = refusal(buy, state, "ladders", count, HACHES)
        facts = {"piece": "ladders", "count": 3}
        assert told == ("usage", "siege.needs", None, facts)
    told = refusal(buy, state, "ram", None, GARDE, ruled=True)
    facts = {"unit": GARDE, "side": NAINS}
    assert told == ("rule", "siege.other_unit", None, facts)
    both = rich(facts=[(HACHES, "equipment", ("mantlets",))])
    noted = [one["key"] for one in buy(both, "ram", None, HACHES).warnings]
    assert noted == ["siege.combined"]
    noted = [one["key"] for one in buy(both, "bombard").warnings]
    assert noted == ["siege.people_untold"]


@pytest.mark.rule("SIEGE-BUDGET-11", "SIEGE-SCN2-06")
def test_points_that_lack_cannot_be_spent_by_a_ruling():
    """The last point can be."""
    assert buy(rich(points=20), "ram", 2).result["left"] == 0
    facts = {"side": NAINS, "have": 19, "need": 20}
    for ruled in (False, True):
        told = refusal(buy, rich(points=19), "ram", 2, ruled=ruled)
        assert told == ("not_enough", "siege.allowance", "SIEGE-BUDGET-11", facts)
    told = refusal(buy, rich("help", points=19, facts=WON), "earthwork", 2)
    facts = {"side": NAINS, "have": 19, "need": 30}
    assert told == ("not_enough", "siege.allowance", "SIEGE-SCN2-06", facts)


def test_every_reason_against_a_purchase_is_told():
    """The first gives the refusal its code and its rule."""
    code, key, rule, facts = refusal(buy, rich(points=4), "boiling_oil")
    assert (code, key, rule) == ("rule", "siege.faults", "SIEGE-LIST-03")
    found = [(one.code, one.rule, dict(one.facts)) for one in facts["findings"]]
    assert found == [
        ("siege.only_defender", "SIEGE-LIST-03", {"piece": "boiling_oil"}),
        (
            "siege.allowance",
            "SIEGE-BUDGET-11",
            {"side": NAINS, "have": 4, "need": 5},
        ),
    ]
    # Where nothing is open at all, points do not matter.
    told = refusal(buy, field("watchtower"), "ram")
    assert told[:3] == ("rule", "siege.list_closed", "SIEGE-SCN1-03")
    carries = rich(points=4, facts=[(HACHES, "equipment", ("ladders",))])
    code, _, rule, facts = refusal(buy, carries, "ram", None, HACHES)
    rules = [one.rule for one in facts["findings"]]
    assert (code, rule) == ("not_enough", "SIEGE-BUDGET-11")
    assert rules == ["SIEGE-LADDER-04", "SIEGE-BUDGET-11"]


@pytest.mark.rule("SIEGE-BUDGET-10", "SIEGE-LIST-08")
def test_earlier_purchases_count_but_are_settled():
    """Half of the points go into artillery; of each sort there is a Max."""
    assert buy(rich(), "mangonel", 2).result["cost"] == 160
    had = rich(held=[(NAINS, "mangonel", 2)])
    told = refusal(buy, had, "mangonel")
    facts = {"piece": "mangonel", "count": 3, "most": 2}
    assert told == ("rule", "siege.too_many", "SIEGE-LIST-08", facts)
    facts = {"spent": 280, "allowance": 500}
    told = refusal(buy, had, "trebuchet")
    assert told == ("rule", "siege.over_artillery", "SIEGE-BUDGET-10", facts)
    over = rich(held=[(NAINS, "mangonel", 4)])
    assert buy(over, "ram").result["owned"] == 1
    assert buying.refusals(over, NAINS, {"ram": 60}) == []
    spent = rich(held=[(NAINS, "ram", 100)])
    assert buying.refusals(spent, NAINS, {"ram": 1}) == []
    assert len(buying.refusals(rich(), NAINS, {"boiling_oil": 1})) == 1


def test_nobody_has_more_than_ten_thousand_pieces():
    """Those that are there count."""
    many = rich(points=10**6, held=[(NAINS, "ram", 9_999)])
    assert buying.refusals(many, NAINS, {"ram": 1}) == []
    told = refusal(buying.refusals, many, NAINS, {"ram": 2})
    assert told == ("usage", "siege.many_pieces", None, {"most": 10_000})


def dug(*, works=2, **more):
    """Empire has earthworks on the table."""
    return field(held=[(f"{EMPIRE}/placed", "earthwork", works)], **more)


@pytest.mark.rule("SIEGE-EARTH-12", "SIEGE-EARTH-13", "SIEGE-EARTH-14")
def test_infantry_clears_earthworks():
    """Each section is rolled for by itself; one six is enough."""
    state = dug()
    out = clear(state, dice(1, 2, 6, 3, 4), HACHES, [[2, 1], [2]], None)
    lines = out.result.pop("lines")
    assert [line["destroyed"] for line in lines] == [True, False]
    assert [line["attacks"] for line in lines] == [3, 2]
    assert out.asked == {"unit": HACHES, "side": EMPIRE}
    told = {"attacked": 2, "destroyed": 1, "left": 1}
    assert out.result == {"unit": HACHES, "side": EMPIRE, **told}
    assert {one.because for one in out.effects} == {("SIEGE-EARTH-13", HACHES)}
    after = state.copy().apply(out.effects)
    assert after.balance(f"{EMPIRE}/destroyed", "earthwork") == 1
    own = field(held=[(f"{NAINS}/placed", "earthwork", 1)])
    out = clear(own, dice(6), HACHES, [[1]], NAINS)
    assert (out.result["side"], out.result["left"]) == (NAINS, 0)
    assert clear(own, dice(6), GARDE, [[1]], None).result["side"] == NAINS


@pytest.mark.rule("SIEGE-EARTH-12", "SIEGE-EARTH-13", "SIEGE-EARTH-15")
def test_who_cannot_clear_them():
    """Cavalry, more stands than there are, or more sections than there are."""
    riders = dug(facts=[(HACHES, "type", "cavalry")])
    told = refusal(clear, riders, dice(6), HACHES, [[1]], None)
    facts = {"unit": HACHES, "unit_type": "cavalry"}
    assert told == ("rule", "siege.not_infantry", "SIEGE-EARTH-12", facts)
    told = refusal(clear, dug(), dice(6), HACHES, [[1, 1], [1, 1]], None)
    facts = {"unit": HACHES, "have": 3, "need": 4}
    assert told == ("rule", "siege.few_stands", "SIEGE-EARTH-13", facts)
    told = refusal(clear, dug(works=1), dice(6), HACHES, [[1], [1]], None)
    facts = {"side": EMPIRE, "have": 1, "need": 2}
    assert told == ("out_of_stock", "siege.few_earthworks", "SIEGE-EARTH-15", facts)


def test_what_a_scenario_leaves_behind_is_cleared_away():
    """Names, peoples and results stay."""
    held = [
        *((NAINS, "allowance", 5), (NAINS, "ram", 1), (f"{NAINS}/placed", "ram", 1)),
        (f"{EMPIRE}/destroyed", "boiling_oil", 2),
    ]
    of_side = ("spent", "units", "general_died", "broken")
    of_all = ("gate_as", "turn_limit", "holder", "holding", "held", "off")
    facts = [
        *((NAINS, key, 1) for key in of_side),
        *((CAMPAIGN, key, 1) for key in (*of_all, "general_off", "winner", "ended")),
        *((NAINS, "people", "Nains"), (NAINS, "general", "Gert"), *WON),
        ("machine:Nains.ram.1", "side", NAINS),
    ]
    state = field(facts=facts, held=held)
    after = state.copy().apply(cleared(state))
    assert after.facts.get(NAINS) == {"name": "Nains", "people": "Nains"}
    assert after.facts.get(EMPIRE) == {"name": "Empire"}
    for gone in (HACHES, GARDE, WALL, "machine:Nains.ram.1"):
        assert not after.facts.get(gone)
    assert after.facts["scenario:watchtower"]["role"] == "attacker"
    kept = {"game", "scenario", "turn", "phase", "first"}
    assert set(after.facts[CAMPAIGN]) == kept
    accounts = (NAINS, f"{NAINS}/placed", f"{EMPIRE}/destroyed")
    items = ("allowance", "ram", "boiling_oil")
    assert not any(after.balance(a, i) for a in accounts for i in items)
