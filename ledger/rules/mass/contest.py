"""A mass combat as statistics see it."""

from __future__ import annotations

from ledger.rules.common.contest import Contest
from ledger.rules.mass.armies import sides
from ledger.state import CAMPAIGN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.state import State


def contest(state: State) -> Contest:
    """The two sides of the battle."""
    over = bool(state.get(CAMPAIGN, "ended"))
    victor = state.text(CAMPAIGN, "victor") if over else None
    return Contest("side", sides(state), over, [victor] if victor else [])
