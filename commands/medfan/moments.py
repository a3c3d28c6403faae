"""Which parts of the turn sheet a Med-Fan campaign is at."""

from __future__ import annotations

from ledger.state import CAMPAIGN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.state import State


def moments(state: State) -> tuple[str, ...]:
    """What follows a battle, the battle that was prepared, or the time between two."""
    if state.get(CAMPAIGN, "step"):
        return ("spoils",)
    if state.get(CAMPAIGN, "scenario"):
        return "battle", "spoils"
    return "spending", "before", "setup"
