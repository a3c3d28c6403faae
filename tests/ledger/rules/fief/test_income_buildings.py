"""What each building pays, whatever else stands beside it."""

from __future__ import annotations

from itertools import product

import pytest

from ledger.rules.fief.treasury.income import income
from tests.ledger.rules.fief.positions import ANNE, do, position, village

# The prices of the rules, written out again.
CASTLE, CITY, PRESS, MILL = 100, 200, 100, 200


def told(building, mills, presses):
    """Anne's payment for a village with these buildings: the lines and the total."""
    more = {"building": building} if building else {}
    land = village("Bourg", "Anne", "Anne.v1=1", mills=mills, presses=presses, **more)
    state = position(land)
    result = do(state, income).result
    (own,) = (one for one in result["players"] if one["name"] == ANNE)
    lines = {line["what"]: (line["amount"], line["rule"]) for line in own["lines"]}
    assert state.balance(ANNE, "money") == own["total"]
    return lines, own["total"]


@pytest.mark.rule("FIEF-INC-02", "FIEF-INC-03", "FIEF-INC-04", "FIEF-INC-05")
@pytest.mark.parametrize("building", [None, "castle", "city"])
@pytest.mark.parametrize(
    ("mills", "presses"),
    [pair for pair in product(range(4), repeat=2) if sum(pair) <= 3],
)
def test_every_combination_of_buildings(building, mills, presses):
    """Each pays alone, by its own rule; a city pays instead of the castle."""
    expected = {}
    if building == "castle":
        expected["castle"] = (CASTLE, "FIEF-INC-02")
    if building == "city":
        expected["city"] = (CITY, "FIEF-INC-03")
    if presses:
        expected["press"] = (presses * PRESS, "FIEF-INC-04")
    if mills:
        expected["mill"] = (mills * MILL, "FIEF-INC-05")
    lines, total = told(building, mills, presses)

    assert expected == lines
    assert sum(amount for amount, _ in expected.values()) == total


@pytest.mark.rule("FIEF-INC-03", "FIEF-FIEF-04")
def test_a_castle_that_becomes_a_city_pays_as_a_city_only():
    """The city pays 200 instead of 100, and not 300: the castle's counter has gone."""
    from ledger.rules.fief.purchases.founding import found
    from tests.ledger.rules.fief.positions import new_ids, person

    land = "".join(village(name, "Anne", "Anne.v1=1") for name in ("Roc", "Val"))
    land += village("Sennecy", "Anne", "Anne.v1=1", building="castle")
    land += person("Arnaud", "Anne", "Sennecy")
    purse = {"Anne": 1000}
    before = position(land, money=purse)
    after = position(land, money=purse, phase="purchases")
    do(after, found, "Anne", "Noir", "Sennecy", "Arnaud", **new_ids(after))
    after.put("campaign", "phase", "income")
    paid = [_total(do(state, income).result) for state in (before, after)]

    assert paid == [CASTLE, CITY]


def _total(result):
    return next(one["total"] for one in result["players"] if one["name"] == ANNE)
