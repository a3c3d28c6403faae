"""The sale of a bishop's card as it is answered and recorded, and its refusals."""

from __future__ import annotations

import pytest

from ledger.effects import Because, Change, Transfer
from ledger.rules.fief.possible import possible
from ledger.rules.fief.variants.bishop_auction import faults, seat, share
from ledger.state import BANK
from tests.ledger.rules.fief.positions import (
    ANNE,
    BRUNO,
    CHLOE,
    CORBIE,
    SIGY,
    do,
    keys,
    refusal,
)
from tests.ledger.rules.fief.variants.test_bishop_auction import (
    ERIC,
    HENRY,
    PEOPLE,
    TWO,
    purses,
    vacant,
)

THIERRY = "lord:Thierry"
SALE = ("Sigy", "Anne", 400, "Henry")


def facts(*sale, state=None, **more):
    """Key and facts of a refused sale."""
    told = refusal(do, state or vacant(), seat, *sale, **more)
    return told.key, told.facts


@pytest.mark.rule("FIEF-VAR-06", "FIEF-VAR-09")
def test_a_sale_is_answered_and_recorded_in_full():
    """Who pays whom how much; the card leaves the discards for its bishop."""
    outcome = do(vacant(), seat, *SALE)
    assert outcome.asked == {
        "diocese": SIGY,
        "winner": ANNE,
        "price": 400,
        "bishop": HENRY,
        "presides": THIERRY,
    }
    assert outcome.result == outcome.asked | {
        "sold": True,
        "cardinal": BRUNO,
        "share": 200,
        "bank": 200,
        "balances": {ANNE: 500, BRUNO: 1100},
    }
    laid = Because("FIEF-VAR-06", SIGY)
    assert outcome.effects == [
        Transfer("money", 200, ANNE, BRUNO, Because("FIEF-VAR-09", THIERRY)),
        Transfer("money", 200, ANNE, BANK, Because("FIEF-VAR-09", SIGY)),
        Change(SIGY, "sale", 3, None, Because("FIEF-VAR-01", SIGY)),
        Change(SIGY, "bishop", None, HENRY, laid),
        Change(SIGY, "discarded", 1, None, laid),
        Transfer("card", 1, "discard", "table", laid),
    ]
    assert keys(outcome) == []


@pytest.mark.rule("FIEF-VAR-08", "FIEF-VAR-09")
def test_a_discarded_card_is_paid_for_and_stays_where_it_is():
    """The least bid goes to the cardinal's player by a third."""
    outcome = do(vacant(), seat, "Sigy", "Chloé", 300, discard=True)
    assert (outcome.result["bishop"], outcome.result["sold"]) == (None, True)
    assert [one.__class__ for one in outcome.effects] == [Transfer, Transfer, Change]
    assert outcome.result["balances"] == {CHLOE: 600, BRUNO: 1000}


@pytest.mark.rule("FIEF-VAR-03")
def test_an_unsold_card_is_answered_and_recorded():
    """Nobody pays; the sale is over."""
    outcome = do(vacant(), seat, "Sigy", unsold=True)
    nothing = dict.fromkeys(("winner", "price", "bishop", "presides"))
    assert outcome.asked == {"diocese": SIGY} | nothing
    assert outcome.result == outcome.asked | {
        "sold": False, "cardinal": None, "share": None, "bank": None, "balances": {},
    }  # fmt: skip
    because = Because("FIEF-VAR-03", SIGY)
    assert outcome.effects == [Change(SIGY, "sale", 3, None, because)]


@pytest.mark.rule("FIEF-VAR-03")
@pytest.mark.parametrize(
    "more",
    [{"winner": "Anne"}, {"price": 300}, {"bishop": "Henry"}, {"discard": True}],
)
def test_a_card_is_sold_or_unsold(more):
    """Nothing of a sale is said together with `unsold`."""
    told = refusal(do, vacant(), seat, "Sigy", unsold=True, **more)
    assert (told.code, told.key, told.rule) == (
        "usage", "fief.seat_unsold", "FIEF-VAR-03",
    )  # fmt: skip


@pytest.mark.rule("FIEF-VAR-06")
@pytest.mark.parametrize(
    "more",
    [
        {"winner": "Anne", "price": 300},
        {"winner": "Anne", "price": 300, "bishop": "Henry", "discard": True},
        {"price": 300, "bishop": "Henry"},
        {"winner": "Anne", "discard": True},
    ],
)
def test_half_a_sale_is_none(more):
    """Winner, price, and either a bishop or the discards."""
    told = refusal(do, vacant(), seat, "Sigy", **more)
    assert (told.code, told.key, told.rule) == (
        "usage",
        "fief.seat_half",
        "FIEF-VAR-06",
    )


