"""Foundings as they are answered and recorded, and all that may be missing."""

from __future__ import annotations

import pytest

from ledger.effects import Because, Change, Transfer
from ledger.rules.fief.purchases.founding import (
    capitals,
    castles,
    found,
    lacks,
    occupies,
    titles_left,
)
from ledger.rules.fief.turn import order
from ledger.state import BANK
from tests.ledger.rules.fief.positions import (
    ANNE,
    BRUNO,
    CHLOE,
    NOIR,
    at,
    do,
    effect,
    fact,
    holding,
    keys,
    lord,
    new_ids,
    person,
    position,
    refusal,
    title,
    village,
)

SENNECY = village("Sennecy", "Anne", "Anne.v1=1", building="castle")
ROC = village("Roc", "Anne", "Anne.v1=1")
VAL = village("Val", "Anne", "Anne.v1=1")
HOLDER = person("Arnaud", "Anne", "Lac")
LAND = SENNECY + ROC + VAL
WORDS = ("Anne", "Noir", "Sennecy", "Arnaud")
REBELS = effect("revolt", player="Bruno", at="Val") + holding("rebels", "v1", 1)


def market(text=LAND + HOLDER, **more):
    """Anne's purchases."""
    return position(text, phase="purchases", money={"Anne": 1000}, **more)


def founds(state, *words, **more):
    """Anne founds the fief of Noir."""
    return do(state, found, *(words or WORDS), **new_ids(state), **more)


@pytest.mark.rule("FIEF-FIEF-03", "FIEF-FIEF-06", "FIEF-FIEF-07", "FIEF-BUY-10")
def test_a_founding_is_answered_and_recorded_in_full():
    """Price, city for castle, and the title with all that is known of it."""
    state = market()
    outcome = founds(state)
    assert outcome.asked == {
        "player": ANNE, "region": NOIR, "capital": at("Sennecy"), "lord": lord("Arnaud"),
    }  # fmt: skip
    assert outcome.result == outcome.asked | {
        "rank": "baron", "title": title("Noir"), "cost": 600, "money": 400,
    }  # fmt: skip
    swap, named = Because("FIEF-FIEF-06", at("Sennecy")), Because("FIEF-FIEF-07", NOIR)
    assert outcome.effects == [
        Transfer("money", 600, ANNE, BANK, Because("FIEF-BUY-10", ANNE)),
        Transfer("city", 1, "stock", at("Sennecy"), swap),
        Transfer("castle", 1, at("Sennecy"), "stock", swap),
        Change(title("Noir"), "name", None, "Noir", named),
        Change(title("Noir"), "region", None, NOIR, named),
        Change(title("Noir"), "capital", None, at("Sennecy"), named),
        Change(title("Noir"), "holder", None, lord("Arnaud"), named),
        Change(ANNE, "acted_purchases", None, 3),
    ]
    assert outcome.warnings == []


@pytest.mark.rule("FIEF-FIEF-01", "FIEF-TURN-02")
@pytest.mark.ruling("FIEF-AMB-121")
def test_who_else_is_there_is_told_one_by_one():
    """After the note that a later player has acted."""
    land = SENNECY + ROC.replace('"Anne" = ', '"Bruno" = { v1 = 1 }, "Anne" = ')
    state = market(land + VAL + HOLDER + REBELS + fact(CHLOE, "acted_purchases", 3))
    outcome = founds(state)
    assert keys(outcome) == ["fief.out_of_turn", "fief.guest", "fief.rebels_there"]
    assert [one["facts"] for one in outcome.warnings[1:]] == [
        {"village": at("Roc"), "player": BRUNO},
        {"village": at("Val"), "player": "rebels"},
    ]


