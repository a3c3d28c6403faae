"""The contents of Med-Fan's answers, and what it adds to the answers of all games.

Generated of `medfan.toml` by `make tree`: do not edit.
"""

from typing import NotRequired
from ledger.shapes.shared import Due

class MedfanDue(Due):
    """A battle that is prepared, or what follows one."""

    attacker: NotRequired[str]
    defender: NotRequired[str]
    scenario: NotRequired[str]
    objectives: NotRequired[dict[str, str | None]]
    winner: NotRequired[str]
    step: NotRequired[str]
    winners: NotRequired[list[str]]

WIDER = {
    Due: MedfanDue,
}
