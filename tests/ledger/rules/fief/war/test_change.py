"""Change for counters, and losses without change."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ledger.rules.fief.making_change import left_with
from ledger.rules.fief.war.change import NAMES, VALUES, settle

SIX_PAIRS = [{"v1": 2, "v3": 0, "v6": 0}] * 6


def heap(v1=0, v3=0, v6=0):
    return {"v1": v1, "v3": v3, "v6": v6}


def points(counters):
    return sum(v * counters[n] for n, v in zip(NAMES, VALUES, strict=True))


@pytest.mark.rule("FIEF-FIGHT-14")
@pytest.mark.parametrize("source", ["pooled", "single"])
def test_change_at_the_treasurer(source):
    """TV-CHANGE-01: a three loses two points, and a one is left."""
    found = settle(heap(v3=1), heap(4, 4, 3), [heap(8)], 2, source)
    assert (found.lost, found.here, found.elsewhere) == (2, heap(1), [heap(8)])


@pytest.mark.rule("FIEF-FIGHT-14")
@pytest.mark.parametrize(
    ("here", "loss", "left"),
    [
        (heap(2, 1), 2, heap(0, 1)),
        (heap(3, 1), 3, heap(3)),
        (heap(2, 2, 1), 5, heap(3, 2)),
        (heap(5, 0, 1), 5, heap(6)),
        (heap(1, 1), 2, heap(2)),
    ],
)
def test_the_fewest_counters_change_hands_and_of_as_few_the_fewest_come_back(
    here, loss, left
):
    """Two ones fall as they are: no three is handed in for them."""
    found = settle(here, heap(8, 4, 3), [], loss)
    assert (found.lost, found.here) == (loss, left)
    kept = left_with(here, heap(8, 4, 3), points(here) - loss)
    assert kept == left


@pytest.mark.rule("FIEF-FIGHT-14")
@pytest.mark.parametrize("source", ["pooled", "single"])
def test_change_in_another_village(source):
    """TV-CHANGE-02: the treasurer has no ones, but one of his own villages has."""
    found = settle(heap(v3=1), heap(0, 4, 3), [heap(v6=1), heap(12)], 2, source)
    assert (found.lost, found.here) == (2, heap(1))
    assert found.elsewhere == [heap(v6=1), heap(9, 1)]
    assert found.stock == heap(2, 4, 3)


@pytest.mark.rule("FIEF-FIGHT-14")
def test_the_other_village_changes_as_few_counters_as_can_be():
    """It gets the six for two threes, and keeps its ones: no three goes back to it."""
    found = settle(heap(v6=1), heap(), [heap(3, 2)], 3)
    assert (found.lost, found.here) == (3, heap(0, 1))
    assert (found.elsewhere, found.stock) == ([heap(3, 0, 1)], heap(0, 1))


@pytest.mark.rule("FIEF-FIGHT-14")
def test_of_two_changes_in_another_village_the_one_that_gives_back_less_is_made():
    """Seven lose four: the six gives back a three, and not three ones."""
    found = settle(heap(1, 0, 1), heap(v6=1), [heap(4, 1)], 4)
    assert (found.lost, found.here) == (4, heap(0, 1))
    assert (found.elsewhere, found.stock) == ([heap(1, 0, 1)], heap(4, 0, 1))


@pytest.mark.rule("FIEF-FIGHT-15")
@pytest.mark.ruling("FIEF-AMB-52")
@pytest.mark.parametrize(
    ("source", "lost", "here"), [("single", 3, heap()), ("pooled", 2, heap(1))]
)
def test_two_ways_to_change(source, lost, here):
    """TV-CHANGE-03: one exchange with one partner, or all settled at once."""
    found = settle(heap(v3=1), heap(2, 4, 3), SIX_PAIRS[:5], 2, source)
    assert (found.lost, found.here, found.elsewhere) == (lost, here, SIX_PAIRS[:5])


@pytest.mark.rule("FIEF-FIGHT-13", "FIEF-FIGHT-14")
@pytest.mark.parametrize(
    ("stack", "stock", "loss", "here"),
    [
        (heap(3, 1), heap(), 3, heap(3)),
        (heap(6, 2, 1), heap(), 6, heap(6, 2)),
        (heap(4, 1), heap(), 4, heap(3)),
        # Three ones come back for the three, and one of them goes.
        (heap(0, 1, 1), heap(5, 2), 1, heap(2, 0, 1)),
    ],
)
@pytest.mark.parametrize("source", ["single", "pooled"])
def test_the_owner_gives_the_fewest_counters(source, stack, stock, loss, here):
    """A three is given rather than three ones, in either way of change."""
    found = settle(stack, stock, [], loss, source)
    assert (found.lost, found.here) == (loss, here)


@pytest.mark.rule("FIEF-FIGHT-15")
@pytest.mark.ruling("FIEF-AMB-52")
@pytest.mark.parametrize(
    ("source", "lost", "here"), [("single", 3, heap(1)), ("pooled", 2, heap(2))]
)
def test_rebels_change(source, lost, here):
    """TV-CHANGE-04: the rebels' own stock is with the treasurer."""
    found = settle(heap(1, 1), heap(2, 2, 1), [], 2, source)
    assert (found.lost, found.here) == (lost, here)


@pytest.mark.rule("FIEF-FIGHT-15")
def test_the_whole_counter_goes_where_no_change_is_to_be_had():
    """TV-CHANGE-05: all ones are in pairs elsewhere, and must stay there."""
    found = settle(heap(v3=1), heap(0, 4, 3), SIX_PAIRS, 2)
    assert (found.lost, found.here, found.elsewhere) == (3, heap(), SIX_PAIRS)


def test_all_is_lost_where_more_is_taken_than_there_is():
    """Points beyond the last counter are not carried over."""
    found = settle(heap(2, 1), heap(3), [], 99)
    assert (found.lost, found.here, found.stock) == (5, heap(), heap(5, 1))


COUNTERS = st.builds(heap, st.integers(0, 4), st.integers(0, 2), st.integers(0, 1))


@pytest.mark.rule("FIEF-FIGHT-14", "FIEF-FIGHT-15")
@given(COUNTERS, COUNTERS, st.lists(COUNTERS, max_size=2), st.integers(0, 12))
def test_no_counter_appears_and_no_village_loses_a_point(here, stock, others, loss):
    """Counters add up, others keep their points, and pooled change loses less."""
    lost = {}
    for source in ("pooled", "single"):
        found = settle(here, stock, others, loss, source)
        lost[source] = found.lost
        for name in NAMES:
            before = here[name] + stock[name] + sum(o[name] for o in others)
            after = [found.here, found.stock, *found.elsewhere]
            assert before == sum(heap_[name] for heap_ in after)
            assert min(heap_[name] for heap_ in after) >= 0
        assert list(map(points, found.elsewhere)) == list(map(points, others))
        assert points(here) - found.lost == points(found.here)
        assert found.lost >= min(loss, points(here))
    assert lost["pooled"] <= lost["single"]
