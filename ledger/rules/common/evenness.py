"""Whether dice fall evenly: the chi-square of their faces, and how unusual it is."""

from __future__ import annotations

from math import erfc, exp, lgamma, log, sqrt

from ledger.record import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

LEAST_EXPECTED = 5  # of each face: below it the chi-square says nothing


class Evenness(NamedTuple):
    """How far counted faces are from what fair dice show on average.

    Attributes:
        above: the chi-square, as a fraction in whole numbers ...
        below: ... over this.
        freedom: the degrees of freedom.
    """

    above: int
    below: int
    freedom: int

    @property
    def chance(self) -> float:
        """How often fair dice are as uneven as this, or more."""
        return tail(self.above / self.below, self.freedom)


def least_dice(faces: tuple[int, ...]) -> int:
    """How many dice there must be before anything can be said.

    >>> least_dice((1, 2, 3, 4, 5, 6)), least_dice((0, 1, 1, 2, 2, 3))
    (30, 30)
    """
    rarest = min(faces.count(face) for face in set(faces))
    return -(-LEAST_EXPECTED * len(faces) // rarest)


def evenness(counts: Mapping[int, int], faces: tuple[int, ...]) -> Evenness:
    """The chi-square of how often each face fell, exactly.

    >>> evenness({1: 3, 2: 7}, (1, 2))
    Evenness(above=16, below=10, freedom=1)
    """
    kinds = sorted(set(faces))
    many = sum(counts.get(face, 0) for face in kinds)
    # The sum of (seen - meant)² / meant is that of seen² / meant, less all dice.
    common = 1
    for face in kinds:
        common *= faces.count(face)
    squares = sum(
        counts.get(face, 0) ** 2 * (common // faces.count(face)) for face in kinds
    )
    above = squares * len(faces) - many * many * common
    return Evenness(above, many * common, len(kinds) - 1)


def tail(statistic: float, freedom: int) -> float:
    """The chance that a chi-square of so many degrees of freedom is as great.

    This is the regularised incomplete gamma function Q(freedom / 2, statistic / 2),
    begun at Q(1/2) or Q(1) and raised by one step after another.
    """
    half = statistic / 2
    if half <= 0:
        return 1.0
    odd = freedom % 2
    order = 0.5 if odd else 1.0
    chance = erfc(sqrt(half)) if odd else exp(-half)
    while order < freedom / 2:
        chance += exp(order * log(half) - half - lgamma(order + 1))
        order += 1
    return min(chance, 1.0)
