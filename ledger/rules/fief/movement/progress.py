"""What happens on the way, one thing after another, and the results."""

from __future__ import annotations

from ledger.rules.fief.steps import Steps

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.shapes.fief.shared import Entered, Settled, Taken
    from ledger.state import State


class Progress(Steps):
    """Effects as counters come to rest: villages taken, entered, captives freed."""

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.taken: list[Taken] = []
        self.entered: list[Entered] = []
        self.freed: list[str] = []

    def facts(self) -> Settled:
        """The results besides the move itself."""
        return {
            "taken": self.taken,
            "entered": self.entered,
            "freed": self.freed,
        }
