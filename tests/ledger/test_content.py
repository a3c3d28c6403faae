"""What an entry may hold: what no act can have written is told."""

from __future__ import annotations

import pytest

from ledger.content import flaw, is_time

ROW = (2, "2026-07-01T20:15:00Z", "rules set", 1, None, None, None, None, None)
FACTS = ("{}", "{}", "[]")


def kept(before, after):
    """The flaw of an entry that changes a house rule from one text to another."""
    columns = (*ROW, *FACTS)
    change = (None, None, None, None, "rules", "free.turns", before, after, None, None)
    return flaw(columns, [change], [])


@pytest.mark.parametrize(
    ("month", "days"),
    list(enumerate((31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31), start=1)),
)
def test_an_entry_is_written_on_a_day_of_the_calendar(month, days):
    """Each month has its days, and no other."""
    there = [day for day in range(32) if is_time(f"2026-{month:02}-{day:02}T20:15:00Z")]
    assert there == list(range(1, days + 1))


@pytest.mark.parametrize(
    ("year", "leaps"), [(2024, True), (2026, False), (1900, False), (2000, True)]
)
def test_a_leap_day_is_one_only_in_its_years(year, leaps):
    """Whole centuries have none, but for every fourth."""
    assert is_time(f"{year}-02-29T20:15:00Z") is leaps


@pytest.mark.parametrize("value", ["", "ten", "{", "1 2", "'x'", 5])
def test_the_value_of_a_house_rule_is_json(value):
    """Whatever else stands there, before or after, no act has written."""
    assert kept(None, "true") is None
    assert kept('["a","b"]', None) is None
    assert (kept(None, value), kept(value, None)) == ("effects", "effects")
