"""What one side brings, from a list file."""

from __future__ import annotations

from ledger.record import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from ledger.rules.siege.lists import Buyer
    from ledger.rules.siege.listunits import Unit
    from ledger.toml import Path


class Army(NamedTuple):
    """What one side brings, from a file.

    Attributes:
        buyer: its side, scenario and points; None where the file does not say
            enough.
            bought: how many pieces of each item.
            units: its units, and those that only carry something.
            path: where the side is in the file.
            places: where each item, and some other words, are in the file.
            claims: what the file expects: spend, wasted, ok.
        opponent_points: how many points the other side has; None where unknown.
        likely: all that the buyer may be, where the file does not say enough.
    """

    buyer: Buyer | None
    bought: Mapping[str, int]
    units: tuple[Unit, ...]
    path: Path
    places: Mapping[str, Path]
    claims: Mapping[str, Any]
    opponent_points: int | None = None
    likely: tuple[Buyer, ...] = ()


def opposed(armies: list[Army]) -> list[Army]:
    """Each army with the points of the other side, where a file has both."""
    points = {a.buyer.role: a.buyer.points for a in armies if a.buyer}
    return [
        army._replace(
            opponent_points=next(
                (n for role, n in points.items() if role != army.buyer.role), None
            )
        )
        if army.buyer
        else army
        for army in armies
    ]
