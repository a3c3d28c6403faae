"""Turns and phases."""

from __future__ import annotations

from ledger.effects import Effect, set_off
from ledger.errors import Refused
from ledger.rules.common.seats import next_seat
from ledger.rules.common.settings import word
from ledger.rules.game import Outcome, warning
from ledger.state import CAMPAIGN, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.rules.game import Game
    from ledger.state import State
    from ledger.table import Table


def facts(state: State) -> dict[str, object]:
    """What the clock shows."""
    return {
        "turn": state.turn,
        "phase": state.phase,
        "first_player": state.get(CAMPAIGN, "first_player"),
    }


def next_turn(state: State, table: Table, game: Game) -> Outcome:
    """Ends the turn: what is due at its end, then the next one begins."""
    phases = game.phases(state)
    skipped = (
        list(phases[phases.index(state.phase) + 1 :]) if state.phase in phases else []
    )
    due = game.end_turn(state, table)
    effects: list[Effect] = list(due.effects) if due else []
    effects.append(changed(state, CAMPAIGN, "turn", state.turn + 1))
    first_phase = phases[0] if phases else None
    effects.append(changed(state, CAMPAIGN, "phase", first_phase))
    lead = state.text(CAMPAIGN, "first_player")
    if lead and word(state, f"{game.name}.clock.first_player") == "moves":
        left = next_seat(state, lead)
        effects.append(changed(state, CAMPAIGN, "first_player", left))
    effects = set_off(effects)
    after = state.copy().apply(effects)
    warnings = list(due.warnings) if due else []
    if skipped:
        warnings.append(warning("turn.skipped", phases=skipped))
    result = {**(due.result if due else {}), **facts(after)}
    return Outcome({}, {**result, "before": state.turn}, effects, warnings)


def next_phase(state: State, table: Table, game: Game) -> Outcome:
    """Goes on to the next phase; after the last one, to the next turn."""
    phases = game.phases(state)
    if not phases:
        raise Refused("out_of_phase", "phase.none", rule=f"{game.name}.clock.phases")
    if state.phase == phases[-1]:
        return next_turn(state, table, game)
    at = phases.index(state.phase) + 1 if state.phase in phases else 0
    effects: list[Effect] = [changed(state, CAMPAIGN, "phase", phases[at])]
    after = state.copy().apply(effects)
    return Outcome({}, {**facts(after), "before": state.phase}, effects)
