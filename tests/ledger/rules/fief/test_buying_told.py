"""Purchases as they are answered and recorded, and the facts of their refusals."""

from __future__ import annotations

import pytest

from ledger.effects import Because, Change, Transfer
from ledger.questions import Missing
from ledger.rules.fief.facts import GUARDSMEN
from ledger.rules.fief.purchases.buying import ITEMS, buy, cardinals_left, over, price
from ledger.rules.fief.purchases.extension import left_of
from ledger.rules.fief.purchases.placing import strongholds
from ledger.state import BANK
from tests.ledger.rules.fief.positions import (
    ANNE,
    BRUNO,
    at,
    do,
    effect,
    holding,
    keys,
    lord,
    person,
    position,
    refusal,
    village,
)

CASTLE = village("Bourg", "Anne", "Anne.v1=1", building="castle")
ARNAUD = person("Arnaud", "Anne", "Bourg")
BISHOP = person("Philippe", "Anne", "Lac", bishop="Sigy")
PLAYED = {"variant.tactics": True}


def shop(text=CASTLE, *, money=5000, **more):
    """Anne's purchases."""
    return position(text, phase="purchases", money={"Anne": money}, **more)


@pytest.mark.rule("FIEF-BUY-02", "FIEF-BUY-05", "FIEF-BUY-15")
def test_a_purchase_is_answered_and_recorded_in_full():
    """The price goes to the bank, the counters to the castle; the player has acted."""
    outcome = do(shop(), buy, "Anne", "soldier", at="Bourg", count=2, value=3)
    asked = {
        "player": ANNE,
        "item": "soldier",
        "count": 2,
        "at": at("Bourg"),
        "value": 3,
    }
    assert outcome.asked == asked
    assert outcome.result == asked | {"cost": 600, "money": 4400}
    assert outcome.effects == [
        Transfer("money", 600, ANNE, BANK, Because("FIEF-BUY-02", ANNE)),
        Transfer(
            "v3", 2, f"stock/{ANNE}", f"{at('Bourg')}/{ANNE}",
            Because("FIEF-BUY-02", at("Bourg")),
        ),
        Change(ANNE, "acted_purchases", None, 3),
    ]  # fmt: skip


@pytest.mark.rule("FIEF-BUY-02", "FIEF-BUY-06", "FIEF-BUY-11", "TAC-ARCH-01")
@pytest.mark.parametrize(
    ("item", "said", "asked"),
    [
        ("soldier", {"lord": "Arnaud"}, {"value": 1, "lord": lord("Arnaud")}),
        ("soldier", {"at": "Bourg"}, {"value": 1}),
        ("archer", {"lord": "Arnaud"}, {"lord": lord("Arnaud")}),
        ("archer", {"at": "Bourg"}, {}),
        ("mill", {"at": "Bourg"}, {}),
        ("cardinal", {"lord": "Philippe"}, {"at": lord("Philippe")}),
    ],
)
def test_only_words_that_matter_are_kept(item, said, asked):
    """Counters have a value; a lord is named beside whom something was put."""
    state = shop(CASTLE + ARNAUD + BISHOP, house=PLAYED)
    outcome = do(state, buy, "Anne", item, **said)
    known = {"player": ANNE, "item": item, "count": 1, "at": at("Bourg")}
    assert outcome.asked == known | asked


@pytest.mark.rule("FIEF-BUY-02", "FIEF-BUY-10", "TAC-ARCH-01", "TAC-BOMB-01")
@pytest.mark.parametrize(
    ("item", "count", "value", "cost"),
    [
        ("soldier", 1, "v1", 100),
        ("soldier", 2, "v6", 1200),
        ("rebel", 3, "v3", 900),
        ("guard", 1, "v3", 300),
        ("mill", 2, "v3", 600),
        ("cardinal", 1, "v6", 500),
        ("archer", 2, "v1", 4),
        ("bombard", 1, "v1", 4),
    ],
)
def test_a_price_by_number_and_value(item, count, value, cost):
    """Only counters cost by points; the extension's cost coins, here of 1."""
    assert price(item, count, value) == cost


@pytest.mark.parametrize(
    ("word", "near"),
    [("mil", ["mill"]), ("soldeir", ["soldier"]), ("zzzzzz", list(ITEMS))],
)
def test_an_unknown_thing_is_answered_with_the_like(word, near):
    """Or, where nothing is like it, with everything that there is to buy."""
    told = refusal(do, shop(), buy, "Anne", word, at="Bourg")
    assert (told.key, told.facts) == ("fief.item", {"word": word, "near": near})


