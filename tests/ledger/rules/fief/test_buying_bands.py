"""Rebels, royal guards and cardinals: who may buy them, and how many there are."""

from __future__ import annotations

import pytest

from ledger.rules.fief.purchases.buying import buy, cardinals_left
from tests.ledger.rules.fief.positions import (
    ANNE,
    do,
    effect,
    fact,
    holding,
    keys,
    lord,
    person,
    position,
    refusal,
    refused,
)

RICH = {"Anne": 5000, "Bruno": 5000, "Chloé": 5000}
REVOLT = effect("revolt", player="Bruno", at="Lac") + holding("rebels", "v3", 2)
REVOLT += holding("rebels", "v6", 1)


def shop(text, *, money=RICH, **more):
    """A position in the purchases, where everybody is rich."""
    return position(text, phase="purchases", money=money, **more)


@pytest.mark.rule("FIEF-BUY-04", "FIEF-STOCK-04", "FIEF-REVOLT-09")
def test_anybody_enlarges_a_revolt_while_the_stock_lasts():
    """TV-REVOLT-01: 12 of 18 points are out, so that 6 may be bought for the others."""
    state = shop(REVOLT)
    outcome = do(state, buy, "Anne", "rebel", value=3)
    assert (outcome.result["at"], outcome.result["cost"]) == ("territory:Lac", 300)
    do(state, buy, "Chloé", "rebel", count=3)
    assert state.balances["rebels"] == {"v1": 3, "v3": 3, "v6": 1}
    for value in (1, 3, 6):
        said = refused(state, buy, "Anne", "rebel", value=value)
        assert said == ("out_of_stock", "fief.stock_rebels", "FIEF-STOCK-04")


@pytest.mark.rule("FIEF-REVOLT-09", "FIEF-BUY-04")
@pytest.mark.parametrize("buyer", ["Anne", "Bruno", "Chloé"])
@pytest.mark.parametrize(("value", "cost"), [(1, 100), (3, 300), (6, 600)])
def test_any_player_pays_100_for_each_point_of_rebels(buyer, value, cost):
    """The rebels' controller does not matter."""
    state = shop(effect("revolt", player="Bruno", at="Lac"))
    outcome = do(state, buy, buyer, "rebel", value=value)
    assert outcome.result["cost"] == cost
    assert state.balance(f"player:{buyer}", "money") == 5000 - cost
    assert state.balances["rebels"] == {f"v{value}": 1}


@pytest.mark.rule("FIEF-REVOLT-09", "FIEF-BUY-01")
@pytest.mark.parametrize(
    "phase", ["cards", "income", "movement", "combat", "negotiations"]
)
def test_a_revolt_grows_in_the_purchases_only(phase):
    """In any other phase nobody buys rebels."""
    state = position(REVOLT, phase=phase, money=RICH)
    said = refused(state, buy, "Anne", "rebel")
    assert (said[0], said[2]) == ("out_of_phase", "FIEF-BUY-01")


@pytest.mark.rule("FIEF-BUY-04")
def test_without_a_revolt_there_are_no_rebels():
    """There are no rebels to put them beside."""
    over, unled = shop(REVOLT), shop(REVOLT)
    over.put("campaign", "revolt_at", None)
    unled.put("campaign", "revolt", None)
    for state in (shop(""), over, unled):
        said = refused(state, buy, "Anne", "rebel")
        assert said == ("rule", "fief.no_revolt", "FIEF-BUY-04")


@pytest.mark.rule("FIEF-BUY-04")
@pytest.mark.ruling("FIEF-AMB-66")
@pytest.mark.parametrize(("since", "allowed"), [(3, True), (2, False)])
def test_by_house_rule_only_in_the_first_purchases(since, allowed):
    """By default every turn of the revolt counts."""
    text = REVOLT + fact("campaign", "revolt_since", since)
    state = shop(text, house={"revolt.buy": "first"})
    if allowed:
        do(state, buy, "Anne", "rebel")
    else:
        said = refused(state, buy, "Anne", "rebel")
        assert said == ("rule", "fief.revolt_late", "fief.revolt.buy")
    do(shop(text), buy, "Anne", "rebel")


KING = person("Roland", "Anne", "Lac", king=True)
QUEEN = person("Blanche", "Bruno", "Lac", queen=True)
LOST = holding("guard/king", "v6", 1)  # 14 of the king's 20 points have fallen


@pytest.mark.rule("FIEF-BUY-12", "FIEF-GUARD-06", "FIEF-GUARD-12", "FIEF-STOCK-02")
def test_guards_are_bought_back_beside_their_sovereign():
    """The king's has up to 20 points, the queen's 10; their players buy them."""
    state = shop(KING + QUEEN + LOST)
    outcome = do(state, buy, "Anne", "guard", value=3, count=3)
    assert (outcome.result["at"], outcome.result["cost"]) == ("territory:Lac", 900)
    assert state.balance("guard/king", "v3") == 3
    said = refused(state, buy, "Anne", "guard", value=6)
    assert said == ("out_of_stock", "fief.stock_value", "FIEF-STOCK-02")
    do(state, buy, "Bruno", "guard", value=3, count=2)
    do(state, buy, "Bruno", "guard", count=4)
    assert refused(state, buy, "Bruno", "guard")[0] == "out_of_stock"
    said = refused(state, buy, "Chloé", "guard")
    assert said == ("rule", "fief.no_guard", "FIEF-BUY-12")


