"""What happens on the way, one thing after the other, and what comes of it."""

from __future__ import annotations

from ledger.rules.fief.steps import Steps

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.shapes.fief.shared import Entered, Settled, Taken
    from ledger.state import State


class Progress(Steps):
    """Counters come to rest: who takes a village, who goes in, who is free."""

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.taken: list[Taken] = []
        self.entered: list[Entered] = []
        self.freed: list[str] = []

    def told(self) -> Settled:
        """What came of it besides the move itself."""
        return {
            "taken": self.taken,
            "entered": self.entered,
            "freed": self.freed,
        }
