"""The parts of the turn sheet that a mass battle has reached."""

from __future__ import annotations

from ledger.rules.mass.starting import due
from ledger.state import CAMPAIGN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.state import State


def moments(state: State) -> tuple[str, ...]:
    """The gathering of the armies, a battle turn, its aftermath, or the end."""
    if state.get(CAMPAIGN, "attacker") is None or state.get(CAMPAIGN, "ended"):
        return ("preparation",)
    if state.get(CAMPAIGN, "victor") is not None:
        return "opportunities", "end_of_turn", "end"
    waits = {"mass.pending", "mass.duel"}.intersection(
        one["code"] for one in due(state)
    )
    return *(() if waits else ("strategy",)), "opportunities", "volley", "end_of_turn"


def clocked(_state: State) -> bool:
    """Never: a battle turn is closed by the next one."""
    return False
