"""Gifts and loans of money, recorded at any time, but meant for negotiations.

What one player still owes another is on an account of its own, so that it adds up; but
nothing is enforced (FIEF-AMB-39): nobody has to repay, and nothing else depends on it.
"""

from __future__ import annotations

from ledger.effects import Because, Effect, moved
from ledger.errors import Misuse, Refused
from ledger.rules.common.facts import MONEY
from ledger.rules.fief.facts import DEBT
from ledger.rules.fief.house import house
from ledger.rules.fief.turn import order
from ledger.rules.game import Outcome, warning
from ledger.state import BANK, WORLD

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from ledger.shapes.fief.treasury import Forgiven, Lent
    from ledger.state import State
    from ledger.table import Table

PHASE = "negotiations"
RULE = "FIEF-NEGO-03"


def paying(state: State, table: Table, giver: str, taker: str) -> list[dict[str, Any]]:
    """A reminder outside phase 6 or, by house rule, a refusal (AMB-39).

    Payments to or from the bank are not gifts.
    """
    between = giver in state.seats and taker in state.seats
    if not between or state.phase == PHASE:
        return []
    if house(state, "money.transfer_phase") == "phase6":
        order.need_phase(state, table, PHASE, "fief.money.transfer_phase")
        return []
    return [warning("fief.gift", rule="FIEF-AMB-39", phase=PHASE)]


def account(debtor: str, creditor: str) -> str:
    """The account for what one player owes another."""
    return f"{DEBT}/{debtor}/{creditor}"


def owed(state: State, debtor: str, creditor: str) -> int:
    """How much one player still owes another."""
    return state.balance(account(debtor, creditor), DEBT)


def debts(state: State) -> Iterator[tuple[str, str, int]]:
    """Who owes whom how much, in the order of the accounts."""
    for name in sorted(state.balances):
        kind, _, parties = name.partition("/")
        amount = state.balance(name, DEBT)
        if kind == DEBT and amount:
            debtor, _, creditor = parties.partition("/")
            yield debtor, creditor, amount


def lend(
    state: State, table: Table, source: str, target: str, amount: int
) -> Outcome[Lent]:
    """A player lends another money, which is owed from now on (FIEF-NEGO-03)."""
    _need_both(state, source, target, amount)
    because = Because(RULE, target)
    effects = moved(MONEY, amount, source, target, because)
    effects += moved(DEBT, amount, WORLD, account(target, source), because)
    return _outcome(state, table, (source, target), (target, source), amount, effects)


def repay(
    state: State, table: Table, source: str, target: str, amount: int
) -> Outcome[Lent]:
    """A player repays a debt, or a part of it."""
    _need_both(state, source, target, amount)
    left = owed(state, source, target)
    if amount > left:
        facts = {"player": source, "other": target, "owed": left, "amount": amount}
        key = "fief.owes_less" if left else "fief.owes_nothing"
        raise Refused("rule", key, rule=RULE, **facts)
    because = Because(RULE, source)
    effects = moved(MONEY, amount, source, target, because)
    effects += moved(DEBT, amount, account(source, target), WORLD, because)
    return _outcome(state, table, (source, target), (source, target), amount, effects)


def forgive(
    state: State, table: Table, creditor: str, debtor: str, amount: int | None = None
) -> Outcome[Forgiven]:
    """A creditor forgives a debt, or a part of it; no money moves."""
    _need_both(state, creditor, debtor, 1 if amount is None else amount)
    left = owed(state, debtor, creditor)
    if not left or (amount or left) > left:
        key = "fief.owes_less.forgive" if left else "fief.owes_nothing.forgive"
        facts = {"player": debtor, "other": creditor, "owed": left}
        raise Refused("rule", key, rule=RULE, **facts, amount=amount)
    amount = left if amount is None else amount
    notes = paying(state, table, creditor, debtor)
    because = Because(RULE, creditor)
    effects = moved(DEBT, amount, account(debtor, creditor), WORLD, because)
    result: Forgiven = {
        "creditor": creditor,
        "debtor": debtor,
        "amount": amount,
        "owed": left - amount,
    }
    asked = {"creditor": creditor, "debtor": debtor, "amount": amount}
    return Outcome(asked, result, effects, notes)


def forgotten(state: State, player: str, because: Because) -> list[Effect]:
    """Cancels all debts to and from a player who is gone."""
    effects: list[Effect] = []
    for debtor, creditor, amount in debts(state):
        if player in (debtor, creditor):
            heap = account(debtor, creditor)
            effects += moved(DEBT, amount, heap, WORLD, because)
    return effects


def _need_both(state: State, source: str, target: str, amount: int = 1) -> None:
    """Refuses debts with the treasurer, who gives no credit (FIEF-BUY-15)."""
    if amount < 1:
        raise Misuse("bad_amount", amount=str(amount))
    if BANK in (source, target):
        raise Refused("rule", "fief.no_credit", rule="FIEF-BUY-15")
    if source == target:
        raise Misuse("usage", "fief.lend_self", rule=RULE, player=source)
    for player in (source, target):
        order.need_player(state, player)


def _outcome(
    state: State,
    table: Table,
    way: tuple[str, str],
    debt: tuple[str, str],
    amount: int,
    effects: list[Effect],
) -> Outcome[Lent]:
    """What was paid, what is now owed, and what both have left."""
    giver, taker = way
    notes = paying(state, table, giver, taker)
    after = state.copy().apply(effects)
    asked = {"from": giver, "to": taker, "amount": amount}
    left = {player: after.balance(player, MONEY) for player in way}
    result: Lent = {
        "from": giver,
        "to": taker,
        "amount": amount,
        "owed": owed(after, *debt),
        "balances": left,
    }
    return Outcome(asked, result, effects, notes)
