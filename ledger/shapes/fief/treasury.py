"""Money: purchases, income, loans, mercenaries.

The contents of a purse are null where it is kept closed.

Generated of `treasury.toml` by `make tree`: do not edit.
"""

from collections.abc import Mapping
from typing import NotRequired, TypedDict, final
from ledger.shapes.fief.shared import Aside
from ledger.shapes.fief.shared import Debt
from ledger.shapes.fief.shared import Income
from ledger.shapes.fief.shared import Notes

class Bought(TypedDict):
    """What was bought, and where it goes."""

    player: str
    item: str
    count: int
    at: str | None
    value: NotRequired[int]
    lord: NotRequired[str]
    guard: NotRequired[str]
    sovereign: NotRequired[str | None]
    cost: int
    money: int | None

@final
class Incomes(TypedDict):
    """The income of everybody."""

    turn: int
    players: list[Income]
    escrow: list[Aside]
    notes_left: Notes | None

_Lent = TypedDict("_Lent", {"from": str})

class Lent(_Lent):
    """A loan or a repayment, and what is owed after it."""

    to: str
    amount: int | None
    owed: int | None
    balances: Mapping[str, int | None]

class Forgiven(Debt):
    """What of a debt is let off, and what is still owed."""

    owed: int | None

class Debts(TypedDict):
    """Who owes whom how much."""

    debts: list[Debt]
    unit: str

class Upkept(TypedDict):
    """Mercenaries who are paid, or dismissed."""

    player: str
    keep: int
    dismissed: int
    cost: int
    money: int | None
    reserve: int

class Announced(TypedDict):
    """What a player has bid; `again` where several had bid the same."""

    player: str
    bid: int
    again: int | None

class Auctioned(TypedDict):
    """The auction of mercenaries."""

    lot: int
    bids: list[Announced]
    winner: str | None
    paid: int
    tied: bool

ANSWERS = {
    'fief buy': Bought,
    'fief income': Incomes,
    'fief lend': Lent,
    'fief repay': Lent,
    'fief forgive': Forgiven,
    'fief debts': Debts,
    'fief upkeep': Upkept,
    'fief auction': Auctioned,
}
