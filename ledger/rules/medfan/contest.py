"""A Med-Fan campaign, and its battles, as statistics see them."""

from __future__ import annotations

from ledger.rules.common.contest import Contest, Fight
from ledger.rules.medfan.campaign_end import leaders
from ledger.rules.medfan.land import owned_by
from ledger.rules.medfan.scenarios import SIDES
from ledger.state import CAMPAIGN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.journal import Entry
    from ledger.state import State


def contest(state: State) -> Contest:
    """The players; territories are what counts (MED-WIN-01)."""
    over = bool(state.get(CAMPAIGN, "over"))
    points = {player: len(owned_by(state, player)) for player in state.seats}
    return Contest("player", state.seats, over, leaders(state) if over else (), points)


def fight(entry: Entry, _before: State) -> Fight | None:
    """A battle, with the step that closes its aftermath."""
    result = entry.outcome
    if entry.kind != "medfan after" or result["next"] is not None:
        return None
    sides = {side: [result[side]] for side in SIDES}
    won = next((side for side in SIDES if result["winner"] == result[side]), None)
    return Fight(sides, won)
