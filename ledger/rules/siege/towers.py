"""What counts as a tower, and how many stands it can hold."""

from __future__ import annotations

from ledger.errors import Misuse
from ledger.rules.siege.tables import SIZES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

FACTOR: int = SIZES["tower_holds"]
LEAST: tuple[int, int] = SIZES["tower"]
LONG, SHORT = SIZES["stand"]
MOST_MILLIMETRES = 10_000


def base_of(word: str) -> tuple[int, int]:
    """A base as typed: 40x40, in millimetres."""
    wide, times, deep = (
        word.casefold().replace("×", "x").replace("*", "x").partition("x")
    )
    sides = [
        int(side)
        for side in (wide.strip(), deep.strip())
        if side.isascii() and side.isdigit() and len(side) <= len(str(MOST_MILLIMETRES))
    ]
    fits = len(sides) == 2 and all(0 < side <= MOST_MILLIMETRES for side in sides)
    if not (times and fits):
        raise Misuse("usage", "siege.base", word=word)
    return sides[0], sides[1]


def tower(
    base: tuple[int, int], on_base: int | None = None, *, agreed: bool = False
) -> dict[str, Any]:
    """Whether something with this base, in millimetres, is a tower.

    Both sides of the base are at least forty millimetres (SIEGE-TOWER-01), unless the
    players agree otherwise (SIEGE-AMB-18); it holds twice the stands that fit on it
    (SIEGE-TOWER-16).

    Args:
        base: its width and depth.
        on_base: how many stands fit on it, where somebody has tried.
        agreed: whether the players take it for a tower although it is small.
    """
    is_tower = agreed or min(base) >= min(LEAST)
    fit = None
    if is_tower:
        fit = fitting(base) if on_base is None else on_base
    return {
        "base": list(base),
        "tower": is_tower,
        "on_base": fit,
        "stands": None if fit is None else fit * FACTOR,
        "exact": on_base is not None or is_even(base),
    }


def fitting(base: tuple[int, int]) -> int:
    """How many stands fit on a base, counted in full half stands.

    A stand is two squares side by side, like a domino, and these fill a board except
    for one square if their number is odd. The players must try what else fits
    (SIEGE-AMB-19).

    >>> [fitting(base) for base in ((40, 40), (60, 40), (80, 40), (60, 60), (45, 59))]
    [2, 3, 4, 4, 2]
    """
    wide, deep = (side // SHORT for side in base)
    return int(wide * deep * SHORT // LONG)


def is_even(base: tuple[int, int]) -> bool:
    """Whether a base is made of full half stands, so that what fits is certain."""
    return all(side % SHORT == 0 for side in base)
