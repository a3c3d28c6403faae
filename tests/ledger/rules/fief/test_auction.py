"""Mercenaries are paid, and auctioned by secret bids, as the purchases begin."""

from __future__ import annotations

import pytest

from ledger.rules.fief import GAME
from ledger.rules.fief.camp import camp, employed, reserve, waiting
from ledger.rules.fief.possible import possible
from ledger.rules.fief.purchases.auction import auction, due
from ledger.rules.fief.purchases.buying import buy
from ledger.rules.fief.purchases.upkeep import owing, upkeep
from ledger.rules.fief.turn.conditions import conditions
from ledger.rules.fief.turn.reminders import due as reminders
from tests.ledger.rules.fief.positions import (
    ANNE,
    BRUNO,
    do,
    keys,
    position,
    refusal,
    refused,
    village,
)

FRANCK, SABINE, OLIVIER = "player:FRANCK", "player:SABINE", "player:OLIVIER"
TABLE = ("FRANCK", "SABINE", "OLIVIER")
PLAYED = {"variant.tactics": True}
RICH = {"Anne": 5000, "Bruno": 5000, "Chloé": 5000}


def sale(camps="", *, money=RICH, house=PLAYED, **head):
    """The purchases phase of a table that uses the extension."""
    more = f"[camps]\n{camps}\n" if camps else ""
    return position(more, phase="purchases", money=money, house=house, **head)


def ecus(amount):
    """The value at the table of an amount in the extension's coins."""
    return amount * 100


def bids(told):
    """The words of the command for bids in coins of the extension."""
    return [f"{name}={ecus(amount)}" for name, amount in told.items()]


# Upkeep -----------------------------------------------------------------------------


@pytest.mark.rule("TAC-MERC-03", "TAC-MERC-04", "TAC-MERC-05", "TAC-MERC-16")
def test_vector_a11_franck_keeps_one_of_three():
    """Franck pays for one; the other two join the lot of four."""
    money = dict.fromkeys(TABLE, 1000)
    state = sale("FRANCK = 3", players=TABLE, money=money)
    told = do(state, upkeep, "FRANCK", 1).result
    assert (told["cost"], told["dismissed"], told["reserve"]) == (ecus(1), 2, 4)
    assert (waiting(state, FRANCK), reserve(state)) == (1, 4)
    assert state.balance(FRANCK, "money") == told["money"] == 1000 - ecus(1)
    won = do(state, auction, bids({"SABINE": 2})).result
    assert (won["lot"], won["winner"]) == (4, SABINE)
    # Now two employ mercenaries.
    assert [employed(state, p) for p in (FRANCK, SABINE, OLIVIER)] == [1, 4, 0]


@pytest.mark.rule("TAC-MERC-04")
@pytest.mark.parametrize("keep", [0, 3])
def test_none_or_all_may_be_kept(keep):
    """Each costs one of the extension's coins."""
    state = sale("Anne = 3")
    told = do(state, upkeep, "Anne", keep).result
    assert (told["cost"], waiting(state, ANNE)) == (100 * keep, keep)
    fault = refused(sale("Anne = 3"), upkeep, "Anne", 4)
    assert fault == ("not_enough", "fief.keeps_more", "TAC-MERC-04")


@pytest.mark.rule("TAC-MERC-03")
def test_when_and_by_whom_they_are_paid():
    """Employers pay in the purchases, once a turn, before the auction."""
    state = sale("Anne = 2")
    wrong = sale("Anne = 2")
    wrong.put("campaign", "phase", "movement")
    assert refused(wrong, upkeep, "Anne", 1)[0] == "out_of_phase"
    assert refused(state, upkeep, "Bruno", 0)[1:] == (
        "fief.no_mercenaries",
        "TAC-MERC-03",
    )
    do(state, upkeep, "Anne", 1)
    assert refused(state, upkeep, "Anne", 1)[1] == "fief.upkept"
    do(state, auction, ["Bruno=300"])
    assert refused(state, upkeep, "Bruno", 1)[1] == "fief.upkeep_late"
    poor = sale("Anne = 2", money={"Anne": 199})
    found = refused(poor, upkeep, "Anne", 2)
    assert found == ("not_enough", "fief.purse", "FIEF-BUY-15")


@pytest.mark.rule("TAC-MERC-03", "TAC-MERC-07")
def test_the_auction_waits_for_every_employer():
    """The employers still due are named; the table may overrule it."""
    state = sale("Anne = 2\nBruno = 1")
    assert owing(state) == [ANNE, BRUNO]
    do(state, upkeep, "Anne", 2)
    fault = refusal(do, state, auction, ["Anne=100"])
    assert (fault.key, fault.facts["players"]) == ("fief.upkeep_open", [BRUNO])
    do(state.copy(), auction, ["Anne=100"], ruled=True)
    do(state, upkeep, "Bruno", 0)
    assert do(state, auction, ["Anne=100"]).result["lot"] == 3


