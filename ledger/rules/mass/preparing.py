"""The preparatory phase: rolls that give an army free raises."""

from __future__ import annotations

from ledger.rules.mass.house import demand, house
from ledger.rules.mass.tables import PREPARING

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ledger.state import State

SLICE: int = PREPARING["slice"]


def raises(state: State, totals: Sequence[int]) -> int:
    """The free raises of one army's rolls: one for each full ten (MASS-PREP-03, -06)."""
    demand(state, "preparation")
    if house(state, "prep.count") == "sum":
        return sum(totals) // SLICE
    return sum(total // SLICE for total in totals)
