"""Routes on the board: which villages are connected, and what bars the road."""

from __future__ import annotations

from ledger.errors import Misuse, Refused
from ledger.rules.fief.board.places import (
    came_from,
    entrance,
    has_roads,
    neighbours,
    village_of,
)
from ledger.rules.fief.facts import REBELS
from ledger.rules.fief.forces import besiegers, stands
from ledger.rules.fief.house import house
from ledger.rules.fief.movement.rebels import AT, waiting_at
from ledger.rules.fief.movement.weather import is_stormy
from ledger.rules.game import warning
from ledger.state import CAMPAIGN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ledger.errors import Refusal
    from ledger.state import State
    from ledger.table import Table


def forbid(state: State, table: Table, refusal: Refusal) -> None:
    """Raises a refusal by a movement rule, unless moves are only recorded."""
    if house(state, "move.checked"):
        table.object(refusal)


def route(
    state: State, table: Table, place: str, to: Sequence[str]
) -> tuple[list[str], list[dict[str, Any]]]:
    """The villages on a route, and warnings of what the table must check itself.

    From a village it follows a road (FIEF-MOVE-05). From an entrance it goes into that
    village, or back to where the party came from.
    """
    if not to:
        raise Misuse("usage", "fief.where_to")
    way = list(to)
    known = has_roads(state)
    here, before = village_of(place), came_from(place)
    for village in way:
        if before:
            near, joined = [here, before], village in (here, before)
        else:
            near = list(neighbours(state, here))
            joined = village in near or not (known or village == here)
        if not joined:
            facts = {"territory": here, "village": village, "options": near}
            refusal = Refused("rule", "fief.no_road", rule="FIEF-MOVE-05", **facts)
            if village == here:
                raise refusal
            forbid(state, table, refusal)
        if village != here:
            _weather(state, table, here)  # FIEF-MOVE-23
        here, before = village, None
    notes = [] if known else [warning("fief.no_roads", rule="FIEF-AMB-01")]
    return way, notes


def _weather(state: State, table: Table, village: str) -> None:
    """Refuses to leave a village in bad weather, or to go on after entering one.

    By FIEF-CARD-64, -65.
    """
    # FIEF-CARD-64 and -65
    if is_stormy(state, village):
        facts = {"village": village, "region": state.get(village, "region")}
        refusal = Refused("rule", "fief.weather", rule="FIEF-MOVE-23", **facts)
        forbid(state, table, refusal)


def may_evacuate(
    state: State, table: Table, player: str, place: str, village: str
) -> None:
    """Refuses to withdraw by the road on which an attacker waits (FIEF-MOVE-22)."""
    if came_from(place) or not stands(state, place, player):
        return
    for where, attackers in besiegers(state, place).items():
        others = [other for other in attackers if other != player]
        if came_from(where) == village and others:
            _closed(state, table, place, village, others)
    if state.get(CAMPAIGN, AT) == entrance(place, village) and waiting_at(state, place):
        _closed(state, table, place, village, [REBELS])


def _closed(
    state: State, table: Table, place: str, village: str, attackers: list[str]
) -> None:
    facts = {"territory": place, "village": village, "options": attackers}
    key = "fief.evacuation_rebels" if attackers == [REBELS] else "fief.evacuation"
    refusal = Refused("rule", key, rule="FIEF-MOVE-22", **facts)
    forbid(state, table, refusal)


def steps(place: str, way: Sequence[str]) -> list[int]:
    """The cost of each village of a route; the road to an entrance counts."""
    here = village_of(place)
    return [0 if at == 0 and village == here else 1 for at, village in enumerate(way)]
