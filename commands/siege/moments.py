"""The parts of the turn sheet that a siege has reached."""

from __future__ import annotations

from commands.faces import ALWAYS
from ledger.rules.siege.clock import due, under_way
from ledger.rules.siege.scenarios import present

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.state import State


def moments(state: State) -> tuple[str, ...]:
    """The deployment, until the first turn is over; the turns and the end."""
    if present(state) is None:
        return ()
    return *(() if under_way(state) else ("deployment",)), *ALWAYS, "end"


def clocked(state: State) -> bool:
    """Whether a scenario is being played and is not decided yet."""
    codes = {one["code"] for one in due(state)}
    return present(state) is not None and not codes & {"siege.end", "siege.undecided"}
