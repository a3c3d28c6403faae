"""What may be typed now for the words of Med-Fan: figures, fighters, winners."""

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
    """Those who fight in the prepared battle or by the words before, or everybody."""
    from ledger.rules.medfan.fought import sides_meant

    sides = sides_meant(state, before.get("attacker"), before.get("defender"))
    return [player for player in state.seats if None in sides or player in sides]


def winners(state: State, before: Before = NOTHING) -> list[str]:
    """Those who may have won: the players, or nobody."""
    return [*fighters(state, before), "draw"]


def unknown(state: State, _before: Before = NOTHING) -> list[str]:
    """Unknown territories, by position."""
    from ledger.rules.medfan.land import hidden

    return [str(place) for place, _ in enumerate(hidden(state), 1)]
