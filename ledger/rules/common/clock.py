"""Turns and phases."""

from __future__ import annotations

from functools import partial

from ledger.effects import Effect, set_off
from ledger.errors import Refused
from ledger.questions import Sheet, SheetLine
from ledger.rules.common.due import due as due_now
from ledger.rules.common.seats import next_seat
from ledger.rules.common.settings import word
from ledger.rules.game import Outcome, warning
from ledger.state import CAMPAIGN, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ledger.effects import Value
    from ledger.rules.game import Game
    from ledger.state import State
    from ledger.table import Table

GO_ON = ("go", "stay")


def facts(state: State) -> dict[str, object]:
    """What the clock shows."""
    return {
        "turn": state.turn,
        "phase": state.phase,
        "first_player": state.get(CAMPAIGN, "first_player"),
    }


def next_turn(state: State, table: Table, game: Game) -> Outcome:
    """Ends the turn, with what its remaining phases bring and what is due at its end.

    What is left undone is reported; where somebody can be asked, this comes first.
    """
    phases = game.phases(state)
    skipped = (
        list(phases[phases.index(state.phase) + 1 :]) if state.phase in phases else []
    )
    progress = Progress(state)
    left = (state.phase, *skipped)
    for phase in left:
        progress.put("phase", phase)
        progress.pass_over(table, game, turn=phase == left[-1])
        progress.take(game.end_phase(progress.state, table))
        if progress.over:
            return progress.outcome(game, before=state.turn)
    progress.take(game.end_turn(progress.state, table))
    if progress.over:
        return progress.outcome(game, before=state.turn)
    progress.put("turn", state.turn + 1)
    progress.put("phase", phases[0] if phases else None)
    lead = state.text(CAMPAIGN, "first_player")
    moves = word(state, f"{game.name}.clock.first_player") == "moves"
    if lead and (moves or progress.state.get(lead, "out")):
        progress.put("first_player", next_seat(progress.state, lead))
    if skipped:
        progress.warnings.append(warning("turn.skipped", phases=skipped))
    return progress.outcome(game, before=state.turn)


def next_phase(state: State, table: Table, game: Game) -> Outcome:
    """Goes on to the next phase; after the last one, to the next turn."""
    phases = game.phases(state)
    if not phases:
        raise Refused("out_of_phase", "phase.none", rule=f"{game.name}.clock.phases")
    if state.phase == phases[-1]:
        return next_turn(state, table, game)
    at = phases.index(state.phase) + 1 if state.phase in phases else 0
    progress = Progress(state)
    progress.pass_over(table, game, turn=False)
    progress.take(game.end_phase(state, table))
    if not progress.over:
        progress.put("phase", phases[at])
    return progress.outcome(game, before=state.phase)


def goes_on(
    table: Table, heading: SheetLine, *lines: SheetLine, who: str | None = None
) -> bool:
    """Whether an act goes ahead although something is lost by it, which is shown first.

    `who` decides, or the whole table. Where nobody can be asked, it goes ahead unless the
    command itself says no.
    """
    go, stay = GO_ON
    sheet = partial(Sheet, heading, lines)
    return table.wish("go_on", GO_ON, proposed=stay, sheet=sheet, who=who) == go


class Progress:
    """What happens step by step while the clock moves on, as one entry."""

    def __init__(self, state: State) -> None:
        self.state = state.copy()
        self.effects: list[Effect] = []
        self.result: dict[str, Any] = {}
        self.warnings: list[dict[str, Any]] = []

    @property
    def over(self) -> bool:
        """Whether the game has ended, so that its clock has stopped."""
        return bool(self.result.get("over"))

    def pass_over(self, table: Table, game: Game, *, turn: bool) -> None:
        """Reports what is left undone as the phase ends, and asks about it."""
        left = game.undone(self.state, turn=turn)
        lines = (SheetLine("due", one) for one in left)
        if left and not goes_on(table, SheetLine("clock.undone"), *lines):
            raise Refused("out_of_phase", "clock.waits", rule=left[0].get("rule"))
        self.warnings += [
            warning("clock.undone", rule=one.get("rule"), due=one)
            for one in left
            if one["code"] not in game.tells
        ]

    def put(self, field: str, value: Value) -> None:
        """Sets the clock."""
        self._carry_out([changed(self.state, CAMPAIGN, field, value)])

    def take(self, due: Outcome | None) -> None:
        """Carries out what a phase or a turn brings."""
        if due is not None:
            self._carry_out(due.effects)
            self.result |= due.result
            self.warnings += due.warnings

    def _carry_out(self, effects: Sequence[Effect]) -> None:
        self.effects += effects
        self.state.apply(effects)

    def outcome(self, game: Game, before: Value) -> Outcome:
        """All of it as an outcome, with what the table must not forget next."""
        result = {**self.result, **facts(self.state), "before": before}
        due = due_now(self.state, game)
        if due:
            result["due"] = due
        return Outcome({}, result, set_off(self.effects), self.warnings)