@pytest.mark.rule("FIEF-VAR-03", "FIEF-VAR-04", "FIEF-VAR-05", "FIEF-VAR-07")
@pytest.mark.ruling("FIEF-AMB-112")
def test_each_refusal_says_what_it_is_about():
    """The sales that are due, the cardinals, the bid, or the lord and his player."""
    assert facts("Corbie", "Anne", 400, "Henry") == (
        "fief.seat_other", {"diocese": CORBIE, "near": [SIGY]},
    )  # fmt: skip
    over = vacant()
    do(over, seat, "Sigy", unsold=True)
    assert facts(*SALE, state=over) == (
        "fief.seat_undue", {"diocese": SIGY, "near": []},
    )  # fmt: skip
    assert facts(*SALE, presides="Eric") == (
        "fief.presides_not", {"lord": ERIC, "near": [THIERRY]},
    )  # fmt: skip
    bid = {"player": ANNE, "bid": 299, "least": 300}
    assert facts("Sigy", "Anne", 299, "Henry") == ("fief.seat_bid", bid)
    dear = {"player": ANNE, "bid": 901, "money": 900}
    assert facts("Sigy", "Anne", 901, "Henry") == ("fief.seat_purse", dear)
    assert facts("Sigy", "Anne", 901) == ("fief.seat_purse", dear)  # before the rest
    assert facts("Sigy", "Bruno", 400, "Eric") == (
        "fief.seat_host_bids", {"player": BRUNO},
    )  # fmt: skip
    host = {"lord": "lord:Othon", "player": BRUNO}
    assert facts("Sigy", "Anne", 400, "Othon") == ("fief.seat_host_lord", host)
    declined = {"lord": ERIC, "player": CHLOE}
    refused = {"nominee.Chloé": "refused"}
    assert facts("Sigy", "Anne", 400, "Eric", choices=refused) == (
        "fief.seat_declined", declined,
    )  # fmt: skip


@pytest.mark.rule("FIEF-VAR-04", "FIEF-VAR-05", "FIEF-VAR-07")
@pytest.mark.parametrize(
    ("winner", "price", "bishop"),
    [("Anne", 100, "Henry"), ("Bruno", 400, "Henry"), ("Anne", 400, "Othon")],
)
def test_a_ruling_overrules_what_is_no_matter_of_money(winner, price, bishop):
    """A low bid, the auctioneer's own, or a lord of his; the share is never more."""
    state = vacant()
    choices = {"nominee.Anne": "granted"} if winner == "Bruno" else {}
    told = do(
        state, seat, "Sigy", winner, price, bishop, ruled=True, choices=choices
    ).result
    assert (told["bishop"], told["share"] + told["bank"]) == (f"lord:{bishop}", price)
    assert sum(purses(state)) + told["bank"] == 2700


@pytest.mark.ruling("FIEF-AMB-81")
def test_a_share_is_never_more_than_the_price():
    """Of 50, which a ruling allows, a third rounded up would be 100."""
    state = vacant()
    assert share(state, 50) == 100
    told = do(state, seat, "Sigy", "Anne", 50, "Henry", ruled=True).result
    assert (told["share"], told["bank"]) == (50, 0)


@pytest.mark.rule("FIEF-VAR-06")
@pytest.mark.parametrize(
    ("more", "expected"),
    [
        ({}, []),
        ({"titles": ["Rouge"]}, ["fief.seat_titled"]),
        ({"cardinal": True}, ["fief.seat_titled"]),
        ({"king": True}, ["fief.seat_titled"]),
    ],
)
def test_who_cannot_be_named(more, expected):
    """One fief, red hat or crown is enough against him."""
    state = vacant({"Henry": {**PEOPLE["Henry"], **more}})
    found = list(faults(state, HENRY))
    assert [one.key for one in found][: len(expected) or 1] == expected
    assert all(one.facts["lord"] == HENRY for one in found)


@pytest.mark.rule("FIEF-VAR-02", "FIEF-VAR-05")
def test_who_may_bid_where_two_cardinals_live():
    """Each player might not preside; a third player only needs the least bid."""
    state = vacant(TWO, dies="Roland")
    state.add(CHLOE, "money", -600)
    found = {
        player: [(one["most"], one["missing"], one["where"], one["price"])]
        for player in (ANNE, BRUNO, CHLOE)
        for one in possible(state, player)
        if one["act"] == "seat"
    }
    assert found == {player: [(1, [], SIGY, 300)] for player in (ANNE, BRUNO, CHLOE)}
    state.add(CHLOE, "money", -1)
    (poor,) = (one for one in possible(state, CHLOE) if one["act"] == "seat")
    assert (poor["most"], [one["what"] for one in poor["missing"]]) == (0, ["money"])
    nobody = vacant()
    nobody.put(THIERRY, "cardinal", None)
    assert not [one for one in possible(nobody, ANNE) if one["act"] == "seat"]


@pytest.mark.rule("FIEF-VAR-06")
def test_hands_that_nobody_counts_leave_no_card_to_move():
    """The bishop has the see all the same."""
    state = vacant(house={"cards.hands": "untracked"})
    outcome = do(state, seat, *SALE)
    assert state.get(SIGY, "bishop") == HENRY
    assert not [one for one in outcome.effects if one[0] == "card"]
    assert keys(outcome) == []
