"""What happens step by step, as one entry."""

from __future__ import annotations

from ledger.effects import Change, Effect

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

    from ledger.effects import Because
    from ledger.state import State


class Steps:
    """A state that follows events, with their effects and warnings."""

    def __init__(self, state: State) -> None:
        self.state = state.copy()
        self.effects: list[Effect] = []
        self.warnings: list[dict[str, Any]] = []

    def do(self, effects: Iterable[Effect], because: Because | None = None) -> None:
        """Carries out effects; those without a reason get this one."""
        for effect in effects:
            done = effect
            if because and isinstance(effect, Change) and not effect.because.rule:
                done = effect._replace(because=because)
            self.effects.append(done)
            self.state.apply([done])
