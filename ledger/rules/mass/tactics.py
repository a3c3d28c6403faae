"""Tactics: two secret choices, compared for the attacker's roll."""

from __future__ import annotations

from ledger.rules.game import warning
from ledger.rules.mass.house import demand, house
from ledger.rules.mass.naming import known
from ledger.rules.mass.tables import TACTICS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ledger.state import State

ORDER: tuple[str, ...] = TACTICS["order"]
# Both cells are printed +5, whereas every other pair is a value and its opposite.
CONTRADICTING = {("ENV", "REP"): "env_rep", ("REP", "ENV"): "rep_env"}


def modifier(state: State, attacker: str, defender: str) -> int:
    """What the two choices add to the attacker's roll (MASS-TACT-05, -06)."""
    key = CONTRADICTING.get((attacker, defender))
    if key:
        return int(house(state, f"tactics.{key}"))
    return int(TACTICS["matrix"][attacker][ORDER.index(defender)])


def compared(
    state: State, attacker: str, defender: str
) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """Two choices with their value, and a warning where the text contradicts itself."""
    demand(state, "tactics")
    attacker = known("tactic", attacker, ORDER)
    defender = known("tactic", defender, ORDER)
    comparison = {
        "attacker": attacker,
        "defender": defender,
        "modifier": modifier(state, attacker, defender),
    }
    key = CONTRADICTING.get((attacker, defender))
    if key is None:
        return comparison, []
    contradiction = warning(
        "mass.contradiction", rule="MASS-AMB-20", setting=f"mass.tactics.{key}"
    )
    return comparison, [contradiction]
