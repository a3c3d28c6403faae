"""Money set aside for captives: handed over, or paid as ransom."""

from __future__ import annotations

import pytest

from ledger.effects import Because, Transfer
from ledger.rules.fief.treasury.escrow import (
    account,
    captive,
    handed_over,
    held,
    ransom_paid,
)
from tests.ledger.rules.fief.positions import ANNE, BRUNO, CHLOE, holding, position

ERIC = "lord:Eric"


def aside(amount):
    """A position with this sum set aside for Eric."""
    return position(holding(account(ERIC), "money", amount) if amount else "")


def paid(effects):
    """Amount, giver, taker and rule of each payment."""
    return [(e.amount, e.source, e.target, e.because.rule) for e in effects]


@pytest.mark.rule("FIEF-GRACE-12", "FIEF-INC-17")
def test_what_is_set_aside_is_on_the_captives_own_account():
    """All of it is handed over; nothing is no payment."""
    state = aside(300)
    assert (held(state, ERIC), held(state, "lord:Othon")) == (300, 0)
    assert (captive(account(ERIC)), captive(ANNE)) == (ERIC, ANNE)
    because = Because("FIEF-INC-17", ERIC)
    assert handed_over(state, ERIC, BRUNO, "FIEF-INC-17") == [
        Transfer("money", 300, account(ERIC), BRUNO, because)
    ]
    assert handed_over(aside(0), ERIC, BRUNO, "FIEF-INC-17") == []


@pytest.mark.rule("FIEF-INC-18", "FIEF-GRACE-07", "FIEF-GRACE-18")
@pytest.mark.parametrize(
    ("sum_", "shares", "expected"),
    [
        (0, {ANNE: 200}, [(200, BRUNO, ANNE, "FIEF-GRACE-07")]),
        (500, {ANNE: 200}, [(200, account(ERIC), ANNE, "FIEF-INC-18")]),
        (200, {ANNE: 200}, [(200, account(ERIC), ANNE, "FIEF-INC-18")]),
        (
            150,
            {ANNE: 200},
            [
                (150, account(ERIC), ANNE, "FIEF-INC-18"),
                (50, BRUNO, ANNE, "FIEF-GRACE-07"),
            ],
        ),
        (
            150,
            {ANNE: 100, CHLOE: 100},
            [
                (100, account(ERIC), ANNE, "FIEF-INC-18"),
                (50, account(ERIC), CHLOE, "FIEF-INC-18"),
                (50, BRUNO, CHLOE, "FIEF-GRACE-07"),
            ],
        ),
        (150, {ANNE: 0}, []),
    ],
)
def test_a_ransom_is_paid_from_what_is_set_aside_first(sum_, shares, expected):
    """Those who share it are paid one after another."""
    assert paid(ransom_paid(aside(sum_), ERIC, BRUNO, shares)) == expected


@pytest.mark.rule("FIEF-VAR-22", "FIEF-GRACE-13")
def test_who_pays_for_anothers_lord_pays_in_cash():
    """What is set aside is the family's."""
    effects = ransom_paid(aside(500), ERIC, BRUNO, {ANNE: 200}, own=False)
    assert paid(effects) == [(200, BRUNO, ANNE, "FIEF-VAR-22")]
