"""What fits the words of Med-Fan now: figures of the player who is named before."""

from __future__ import annotations

from ledger.rules.common.finding import NOTHING

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.rules.common.finding import Before
    from ledger.state import State


def figures(state: State, before: Before) -> list[str]:
    """Figures of the player's army."""
    from ledger.rules.medfan import roster

    player = before.get("player")
    return roster.figures(state, player) if player else []


def fighters(state: State, before: Before = NOTHING) -> list[str]:
    """Who fights in what was prepared, or is said to; else everybody may."""
    from ledger.rules.medfan.fought import sides_meant

    sides = sides_meant(state, before.get("attacker"), before.get("defender"))
    return [player for player in state.seats if None in sides or player in sides]


def winners(state: State, before: Before = NOTHING) -> list[str]:
    """Who may have won: a player, or nobody."""
    return [*fighters(state, before), "draw"]


def unknown(state: State, _before: Before = NOTHING) -> list[str]:
    """Unknown territories, by their order."""
    from ledger.rules.medfan.land import hidden

    return [str(place) for place, _ in enumerate(hidden(state), 1)]
