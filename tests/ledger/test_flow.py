"""Flows: made one at a time, and only as far as somebody asks."""

from __future__ import annotations

import pytest

from ledger.flow import Flow, Spelled, more_than, whole


def test_a_flow_is_made_afresh_each_time():
    """It can be gone through twice, and has what there is by then."""
    kept = [1, 2]
    flow = Flow(lambda: kept)

    assert list(flow) == list(flow) == [1, 2]
    kept.append(3)
    assert list(flow) == [1, 2, 3]


def test_a_flow_with_nothing_in_it_is_empty():
    """What counts is that there is something, not what."""
    assert not Flow(lambda: ())
    assert Flow(lambda: [0])


@pytest.mark.parametrize(
    ("few", "more"), [(0, True), (1, True), (2, True), (3, False), (4, False)]
)
def test_three_things_are_more_than_two(few, more):
    """As many are not more."""
    assert more_than([None, 0, ""], few) is more


def test_no_more_is_made_than_must_be_known():
    """A journal may be endless."""
    made = []

    def making():
        for one in range(100):
            made.append(one)
            yield one

    assert more_than(making(), 2)
    assert made == [0, 1, 2]


def test_every_flow_in_a_value_is_made_as_a_whole():
    """At any depth; texts are put together, and anything else stays what it is."""
    inner = Flow(lambda: [{"text": Spelled(lambda: ("ab", "c"))}, 2])
    value = {"flow": inner, "list": [inner], "pair": (1, 2), "none": None}
    made = [{"text": "abc"}, 2]

    assert whole(value) == {"flow": made, "list": [made], "pair": (1, 2), "none": None}
    assert whole(Spelled(lambda: ())) == ""
