"""Change: which counters stay when points are lost (FIEF-FIGHT-14, -15)."""

from __future__ import annotations

from functools import cache

from ledger.record import NamedTuple
from ledger.rules.fief.making_change import trouble
from ledger.rules.fief.war.tables import COMBAT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    # Counters by value: how many ones, threes and sixes.
    Heap = tuple[int, ...]

NAMES: tuple[str, ...] = tuple(COMBAT["values"])
VALUES: tuple[int, ...] = tuple(COMBAT["values"].values())


class Settlement(NamedTuple):
    """The counters everywhere after points were lost.

    Attributes:
        lost: the points that were lost in the end.
        here: the counters that are left.
        elsewhere: the player's other stacks, each still with its own points.
        stock: the counters at the treasurer.
    """

    lost: int
    here: dict[str, int]
    elsewhere: list[dict[str, int]]
    stock: dict[str, int]


def settle(
    here: Mapping[str, int],
    stock: Mapping[str, int],
    elsewhere: Sequence[Mapping[str, int]],
    loss: int,
    source: str = "pooled",
) -> Settlement:
    """Takes a number of points from a stack, with change where possible.

    "pooled": the treasurer and the player's other stacks make change, as long as each
    other stack keeps its points. "single": one swap of equal value with one of them,
    before the counters are taken away. Where change is impossible, whole counters go:
    the fewest points above the loss that can be settled like this.
    """
    stack, box = _heap(here), _heap(stock)
    others = [_heap(one) for one in elsewhere]
    worth = _points(stack)
    for lost in range(min(loss, worth), worth):  # more than was rolled: FIEF-FIGHT-15
        exchange = (
            _pooled(stack, box, others, worth - lost)
            if source == "pooled"
            else _single(stack, box, others, lost)
        )
        if exchange:
            return _settlement(lost, *exchange)
    return _settlement(worth, (0,) * len(VALUES), others, _sum(stack, box))


def _heap(counters: Mapping[str, int]) -> Heap:
    return tuple(counters.get(name, 0) for name in NAMES)


def _points(heap: Heap) -> int:
    return sum(value * count for value, count in zip(VALUES, heap, strict=True))


def _sum(one: Heap, other: Heap) -> Heap:
    return tuple(a + b for a, b in zip(one, other, strict=True))


def _less(one: Heap, other: Heap) -> Heap:
    return tuple(a - b for a, b in zip(one, other, strict=True))


def _trouble(one: Heap, other: Heap) -> tuple[int, int]:
    """How many counters turn one stack into another, and how many of them come in."""
    return trouble(b - a for a, b in zip(one, other, strict=True))


def _settlement(lost: int, here: Heap, others: Sequence[Heap], box: Heap) -> Settlement:
    def named(heap: Heap) -> dict[str, int]:
        return dict(zip(NAMES, heap, strict=True))

    return Settlement(lost, named(here), [named(one) for one in others], named(box))


@cache
def _ways(points: int, most: Heap) -> tuple[Heap, ...]:
    """Every stack of a number of points that these counters can make."""
    ones, threes, sixes = most
    return tuple(
        (points - 3 * three - 6 * six, three, six)
        for six in range(min(sixes, points // 6) + 1)
        for three in range(min(threes, (points - 6 * six) // 3) + 1)
        if points - 3 * three - 6 * six <= ones
    )


def _pooled(
    stack: Heap, box: Heap, others: Sequence[Heap], keeps: int
) -> tuple[Heap, list[Heap], Heap] | None:
    """Settles with change from the treasurer, or other stacks, too (FIEF-FIGHT-14).

    It is the settlement that touches the fewest counters.
    """
    pool = _sum(stack, box)
    for here in sorted(_ways(keeps, pool), key=lambda way: _trouble(stack, way)):
        return here, list(others), _less(pool, here)
    return _among_all(stack, box, others, keeps)


def _among_all(
    stack: Heap, box: Heap, others: Sequence[Heap], keeps: int
) -> tuple[Heap, list[Heap], Heap] | None:
    """Redistributes counters of all stacks with the least trouble (FIEF-FIGHT-14).

    Each of the others keeps its points.
    """
    pool = _sum(stack, box)
    for other in others:
        pool = _sum(pool, other)
    before = [stack, *others]
    wanted = [keeps, *map(_points, others)]
    # The stacks made so far, by the counters that are left.
    laid: dict[Heap, tuple[tuple[int, int], tuple[Heap, ...]]] = {pool: ((0, 0), ())}
    for at, points in enumerate(wanted):
        next_laid: dict[Heap, tuple[tuple[int, int], tuple[Heap, ...]]] = {}
        for left, ((touched, back), heaps) in laid.items():
            for way in _ways(points, left):
                here = _trouble(before[at], way)
                more = touched + here[0], back + here[1]
                rest = _less(left, way)
                if rest not in next_laid or more < next_laid[rest][0]:
                    next_laid[rest] = more, (*heaps, way)
        laid = next_laid
    if not laid:
        return None
    rest, (_, heaps) = min(laid.items(), key=lambda item: item[1][0])
    return heaps[0], list(heaps[1:]), rest


def _single(
    stack: Heap, box: Heap, others: Sequence[Heap], lost: int
) -> tuple[Heap, list[Heap], Heap] | None:
    """Takes whole counters of a number of points, after at most one swap.

    As few counters as possible: those of the highest values.
    """
    for at, partner in enumerate([box, *others]):
        swap = _swap(stack, partner, lost)
        if swap:
            given, gone, left = swap
            partner_after = _less(_sum(partner, given[0]), given[1])
            if at == 0:
                return left, list(others), _sum(partner_after, gone)
            after = list(others)
            after[at - 1] = partner_after
            return left, after, _sum(box, gone)
    return None


def _swap(
    stack: Heap, partner: Heap, lost: int
) -> tuple[tuple[Heap, Heap], Heap, Heap] | None:
    """A swap of equal value after which whole counters of those points can go.

    It has the smallest value and, among such swaps, the fewest counters.
    """
    for value in range(_points(stack) + 1):  # 0: nothing is swapped
        swaps = [
            ((given, taken), gone, _less(after, gone))
            for given in _ways(value, stack)
            for taken in _ways(value, partner)
            for after in (_sum(_less(stack, given), taken),)
            for gone in _ways(lost, after)
        ]
        if swaps:
            return min(swaps, key=_touched)
    return None


def _touched(swap: tuple[tuple[Heap, Heap], Heap, Heap]) -> int:
    """How many counters change hands in a swap and the loss after it."""
    (given, taken), gone, _ = swap
    return sum((*given, *taken, *gone))
