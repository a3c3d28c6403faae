"""The parts of the turn sheet that a Med-Fan campaign has reached."""

from __future__ import annotations

from ledger.state import CAMPAIGN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.state import State


def moments(state: State) -> tuple[str, ...]:
    """The aftermath of a battle, a prepared battle, or the time between battles."""
    if state.get(CAMPAIGN, "step"):
        return ("spoils",)
    if state.get(CAMPAIGN, "scenario"):
        return "battle", "spoils"
    return "spending", "before", "setup"
