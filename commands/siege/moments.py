"""Which parts of the turn sheet a siege is at."""

from __future__ import annotations

from commands.faces import ALWAYS
from ledger.rules.siege.clock import due, under_way
from ledger.rules.siege.scenarios import present

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.state import State


def moments(state: State) -> tuple[str, ...]:
    """Its deployment, until the first turn is over; its turns and its end."""
    if present(state) is None:
        return ()
    return *(() if under_way(state) else ("deployment",)), *ALWAYS, "end"


def clocked(state: State) -> bool:
    """Where a scenario is being played, and not decided."""
    codes = {one["code"] for one in due(state)}
    return present(state) is not None and not codes & {"siege.end", "siege.undecided"}
