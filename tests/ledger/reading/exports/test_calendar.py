"""The days of the books: one for each turn, or those of the clock."""

from __future__ import annotations

from datetime import date

import pytest

from ledger.errors import Misuse
from ledger.reading.exports.calendar import Clock, Turns, calendar

FIRST = "1190-03-01"


@pytest.fixture
def table(journal):
    """Three turns, in the third of which nothing has been done yet."""
    made = journal("Anne", Anne=5)
    made.next_turn(at="2026-03-04T00:00:01Z")
    made.pay("bank", "Anne", 7, at="2026-03-02T23:59:59Z")
    made.next_turn(at="2026-03-09T12:00:00Z")
    return made


def day_of(days, table, seq):
    """The day on which an entry is booked."""
    return str(days.day(table.entry(seq)))


def told(days):
    """Each turn with its day."""
    return [(str(day), turn) for day, turn in days.turns()]


def test_each_turn_has_the_next_day(table):
    """The first has the one that was asked for, the present one is the last."""
    days = calendar(table.book, real=False, first=FIRST)

    assert isinstance(days, Turns)
    assert told(days) == [
        ("1190-03-01", "1"),
        ("1190-03-02", "2"),
        ("1190-03-03", "3"),
    ]
    assert (str(days.first), str(days.last)) == (FIRST, "1190-03-03")
    assert [day_of(days, table, seq) for seq in (1, 2, 3, 4)] == [
        *("1190-03-01", "1190-03-01"),
        *("1190-03-02", "1190-03-02"),
    ]


def test_the_first_turn_is_on_the_day_of_the_first_entry(table):
    """Unless another day was asked for."""
    days = calendar(table.book, real=False, first=None)

    assert (str(days.first), str(days.last)) == ("2026-03-01", "2026-03-03")


def test_a_turn_in_which_nothing_was_written_has_no_day(journal):
    """Only the present one has, since it may still be written in."""
    table = journal("Anne")
    table.turn = 4
    table.write("note")
    days = calendar(table.book, real=False, first=FIRST)

    assert told(days) == [("1190-03-01", "1"), ("1190-03-02", "4")]


def test_without_a_clock_the_written_turns_have_days(journal):
    """A campaign that has lost its turn has those in which something was written."""
    table = journal("Anne")
    table.put("campaign", turn=None)

    assert told(calendar(table.book, real=False, first=FIRST)) == [(FIRST, "1")]


def test_turns_of_every_chapter_have_days_of_their_own(journal):
    """They are named with their chapter, and come one chapter after the other."""
    table = journal("Anne")
    table.next_turn()
    table.next_chapter()
    days = calendar(table.book, real=False, first=FIRST)

    assert told(days) == [
        ("1190-03-01", "1.1"),
        ("1190-03-02", "1.2"),
        ("1190-03-03", "2.1"),
    ]
    assert [day_of(days, table, seq) for seq in (1, 3, 4)] == [
        *("1190-03-01", "1190-03-02", "1190-03-03"),
    ]


def test_the_last_turn_may_be_on_the_last_day_but_one(table):
    """Balances are looked at on the day after it."""
    days = calendar(table.book, real=False, first="9999-12-28")

    assert (str(days.first), str(days.last)) == ("9999-12-28", "9999-12-30")
    with pytest.raises(Misuse) as refused:
        calendar(table.book, real=False, first="9999-12-29")
    refusal = refused.value
    assert (refusal.code, refusal.key) == ("usage", "usage.first_day_late")
    assert refusal.facts == {"day": "9999-12-29", "last": "9999-12-28"}


def test_no_day_of_a_clock_is_too_late(table):
    """Where nobody asked for the day, it is as late as it can be."""
    days = Turns(table.book, date(9999, 12, 31), asked=False)

    assert (str(days.first), str(days.last)) == ("9999-12-28", "9999-12-30")
    with pytest.raises(Misuse):
        Turns(table.book, date(9999, 12, 31))


def test_the_clock_gives_each_entry_its_day(table):
    """Where it was set back, an entry has the day of the one before."""
    days = calendar(table.book, real=True, first=None)

    assert isinstance(days, Clock)
    assert [day_of(days, table, seq) for seq in (1, 2, 3, 4)] == [
        *("2026-03-01", "2026-03-04", "2026-03-04", "2026-03-09"),
    ]
    assert (str(days.first), str(days.last)) == ("2026-03-01", "2026-03-09")
    assert told(days) == []


def test_the_clock_may_stand_still(journal):
    """All entries of one evening are on one day."""
    table = journal("Anne")
    table.pay("bank", "Anne", 7)
    days = Clock(table.book)

    assert (days.since, days.days) == ([1], [date(2026, 3, 1)])
    assert day_of(days, table, 2) == "2026-03-01"


def test_the_clock_stops_on_the_last_day_but_one(journal):
    """A clock that is far ahead leaves room for the day after."""
    table = journal("Anne")
    table.pay("bank", "Anne", 7, at="9999-12-31T20:00:00Z")

    assert str(Clock(table.book).last) == "9999-12-30"
