"""What bids are answered with, who may bid, and when the auction is still due."""

from __future__ import annotations

import pytest

from ledger.rules.fief.purchases.auction import auction, due, highest, pending, steps
from ledger.rules.fief.purchases.upkeep import settled, unpaid, upkeep, wage
from ledger.rules.fief.turn import order
from tests.ledger.rules.fief.positions import (
    ANNE,
    BRUNO,
    CHLOE,
    do,
    fact,
    position,
    refusal,
    refused,
)

PLAYED = {"variant.tactics": True}
RICH = {"Anne": 5000, "Bruno": 5000, "Chloé": 5000}


def sale(more="", *, money=RICH, house=PLAYED, **head):
    """The purchases of a table that uses the extension."""
    return position(more, phase="purchases", money=money, house=house, **head)


def camps(told):
    """The part of a position that says who employs how many."""
    return f"[camps]\n{told}\n"


@pytest.mark.rule("TAC-MERC-10", "TAC-MERC-11")
def test_all_bids_are_announced_in_turn_order():
    """Each bidder has both bids; who bids nothing at all is not mentioned."""
    state = sale()
    state.put("campaign", "first_player", BRUNO)
    told = do(state, auction, ["Anne=500", "Bruno=500"], ["Anne=600", "Bruno=700"])
    assert told.result["bids"] == [
        {"player": BRUNO, "bid": 500, "again": 700},
        {"player": ANNE, "bid": 500, "again": 600},
    ]
    assert (told.result["tied"], told.warnings) == (False, [])
    once = do(sale(), auction, ["Chloé=300", "Bruno=200"]).result
    assert once["bids"] == [
        {"player": BRUNO, "bid": 200, "again": None},
        {"player": CHLOE, "bid": 300, "again": None},
    ]


@pytest.mark.rule("TAC-MERC-13", "TAC-MERC-10")
def test_two_ties_are_told_but_passes_are_none():
    """Nobody wins either way; the answer says whether it was for a tie."""
    twice = ["Anne=500", "Bruno=500"]
    told = do(sale(), auction, twice, twice).result
    assert (told["tied"], told["winner"], told["paid"]) == (True, None, 0)
    told = do(sale(), auction, ["Anne=0", "Bruno=0"]).result
    assert (told["tied"], told["winner"], told["paid"]) == (False, None, 0)


def test_the_highest_bid_is_none_of_those_who_pass():
    """Everybody who ties is named, in the order of the bids."""
    assert highest({ANNE: 3, BRUNO: 5, CHLOE: 5}) == [BRUNO, CHLOE]
    assert highest({ANNE: 0, BRUNO: 0}) == highest({}) == []


@pytest.mark.rule("FIEF-TURN-13")
def test_whoever_is_out_does_not_bid():
    """Not even nothing."""
    state = sale(fact(CHLOE, "out", 2))
    for bid in (0, 300):
        found = refused(state, auction, ["Anne=100", f"Chloé={bid}"])
        assert found == ("rule", "fief.out", "FIEF-TURN-13")


@pytest.mark.ruling("TAC-AMB-23", "TAC-AMB-24", "TAC-AMB-46")
@pytest.mark.parametrize(
    ("bid", "facts"),
    [
        (100, {"player": ANNE, "bid": 100, "least": 200}),
        (250, {"player": ANNE, "bid": 250, "step": 100}),
        (5100, {"player": ANNE, "bid": 5100, "money": 5000}),
    ],
)
def test_a_refused_bid_says_what_it_lacks(bid, facts):
    """The lowest bid, the step between bids, or the money in the purse."""
    state = sale(house=PLAYED | {"tactics.merc.min_bid": 2})
    assert steps(state) == (200, 100)
    assert refusal(do, state, auction, [f"Anne={bid}"]).facts == facts
    if bid < 5000:
        do(state.copy(), auction, [f"Anne={bid}"], ruled=True)
    else:
        assert refused(state, auction, [f"Anne={bid}"], ruled=True)[0] == "not_enough"


