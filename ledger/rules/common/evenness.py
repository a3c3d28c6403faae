"""Whether dice roll evenly: the chi-square of their faces, and how unusual it is."""

from __future__ import annotations

from math import erfc, exp, lgamma, log, sqrt

from ledger.record import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

LEAST_EXPECTED = 5  # expected of each face; with fewer the chi-square says nothing


class Evenness(NamedTuple):
    """How far the counted faces are from the average of fair dice.

    Attributes:
        above: the numerator of the chi-square ...
        below: ... and its denominator.
        freedom: the degrees of freedom.
    """

    above: int
    below: int
    freedom: int

    @property
    def chance(self) -> float:
        """How often fair dice are as uneven as this, or more so."""
        return tail(self.above / self.below, self.freedom)


def least_dice(faces: tuple[int, ...]) -> int:
    """How many dice are needed before anything can be said.

    >>> least_dice((1, 2, 3, 4, 5, 6)), least_dice((0, 1, 1, 2, 2, 3))
    (30, 30)
    """
    rarest = min(faces.count(face) for face in set(faces))
    return -(-LEAST_EXPECTED * len(faces) // rarest)


def evenness(counts: Mapping[int, int], faces: tuple[int, ...]) -> Evenness:
    """The exact chi-square of how often each face was rolled.

    >>> evenness({1: 3, 2: 7}, (1, 2))
    Evenness(above=16, below=10, freedom=1)
    """
    kinds = sorted(set(faces))
    many = sum(counts.get(face, 0) for face in kinds)
    # The sum of (seen - meant)² / meant is that of seen² / meant, minus all dice.
    common = 1
    for face in kinds:
        common *= faces.count(face)
    squares = sum(
        counts.get(face, 0) ** 2 * (common // faces.count(face)) for face in kinds
    )
    above = squares * len(faces) - many * many * common
    return Evenness(above, many * common, len(kinds) - 1)


def tail(statistic: float, freedom: int) -> float:
    """The chance of a chi-square at least this great, by degrees of freedom.

    This is the regularised incomplete gamma function Q(freedom / 2, statistic / 2),
    starting from Q(1/2) or Q(1) and raised step by step.
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