@pytest.mark.rule("FIEF-BUY-05", "FIEF-STOCK-04", "FIEF-STOCK-10")
def test_what_the_stock_lacks_is_told_in_numbers():
    """Soldiers by value, rebels by points, buildings by kind."""
    revolt = effect("revolt", player="Bruno", at="Lac") + holding("rebels", "v6", 1)
    full = village("Bourg", "Anne", "Anne.v1=11", building="castle")
    state = shop(full + revolt)
    state.balances["stock"]["mill"] = 1
    told = refusal(do, state, buy, "Anne", "soldier", at="Bourg", count=2)
    assert told.facts == {"what": "v1", "wanted": 2, "left": 1}
    told = refusal(do, state, buy, "Anne", "rebel", value=6)
    assert told.facts == {"what": "v6", "wanted": 1, "left": 0, "value": 6}
    told = refusal(do, state, buy, "Anne", "mill", at="Bourg", count=2)
    assert (told.key, told.facts) == (
        "fief.stock", {"what": "mill", "wanted": 2, "left": 1},
    )  # fmt: skip
    do(state, buy, "Anne", "mill", at="Bourg")
    do(state, buy, "Anne", "soldier", at="Bourg")


@pytest.mark.ruling("FIEF-AMB-66")
@pytest.mark.parametrize(
    ("when", "since", "allowed"),
    [
        ("first", 3, True),
        ("first", 2, False),
        ("first", None, True),
        ("any", 2, True),
    ],
)
def test_rebels_late_in_a_revolt(when, since, allowed):
    """A revolt whose beginning nobody knows counts as new."""
    text = effect("revolt", player="Bruno", at="Lac")
    state = shop(text, house={"revolt.buy": when} if when == "first" else {})
    state.put("campaign", "revolt_since", since)
    if not allowed:
        told = refusal(do, state, buy, "Anne", "rebel")
        assert (told.key, told.facts) == ("fief.revolt_late", {"turn": 2})
    do(state, buy, "Anne", "rebel", ruled=True)
    assert state.balances["rebels"] == {"v1": 1}


@pytest.mark.rule("FIEF-BUY-08", "FIEF-BUY-09")
@pytest.mark.ruling("FIEF-AMB-36")
def test_what_a_village_has_room_for():
    """Three mills and presses in all, one castle, none beside a city."""
    state = shop(
        village("Bourg", mills=1, presses=1)
        + village("Vaux", building="castle")
        + village("Pré", building="city")
    )
    assert [over(state, at("Bourg"), one) for one in ("mill", "press", "castle")] == [
        None, None, None,
    ]  # fmt: skip
    full = over(state, at("Bourg"), "press", 2)
    assert full.facts == {"village": at("Bourg"), "there": 2, "wanted": 2, "most": 3}
    two = over(state, at("Vaux"), "castle")
    assert two.facts == {"village": at("Vaux"), "there": 1, "wanted": 1, "most": 1}
    assert over(state, at("Pré"), "castle").facts == {"village": at("Pré")}
    assert over(state, at("Pré"), "mill", 3) is None


@pytest.mark.rule("FIEF-BUY-09")
def test_a_village_beyond_its_limits_is_marked_once():
    """The mark of the ruling is part of the purchase, with the same reason."""
    state = shop(village("Bourg", "Anne", "Anne.v1=1", building="castle", mills=3))
    told = do(state, buy, "Anne", "mill", at="Bourg", ruled=True).effects
    because = Because("FIEF-BUY-06", at("Bourg"))
    assert Change(at("Bourg"), "ruled", None, 1, because) in told
    assert Transfer("mill", 1, "stock", at("Bourg"), because) in told


@pytest.mark.rule("FIEF-BUY-03", "FIEF-FIEF-12")
def test_strongholds_are_castles_and_cities_under_control():
    """In map order; not without a counter there, and not a bare village."""
    state = shop(
        village("Beaujeu", "Anne", "Anne.v1=1", building="city")
        + CASTLE
        + village("Vaux", "Anne", building="castle")
        + village("Pré", "Anne", "Anne.v1=1")
        + village("Lac", "Bruno", "Bruno.v1=1", building="castle")
    )
    assert strongholds(state, ANNE) == [at("Bourg"), at("Beaujeu")]
    assert strongholds(state, BRUNO) == [at("Lac")]


@pytest.mark.rule("FIEF-BUY-03")
@pytest.mark.ruling("FIEF-AMB-35")
def test_beside_a_lord_by_ruling_or_in_nobodys_village():
    """A captive's place, or one that its owner has closed; nobody's needs no leave."""
    captive = person("Arnaud", "Anne", "Vaux", prisoner_of="Bruno")
    theirs = village("Vaux", "Bruno", "Bruno.v1=1")
    state = shop(theirs + captive)
    choices = {"leave.Bruno": "granted"}
    outcome = do(
        state, buy, "Anne", "soldier", lord="Arnaud", ruled=True, choices=choices
    )
    assert keys(outcome) == ["fief.uncontrolled"]
    assert state.balance(f"{at('Vaux')}/{ANNE}", "v1") == 1
    free = shop(theirs + person("Arnaud", "Anne", "Vaux"))
    told = refusal(
        do, free, buy, "Anne", "soldier", at="Vaux", choices={"leave.Bruno": "refused"}
    )
    facts = {"village": at("Vaux"), "player": ANNE, "owner": BRUNO}
    assert (told.key, told.facts) == ("fief.leave_refused", facts)
    strict = shop(
        theirs + person("Arnaud", "Anne", "Vaux"), house={"buy.beside_lord": "strict"}
    )
    told = refusal(do, strict, buy, "Anne", "soldier", at="Vaux")
    assert (told.key, told.facts) == ("fief.not_controlled", facts)
    far = refusal(do, free, buy, "Anne", "soldier", lord="Arnaud", at="Bourg")
    assert far.facts == {"lord": lord("Arnaud"), "village": at("Vaux")}


