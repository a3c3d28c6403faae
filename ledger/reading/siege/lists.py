"""Checked lists, as they are shown."""

from __future__ import annotations

from ledger.rules.siege.budget import artillery_share, shown_share

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ledger.rules.siege.checking import Checked


def checked_facts(sides: Sequence[Checked]) -> dict[str, Any]:
    """The result for all lists of a file, and for each by itself."""
    return {
        "spent": sum(side.spent for side in sides),
        "wasted": sum(side.wasted for side in sides),
        "sides": [_side(side) for side in sides],
    }


def _side(side: Checked) -> dict[str, Any]:
    buyer = side.army.buyer
    share = artillery_share(side.allowance, buyer.role, buyer.code) if buyer else None
    return {
        "role": buyer.role if buyer else None,
        "scenario": buyer.code if buyer else None,
        "points": buyer.points if buyer else None,
        "people": buyer.people if buyer else None,
        "army_spent": side.army_spent,
        "equipment": side.allowance,
        "spent": side.spent,
        "wasted": side.wasted,
        "artillery": side.artillery,
        "artillery_share": None if share is None else shown_share(share),
        "pieces": dict(side.pieces),
    }
