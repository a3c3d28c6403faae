"""Loans between players: debts add up, and nothing is enforced."""

from __future__ import annotations

import pytest

from ledger.rules.fief import GAME
from ledger.rules.fief.treasury.lending import (
    account,
    debts,
    forgive,
    lend,
    owed,
    repay,
)
from ledger.rules.fief.turn.eliminating import eliminated
from tests.ledger.rules.fief.positions import (
    ANNE,
    BRUNO,
    CHLOE,
    do,
    fact,
    holding,
    keys,
    position,
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
