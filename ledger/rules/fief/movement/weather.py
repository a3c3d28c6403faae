"""Bad weather: nobody leaves a village in it, and nobody fights (FIEF-CARD-64)."""

from __future__ import annotations

from ledger.rules.fief.board.places import region_of, village_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.state import State


def is_stormy(state: State, place: str) -> bool:
    """Whether a place, in a village or at its entrance, lies under bad weather.

    FIEF-CARD-64, -65 say so.
    """
    region = region_of(state, village_of(place))
    return region is not None and state.balance(region, "bad_weather") > 0
