"""What a change on the throne brings, step by step, as one outcome."""

from __future__ import annotations

from ledger.effects import Because, Change, Effect
from ledger.rules.game import Outcome
from ledger.state import CAMPAIGN, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

    from ledger.effects import Value
    from ledger.state import State


class Ceremony:
    """A state that goes along with what happens, its effects, and what came of it."""

    def __init__(self, state: State) -> None:
        self.state = state.copy()
        self.effects: list[Effect] = []
        self.told: dict[str, Any] = {}
        self.warnings: list[dict[str, Any]] = []

    def do(self, effects: Iterable[Effect], because: Because | None = None) -> None:
        """Carries effects out; changes that have no reason yet get this one."""
        for effect in effects:
            done = effect
            if because and isinstance(effect, Change) and not effect.because.rule:
                done = effect._replace(because=because)
            self.effects.append(done)
            self.state.apply([done])

    def put(
        self, field: str, value: Value, rule: str, about: str | None = None
    ) -> None:
        """Another wears a crown, or the court notes something; nothing if it is so."""
        if self.state.get(CAMPAIGN, field) != value:
            because = Because(rule, about)
            self.do([changed(self.state, CAMPAIGN, field, value)], because)

    def tell(self, **facts: Any) -> None:
        """What came of it."""
        self.told |= facts

    def outcome(self) -> Outcome:
        """All of it, to be taken up by the act that brought it about."""
        return Outcome({}, self.told, self.effects, self.warnings)
