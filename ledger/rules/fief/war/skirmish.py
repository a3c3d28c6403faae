"""A battle off the board: its sides and all decisions are given in words."""

from __future__ import annotations

from ledger.rules.fief.war.customs import customs
from ledger.rules.fief.war.resolving import resolve as fought
from ledger.rules.fief.war.specs import forces
from ledger.rules.fief.war.wishes import Wishes, need_extension, planned

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ledger.rules.game import Outcome
    from ledger.state import State
    from ledger.table import Table


def resolve(
    state: State,
    table: Table,
    *,
    attacker: str,
    defender: str,
    tactics: bool,
    rounds: int | None,
    **words: Any,
) -> Outcome:
    """Fights a battle between two sides, each given in words without names."""
    wishes, ways = Wishes(**words), customs(state, tactics=tactics)
    sides = forces(attacker, defender, ways)
    need_extension(wishes, ways)
    plan = planned(wishes, ways)
    asked = {"specs": {"attacker": attacker, "defender": defender}}
    return fought(table, sides, plan, asked=asked, rounds=rounds)
