"""Bad weather, in which nobody leaves a village or fights (FIEF-CARD-64)."""

from __future__ import annotations

from ledger.rules.fief.board.places import region_of, village_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.state import State


def is_stormy(state: State, place: str) -> bool:
    """Whether there is bad weather at a place, in a village or at its entrance.

    By FIEF-CARD-64, -65.
    """
    region = region_of(state, village_of(place))
    return region is not None and state.balance(region, "bad_weather") > 0
