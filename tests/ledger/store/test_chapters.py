"""The scenario or battle to which an entry belongs, whatever was undone since."""

from __future__ import annotations

import sqlite3
from pathlib import Path

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