@pytest.mark.rule("TAC-MERC-12", "TAC-MERC-11")
def test_a_second_bid_is_refused_with_the_first():
    """No ruling lowers it, or lets in who has not tied."""
    state, first = sale(), ["Anne=500", "Bruno=500", "Chloé=100"]
    low = refusal(do, state, auction, first, ["Anne=500", "Bruno=400"], ruled=True)
    assert low.facts == {"player": BRUNO, "bid": 400, "least": 500}
    third = [*first[:2], "Chloé=500"]
    assert refusal(do, state, auction, first, third, ruled=True).facts == {
        "player": CHLOE
    }


@pytest.mark.rule("TAC-MERC-07", "TAC-MERC-03")
@pytest.mark.parametrize(
    ("employed", "upkept", "held", "expected"),
    [
        (5, False, False, True),  # none in the reserve, but upkeep is open
        (5, True, False, False),
        (2, True, False, True),
        (0, False, False, True),
        (2, False, True, False),
        (0, False, True, False),
    ],
)
def test_upkeep_or_auction_is_still_to_come(employed, upkept, held, expected):
    """Only until the auction; the buyer of anything else gets a note of it."""
    more = camps(f"Anne = {employed}") if employed else ""
    state = sale(more + (fact("campaign", "auctioned", 3) if held else ""))
    if upkept:
        do(state, upkeep, "Anne", employed)
    assert due(state) is expected
    told = [(one["key"], one["rule"]) for one in pending(state)]
    assert told == ([("fief.auction_first", "TAC-MERC-07")] if expected else [])


@pytest.mark.rule("TAC-MERC-03", "TAC-MERC-04", "TAC-MERC-05")
def test_upkeep_is_answered_in_full():
    """Who keeps how many, the cost, what is left, and how many are unemployed."""
    state = sale(camps("Anne = 3"))
    assert (wage(state), settled(state, ANNE)) == (100, False)
    outcome = do(state, upkeep, "Anne", 2)
    assert outcome.result == {
        "player": ANNE,
        "keep": 2,
        "dismissed": 1,
        "cost": 200,
        "money": 4800,
        "reserve": 3,
    }
    assert (outcome.asked, outcome.warnings) == ({"player": ANNE, "keep": 2}, [])
    assert (settled(state, ANNE), settled(state, BRUNO)) == (True, False)
    assert not order.has_acted(state, ANNE)


@pytest.mark.rule("TAC-MERC-04", "TAC-MERC-03")
def test_more_than_there_are_cannot_be_kept_by_any_ruling():
    """The refusal has the number asked for, and the number there."""
    state = sale(camps("Anne = 2"))
    told = refusal(do, state, upkeep, "Anne", 3, ruled=True)
    assert told.facts == {"player": ANNE, "wanted": 3, "there": 2}
    late = sale(camps("Anne = 2") + fact("campaign", "auctioned", 3))
    assert refusal(do, late, upkeep, "Anne", 1).facts == {"player": ANNE}
    assert do(late, upkeep, "Anne", 1, ruled=True).result["dismissed"] == 1
    out = sale(camps("Anne = 2") + fact(ANNE, "out", 2))
    assert refused(out, upkeep, "Anne", 1)[1] == "fief.out"


@pytest.mark.rule("TAC-MERC-05")
def test_each_employer_who_has_not_paid_is_told():
    """With the number dismissed; nobody is owed anything after the auction."""
    state = sale(camps('Anne = 2\n"Chloé" = 1'))
    effects, notes = unpaid(state)
    assert [one["facts"] for one in notes] == [
        {"player": ANNE, "count": 2},
        {"player": CHLOE, "count": 1},
    ]
    assert [one.amount for one in effects] == [2, 1]
    state.put("campaign", "auctioned", 3)
    assert unpaid(state) == ([], [])
