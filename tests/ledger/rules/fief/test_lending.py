"""Loans between players: debts add up, and nothing is enforced."""

from __future__ import annotations

import pytest

from ledger.effects import Because, Transfer
from ledger.errors import Misuse
from ledger.rules.fief import GAME
from ledger.rules.fief.treasury.lending import (
    account,
    debts,
    forgive,
    forgotten,
    lend,
    owed,
    paying,
    repay,
)
from ledger.rules.fief.turn.eliminating import eliminated
from ledger.state import BANK, WORLD
from ledger.table import Table
from tests.ledger.rules.fief.positions import (
    ANNE,
    BRUNO,
    CHLOE,
    do,
    fact,
    holding,
    keys,
    position,
    refusal,
    refused,
)

PURSES = {"Anne": 1000, "Bruno": 500}


def talks(more="", **head):
    """The negotiations: Anne has 1000, Bruno 500, Chloé nothing."""
    head.setdefault("phase", "negotiations")
    return position(more, money=PURSES, **head)


def purses(state):
    """The money of the three players."""
    return [state.balance(player, "money") for player in (ANNE, BRUNO, CHLOE)]


@pytest.mark.rule("FIEF-NEGO-03")
def test_a_loan_is_remembered_until_it_is_paid_back():
    """Parts and several loans add up; each direction is separate."""
    state = talks()
    told = do(state, lend, "Anne", "Chloé", 300).result
    assert (told["owed"], told["balances"]) == (300, {ANNE: 700, CHLOE: 300})
    assert do(state, lend, "Anne", "Chloé", 100).result["owed"] == 400
    do(state, lend, "Bruno", "Anne", 50)
    assert list(debts(state)) == [(ANNE, BRUNO, 50), (CHLOE, ANNE, 400)]
    assert do(state, repay, "Chloé", "Anne", 150).result["owed"] == 250
    assert do(state, repay, "Chloé", "Anne", 250).result["owed"] == 0
    assert (purses(state), owed(state, CHLOE, ANNE)) == ([1050, 450, 0], 0)
    assert sum(held.get("debt", 0) for held in state.balances.values()) == 0


@pytest.mark.rule("FIEF-NEGO-03")
def test_only_what_is_owed_is_paid_back():
    """Anything more would be a gift; without a debt nothing can be paid back."""
    state = talks(holding(account(BRUNO, ANNE), "debt", 200))
    found = refused(state, repay, "Bruno", "Anne", 201)
    assert found == ("rule", "fief.owes_less", "FIEF-NEGO-03")
    assert refused(state, repay, "Anne", "Bruno", 1)[1] == "fief.owes_nothing"


@pytest.mark.rule("FIEF-NEGO-03")
def test_a_debt_is_forgiven_in_part_or_altogether():
    """No money moves; other debts, and the creditor's own, stay."""
    loans = holding(account(BRUNO, ANNE), "debt", 300)
    loans += holding(account(ANNE, BRUNO), "debt", 40)
    state = talks(loans)
    told = do(state, forgive, "Anne", "Bruno", 100).result
    assert told == {"creditor": ANNE, "debtor": BRUNO, "amount": 100, "owed": 200}
    told = do(state, forgive, "Anne", "Bruno", None).result
    assert (told["amount"], told["owed"]) == (200, 0)
    assert list(debts(state)) == [(ANNE, BRUNO, 40)]
    assert purses(state) == [1000, 500, 0]