@pytest.mark.rule("TAC-MERC-03", "TAC-MERC-04")
@pytest.mark.parametrize(("money", "most"), [(99, 0), (250, 2), (300, 3), (900, 3)])
def test_as_many_may_be_kept_as_there_are_and_can_be_paid(money, most):
    """Each has a whole wage; players without any, or who have paid, are not asked."""
    state = sale("Anne = 3", money={"Anne": money, "Bruno": money})
    asked = [one for one in possible(state, ANNE) if one["act"] == "upkeep"]
    assert [(one["price"], one["most"]) for one in asked] == [(ecus(1), most)]
    assert not any(one["act"] == "upkeep" for one in possible(state, BRUNO))
    do(state, upkeep, "Anne", most)
    assert not any(one["act"] == "upkeep" for one in possible(state, ANNE))


@pytest.mark.rule("TAC-MERC-06")
def test_who_did_not_pay_may_hire_them_again():
    """The tokens not paid for are in the same phase's lot."""
    state = sale("Anne = 5")
    do(state, upkeep, "Anne", 0)
    assert do(state, auction, ["Anne=100"]).result["winner"] == ANNE
    assert waiting(state, ANNE) == 5


@pytest.mark.rule("TAC-MERC-05", "TAC-MERC-03")
def test_who_never_pays_has_none_after_the_purchases():
    """At the end of the phase the unpaid leave, with a note; the paid stay."""
    state = sale("Anne = 2\nBruno = 1")
    do(state, upkeep, "Bruno", 1)
    ended = do(state, GAME.end_phase)
    assert keys(ended) == ["fief.upkeep_unpaid", "fief.auction_skipped"]
    assert (waiting(state, ANNE), waiting(state, BRUNO)) == (0, 1)
    won = sale("Anne = 2")
    do(won, upkeep, "Anne", 0)
    do(won, auction, ["Bruno=100"])
    assert GAME.end_phase(won, None) is None
    assert waiting(won, BRUNO) == 5


# The auction ------------------------------------------------------------------------

VECTORS = {
    "B20": ({"FRANCK": 4, "SABINE": 6, "OLIVIER": 0}, {}, SABINE, 6),
    "B21": (
        {"FRANCK": 5, "SABINE": 5, "OLIVIER": 3},
        {"FRANCK": 5, "SABINE": 7},
        SABINE,
        7,
    ),
    "B22": ({"FRANCK": 5, "SABINE": 5}, {"FRANCK": 6, "SABINE": 6}, None, 0),
    "B41": ({"FRANCK": 0, "SABINE": 0}, {}, None, 0),
    "B42": (
        dict.fromkeys(TABLE, 5),
        {"FRANCK": 6, "SABINE": 6, "OLIVIER": 5},
        None,
        0,
    ),
}


@pytest.mark.rule("TAC-MERC-08", "TAC-MERC-09", "TAC-MERC-10", "TAC-MERC-11")
@pytest.mark.rule("TAC-MERC-13", "TAC-MERC-14", "TAC-MERC-15")
@pytest.mark.ruling("TAC-AMB-23")
@pytest.mark.parametrize("name", VECTORS)
def test_vectors_of_the_auction(name):
    """The highest bid wins the whole lot, a second tie nothing; the winner pays."""
    first, second, winner, paid = VECTORS[name]
    state = sale(players=TABLE, money=dict.fromkeys(TABLE, 1000))
    told = do(state, auction, bids(first), bids(second)).result
    assert (told["winner"], told["paid"], told["lot"]) == (winner, ecus(paid), 5)
    for player in (FRANCK, SABINE, OLIVIER):
        mine = player == winner
        assert state.balance(player, "money") == 1000 - (ecus(paid) if mine else 0)
        assert state.balance(camp(player), "mercenary") == (5 if mine else 0)
    assert reserve(state) == (0 if winner else 5)


@pytest.mark.rule("TAC-MERC-12")
@pytest.mark.ruling("TAC-AMB-27")
def test_vector_b23_a_second_bid_is_no_lower():
    """4 after 5 is refused; 5 may be repeated, and nobody can withdraw."""
    state = sale()
    first = ["Anne=500", "Bruno=500"]
    low = refused(state, auction, first, ["Anne=400", "Bruno=600"])
    assert low == ("rule", "fief.bid_lower", "TAC-MERC-12")
    alone = refusal(do, state, auction, first, ["Bruno=600"])
    assert (alone.key, alone.rule) == ("fief.bids_tied", "TAC-MERC-11")
    told = do(state, auction, first, ["Anne=500", "Bruno=600"]).result
    # It replaces the first bid, and is not added to it.
    assert (told["winner"], told["paid"]) == (BRUNO, 600)


@pytest.mark.rule("TAC-MERC-11")
def test_only_those_who_tie_bid_again():
    """The tied players are named for second bids; nobody else may bid."""
    state = sale()
    first = ["Anne=500", "Bruno=500", "Chloé=300"]
    fault = refusal(do, state, auction, first)
    assert fault.key == "fief.bids_tied"
    assert fault.facts == {"players": [ANNE, BRUNO], "bid": 500}
    third = [*first[:2], "Chloé=900"]
    assert refused(state, auction, first, third)[1] == "fief.not_tied"
    assert refused(state, auction, first[1:], ["Anne=600"])[1] == "fief.no_tie"


