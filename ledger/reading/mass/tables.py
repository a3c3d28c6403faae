"""Look-ups in the tables of mass combat."""

from __future__ import annotations

from ledger.rules.mass import personal, preparing, volley
from ledger.rules.mass.numbers import compared

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ledger.shapes.mass.tables import Numbers, Raises, Wounds
    from ledger.state import State


def cell(state: State, situation: str, engagement: str, total: int) -> dict[str, Any]:
    """The cell of the table for a modified result."""
    return {
        "situation": situation,
        "engagement": engagement,
        "total": total,
        **personal.cell(state, total, situation, engagement),
    }


def numbers(
    state: State, men_a: int, men_b: int, fort_a: str | None, fort_b: str | None
) -> Numbers:
    """What an advantage in numbers is worth."""
    return compared(state, (men_a, men_b), (fort_a, fort_b))


def raises(state: State, totals: Sequence[int]) -> Raises:
    """The free raises for an army's rolls."""
    return {"totals": list(totals), "raises": preparing.raises(state, totals)}


def wounds(state: State, tn: int, hits: int, dracheneisen: int) -> Wounds:
    """The effect of one volley's hits on one person."""
    return {"tn": tn, "hits": hits, **volley.wounds(state, tn, hits, dracheneisen)}
