"""The order of play: who acts when, who has acted, which phase it is."""

from __future__ import annotations

from ledger.effects import Effect
from ledger.errors import Refused
from ledger.rules.fief.tables import PHASES
from ledger.state import CAMPAIGN, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.state import State
    from ledger.table import Table

ORDER: tuple[str, ...] = PHASES["order"]


def playing(state: State) -> list[str]:
    """The players still in the game, in the order of this turn (FIEF-TURN-03).

    Clockwise from the first player; families that died out are skipped.
    """
    seats = state.seats
    first = state.text(CAMPAIGN, "first_player")
    start = seats.index(first) if first in seats else 0
    around = (*seats[start:], *seats[:start])
    return [player for player in around if not state.get(player, "out")]


def need_phase(state: State, table: Table, phase: str, rule: str) -> None:
    """Refuses what belongs to another phase of the turn (FIEF-TURN-01)."""
    if state.phase != phase:
        facts = {"phase": phase, "now": state.phase}
        table.object(Refused("out_of_phase", "fief.phase", rule=rule, **facts))


def note(state: State) -> str:
    """The field that remembers the latest turn in which a player acted in this phase.

    A field for each phase: else the first act of every phase would stand in the way of
    an undo in the phase before.
    """
    return f"acted_{state.phase}"


def has_acted(state: State, player: str) -> bool:
    """Whether a player has acted in this phase."""
    return state.number(player, note(state)) == state.turn


def has_passed(state: State, player: str) -> bool:
    """Whether a player's turn in this phase is over: a later one has acted."""
    order = playing(state)
    if player not in order:
        return True
    return any(has_acted(state, later) for later in order[order.index(player) + 1 :])


def acts(state: State, player: str) -> list[Effect]:
    """Records that a player acts in this phase; nothing if that is known."""
    if state.phase not in ORDER or has_acted(state, player):
        return []
    return [changed(state, player, note(state), state.turn)]


def at_turn(state: State) -> str | None:
    """Whose turn it is in this phase: the last who acted, else the first player."""
    order = playing(state)
    acted = [p for p in order if has_acted(state, p)]
    if acted:
        return acted[-1]
    return order[0] if order else None
