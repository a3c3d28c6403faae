"""The box: the number of each thing; nothing is ever lost."""

from __future__ import annotations

import pytest

from ledger.rules.fief.board.places import rank_of
from ledger.rules.fief.board.setup import money_in_box
from ledger.rules.fief.facts import VALUES
from ledger.rules.fief.forces import of_value, points
from ledger.rules.fief.purchases.buying import buy, cardinals_left
from ledger.rules.fief.purchases.founding import found, titles_left
from ledger.rules.fief.tables import BLUE, LORDS, RED
from ledger.rules.fief.treasury import banknotes
from ledger.rules.fief.treasury.income import income
from tests.ledger.rules.fief.positions import (
    ANNE,
    NOIR,
    at,
    do,
    new_ids,
    person,
    position,
    refusal,
    village,
)

RICH = {"Anne": 20_000}
SIX = ("Anne", "Bruno", "Chloé", "Dora", "Émile", "Flore")


def total(state, what):
    """The total of something in the whole game, without the world account."""
    return sum(
        held.get(what, 0)
        for account, held in state.balances.items()
        if account != "world"
    )


@pytest.mark.rule("FIEF-STOCK-01", "FIEF-STOCK-02", "FIEF-STOCK-03", "FIEF-STOCK-04")
@pytest.mark.rule("FIEF-STOCK-05", "FIEF-STOCK-06", "FIEF-STOCK-09")
def test_what_the_box_holds():
    """Each kind of counter, with its points; notes; lords."""
    state = position("", players=SIX)
    series = [of_value(state, f"stock/player:{name}") for name in SIX]
    assert series == [{"v1": 12, "v3": 5, "v6": 3}] * 6
    assert sum(sum(one.values()) for one in series) == 120
    worth = {
        name: points(state.balances[f"stock/{name}"]) for name in ("king", "queen")
    }
    assert worth == {"king": 20, "queen": 10}
    assert points(series[0]) == 45
    assert points(state.balances["stock/rebels"]) == 18
    bands = ("king", "queen", "rebels")
    counters = [sum(state.balances[f"stock/{name}"].values()) for name in bands]
    assert counters == [9, 6, 7]
    kinds = ("castle", "city", "mill", "press")
    assert [state.balance("stock", kind) for kind in kinds] == [12, 6, 12, 12]
    assert (money_in_box(), banknotes.full()) == (23_000, {1000: 10, 500: 20, 100: 30})
    names = state.named("lord").values()
    assert len(names) == len({name[0] for name in names}) == 16
    assert (len(LORDS["men"]), len(LORDS["women"])) == (12, 4)


@pytest.mark.rule("FIEF-STOCK-07", "FIEF-STOCK-08", "FIEF-STOCK-11", "FIEF-CARD-01")
def test_the_cards_of_the_box():
    """There are 57 blue and 12 red ones; three hats, two titles of each rank."""
    kinds = {kind: count for kind, count in BLUE.items() if isinstance(count, int)}
    assert kinds.pop("cards") == 57 == sum(kinds.values()) + 16
    red = {kind: count for kind, count in RED.items() if isinstance(count, int)}
    assert (sum(red.values()), red["king"], red["queen"], red["prince"]) == (
        12,
        1,
        1,
        1,
    )
    state = position("")
    assert cardinals_left(state) == 3
    assert [titles_left(state, rank) for rank in ("baron", "count", "duke")] == [
        2,
        2,
        2,
    ]
    assert total(state, "card") == 57


@pytest.mark.rule("FIEF-STOCK-03", "FIEF-STOCK-10")
@pytest.mark.parametrize(
    ("item", "most"), [("mill", 12), ("press", 12), ("castle", 12)]
)
def test_no_more_buildings_than_the_box_has(item, most):
    """The thirteenth is refused with the limit, whatever the referee says."""
    text = village("Bourg", "Anne", "Anne.v1=1")
    state = position(text, phase="purchases", money=RICH)
    do(state, buy, "Anne", item, at="Bourg", count=most, ruled=True)
    said = refusal(do, state, buy, "Anne", item, at="Bourg", ruled=True)
    assert (said.code, said.rule) == ("out_of_stock", "FIEF-STOCK-03")
    assert said.facts == {"what": item, "wanted": 1, "left": 0}
    assert state.balance("stock", item) == 0


@pytest.mark.rule("FIEF-STOCK-10", "FIEF-STOCK-11", "FIEF-STOCK-12", "FIEF-STOCK-13")
def test_a_turn_of_purchases_keeps_every_sum():
    """Counters, cards and money stay the same; TV-STOCK-02 is included."""
    names = ("Sennecy", "Roc", "Val")
    text = "".join(village(name, "Anne", "Anne.v1=1") for name in names)
    text += person("Arnaud", "Anne", "Roc", king=True)
    state = position(text, money=RICH)
    kinds = (*VALUES, "castle", "city", "mill", "press", "card", "money")
    before = [total(state, what) for what in kinds]
    do(state, income)
    state.put("campaign", "phase", "purchases")
    do(state, buy, "Anne", "castle", at="Roc")
    castles, cities = (state.balance("stock", what) for what in ("castle", "city"))
    do(state, found, "Anne", "Noir", "Roc", "Arnaud", **new_ids(state))
    assert state.balance("stock", "castle") == castles + 1
    assert state.balance("stock", "city") == cities - 1
    assert titles_left(state, rank_of(state, NOIR)) == 1
    do(state, buy, "Anne", "mill", at="Val", count=2)
    do(state, buy, "Anne", "soldier", at="Roc", value=6)
    do(state, buy, "Anne", "guard", value=3)
    assert before == [total(state, what) for what in kinds]
    assert state.balance(at("Roc"), "castle") == 0
    assert state.balance(f"{at('Roc')}/{ANNE}", "v6") == 1