@pytest.mark.rule("FIEF-NEGO-03", "FIEF-BUY-15")
@pytest.mark.ruling("FIEF-AMB-39")
def test_only_what_is_owed_is_forgiven():
    """Only the creditor forgives, in the phase of loans."""
    loan = holding(account(BRUNO, ANNE), "debt", 200)
    state = talks(loan)
    cases = {
        ("Anne", "Bruno", 201): "fief.owes_less.forgive",
        ("Anne", "Chloé", 1): "fief.owes_nothing.forgive",
        ("Bruno", "Anne", None): "fief.owes_nothing.forgive",
        ("Anne", "Anne", 1): "fief.lend_self",
        ("bank", "Anne", 1): "fief.no_credit",
        ("Anne", "bank", 1): "fief.no_credit",
    }
    assert {said: refused(state, forgive, *said)[1] for said in cases} == cases
    early = talks(loan, phase="movement")
    assert keys(do(early, forgive, "Anne", "Bruno", 200)) == ["fief.gift"]
    strict = talks(loan, phase="movement", house={"money.transfer_phase": "phase6"})
    found = refused(strict, forgive, "Anne", "Bruno", 200)
    assert found == ("out_of_phase", "fief.phase", "fief.money.transfer_phase")


@pytest.mark.rule("FIEF-BUY-15", "FIEF-NEGO-03")
def test_the_treasurer_gives_no_credit():
    """The treasurer takes none either; a loan to oneself is impossible."""
    state = talks()
    for words in (("bank", "Anne"), ("Anne", "bank"), ("Anne", "banque")):
        found = refused(state, lend, *words, 100)
        assert found == ("rule", "fief.no_credit", "FIEF-BUY-15")
    assert refused(state, lend, "Anne", "Anne", 100)[1] == "fief.lend_self"
    gone = talks(fact(CHLOE, "out", 2))
    assert refused(gone, lend, "Anne", "Chloé", 100)[1] == "fief.out"


@pytest.mark.rule("FIEF-NEGO-03")
@pytest.mark.parametrize("rule", [lend, repay, forgive])
@pytest.mark.parametrize("amount", [0, -1, -(10**12)])
def test_less_than_one_coin_is_no_sum(rule, amount):
    """Scripts are refused, too, for lending, paying back or forgiving."""
    state = talks(holding(account(ANNE, BRUNO), "debt", 200))
    assert refused(state, rule, "Anne", "Bruno", amount)[0] == "bad_amount"


@pytest.mark.rule("FIEF-NEGO-02")
@pytest.mark.ruling("FIEF-AMB-39")
def test_nothing_is_enforced():
    """Debtors may give, borrow and lend; outside the talks there is a reminder."""
    state = talks(holding(account(BRUNO, ANNE), "debt", 10_000))
    assert keys(do(state, lend, "Bruno", "Chloé", 500)) == []
    assert keys(do(state, lend, "Chloé", "Bruno", 200)) == []
    early = talks(phase="movement")
    assert keys(do(early, lend, "Anne", "Bruno", 100)) == ["fief.gift"]
    strict = talks(phase="movement", house={"money.transfer_phase": "phase6"})
    found = refused(strict, lend, "Anne", "Bruno", 100)
    assert found == ("out_of_phase", "fief.phase", "fief.money.transfer_phase")


@pytest.mark.ruling("FIEF-AMB-78")
def test_a_family_that_is_out_owes_and_is_owed_nothing():
    """Debts between other players stay."""
    loans = ((BRUNO, ANNE), (ANNE, CHLOE), (CHLOE, BRUNO))
    state = talks("".join(holding(account(*two), "debt", 100) for two in loans))
    state.apply(eliminated(state, ANNE))
    assert list(debts(state)) == [(CHLOE, BRUNO, 100)]


@pytest.mark.rule("FIEF-NEGO-03")
def test_an_audit_finds_nothing_wrong_with_debts():
    """The accounts of debts are known, and balanced."""
    state = talks()
    do(state, lend, "Anne", "Chloé", 300)
    assert GAME.audit(state) == []


