"""What a change on the throne brings, step by step, as one outcome."""

from __future__ import annotations

from ledger.effects import Because
from ledger.rules.fief.steps import Steps
from ledger.rules.game import Outcome
from ledger.state import CAMPAIGN, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ledger.effects import Value
    from ledger.state import State


class Ceremony(Steps):
    """A change on the throne, and its results."""

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.facts: dict[str, Any] = {}

    def put(
        self, field: str, value: Value, rule: str, about: str | None = None
    ) -> None:
        """Moves an office, or notes a fact; does nothing if it is already so."""
        if self.state.get(CAMPAIGN, field) != value:
            because = Because(rule, about)
            self.do([changed(self.state, CAMPAIGN, field, value)], because)

    def tell(self, **facts: Any) -> None:
        """Adds facts about the results."""
        self.facts |= facts

    def outcome(self) -> Outcome:
        """All of it, for the act that caused it."""
        return Outcome({}, self.facts, self.effects, self.warnings)
