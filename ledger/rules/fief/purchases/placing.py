"""Where bought soldiers are placed: in a city or castle, or beside a lord."""

from __future__ import annotations

from ledger.errors import Misuse, Refused
from ledger.rules.common.picking import agrees, pick
from ledger.rules.fief.board.places import village_of, villages
from ledger.rules.fief.families import lords
from ledger.rules.fief.fiefs import building, controls, is_guest, owner_of
from ledger.rules.fief.forces import lords_at
from ledger.rules.fief.house import house
from ledger.rules.game import warning

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ledger.state import State
    from ledger.table import Table


def strongholds(state: State, player: str) -> list[str]:
    """The cities and castles that a player controls, in map order."""
    return [
        village
        for village in villages(state)
        if building(state, village) and controls(state, player, village)
    ]


def place_of(
    state: State, table: Table, player: str, village: str | None, lord: str | None
) -> tuple[str, str, list[dict[str, Any]]]:
    """The place for bought soldiers, its village, and warnings.

    A city or castle that the player controls, or beside one of his free lords
    (FIEF-BUY-03, AMB-35).
    """
    if lord is not None:
        if not lords.is_free(state, lord):
            table.object(Refused("rule", "fief.captive", rule="FIEF-AMB-35", lord=lord))
        place = state.text(lord, "at") or ""
        if village is not None and village_of(place) != village:
            facts = {"lord": lord, "village": village_of(place)}
            raise Refused("rule", "fief.lord_elsewhere", rule="FIEF-BUY-03", **facts)
        return place, village_of(place), _beside(state, table, player, place)
    likely = strongholds(state, player)
    if village is None:
        if not likely:
            table.lack(Misuse("usage", "fief.where_soldiers", rule="FIEF-BUY-03"))
        village = pick(state, table, "at", likely, who=player)
    if village in likely:
        return village, village, []
    if not lords_at(state, village, player):
        facts = {"village": village, "player": player}
        table.object(Refused("rule", "fief.no_stronghold", rule="FIEF-BUY-03", **facts))
        return village, village, []
    return village, village, _beside(state, table, player, village)


def _beside(
    state: State, table: Table, player: str, place: str
) -> list[dict[str, Any]]:
    """Beside a lord, with a warning; the owner of a village may refuse it."""
    village = village_of(place)
    owner = owner_of(state, village)
    if controls(state, player, village):
        return []
    if house(state, "buy.beside_lord") == "strict":
        facts = {"village": village, "player": player, "owner": owner}
        rule = "fief.buy.beside_lord"
        table.object(Refused("rule", "fief.not_controlled", rule=rule, **facts))
    if owner in (None, player) or place != village or is_guest(state, village, player):
        pass  # no permission is needed: own, unowned, on the road, or as a guest
    elif not agrees(state, table, "leave", str(owner)):
        facts = {"village": village, "player": player, "owner": owner}
        refusal = Refused("rule", "fief.leave_refused", rule="FIEF-AMB-35", **facts)
        table.object(refusal)
    return [warning("fief.uncontrolled", rule="FIEF-AMB-35", village=village)]