@pytest.mark.rule("FIEF-FIEF-01", "FIEF-FIEF-02", "FIEF-FIEF-25", "FIEF-STOCK-03")
@pytest.mark.rule("FIEF-STOCK-08")
@pytest.mark.ruling("FIEF-AMB-121")
def test_each_thing_that_is_missing_has_its_rule():
    """Nothing is, where all is there; guests only by the house rule."""
    house = {"found.guest_blocks": True}
    assert list(lacks(market(), ANNE, NOIR)) == []
    assert list(lacks(market(house=house), ANNE, NOIR)) == []
    crowded = market(LAND + HOLDER + REBELS, house=house)
    assert list(lacks(crowded, ANNE, NOIR)) == [
        ("alone", "fief.found.guest_blocks", at("Val"))
    ]
    assert list(lacks(market(LAND + HOLDER + REBELS), ANNE, NOIR)) == []
    state = market(REBELS, house=house)
    state.balances["stock"].pop("city")
    for name in ("Rouge", "Bleu"):
        state.put(title(name), "name", name)
        state.put(title(name), "region", "region:Gris")
    assert titles_left(state, "baron") == 0
    assert [tuple(one) for one in lacks(state, ANNE, NOIR)] == [
        *(("village", "FIEF-FIEF-01", at(one)) for one in ("Sennecy", "Roc", "Val")),
        ("castle", "FIEF-FIEF-02", None),
        ("lord", "FIEF-FIEF-25", None),
        ("title_card", "FIEF-STOCK-08", None),
        ("city", "FIEF-STOCK-03", None),
    ]


@pytest.mark.rule("FIEF-FIEF-01", "FIEF-FIEF-04")
@pytest.mark.ruling("FIEF-AMB-121")
def test_who_occupies_a_village():
    """The owner, or anybody where nobody owns it, with a counter; no guest."""
    state = market(
        SENNECY
        + village("Roc", None, "Anne.v1=1 Bruno.v1=1")
        + village("Val", "Anne", "Bruno.v1=1", guests=["Bruno"])
    )
    found_so = [
        [occupies(state, one, at(place)) for place in ("Sennecy", "Roc", "Val")]
        for one in (ANNE, BRUNO)
    ]
    assert found_so == [[True, True, False], [False, True, False]]


@pytest.mark.rule("FIEF-FIEF-04")
def test_where_a_capital_may_be():
    """A castle that is held; or else, for a fief to come, any castle owned."""
    roc = village("Roc", "Anne", building="castle")
    state = market(SENNECY + roc + village("Val", "Anne", "Anne.v1=1"))
    assert castles(state, ANNE, NOIR) == capitals(state, ANNE, NOIR) == [at("Sennecy")]
    empty = market(roc + VAL + SENNECY.replace("Anne", "Bruno"))
    assert (castles(empty, ANNE, NOIR), capitals(empty, ANNE, NOIR)) == (
        [],
        [at("Roc")],
    )
    assert capitals(empty, BRUNO, NOIR) == [at("Sennecy")]
    assert capitals(market(VAL), ANNE, NOIR) == []


@pytest.mark.rule("FIEF-FIEF-04", "FIEF-FIEF-08", "FIEF-FIEF-07")
def test_a_refused_founding_says_what_it_is_about():
    """The capital, the fief that is there, or the lord who is another's."""
    state = market(LAND + HOLDER + person("Roland", "Bruno", "Lac"))
    told = refusal(founds, state, "Anne", "Noir", "Roc", "Arnaud")
    assert told.facts == {"village": at("Roc"), "region": NOIR, "near": ["Sennecy"]}
    told = refusal(founds, state, "Anne", "Noir", "Lac", "Arnaud", ruled=True)
    assert (told.key, told.facts) == (
        "fief.capital_region", {"village": at("Lac"), "region": NOIR},
    )  # fmt: skip
    told = refusal(founds, state, "Anne", "Noir", "Sennecy", "Roland", ruled=True)
    assert told.key == "fief.lord_of_other"
    founds(state)
    told = refusal(founds, state, ruled=True)
    assert (told.key, told.facts) == ("fief.founded", {"title": title("Noir")})


@pytest.mark.rule("FIEF-FIEF-06", "FIEF-STOCK-03")
def test_a_ruling_makes_a_capital_without_a_castle():
    """The city comes from the stock, where there must be one; no castle goes back."""
    state = market(SENNECY.replace("castle", "city") + ROC + VAL + HOLDER)
    state.balances["stock"].pop("city")
    outcome = founds(state, ruled=True)  # the city that is there stays
    moves = [one for one in outcome.effects if isinstance(one, Transfer)]
    assert [one.what for one in moves] == ["money"]
    bare = market(LAND.replace('building = "castle"\n', "") + HOLDER)
    outcome = founds(bare, ruled=True)
    moves = [one for one in outcome.effects if isinstance(one, Transfer)]
    assert [one.what for one in moves] == ["money", "city"]
    assert order.has_acted(bare, ANNE)
