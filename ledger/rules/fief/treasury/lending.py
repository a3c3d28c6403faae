"""Gifts and loans of money: recorded at any time, meant for the negotiations."""

from __future__ import annotations

from ledger.errors import Refused
from ledger.rules.fief.house import house
from ledger.rules.game import warning

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ledger.state import State
    from ledger.table import Table

PHASE = "negotiations"


def paying(state: State, table: Table, giver: str, taker: str) -> list[dict[str, Any]]:
    """A reminder outside phase 6, or a refusal, as the house has it (AMB-39).

    What goes to the bank or comes from it is no gift.
    """
    between = giver in state.seats and taker in state.seats
    if not between or state.phase == PHASE:
        return []
    if house(state, "money.transfer_phase") == "phase6":
        facts = {"phase": PHASE, "now": state.phase}
        rule = "fief.money.transfer_phase"
        table.object(Refused("out_of_phase", "fief.phase", rule=rule, **facts))
        return []
    return [warning("fief.gift", rule="FIEF-AMB-39", phase=PHASE)]
