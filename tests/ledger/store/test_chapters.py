"""The scenario or battle to which an entry belongs, whatever was undone since."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ledger.effects import Change
from ledger.journal import MENDS, REDO, UNDO, Entry, redo_effects, undo_effects
from ledger.store.append import append
from ledger.store.book import Book
from ledger.store.chapters import Chapters
from ledger.store.entries import entries, entry, kept_throws, matching
from ledger.store.migrations import build
from tests.effort import examples
from tests.ledger.store.blank import blank, turned, write

ENDED = "campaign", "ended"
STEPS = st.lists(
    st.one_of(
        st.tuples(
            st.sampled_from(["mass start", "mass end", "turn", "note", "correct"])
        ),
        st.tuples(st.sampled_from([UNDO, REDO]), st.integers(0, 40)),
    ),
    max_size=30,
)


class Table:
    """Random battles that do not depend on each other."""

    def __init__(self, book):
        self.book = book
        self.now = {"ended": None, "turn": None}
        self.acts, self.gone = [], []
        self.write("new", {"turn": 1})
        self.acts.clear()

    def write(self, kind, after, **marks):
        """Writes an entry that gives these fields these values."""
        effects = [
            Change("campaign", field, self.now[field], value)
            for field, value in after.items()
            if self.now[field] != value
        ]
        self.now |= after
        seq, _ = append(self.book, Entry(kind, {}, {}, effects, turn=1, **marks))
        if not marks:
            self.acts.append(seq)

    def act(self, kind):
        """An act of some kind."""
        after = {
            "mass start": {"ended": None, "turn": 1},
            "mass end": {"ended": 1},
            "correct": {"ended": None if self.now["ended"] else 1},
            "turn": {"turn": self.now["turn"] + 1},
            "note": {},
        }
        self.write(kind, after[kind])

    def turned(self, kind, at):
        """Undoes or redoes any act, whatever came after it."""
        which, to = (self.acts, self.gone)[:: 1 if kind == UNDO else -1]
        if which:
            act = entry(self.book, which.pop(at % len(which)))
            back = (undo_effects if kind == UNDO else redo_effects)([act])
            to.append(act.seq)
            marks = {"undoes" if kind == UNDO else "redoes": [act.seq]}
            self.write(kind, {one.field: one.after for one in back}, **marks)


def folded(journal):
    """The chapters found by walking the journal, by the state before each entry."""
    standing, opened, found = set(), set(), []
    for one in journal:
        before = 1 + len(standing)
        if one.kind not in MENDS and any(
            (e.subject, e.field, e.after) == (*ENDED, None) for e in one.effects
        ):
            standing.add(one.seq)
            opened.add(one.seq)
        found.append((one.seq, before, before + (one.seq in opened)))
        standing -= set(one.undoes)
        standing |= opened & set(one.redoes)
    return found, 1 + len(standing)


@given(STEPS)
@settings(max_examples=examples(40))
def test_chapters_follow_from_what_stood_as_an_entry_was_written(steps):
    """Undos and redos in any order do not change them."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    with Book.begun(":memory:", connection) as book:
        build(connection)
        table = Table(book)
        for step in steps:
            (table.turned if len(step) > 1 else table.act)(*step)
        journal, chapters = entries(book), Chapters(book)
        expected, now = folded(journal)

        assert expected == [(e.seq, chapters.before(e.seq), e.chapter) for e in journal]
        assert now == chapters.now
        for chapter in {e.chapter for e in journal}:
            within = [e.seq for e in journal if (e.chapter, e.turn) == (chapter, 1)]
            assert within == [e.seq for e in matching(book, turn=(chapter, 1))]


def test_a_file_of_the_first_version_has_one_chapter():
    """Nothing has to be written into an old file."""
    fixture = Path(__file__).parents[2] / "fixtures" / "v1.db"
    with Book(str(fixture)) as book:
        chapters = Chapters(book)

        assert (chapters.now, chapters.many) == (1, False)
        assert kept_throws(book, "roll", 1) == []


# Three scenarios ------------------------------------------------------------------------


@pytest.fixture
def three():
    """Three chapters, whose third was taken back for a while."""
    ended, begun = Change(*ENDED, None, 1), Change(*ENDED, 1, None)
    with blank() as book:
        write(book, "new", turned(None, 1))
        write(book, "turn", turned(1, 2))
        write(book, "turn", turned(2, 3))
        write(book, "mass end", ended)  # 4
        write(book, "mass start", begun, turned(3, 1))
        write(book, "turn", turned(1, 2))
        write(book, "mass end", ended)
        write(book, "mass start", begun, turned(2, 1))  # 8
        write(book, "undo", Change(*ENDED, None, 1), turned(1, 2), undoes=[8])
        write(book, "note")
        write(book, "redo", begun, turned(2, 1), redoes=[8])  # 11
        yield book


