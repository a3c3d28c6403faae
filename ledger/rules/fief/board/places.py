"""The board: regions, dioceses, villages, and the roads that join them."""

from __future__ import annotations

from ledger.rules.fief.tables import RANKS
from ledger.rules.usual import of_kind
from ledger.state import CAMPAIGN, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ledger.effects import Effect
    from ledger.state import State
    from ledger.table import Table


def villages(state: State) -> tuple[str, ...]:
    """All villages, in map order."""
    return state.words(CAMPAIGN, "villages")


def regions(state: State) -> tuple[str, ...]:
    """All regions, in map order."""
    return state.words(CAMPAIGN, "regions")


def dioceses(state: State) -> tuple[str, ...]:
    """All dioceses, in map order."""
    return state.words(CAMPAIGN, "dioceses")


def region_of(state: State, village: str) -> str | None:
    """The region of a village."""
    return state.text(village, "region")


def diocese_of(state: State, village: str) -> str | None:
    """The diocese of a village."""
    return state.text(village, "diocese")


def villages_of(state: State, whole: str) -> list[str]:
    """The villages of a region or of a diocese, in map order (FIEF-MAP-04)."""
    field = whole.partition(":")[0]
    return [v for v in villages(state) if state.get(v, field) == whole]


def rank_of(state: State, region: str) -> str:
    """The rank of a region's fief by its number of villages (FIEF-MAP-02).

    A map with other numbers than the board's has the nearest rank (AMB-01).
    """
    count = len(villages_of(state, region))
    fitting = [r for r in RANKS["order"] if RANKS["villages"][r] <= count]
    return str(fitting[-1] if fitting else RANKS["order"][0])


def neighbours(state: State, village: str) -> tuple[str, ...]:
    """The villages that a road joins to this one (FIEF-MAP-05)."""
    return state.words(village, "roads")


def has_roads(state: State) -> bool:
    """Whether the roads of the board are known at all (AMB-01)."""
    return any(neighbours(state, village) for village in villages(state))


# Places --------------------------------------------------------------------------


def village_of(place: str) -> str:
    """The village of a place: itself, or the one whose entrance it is."""
    return place.partition("/")[0]


def entrance(village: str, origin: str) -> str:
    """The place on the road at a village's entrance, coming from another (MAP-07)."""
    return f"{village}/{origin}"


def came_from(place: str) -> str | None:
    """Where one came from to reach an entrance; None for a place in a village."""
    return place.partition("/")[2] or None


def in_order(state: State, places: Iterable[str]) -> list[str]:
    """Places in map order, entrances after their village; last what is on no map."""
    order = {village: at for at, village in enumerate(villages(state))}
    return sorted(places, key=lambda p: (order.get(village_of(p), len(order)), p))


def entrances(state: State, village: str) -> Iterator[str]:
    """The places at a village's entrances, whether anybody is there or not."""
    for origin in neighbours(state, village) or villages(state):
        if origin != village:
            yield entrance(village, origin)


def added(state: State, table: Table, territory: str, kind: str | None) -> list[Effect]:
    """The effects of adding a village, which comes last in map order."""
    listed = changed(state, CAMPAIGN, "villages", (*villages(state), territory))
    return [*of_kind(state, table, territory, kind), listed]
