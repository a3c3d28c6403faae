"""What fits the words of a battle now: codes of its rules."""

from __future__ import annotations

from ledger.rules.common.finding import NOTHING

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.rules.common.finding import Before
    from ledger.state import State


def chances(_state: State, _before: Before = NOTHING) -> list[str]:
    """The heroic opportunities, or none of them."""
    from ledger.rules.mass.opportunities.windows import CODES
    from ledger.rules.mass.settling import NONE

    return [*CODES, NONE]


def grounds(_state: State, _before: Before = NOTHING) -> list[str]:
    """On what ground a side may stand; or none that counts."""
    from ledger.rules.mass.settling import NONE
    from ledger.rules.mass.strategy import GROUND

    return [*GROUND, NONE]