@pytest.mark.rule("FIEF-NEGO-03")
def test_each_act_is_recorded_with_whom_it_is_about():
    """A loan is about the debtor, a repayment too; what is forgiven, the creditor."""
    state, debt = talks(), account(BRUNO, ANNE)
    about = Because("FIEF-NEGO-03", BRUNO)
    lent = do(state, lend, "Anne", "Bruno", 300)
    assert lent.asked == {"from": ANNE, "to": BRUNO, "amount": 300}
    assert lent.result == lent.asked | {
        "owed": 300, "balances": {ANNE: 700, BRUNO: 800},
    }  # fmt: skip
    assert lent.effects == [
        Transfer("money", 300, ANNE, BRUNO, about),
        Transfer("debt", 300, WORLD, debt, about),
    ]
    repaid = do(state, repay, "Bruno", "Anne", 100)
    assert repaid.asked == {"from": BRUNO, "to": ANNE, "amount": 100}
    assert repaid.result == repaid.asked | {
        "owed": 200, "balances": {BRUNO: 700, ANNE: 800},
    }  # fmt: skip
    assert repaid.effects == [
        Transfer("money", 100, BRUNO, ANNE, about),
        Transfer("debt", 100, debt, WORLD, about),
    ]
    forgiven = do(state, forgive, "Anne", "Bruno", None)
    assert forgiven.asked == {"creditor": ANNE, "debtor": BRUNO, "amount": 200}
    because = Because("FIEF-NEGO-03", ANNE)
    assert forgiven.effects == [Transfer("debt", 200, debt, WORLD, because)]


@pytest.mark.rule("FIEF-NEGO-03")
def test_a_refused_repayment_or_pardon_says_what_is_owed():
    """By whom, to whom, and how much was named."""
    state = talks(holding(account(BRUNO, ANNE), "debt", 200))
    facts = {"player": BRUNO, "other": ANNE, "owed": 200, "amount": 201}
    assert refusal(do, state, repay, "Bruno", "Anne", 201).facts == facts
    assert refusal(do, state, forgive, "Anne", "Bruno", 201).facts == facts
    nothing = {"player": ANNE, "other": BRUNO, "owed": 0}
    told = refusal(do, state, repay, "Anne", "Bruno", 1)
    assert told.facts == nothing | {"amount": 1}
    told = refusal(do, state, forgive, "Bruno", "Anne", None)
    assert told.facts == nothing | {"amount": None}
    told = refusal(do, state, lend, "Anne", "Bruno", 0)
    assert (isinstance(told, Misuse), told.facts) == (True, {"amount": "0"})
    assert refusal(do, state, lend, "Anne", "Anne", 5).facts == {"player": ANNE}
    gone = talks(fact(ANNE, "out", 2))
    assert refused(gone, lend, "Anne", "Bruno", 100)[1] == "fief.out"


@pytest.mark.ruling("FIEF-AMB-39")
@pytest.mark.parametrize(
    ("giver", "taker", "phase", "told"),
    [
        (ANNE, BRUNO, "negotiations", []),
        (ANNE, BRUNO, "cards", ["fief.gift"]),
        (BANK, BRUNO, "cards", []),
        (ANNE, BANK, "cards", []),
    ],
)
def test_a_gift_outside_the_talks_is_noted(giver, taker, phase, told):
    """A payment to or by the bank is none; by house rule a gift is refused then."""
    notes = paying(talks(phase=phase), Table(), giver, taker)
    assert [one["key"] for one in notes] == told
    assert all(one["facts"] == {"phase": "negotiations"} for one in notes)
    strict = talks(phase=phase, house={"money.transfer_phase": "phase6"})
    if told:
        assert refusal(paying, strict, Table(), giver, taker).code == "out_of_phase"
    assert paying(strict, Table(ruled=True), giver, taker) == []


@pytest.mark.ruling("FIEF-AMB-78")
def test_debts_to_and_from_a_player_are_forgotten_one_by_one():
    """With the reason of it; debts of nothing are none."""
    loans = ((BRUNO, ANNE), (ANNE, CHLOE), (CHLOE, BRUNO))
    state = talks("".join(holding(account(*two), "debt", 100) for two in loans))
    because = Because("FIEF-WIN-05", ANNE)
    assert forgotten(state, ANNE, because) == [
        Transfer("debt", 100, account(*two), WORLD, because)
        for two in ((ANNE, CHLOE), (BRUNO, ANNE))
    ]
    do(state, repay, "Bruno", "Anne", 100)
    assert list(debts(state)) == [(ANNE, CHLOE, 100), (CHLOE, BRUNO, 100)]
