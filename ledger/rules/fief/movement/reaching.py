"""How far a lord may still go in this turn, and what would stop him on the way.

These are questions, answered by the movement rules themselves.
"""

from __future__ import annotations

from ledger.rules.fief.board.places import came_from, has_roads, neighbours, village_of
from ledger.rules.fief.families import lords
from ledger.rules.fief.fiefs import building
from ledger.rules.fief.movement.passage import askers
from ledger.rules.fief.movement.walking import allowed, of_lord
from ledger.rules.fief.movement.weather import is_stormy
from ledger.rules.fief.tables import LIMITS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ledger.state import State


def steps_left(state: State, lord: str) -> int:
    """How many more roads a lord may walk (FIEF-MOVE-06); D'Arc has three in all."""
    walk, beside = of_lord(state, lord), lords.is_darc(state, lord)
    open_to = range(LIMITS["steps_darc"], 0, -1)
    return next((n for n in open_to if allowed(state, walk, n, darc=beside)), 0)


def reach(state: State, lord: str) -> list[dict[str, Any]]:
    """Every village that a lord may reach, the nearest first.

    Each with the roads it takes, the permission it needs, and what ends the way there:
    bad weather, or a gate that somebody has to open.
    """
    place = state.text(lord, "at")
    if place is None or not has_roads(state):
        return []
    here, player = village_of(place), lords.owner(state, lord)
    rows: list[dict[str, Any]] = []
    edge = {here} if not is_stormy(state, here) else set()
    seen = {here}
    for steps in range(1, steps_left(state, lord) + 1):
        first = steps == 1 and came_from(place)
        step = {
            village
            for start in edge
            for village in ((first,) if first else neighbours(state, start))
        } - seen
        seen |= step
        for village in sorted(step, key=state.name):
            row = {"village": village, "steps": steps}
            row["asks"] = askers(state, village, player)
            row["weather"] = is_stormy(state, village)
            row["gate"] = building(state, village) if row["asks"] else None
            rows.append(row)
        edge = {village for village in step if not is_stormy(state, village)}
    return rows
