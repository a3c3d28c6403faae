"""Royal guards bought back: which counters, for whom, and how many are left."""

from __future__ import annotations

import pytest

from ledger.effects import Because, Transfer
from ledger.rules.fief.facts import WAITING
from ledger.rules.fief.purchases.buying import buy
from ledger.rules.fief.purchases.guards import faults, of_player, ware, wares
from tests.ledger.rules.fief.positions import (
    ANNE,
    BRUNO,
    CHLOE,
    at,
    do,
    fact,
    holding,
    person,
    position,
    refusal,
    refused,
)

KING = person("Roland", "Anne", "Lac", king=True)
QUEEN = person("Blanche", "Bruno", "Lac", queen=True)
REGENT = person("Blanche", "Bruno", "Lac", queen=True, regent=True)
BOUGHT = {"variant.tactics": True, "tactics.guard.rebuy": True}
ROLAND, BLANCHE = "lord:Roland", "lord:Blanche"


def shop(text=KING + QUEEN, house=None):
    """Purchases with sovereigns; everybody is rich."""
    money = {"Anne": 5000, "Bruno": 5000}
    return position(text, phase="purchases", money=money, house=house)


def keys(found):
    """Key and rule of each fault."""
    return [(one.key, one.rule) for one in found]


@pytest.mark.rule("FIEF-GUARD-06", "FIEF-GUARD-12", "FIEF-STOCK-02")
def test_the_counters_of_the_base_game():
    """Each value from the guard's own series, as many as have fallen."""
    state = shop(KING + QUEEN + holding("guard/king", "v6", 1))
    assert (
        list(wares(state, "king")) == list(wares(state, "queen")) == ["v1", "v3", "v6"]
    )
    six = ware(state, "king", "v6")
    assert six == (
        "v6",
        "stock/king",
        state.balance("stock/king", "v6"),
        "FIEF-STOCK-02",
    )
    fallen = six.left
    whole = shop(KING + QUEEN)
    assert ware(whole, "king", "v6").left == fallen + 1
    told = refusal(do, state, buy, "Anne", "guard", value=6, count=fallen + 1)
    assert (told.key, told.facts) == (
        "fief.stock_value",
        {"what": "king_guard", "wanted": fallen + 1, "left": fallen},
    )


@pytest.mark.rule("TAC-GUARD-01", "TAC-GUARD-20")
def test_the_guardsmen_of_the_extension():
    """Knights for threes, sergeants for ones, as many as the sovereign has room for."""
    state = shop(house=BOUGHT)
    assert wares(state, "king") == {
        "v1": ("guard_sergeant", "stock", 2, "TAC-GUARD-01"),
        "v3": ("guard_knight", "stock", 2, "TAC-GUARD-01"),
    }
    assert [one.left for one in wares(state, "queen").values()] == [2, 1]
    state.add("guard/king", "guard_sergeant", 2)
    state.add("stock", "guard_sergeant", -3)
    assert ware(state, "king", "v1").left == 0
    assert ware(state, "queen", "v1").left == 1
    told = refusal(ware, state, "king", "v6")
    assert (told.key, told.facts) == ("fief.guard_six", {"name": "king"})
    told = refusal(do, state, buy, "Anne", "guard", value=3, count=3)
    assert (told.key, told.rule, told.facts) == (
        "fief.stock", "TAC-GUARD-01", {"what": "guard_knight", "wanted": 3, "left": 2},
    )  # fmt: skip
    do(state, buy, "Anne", "guard", value=3, count=2)
    assert state.balance("guard/king", "guard_knight") == 2


@pytest.mark.rule("FIEF-BUY-12")
def test_a_guard_bought_back_is_answered_and_recorded():
    """Where it is, whose it is, and what it cost; the lord is not repeated."""
    state = shop()
    outcome = do(state, buy, "Anne", "guard", lord="Roland", value=3)
    assert outcome.asked == {
        "player": ANNE, "item": "guard", "count": 1, "at": at("Lac"), "value": 3,
    }  # fmt: skip
    assert outcome.result == outcome.asked | {
        "guard": "king", "sovereign": ROLAND, "cost": 300, "money": 4700,
    }  # fmt: skip
    because = Because("FIEF-BUY-12", at("Lac"))
    assert Transfer("v3", 1, "stock/king", "guard/king", because) in outcome.effects


