"""What fits the words of sieges now."""

from __future__ import annotations

from ledger.rules.common.finding import NOTHING

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.rules.common.finding import Before
    from ledger.state import State


def gates(_state: State, _before: Before = NOTHING) -> list[str]:
    """How a gate may be treated."""
    from ledger.rules.siege.starting import GATES

    return list(GATES)