@pytest.mark.rule("FIEF-BUY-12")
def test_who_has_both_guards_says_which():
    """A choice decides, or the lord beside whom they are put."""
    state = shop(KING + QUEEN.replace("Bruno", "Anne") + LOST)
    do(state, buy, "Anne", "guard", choices={"guard": "queen"})
    do(state, buy, "Anne", "guard", lord="Blanche")
    assert state.balances["guard/queen"] == {"v1": 2}


@pytest.mark.ruling("FIEF-AMB-85")
def test_beside_a_captive_sovereign_no_guard_is_bought():
    """None is bought during captivity."""
    state = shop(person("Roland", "Anne", "Lac", king=True, prisoner_of="Bruno"))
    said = refused(state, buy, "Anne", "guard")
    assert said == ("rule", "fief.captive", "FIEF-AMB-85")


REGENT = person("Blanche", "Bruno", "Lac", queen=True, regent=True)


@pytest.mark.rule("FIEF-BUY-12", "FIEF-GUARD-06")
@pytest.mark.ruling("FIEF-AMB-64")
def test_a_regent_buys_the_kings_guard_only_for_a_son():
    """Without a prince it is with the treasurer, unless the house lets her keep it."""
    state = shop(REGENT)
    asked = {"choices": {"guard": "king"}}
    said = refused(state, buy, "Bruno", "guard", **asked)
    assert said == ("rule", "fief.regent_guard", "FIEF-AMB-64")
    do(shop(REGENT, house={"guard.regent_keeps": True}), buy, "Bruno", "guard", **asked)
    young = shop(REGENT + KING)
    do(young, buy, "Bruno", "guard", **asked)
    assert young.balances["guard/king"] == {"v1": 1}
    assert refused(young, buy, "Anne", "guard")[1] == "fief.no_guard"


@pytest.mark.ruling("FIEF-AMB-64")
def test_a_regent_without_a_prince_is_not_asked_which_guard():
    """Only her own guard, the queen's, can be bought, and the answer says so."""
    outcome = do(shop(REGENT), buy, "Bruno", "guard")
    told = outcome.result
    assert (told["guard"], told["sovereign"]) == ("queen", "lord:Blanche")
    state = shop(REGENT)
    do(state, buy, "Bruno", "guard", ruled=True, choices={"guard": "king"})
    assert state.balances["guard/king"] == {"v1": 1}


# Cardinals ------------------------------------------------------------------------------

BISHOP = person("Philippe", "Anne", "Lac", bishop="Sigy")


@pytest.mark.rule("FIEF-BUY-11", "FIEF-CARD-33", "FIEF-CARD-16", "FIEF-BUY-01")
def test_a_bishop_becomes_cardinal_for_500():
    """A family's only bishop needs no choice; nobody else may become one."""
    state = shop(BISHOP + person("Arnaud", "Anne", "Lac"))
    assert refused(state, buy, "Anne", "cardinal", lord="Arnaud") == (
        "rule",
        "fief.not_bishop",
        "FIEF-BUY-11",
    )
    outcome = do(state, buy, "Anne", "cardinal")
    assert (outcome.result["at"], outcome.result["cost"]) == (lord("Philippe"), 500)
    assert state.get(lord("Philippe"), "cardinal") == 1
    assert state.balance(ANNE, "money") == 4500
    said = refused(state, buy, "Bruno", "cardinal")
    assert said == ("rule", "fief.no_bishop", "FIEF-BUY-11")


@pytest.mark.ruling("FIEF-AMB-131")
def test_one_hat_on_one_head():
    """A cardinal takes no second card, and two at once are impossible."""
    state = shop(BISHOP.replace('"Sigy"', '"Sigy"\ncardinal = true'))
    said = refused(state, buy, "Anne", "cardinal")
    assert said == ("rule", "fief.cardinal_already", "FIEF-AMB-131")
    said = refusal(do, shop(BISHOP), buy, "Anne", "cardinal", count=2)
    assert (said.code, said.rule) == ("usage", "FIEF-AMB-131")


@pytest.mark.rule("FIEF-BUY-11", "FIEF-STOCK-08")
def test_there_are_three_hats():
    """The last one is sold; with all three out, no ruling makes a fourth."""
    text = BISHOP + "".join(
        person(name, "Bruno", "Lac", cardinal=True)
        for name in ("Arnaud", "Charles", "Eric")
    )
    state = shop(text)
    assert cardinals_left(state) == 0
    for ruled in (False, True):
        said = refusal(do, state, buy, "Anne", "cardinal", ruled=ruled)
        assert (said.code, said.rule) == ("out_of_stock", "FIEF-STOCK-08")
        assert said.facts == {"what": "cardinal", "wanted": 1, "left": 0}
    state.put(lord("Eric"), "cardinal", None)
    do(state, buy, "Anne", "cardinal")
    assert cardinals_left(state) == 0


@pytest.mark.ruling("FIEF-AMB-92")
def test_a_captive_may_become_cardinal_unless_the_house_forbids_it():
    """The table gets a note that he cannot crown anybody meanwhile."""
    text = BISHOP.replace('"Sigy"', '"Sigy"\nprisoner_of = "Bruno"')
    assert keys(do(shop(text), buy, "Anne", "cardinal")) == ["fief.cardinal_captive"]
    strict = shop(text, house={"cardinal.captive": False})
    said = refused(strict, buy, "Anne", "cardinal")
    assert said == ("rule", "fief.captive", "fief.cardinal.captive")