def test_what_an_entry_opens_begins_with_it(three):
    """An undo still belongs to the chapter that it takes back, a redo to the one before."""
    chapters = Chapters(three)
    assert [chapters.of(seq) for seq in range(1, 13)] == [
        *[1] * 4,
        2,
        2,
        2,
        3,
        3,
        2,
        2,
        3,
    ]
    assert [chapters.before(seq) for seq in (4, 5, 6, 8, 9, 11, 12)] == [
        *(1, 1, 2, 2, 3, 2, 3),
    ]  # fmt: skip
    assert (chapters.now, chapters.many) == (3, True)


def test_a_chapter_was_open_for_spans_of_entries(three):
    """The last of them is still open; of no other chapter there is any."""
    chapters = Chapters(three)
    assert chapters.spans(1) == [(1, 4)]
    assert chapters.spans(2) == [(5, 7), (10, 11)]
    assert chapters.spans(3) == [(8, 9), (12, None)]
    assert chapters.spans(4) == []


def test_a_turn_is_typed_with_its_chapter_where_there_are_several(three):
    """A bare number is one of the chapter that is open."""
    chapters = Chapters(three)
    assert (chapters.turn_label(1, 3), chapters.turn_label(3, 1)) == ("1.3", "3.1")
    assert (chapters.meant(2), chapters.meant((1, 3))) == ((3, 2), (1, 3))


def test_a_turn_ends_with_the_act_that_begins_the_next(three):
    """The last of a chapter ends before the act that begins another one."""
    ends = {(1, 1): 2, (1, 2): 3, (1, 3): 4, (2, 1): 6, (2, 2): 7}
    assert Chapters(three).turn_ends(three) == ends
    write(three, "turn", turned(1, 2))
    assert Chapters(three).turn_ends(three) == {**ends, (3, 1): 12}


def test_what_was_taken_back_ends_no_turn(three):
    """Neither does a clock that is put back, nor an act that leaves it alone."""
    ends = Chapters(three).turn_ends(three)
    write(three, "turn", turned(1, 2))
    write(three, "undo", turned(2, 1), undoes=[12])
    assert Chapters(three).turn_ends(three) == ends
    write(three, "turn", turned(1, 2))
    write(three, "correct", turned(2, 1))
    write(three, "note")
    assert Chapters(three).turn_ends(three) == {**ends, (3, 1): 14}
    write(three, "turn", turned(1, 2))
    assert Chapters(three).turn_ends(three) == {**ends, (3, 1): 17}


def test_a_chapter_that_was_taken_back_ends_no_turn(three):
    """The turn before it goes on."""
    write(three, "undo", Change(*ENDED, None, 1), turned(1, 2), undoes=[8])
    assert (2, 2) not in Chapters(three).turn_ends(three)


def test_another_chapter_begins_after_one_was_taken_back(three):
    """Whoever came first counts first."""
    write(three, "undo", Change(*ENDED, None, 1), undoes=[8])
    opened = write(three, "mass start", Change(*ENDED, 1, None))
    chapters = Chapters(three)
    assert (opened, chapters.now) == (13, 3)
    assert [chapters.of(seq) for seq in range(8, 15)] == [3, 3, 2, 2, 3, 3, 3]
    assert chapters.spans(2) == [(5, 7), (10, 11)]
    assert chapters.before(opened) == 2


def test_the_only_other_chapter_may_be_taken_back():
    """The first goes on, and turns still name theirs."""
    with blank() as book:
        write(book, "new", turned(None, 1))
        write(book, "mass end", Change(*ENDED, None, 1))
        write(book, "mass start", Change(*ENDED, 1, None))
        write(book, "undo", Change(*ENDED, None, 1), undoes=[3])
        chapters = Chapters(book)

        assert (chapters.now, chapters.many) == (1, True)
        assert chapters.spans(1) == [(1, 2), (5, None)]
        assert chapters.spans(2) == [(3, 4)]


def test_a_chapter_may_begin_without_setting_the_clock():
    """The last turn of the one before ends all the same."""
    with blank() as book:
        write(book, "new", turned(None, 1))
        write(book, "mass end", Change(*ENDED, None, 1))
        write(book, "mass start", Change(*ENDED, 1, None))
        write(book, "note")
        assert Chapters(book).turn_ends(book) == {(1, 1): 2}


def test_a_correction_opens_no_chapter():
    """It takes the end of a scenario back; so do an undo and a redo."""
    with blank() as book:
        write(book, "new", turned(None, 1))
        end = write(book, "mass end", Change(*ENDED, None, 1))
        write(book, "correct", Change(*ENDED, 1, None))
        write(book, "correct", Change(*ENDED, None, 1))
        write(book, "undo", Change(*ENDED, 1, None), undoes=[end])
        write(book, "mass start", Change("campaign", "phase", None, "x"))
        chapters = Chapters(book)

        assert (chapters.now, chapters.many, chapters.spans(1)) == (
            1,
            False,
            [(1, None)],
        )
        assert (chapters.turn_label(1, 3), chapters.meant(3)) == ("3", (1, 3))
        assert chapters.turn_ends(book) == {}
