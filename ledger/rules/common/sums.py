"""Where the sum of thrown dice lies among all that the same dice could show.

Ways are whole numbers, so that nothing is rounded before somebody wants it so.
"""

from __future__ import annotations

from ledger.record import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

    # How many dice of each kind; a kind is the numbers on its sides.
    Dice = Mapping[tuple[int, ...], int]

PLACES = 10_000  # a share is told with four digits behind the point
FEW = 100  # dice of which the ways are kept: battles with as many are many
_KNOWN: dict[tuple[tuple[int, ...], int], tuple[int, list[int]]] = {}


class Place(NamedTuple):
    """Where a sum lies.

    Attributes:
        lower: in how many ways the dice show less.
        equal: in how many ways they show the same.
        of: how many ways there are.
    """

    lower: int
    equal: int
    of: int

    @property
    def share(self) -> float:
        """The share of throws that show less, half of the equal ones with them."""
        return near(2 * self.lower + self.equal, 2 * self.of)


def near(above: int, below: int) -> float:
    """A fraction with four digits behind the point: the same on every machine.

    >>> near(2, 3), near(-1, 8), near(1, 1)
    (0.6667, -0.125, 1.0)
    """
    return (2 * PLACES * above + below) // (2 * below) / PLACES


def ways(faces: tuple[int, ...], many: int) -> tuple[int, list[int]]:
    """The lowest sum of so many dice, and in how many ways each from there on falls.

    The sums are the coefficients of a power; each follows from those before it
    (J. C. P. Miller's recurrence), which serves a thousand dice at once.

    >>> ways((1, 2, 3), 2)
    (2, [1, 2, 3, 2, 1])
    """
    if (faces, many) in _KNOWN:
        return _KNOWN[faces, many]
    low, high = min(faces), max(faces)
    sides = [faces.count(face) for face in range(low, high + 1)]
    by_sum = [sides[0] ** many]
    last = (high - low) * many
    mirrored = sides == sides[::-1]  # the upper half is the lower one, turned round
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
    """What the dice show on average, as a fraction in whole numbers.

    >>> mean({(1, 2, 3, 4, 5, 6): 3})
    (63, 6)
    """
    above, below = 0, 1
    for faces, many in dice.items():
        sides = len(faces)
        above, below = above * sides + sum(faces) * many * below, below * sides
    return above, below
