"""What is said in secret in Med-Fan: the objective of each side (MED-OBJ-01)."""

from __future__ import annotations

from ledger.rules.medfan.tables import OBJECTIVE
from ledger.rules.topic import Topic
from ledger.state import CAMPAIGN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.state import State

HERE = "ledger.rules.medfan.sealed"


def objectives(_state: State) -> list[str]:
    """All objectives."""
    return list(OBJECTIVE["rows"])


def to_prepare(state: State) -> bool:
    """Whether no battle is prepared, and none has just been fought."""
    return not any(state.get(CAMPAIGN, one) for one in ("scenario", "step"))


TOPICS = {
    "objectives": Topic(
        "medfan prepare",
        "objectives",
        ":",
        vocabulary="objective",
        values=f"{HERE}:objectives",
        wanted=f"{HERE}:to_prepare",
    )
}