@pytest.mark.ruling("TAC-AMB-24")
def test_a_bid_is_covered_after_upkeep():
    """300 in the purse, 100 of them for a mercenary, leave 200 for a bid."""
    state = sale("Anne = 1", money={"Anne": 300})
    do(state, upkeep, "Anne", 1)
    found = refused(state, auction, ["Anne=300"])
    assert found == ("not_enough", "fief.bid_purse", "TAC-AMB-24")
    assert do(state, auction, ["Anne=200"]).result["paid"] == 200


@pytest.mark.ruling("TAC-AMB-23", "TAC-AMB-46")
def test_bids_are_whole_coins_of_the_extension():
    """Bids are multiples of 100, from the house's minimum on; 0 is no bid."""
    state = sale()
    assert refused(state, auction, ["Anne=150"])[1:] == ("fief.bid_step", "TAC-AMB-46")
    assert refused(state, auction, ["Anne=50"])[1:] == ("fief.bid_small", "TAC-AMB-23")
    dear = sale(house={**PLAYED, "tactics.merc.min_bid": 3})
    assert refused(dear, auction, ["Anne=200"])[1] == "fief.bid_small"
    assert do(dear, auction, ["Anne=300", "Bruno=0"]).result["paid"] == 300
    later = sale(house={**PLAYED, "tactics.money.scale": 1})
    assert do(later, auction, ["Anne=7"]).result["paid"] == 7


@pytest.mark.ruling("TAC-AMB-25", "TAC-AMB-26")
def test_an_empty_reserve_is_no_auction_and_the_first_turn_has_one():
    """If all have employers there is none; otherwise every turn has one."""
    state = sale("Anne = 5")
    do(state, upkeep, "Anne", 5)
    found = refused(state, auction, ["Bruno=100"])
    assert found == ("rule", "fief.reserve_empty", "TAC-AMB-25")
    assert not due(state)
    assert do(sale(turn=1), auction, ["Bruno=100"]).result["winner"] == BRUNO


@pytest.mark.rule("TAC-MERC-07")
def test_when_the_auction_is_held():
    """The auction is held once in a turn's purchases; a late one gets a note."""
    state = sale(village("Bourg", "Anne", "Anne.v1=1", building="castle"))
    early = state.copy()
    early.put("campaign", "phase", "income")
    assert refused(early, auction, ["Anne=100"])[0] == "out_of_phase"
    do(state, buy, "Anne", "soldier", at="Bourg")
    assert keys(do(state, auction, ["Anne=100"])) == ["fief.auction_late"]
    assert refused(state, auction, ["Anne=100"])[1] == "fief.auctioned"
    state.put("campaign", "turn", state.turn + 1)
    do(state, upkeep, "Anne", 0)
    do(state, auction, ["Anne=100"])


@pytest.mark.rule("TAC-MERC-01")
def test_how_many_wait_for_an_employer_is_told():
    """There are five at first, later those who are left; none are not mentioned."""

    def told(state):
        return [one["count"] for one in conditions(state) if one["code"] == "reserve"]

    hired = (told(sale()), told(sale("Anne = 3")), told(sale("Anne = 5")))
    assert hired == ([5], [2], [])
    assert told(sale(house={})) == []


@pytest.mark.rule("TAC-GEN-10", "TAC-MERC-07", "TAC-MERC-03")
def test_without_mercenaries_there_is_no_auction():
    """Without extension or module it is refused, and nothing is due or paid."""
    for house, key in (
        ({}, "fief.no_extension"),
        ({**PLAYED, "tactics.modules.mercenaries": False}, "fief.no_module"),
    ):
        state = sale(house=house)
        assert refused(state, auction, ["Anne=100"])[1] == key
        assert (due(state), GAME.end_phase(state, None)) == (False, None)
        employer = sale("Anne = 1", house=house)
        assert refused(employer, upkeep, "Anne", 1)[1] == key


@pytest.mark.rule("TAC-MERC-09")
@pytest.mark.parametrize(
    ("words", "key"),
    [
        ([], "fief.no_bids"),
        (["Anne=100", "Anne=200"], "fief.bid_twice"),
        (["Anne=many"], "bad_amount"),
        (["Dora=100"], "unknown_name.player"),
    ],
)
def test_bids_that_make_no_sense(words, key):
    """No bid, two by one player, a wrong amount and an unknown name are refused."""
    assert refused(sale(), auction, words)[1] == key


@pytest.mark.rule("TAC-MERC-03", "TAC-MERC-07")
def test_what_is_due_in_the_purchases():
    """First come the mercenaries to keep, then the auction, then nothing."""
    state = sale("Anne = 2")

    def told():
        return [one["code"] for one in reminders(state) if one["code"] != "talk"]

    assert told()[-1] == "upkeep"
    do(state, upkeep, "Anne", 1)
    assert told()[-1] == "auction"
    do(state, auction, ["Anne=0"])
    assert not {"upkeep", "auction"} & set(told())
