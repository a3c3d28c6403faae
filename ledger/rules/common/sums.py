"""Where the sum of rolled dice lies among all sums that the same dice could show.

Ways are whole numbers, so that nothing is rounded before this is wanted.
"""

from __future__ import annotations

from ledger.record import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

    # The number of dice of each kind, which is given as the numbers on its sides.
    Dice = Mapping[tuple[int, ...], int]

PLACES = 10_000  # a share is given with four decimal places
FEW = 100  # dice whose sums are kept: many battles have the same number of them
_KNOWN: dict[tuple[tuple[int, ...], int], tuple[int, list[int]]] = {}


class Place(NamedTuple):
    """Where a sum lies.

    Attributes:
        lower: in how many ways the dice show less.
        equal: in how many ways they show the same.
        of: how many ways there are in all.
    """

    lower: int
    equal: int
    of: int

    @property
    def share(self) -> float:
        """The share of rolls that show less, plus half of those that show the same."""
        return near(2 * self.lower + self.equal, 2 * self.of)


def near(above: int, below: int) -> float:
    """A fraction with four decimal places, the same on every machine.

    >>> near(2, 3), near(-1, 8), near(1, 1)
    (0.6667, -0.125, 1.0)
    """
    return (2 * PLACES * above + below) // (2 * below) / PLACES


def ways(faces: tuple[int, ...], many: int) -> tuple[int, list[int]]:
    """The lowest sum of `many` dice, and the number of ways for each sum from there.

    The sums are the coefficients of a power; each follows from those before it
    (J. C. P. Miller's recurrence), which copes with a thousand dice at once.

    >>> ways((1, 2, 3), 2)
    (2, [1, 2, 3, 2, 1])
    """
    if (faces, many) in _KNOWN:
        return _KNOWN[faces, many]
    low, high = min(faces), max(faces)
    sides = [faces.count(face) for face in range(low, high + 1)]
    by_sum = [sides[0] ** many]
    last = (high - low) * many
    mirrored = sides == sides[::-1]  # the upper half mirrors the lower
    for at in range(1, (last // 2 if mirrored else last) + 1):
        sum_ = 0
        for step in range(1, min(at, high - low) + 1):
            if sides[step]:
                sum_ += (step * (many + 1) - at) * sides[step] * by_sum[at - step]
        by_sum.append(sum_ // (at * sides[0]))
    if mirrored:
        by_sum += by_sum[: last + 1 - len(by_sum)][::-1]
    if many <= FEW:
        _KNOWN[faces, many] = low * many, by_sum
    return low * many, by_sum


def place(total: int, dice: Dice) -> Place:
    """Where a sum lies among all sums of the same dice, of one kind or of several.

    >>> place(7, {(1, 2, 3, 4, 5, 6): 2})
    Place(lower=15, equal=6, of=36)
    """
    low, by_sum = 0, [1]
    for faces, many in dice.items():
        least, more = ways(faces, many)
        low += least
        by_sum = more if by_sum == [1] else _together(by_sum, more)
    at = total - low
    equal = by_sum[at] if 0 <= at < len(by_sum) else 0
    return Place(sum(by_sum[: max(at, 0)]), equal, sum(by_sum))


def _together(one: list[int], other: list[int]) -> list[int]:
    by_sum = [0] * (len(one) + len(other) - 1)
    for at, here in enumerate(one):
        for step, there in enumerate(other, at):
            by_sum[step] += here * there
    return by_sum


def mean(dice: Dice) -> tuple[int, int]:
    """The average sum of the dice, as a fraction of whole numbers.

    >>> mean({(1, 2, 3, 4, 5, 6): 3})
    (63, 6)
    """
    above, below = 0, 1
    for faces, many in dice.items():
        sides = len(faces)
        above, below = above * sides + sum(faces) * many * below, below * sides
    return above, below
