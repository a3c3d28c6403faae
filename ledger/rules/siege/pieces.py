"""The pieces of siege equipment: their items, and where those of a side are."""

from __future__ import annotations

from ledger.effects import Because, moved
from ledger.errors import Refused
from ledger.rules.siege.facts import DESTROYED, PLACED
from ledger.rules.siege.tables import ITEMS
from ledger.state import changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ledger.effects import Effect
    from ledger.state import State


def facts_of(item: str) -> dict[str, Any]:
    """What the lists say about an item."""
    facts: dict[str, Any] = ITEMS[item]
    return facts


def on_table(side: str) -> str:
    """The account for what a side has placed, or given to a unit."""
    return f"{side}/{PLACED}"


def lost(side: str) -> str:
    """The account for what a side has lost."""
    return f"{side}/{DESTROYED}"


def owned(state: State, side: str, item: str) -> int:
    """How many a side has bought, whatever has become of them."""
    accounts = (side, on_table(side), lost(side))
    return sum(state.balance(account, item) for account in accounts)


def taken(
    state: State, side: str, item: str, amount: int, because: Because
) -> list[Effect]:
    """Puts pieces from those bought on the table, or refuses it."""
    have = state.balance(side, item)
    if have < amount:
        raise Refused(
            "out_of_stock",
            "siege.stock",
            rule="SIEGE-BUDGET-11",
            side=side,
            piece=item,
            have=have,
            need=amount,
        )
    return moved(item, amount, side, on_table(side), because)


def put_back(
    state: State, side: str, item: str, amount: int, because: Because
) -> list[Effect]:
    """Puts pieces back among the unused ones, as far as they are on the table."""
    there = min(amount, state.balance(on_table(side), item))
    return moved(item, there, on_table(side), side, because)


def destroyed(
    state: State, side: str, item: str, amount: int, because: Because
) -> list[Effect]:
    """Loses the pieces, those on the table first."""
    effects: list[Effect] = []
    for account in (on_table(side), side):
        here = min(amount, state.balance(account, item))
        effects += moved(item, here, account, lost(side), because)
        amount -= here
    return effects


def equipment(state: State, unit: str) -> tuple[str, ...]:
    """The equipment of a unit."""
    return state.words(unit, "equipment")


def without(state: State, unit: str, item: str) -> list[Effect]:
    """Takes an item away from a unit."""
    rest = tuple(one for one in equipment(state, unit) if one != item)
    return [changed(state, unit, "equipment", rest or None)]