@pytest.mark.rule("FIEF-BUY-11", "FIEF-STOCK-08")
def test_a_cardinal_is_chosen_among_the_familys_bishops():
    """The answer to a question names one; the others stay bishops."""
    state = shop(BISHOP + person("Henry", "Anne", "Roc", bishop="Corbie"))
    outcome = do(state, buy, "Anne", "cardinal", choices={"lord": "Henry"})
    assert outcome.result["at"] == lord("Henry")
    assert (cardinals_left(state), outcome.warnings) == (2, [])
    assert [state.get(lord(one), "cardinal") for one in ("Philippe", "Henry")] == [
        None, 1,
    ]  # fmt: skip
    simple = shop(BISHOP + ARNAUD)
    do(simple, buy, "Anne", "cardinal", lord="Arnaud", ruled=True)
    assert simple.get(lord("Arnaud"), "cardinal") == 1
    strict = shop(
        BISHOP.replace('"Sigy"', '"Sigy"\nprisoner_of = "Bruno"'),
        house={"cardinal.captive": False},
    )
    outcome = do(strict, buy, "Anne", "cardinal", ruled=True)
    assert keys(outcome) == ["fief.cardinal_captive"]


@pytest.mark.rule("TAC-ARCH-04", "TAC-GEN-03")
def test_how_many_archers_a_player_may_still_buy():
    """Three less those on the board, also in a box that is opened only now."""
    state = shop(house=PLAYED)
    assert left_of(state, ANNE, "archer") == 3
    do(state, buy, "Anne", "archer", at="Bourg", count=2)
    assert (left_of(state, ANNE, "archer"), left_of(state, BRUNO, "archer")) == (1, 3)
    told = refusal(do, state, buy, "Anne", "archer", at="Bourg", count=2)
    assert told.facts == {
        "player": ANNE, "what": "archer", "wanted": 2, "left": 1, "most": 3,
    }  # fmt: skip
    do(state, buy, "Anne", "archer", at="Bourg")
    assert left_of(state, ANNE, "archer") == 0
    old = shop(house=PLAYED)
    for held in old.balances.values():
        for kind in ("archer", "bombard", "mercenary", *GUARDSMEN):
            held.pop(kind, None)
    assert [left_of(old, ANNE, one) for one in ("archer", "bombard")] == [3, 3]


@pytest.mark.rule("TAC-GEN-10")
def test_a_ruling_sells_what_the_table_does_not_play():
    """Without the extension, or without its module."""
    for house in ({}, PLAYED | {"tactics.modules.archers": False}):
        state = shop(house=house)
        do(state, buy, "Anne", "archer", at="Bourg", ruled=True)
        assert state.balance(f"{at('Bourg')}/{ANNE}", "archer") == 1


@pytest.mark.rule("FIEF-BUY-15")
def test_who_cannot_pay_is_not_asked_anything():
    """Neither where soldiers go, nor which bishop is meant."""
    two = CASTLE + village("Vaux", "Anne", "Anne.v1=1", building="castle")
    sees = BISHOP + person("Henry", "Anne", "Roc", bishop="Corbie")
    state = shop(two + sees, money=99)
    for item in ("soldier", "cardinal"):
        told = refusal(do, state, buy, "Anne", item, asks=True)
        assert (told.key, told.facts["money"]) == ("fief.purse", 99)
    with pytest.raises(Missing) as caught:
        do(shop(two), buy, "Anne", "soldier", asks=True)
    assert (caught.value.question.key, caught.value.question.who) == ("at", ANNE)


@pytest.mark.rule("FIEF-BUY-07", "FIEF-BUY-11")
def test_what_a_purchase_is_refused_for_by_name():
    """The village and its owner, or the lord."""
    state = shop(village("Lac", "Bruno", "Bruno.v1=1") + ARNAUD + BISHOP)
    told = refusal(do, state, buy, "Anne", "mill", at="Lac")
    assert told.facts == {"village": at("Lac"), "player": ANNE, "owner": BRUNO}
    told = refusal(do, state, buy, "Anne", "cardinal", lord="Arnaud")
    assert told.facts == {"lord": lord("Arnaud")}
    do(state, buy, "Anne", "mill", at="Lac", ruled=True)
    assert state.balance(at("Lac"), "mill") == 1
