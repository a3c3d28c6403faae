"""A siege, or another of its scenarios, as statistics see it."""

from __future__ import annotations

from ledger.rules.common.contest import Contest
from ledger.rules.siege.scenarios import ROLES, of_role
from ledger.state import CAMPAIGN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.state import State


def contest(state: State) -> Contest:
    """The two sides of the scenario, which is a battle by itself."""
    over = bool(state.get(CAMPAIGN, "ended"))
    winner = state.text(CAMPAIGN, "winner") if over else None
    sides = [side for role in ROLES if (side := of_role(state, role))]
    return Contest("side", sides, over, [winner] if winner else [])
