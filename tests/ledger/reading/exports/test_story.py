"""The transactions of a journal: what is booked when, and what its undo takes back."""

from __future__ import annotations

import pytest

from ledger.effects import Change
from ledger.errors import FileTrouble
from ledger.journal import Entry
from ledger.questions import Throw
from ledger.reading.exports.accounts import Chart
from ledger.reading.exports.calendar import calendar
from ledger.reading.exports.story import Asked, entries, story, words_of
from ledger.store.chapters import Chapters
from tests.ledger.reading.exports.speaking import speech
from tests.ledger.reading.journals import pays

ANNE, BRUNO = "player:Anne", "player:Bruno"


@pytest.fixture
def table(journal):
    """Anne has 100 and pays 30; in turn 2 this is taken back and brought back."""
    made = journal("Anne", "Bruno", Anne=100)
    made.pay("Anne", "Bruno", 30)  # entry 2
    made.next_turn()
    made.undo(2)  # entry 4
    made.redo(2)  # entry 5
    return made


def told(table, *, live=False, counters=False):
    """Each transaction: day, entry, act, purse, and what is added to the purse."""
    chart = Chart(table.book, speech(), counters=counters)
    days = calendar(table.book, real=False, first="1190-03-01")
    return [
        (
            *(one.day.day, one.entry.seq, one.act.seq, one.share.whose),
            next(iter(one.share.postings.values())),
        )
        for one in story(table.book, chart, days, live=live)
    ]


def test_an_export_asks_for_nothing_special():
    """By default it has all acts, money alone, and a day a turn from the first."""
    assert tuple(Asked()) == (False, False, False, None)


def test_an_undo_is_the_act_turned_round_on_its_day(table):
    """A redo is the act again; both are told under their own numbers."""
    assert told(table) == [
        *((1, 1, 1, ANNE, 100),),
        *((1, 2, 2, BRUNO, 30), (1, 2, 2, ANNE, -30)),
        *((1, 4, 2, BRUNO, -30), (1, 4, 2, ANNE, 30)),
        *((1, 5, 2, BRUNO, 30), (1, 5, 2, ANNE, -30)),
    ]


def test_live_books_have_what_counts_alone(table):
    """What was brought back is there once; undos and redos are not."""
    assert told(table, live=True) == [
        *((1, 1, 1, ANNE, 100),),
        *((1, 2, 2, BRUNO, 30), (1, 2, 2, ANNE, -30)),
    ]
    table.undo(2)
    assert told(table, live=True) == [(1, 1, 1, ANNE, 100)]


def test_an_undo_of_several_acts_is_each_of_them(table):
    """Oldest first, as it names them, each on its own day."""
    table.pay("bank", "Bruno", 5)  # entry 6
    table.undo(2, 6)

    assert told(table)[-3:] == [
        *((1, 7, 2, BRUNO, -30), (1, 7, 2, ANNE, 30)),
        (2, 7, 6, BRUNO, -5),
    ]


def test_an_undo_that_moves_something_else_is_booked_as_it_is(table):
    """Nobody wrote such a file at the table, but what lies there is explained."""
    table.write("undo", pays(BRUNO, ANNE, 29), undoes=[2])
    table.write("redo", pays(ANNE, BRUNO, 31), redoes=[2])

    assert told(table)[-4:] == [
        *((2, 6, 6, ANNE, 29), (2, 6, 6, BRUNO, -29)),
        *((2, 7, 7, BRUNO, 31), (2, 7, 7, ANNE, -31)),
    ]


def test_commodities_are_not_mixed_up_in_an_undo(table):
    """It moves the same amount of the same thing, or it is no undo of this act."""
    table.write("undo", pays(BRUNO, ANNE, 30, what="mill"), undoes=[2])

    assert told(table, counters=True)[-1] == (2, 6, 6, "", 30)


def test_an_act_that_moves_nothing_is_no_transaction(table):
    """Neither is its undo."""
    before = told(table)
    renamed = table.put(ANNE, name="Anna")
    table.undo(renamed)

    assert told(table) == before


def test_every_entry_is_read_whole(table):
    """As the journal has it: what was asked, told, thrown, and taken back by what."""
    seq = table.write(
        "pay",
        pays("bank", ANNE, 1, "R1"),
        Change(ANNE, "name", "Anne", "Anna"),
        asked={"whom": ANNE},
        outcome={"paid": 1},
        throws=[Throw(ANNE, "luck", "d6", (3, 4), "typed")],
        warnings=[{"key": "pay.late", "facts": {}}],
        phase="income",
        remark="a gift",
        ruling="let it be",
    )
    table.next_chapter()
    table.undo(seq)
    found = list(entries(table.book))

    assert [one.seq for one in found] == list(range(1, table.seq + 1))
    for one in found:
        assert one == table.entry(one.seq)._replace(
            hash="", cause=one.cause, once=one.once
        )
    read = found[seq - 1]
    assert isinstance(read, Entry)
    assert (read.kind, read.turn, read.phase) == ("pay", 2, "income")
    assert (read.remark, read.ruling) == ("a gift", "let it be")
    assert (read.at, read.undone_by, read.chapter) == (
        *("2026-03-01T20:06:00Z", table.seq, 1),
    )
    assert (found[3].undoes, found[3].redoes) == ([2], [])
    assert (found[4].undoes, found[4].redoes) == ([], [2])
    assert (found[1].undone_by, found[-1].chapter) == (None, 2)


def said(table):
    """What each transaction says of its entry."""
    chart = Chart(table.book, speech(), counters=False)
    days = calendar(table.book, real=False, first="1190-03-01")
    chapters = Chapters(table.book)
    return [
        words_of(one, chapters)
        for one in story(table.book, chart, days, live=False)
        if one.share.whose == ANNE
    ]


def test_a_transaction_tells_entry_turn_and_rules(table):
    """An undo and a redo say of what, and the turn is that of the act."""
    table.write("tax", pays("bank", ANNE, 1, "R1"), pays("bank", ANNE, 2, "R2"))

    assert said(table) == [
        {"entry": 1, "turn": 1},
        {"entry": 2, "turn": 1},
        {"entry": 4, "turn": 1, "undoes": 2},
        {"entry": 5, "turn": 1, "redoes": 2},
        {"entry": 6, "turn": 2, "rule": "R1 R2"},
    ]


def test_turns_are_told_with_their_chapter_where_there_are_several(table):
    """As people type them."""
    table.next_chapter()
    table.pay("bank", "Anne", 7)

    assert [one["turn"] for one in said(table)] == ["1.1", "1.1", "1.1", "1.1", "2.1"]


def test_what_no_act_can_have_written_is_refused(table):
    """A file that somebody has damaged is not exported as if it were whole."""
    table.book.connection.execute("DROP TRIGGER entry_update")
    table.book.connection.execute("UPDATE entry SET outcome = '[]' WHERE seq = 2")

    with pytest.raises(FileTrouble) as refused:
        list(entries(table.book))
    assert refused.value.code == "damaged"
