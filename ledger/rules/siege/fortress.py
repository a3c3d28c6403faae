"""The size of a fortress, by the points of its defender."""

from __future__ import annotations

from ledger.rules.game import warning
from ledger.rules.siege.scenarios import BRAKEN_KEEP, value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

PARTS = ("wall", "tower", "gate", "courtyard")


def fortress(
    points: int, code: str = BRAKEN_KEEP
) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """Walls and towers for each full slice of the defender's points (SIEGE-SCN3-02).

    There is one gate. Below one full slice the fortress is as large as for one
    (SIEGE-AMB-32).
    """
    each: int = value(code, "fortress.slice")
    slices = max(points // each, 1)
    walls = slices * value(code, "fortress.walls")
    towers = slices * value(code, "fortress.towers")
    gates: int = value(code, "fortress.gates")
    numbers = dict(zip(PARTS, (walls, towers, gates, 1), strict=True))
    worth = {part: value(code, f"points.{part}") for part in PARTS}
    result = {
        "points": points,
        "walls": walls,
        "towers": towers,
        "gates": gates,
        "lines": [
            {
                "kind": part,
                "count": number,
                "each": worth[part],
                "points": number * worth[part],
            }
            for part, number in numbers.items()
        ],
        "total_points": sum(number * worth[part] for part, number in numbers.items()),
    }
    if points >= each:
        return result, []
    small = warning(
        "siege.small_fortress", rule="SIEGE-AMB-32", points=points, each=each
    )
    return result, [small]
