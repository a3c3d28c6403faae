"""A game of Fief, and its battles, as statistics see them."""

from __future__ import annotations

from ledger.rules.common.contest import Contest, Fight
from ledger.rules.fief.house import variant
from ledger.rules.fief.turn.order import playing
from ledger.rules.fief.war.force import SIDES
from ledger.rules.fief.winning.points import total
from ledger.rules.fief.winning.victory import is_over
from ledger.state import CAMPAIGN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.journal import Entry
    from ledger.state import State


def contest(state: State) -> Contest:
    """The families, and the points of those left where points are counted."""
    counted = playing(state) if variant(state, "points") else ()
    return Contest(
        "family",
        state.seats,
        is_over(state),
        state.words(CAMPAIGN, "winners"),
        {player: total(state, player) for player in counted},
    )


def fight(entry: Entry, _before: State) -> Fight | None:
    """A battle on the board."""
    if entry.kind != "fief battle":
        return None
    result = entry.outcome
    sides = {side: result[f"{side}s"] for side in SIDES}
    return Fight(sides, result["winner"], result["village"])
