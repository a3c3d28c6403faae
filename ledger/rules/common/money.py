"""Money between two accounts."""

from __future__ import annotations

from ledger.effects import Transfer
from ledger.errors import Misuse
from ledger.naming import folded
from ledger.rules.common.facts import MONEY
from ledger.rules.game import Outcome
from ledger.state import BANK, State

BANK_WORDS = frozenset({"bank", "banque"})


def purse(state: State, word: str) -> str:
    """The account that a word means: a player's, or the bank's."""
    if folded(word) in BANK_WORDS:
        return BANK
    return state.find("player", word)


def pay(state: State, source: str, target: str, amount: int) -> Outcome:
    """Moves money; the floors of both accounts are the journal's to keep."""
    giver, taker = purse(state, source), purse(state, target)
    if giver == taker:
        raise Misuse("usage", "pay.self", account=giver)
    asked = {"from": giver, "to": taker, "amount": amount}
    left = {
        giver: state.balance(giver, MONEY) - amount,
        taker: state.balance(taker, MONEY) + amount,
    }
    return Outcome(
        asked,
        {**asked, "balances": left},
        [Transfer(MONEY, amount, giver, taker)],
    )
