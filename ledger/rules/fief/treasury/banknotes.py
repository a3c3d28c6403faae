"""Notes of 1000, 500 and 100: how a sum is paid, and what is left in the box.

The ledger knows sums, not the notes in a purse. So it assumes that every purse holds as
few notes as possible; amounts that notes cannot make up are kept on paper.
"""

from __future__ import annotations

from ledger.record import NamedTuple
from ledger.rules.common.facts import MONEY
from ledger.rules.fief.tables import BOX, INCOME

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.state import State

WORTH: tuple[int, ...] = tuple(INCOME["currency_notes"])


class Paid(NamedTuple):
    """A sum in notes.

    Attributes:
        notes: how many of each value; only those that are needed.
        paper: what is written on paper.
    """

    notes: dict[int, int]
    paper: int


def full() -> dict[int, int]:
    """All notes of the box (FIEF-STOCK-06)."""
    return {worth: int(BOX["notes"][f"n{worth}"]) for worth in WORTH}


def left(state: State) -> dict[int, int]:
    """The notes at the treasurer, if every purse holds as few as possible."""
    box = full()
    for account, held in state.balances.items():
        if account in state.seats or account.startswith("escrow/"):
            take(box, held.get(MONEY, 0))
    return box


def take(box: dict[int, int], amount: int) -> Paid:
    """Takes a sum from a box, the greatest notes first."""
    notes = {}
    for worth in WORTH:
        count = min(box[worth], amount // worth)
        if count:
            notes[worth] = count
            box[worth] -= count
            amount -= count * worth
    return Paid(notes, amount)