@pytest.mark.ruling("FIEF-AMB-85", "FIEF-AMB-129")
def test_a_captives_guard_waits_at_the_treasurer_by_ruling():
    """It is not put beside a prisoner."""
    state = shop(KING.replace("king = true", 'king = true\nprisoner_of = "Bruno"'))
    do(state, buy, "Anne", "guard", ruled=True)
    assert (state.balance("guard/king", "v1"), state.balance(WAITING["king"], "v1")) == (
        0, 1,
    )  # fmt: skip


@pytest.mark.ruling("FIEF-AMB-64", "FIEF-AMB-85")
@pytest.mark.parametrize(
    ("text", "house", "name", "expected"),
    [
        (KING, {}, "king", []),
        (REGENT, {}, "king", [("fief.regent_guard", "FIEF-AMB-64")]),
        (REGENT, {}, "queen", []),
        (REGENT, {"guard.regent_keeps": True}, "king", []),
        (REGENT + KING, {}, "king", []),
        (
            REGENT + person("Henry", "Anne", "Lac", prince=True),
            {},
            "king",
            [],
        ),
    ],
)
def test_a_regent_buys_the_kings_guard_for_a_child(text, house, name, expected):
    """A prince or young King, or where the house lets her keep it."""
    state = shop(text, house)
    lord = BLANCHE if "regent" in text else ROLAND
    assert keys(faults(state, name, lord)) == expected


@pytest.mark.rule("TAC-GUARD-20")
@pytest.mark.ruling("TAC-AMB-17", "FIEF-AMB-85")
def test_fallen_guardsmen_are_bought_by_house_rule_only():
    """Of the base game's guard the extension says nothing; captivity comes first."""
    plain = shop(house={"variant.tactics": True})
    no = ("fief.guard_no_rebuy", "TAC-GUARD-20")
    assert keys(faults(plain, "king", ROLAND)) == [no]
    assert keys(faults(shop(house=BOUGHT), "king", ROLAND)) == []
    captive = shop(
        KING.replace("king = true", 'king = true\nprisoner_of = "Bruno"'),
        {"variant.tactics": True},
    )
    assert keys(faults(captive, "king", ROLAND)) == [
        ("fief.captive", "FIEF-AMB-85"), no,
    ]  # fmt: skip


@pytest.mark.rule("FIEF-BUY-12")
def test_whose_guards_they_are():
    """The sovereign's player's; a lord without a guard is refused with the rule."""
    state = shop()
    assert [of_player(state, one) for one in (ANNE, BRUNO, CHLOE)] == [
        ["king"], ["queen"], [],
    ]  # fmt: skip
    both = shop(KING + QUEEN.replace("Bruno", "Anne"))
    assert of_player(both, ANNE) == ["king", "queen"]
    other = shop(KING + person("Henry", "Anne", "Lac"))
    found = refused(other, buy, "Anne", "guard", lord="Henry")
    assert found == ("rule", "fief.no_guard", "FIEF-BUY-12")


@pytest.mark.rule("FIEF-BUY-12")
@pytest.mark.ruling("FIEF-AMB-85")
def test_who_has_both_is_asked_only_where_both_may_be_bought():
    """If the King is captive, the queen's is meant; if both are, one is asked."""
    king = KING.replace("king = true", 'king = true\nprisoner_of = "Bruno"')
    state = shop(king + QUEEN.replace("Bruno", "Anne"))
    told = do(state, buy, "Anne", "guard").result
    assert (told["guard"], told["sovereign"]) == ("queen", BLANCHE)
    both = shop(king + QUEEN.replace("Bruno", "Anne") + fact(BLANCHE, "captor", BRUNO))
    found = refused(both, buy, "Anne", "guard", choices={"guard": "queen"})
    assert found == ("rule", "fief.captive", "FIEF-AMB-85")
