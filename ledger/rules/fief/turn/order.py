"""The order of play: who acts when, who has acted, and which phase it is."""

from __future__ import annotations

from ledger.effects import Effect
from ledger.errors import Refused
from ledger.rules.fief.tables import PHASES
from ledger.state import CAMPAIGN, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ledger.state import State
    from ledger.table import Table

ORDER: tuple[str, ...] = PHASES["order"]
DONE = "done"


def playing(state: State) -> list[str]:
    """The players still in the game, in the order of this turn (FIEF-TURN-03).

    Clockwise from the first player; extinct families are skipped.
    """
    seats = state.seats
    first = state.text(CAMPAIGN, "first_player")
    start = seats.index(first) if first in seats else 0
    around = (*seats[start:], *seats[:start])
    return [player for player in around if not state.get(player, "out")]


def need_phase(state: State, table: Table, phase: str, rule: str) -> None:
    """Refuses what belongs to another phase of the turn (FIEF-TURN-01)."""
    if state.phase != phase:
        table.object(out_of_phase(state, phase, rule))


def need_player(state: State, player: str) -> None:
    """Refuses an act of a player who is out of the game (FIEF-TURN-13)."""
    if state.get(player, "out"):
        raise Refused("rule", "fief.out", rule="FIEF-TURN-13", player=player)


def out_of_phase(state: State, phase: str, rule: str) -> Refused:
    """The refusal of what belongs to another phase, later or earlier this turn."""
    now = state.phase
    over = now in ORDER and ORDER.index(now) > ORDER.index(phase)
    key = "fief.phase_over" if over else "fief.phase"
    return Refused("out_of_phase", key, rule=rule, phase=phase, now=now)


def note(state: State, what: str = "acted") -> str:
    """The field that remembers the latest turn in which a player acted in this phase.

    Each phase has a field, because otherwise the first act of a phase would prevent an
    undo in the phase before. `what` is "done" for players who said they have finished.
    """
    return f"{what}_{state.phase}"


def has_acted(state: State, player: str) -> bool:
    """Whether a player has acted in this phase, or declared it finished."""
    fields = (note(state), note(state, DONE))
    return any(state.number(player, field) == state.turn for field in fields)


def has_passed(state: State, player: str) -> bool:
    """Whether a player's turn in this phase is over: a later one has or had it."""
    order = playing(state)
    if player not in order:
        return True
    later = order[order.index(player) + 1 :]
    done = has_finished(state, player) and bool(later)
    return done or any(has_acted(state, one) for one in later)


def has_finished(state: State, player: str) -> bool:
    """Whether a player has declared this phase finished."""
    return state.number(player, note(state, DONE)) == state.turn


def too_late(
    state: State, player: str, key: str, rule: str, code: str = "out_of_phase"
) -> Refused:
    """Why a player may no longer act: finished, had the turn, or was passed over."""
    if has_finished(state, player):
        return Refused(code, "fief.finished", rule=rule, player=player)
    around = playing(state)
    if player in around and not has_acted(state, player):
        later = around[around.index(player) + 1 :]
        other = next((one for one in later if has_acted(state, one)), player)
        facts = {"player": player, "other": other}
        return Refused(code, "fief.passed_over", rule=rule, **facts)
    return Refused(code, key, rule=rule, player=player)


def acts(state: State, player: str) -> list[Effect]:
    """Records that a player acts in this phase, unless already recorded."""
    if state.phase not in ORDER or state.number(player, note(state)) == state.turn:
        return []
    return [changed(state, player, note(state), state.turn)]


def finishes(state: State, player: str) -> list[Effect]:
    """Records that a player has declared this phase finished."""
    if state.phase not in ORDER:
        return []
    return [changed(state, player, note(state, DONE), state.turn)]


def at_turn(state: State) -> str | None:
    """The player whose turn it is in this phase: the last who acted, or the first.

    A player who has declared it finished passes the turn to the next, if any.
    """
    order = playing(state)
    acted = [at for at, player in enumerate(order) if has_acted(state, player)]
    at = acted[-1] if acted else 0
    at += bool(acted) and has_finished(state, order[at])
    return order[at] if at < len(order) else None


def to_act(state: State) -> list[str]:
    """Those who are to act: the one whose turn it is, then the others in order.

    After the last has finished, nobody is, although some phases still allow acts.
    """
    around = playing(state)
    first = at_turn(state) or (around[-1] if around else None)
    return [first, *(p for p in around if p != first)] if first else []


def acting(state: State) -> list[dict[str, Any]]:
    """Each player in order: to act, finished, acted, passed over, or waiting."""
    now = at_turn(state)
    return [
        {"name": player, "acts": _acts(state, player, now)} for player in playing(state)
    ]


def _acts(state: State, player: str, now: str | None) -> str:
    """How far a player is in this phase."""
    if has_finished(state, player):
        return "finished"
    if player == now:
        return "to_act"
    if has_acted(state, player):
        return "acted"
    return "passed" if has_passed(state, player) else "waits"
