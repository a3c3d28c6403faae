"""Those who fight on the board: in a village, or in the battle that is due."""

from __future__ import annotations

from ledger.errors import Misuse
from ledger.rules.common.finding import territory
from ledger.rules.fief.war.owing import meant
from ledger.rules.fief.war.situation import situated
from ledger.rules.fief.war.uprising import fighter
from ledger.rules.fief.war.wishes import Wishes, need_extension, planned
from ledger.state import CAMPAIGN
from ledger.table import Table
from ledger.wire import named

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ledger.rules.fief.war.force import Force
    from ledger.rules.fief.war.plan import Plan
    from ledger.state import State


def fighting(
    state: State | None,
    village: str | None,
    attacker: str | None,
    defender: str | None,
    wishes: Wishes,
) -> tuple[dict[str, Force], Plan, dict[str, Any]]:
    """Those who fight in a village, the ground there, and who they are.

    Those who are not given are taken from the battle that is due.
    """
    counted = any("=" in (one or "") for one in (attacker, defender))
    if state is None or not state.seats or counted:
        raise Misuse("usage", "fief.odds_sides")
    where = territory(state, village) if village else None
    fighters = [[fighter(state, one)] if one else [] for one in (attacker, defender)]
    owed = meant(state, where, *fighters)
    then = state.copy()
    then.put(CAMPAIGN, "phase", "combat")
    situation = situated(
        then,
        Table(ruled=True),
        *owed,
        inside=wishes.inside,
        sortie=wishes.sortie,
        passage=wishes.passage,
    )
    sides = {name: one.force(then) for name, one in situation.sides.items()}
    ways = situation.sides["attacker"].customs
    need_extension(wishes, ways)
    ground = situation.ground._replace(plague=situation.ground.plague or wishes.plague)
    plan = planned(wishes, ways, asks=False)._replace(ground=ground)
    return sides, plan, named(owed._asdict(), state)
