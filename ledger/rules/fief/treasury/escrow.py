"""Escrow: the income of a captive's fiefs, set aside by the treasurer."""

from __future__ import annotations

from ledger.effects import Because, Effect, moved
from ledger.rules.common.facts import MONEY

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

    from ledger.state import State


def account(lord: str) -> str:
    """The account on which a captive's money is set aside (FIEF-GRACE-12)."""
    return f"escrow/{lord}"


def captive(account: str) -> str:
    """The captive whose money is on an account; any other account is returned as is."""
    return account.removeprefix("escrow/")


def held(state: State, lord: str) -> int:
    """How much is set aside for a captive."""
    return state.balance(account(lord), MONEY)


def handed_over(state: State, lord: str, player: str, rule: str) -> list[Effect]:
    """Gives a player everything set aside for a lord (FIEF-INC-17)."""
    because = Because(rule, lord)
    return moved(MONEY, held(state, lord), account(lord), player, because)


def ransom_paid(
    state: State, lord: str, payer: str, shares: Mapping[str, int], *, own: bool = True
) -> list[Effect]:
    """Pays a ransom from the escrow first, the rest in cash (FIEF-INC-18).

    Those who share it are paid one after another (FIEF-GRACE-18). A player who pays for
    another family's lord, as the King for the Queen, pays all of it in cash
    (FIEF-VAR-22, FIEF-GRACE-13).
    """
    aside = held(state, lord) if own else 0
    because = Because("FIEF-INC-18", lord)
    cash = Because("FIEF-GRACE-07" if own else "FIEF-VAR-22", lord)
    effects: list[Effect] = []
    for taker, amount in shares.items():
        first = min(amount, aside)
        aside -= first
        effects += moved(MONEY, first, account(lord), taker, because)
        effects += moved(MONEY, amount - first, payer, taker, cash)
    return effects
