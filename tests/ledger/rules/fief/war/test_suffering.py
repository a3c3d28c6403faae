"""How heaps share losses: nobody stays who could have fallen."""

from __future__ import annotations

from itertools import product

import pytest

from ledger.rules.fief.war.suffering import Shares


def shared(heaps, harm):
    """Every way in which the heaps may share the points, one after another."""
    shares = Shares(heaps)
    found, open_to = [], [((), harm, 0)]
    while open_to:
        lost, left, spared = open_to.pop()
        at = len(lost)
        if at == len(heaps):
            found.append(lost)
            continue
        open_to += [
            ((*lost, one), *shares.after(at, left, spared, one))
            for one in shares.of(at, left, spared)
        ]
    return sorted(found)


def naively(heaps, harm):
    """Every way to lose whole counters after which no counter left could fall."""
    ways = product(*(range(0, points + 1, unit) for unit, points in heaps))
    return sorted(
        lost
        for lost in ways
        if (rest := harm - sum(lost)) >= 0
        and all(
            gone == points or unit > rest
            for gone, (unit, points) in zip(lost, heaps, strict=True)
        )
    )


@pytest.mark.rule("FIEF-FIGHT-13", "FIEF-FIGHT-23")
@pytest.mark.ruling("TAC-AMB-48")
@pytest.mark.parametrize("harm", range(13))
@pytest.mark.parametrize(
    "heaps",
    [
        [],
        [(1, 4)],
        [(3, 6)],
        [(1, 2), (1, 3)],
        [(1, 2), (3, 6)],
        [(3, 6), (1, 2)],
        [(6, 6), (3, 3), (1, 1)],
        [(3, 3), (6, 6), (3, 3)],
    ],
)
def test_a_counter_stays_only_where_what_is_left_cannot_fell_it(heaps, harm):
    """The ways are those that a simple search finds."""
    assert shared(heaps, harm) == naively(heaps, harm)


def test_what_is_left_to_bear_after_a_heap():
    """A spared counter of three needs three points, unless a smaller one was spared."""
    shares = Shares([(3, 6), (1, 2)])
    assert shares.of(0, 4, 0) == [0, 3]
    assert shares.of(0, 5, 0) == [3]
    assert shares.of(0, 2, 0) == [0]
    assert shares.after(0, 5, 0, 3) == (2, 3)
    assert shares.after(0, 6, 0, 6) == (0, 0)
    assert shares.after(0, 6, 1, 3) == (3, 1)
    assert shares.after(1, 2, 3, 1) == (1, 1)
    assert shares.after(1, 2, 3, 2) == (0, 3)
