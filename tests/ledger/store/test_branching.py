"""A branch is a file of its own with the same journal, whole or up to an entry."""

from __future__ import annotations

import os

import pytest

from ledger.effects import Change
from ledger.errors import FileTrouble, Refused
from ledger.journal import Entry
from ledger.questions import Throw
from ledger.store import branching, copying, drafts, entries, rows
from ledger.store.append import append
from ledger.store.book import Book
from ledger.store.foreign import CAMPAIGN_ID, owner
from tests.laws.evening import Evening
from tests.ledger.store.blank import held
from tests.tampering import tamper

VIEWS = "CREATE VIEW mine AS SELECT 1;"


@pytest.fixture
def book(here):
    """A campaign with 4 entries and a draft, `c.db` in the current folder."""
    evening = Evening("c.db")
    evening.act("pay", "bank", "Anne", 5)
    with evening.book.writing():
        throw = Throw("player:Anne", "roll", "d6", (4,), "typed")
        title = Change("title:Baron", "seats", None, ("a", "b"))
        append(evening.book, Entry("roll", {}, {}, [title], [throw], once="k"))
    evening.undo(2)
    save = {"dice": None, "choices": {}, "ruling": None, "once": None}
    drafts.save(evening.book, None, "note", {}, save, [])
    yield evening.book
    evening.close()


def nothing(_):
    """A branch without an entry of its own."""


def made(book, at, begin=nothing, path="b.db"):
    """Makes a branch."""
    branching.branch(book, path, at, begin, views=VIEWS)


def damaged(call, *words):
    """How a call is refused; nothing is made by it, and no file stays open."""
    before = sorted(os.listdir())
    with pytest.raises(FileTrouble) as refused:
        call(*words)
    assert [one for one in held(".") if not os.path.exists(one)] == []
    assert sorted(os.listdir()) == before
    assert refused.value.facts["file"] in ("c.db", "x")  # not one in the making
    return refused.value.code, refused.value.key


@pytest.mark.parametrize("at", [None, 4, 3, 2, 1])
def test_a_branch_has_the_same_journal(book, at):
    """With the same hashes, up to the entry; it is a campaign, to be played on."""
    made(book, at)
    assert sorted(os.listdir()) == ["b.db", "c.db"]
    assert owner("b.db") == CAMPAIGN_ID
    with Book("b.db", write=True) as branch:
        last = at or 4
        hashes = [entries.hash_of(book, seq) for seq in range(1, last + 1)]
        assert [one.hash for one in entries.entries(branch)] == hashes
        assert entries.entry(branch, last) == entries.entry(book, last)._replace(
            undone_by=None if last == 2 else entries.entry(book, last).undone_by
        )
        state = rows.state_of(branch)
        assert state == rows.state_at(book, last)
        with branch.writing():
            append(branch, Entry("note", {}, {}))
        assert branch.row("PRAGMA integrity_check") == ("ok",)


def test_what_was_stopped_comes_along_with_the_whole(book):
    """What was begun after an entry has no place in a branch from there."""
    for at, many in ((None, 1), (4, 0)):
        made(book, at, path=f"{at}.db")
        with Book(f"{at}.db") as branch:
            assert len(drafts.heads(branch)) == many


@pytest.mark.parametrize("at", [None, 3])
def test_a_branch_begins_with_what_it_is_given(book, at):
    """It sees what was copied, and writes an entry of its own; the campaign stays."""
    seen, head = [], rows.head(book)

    def begin(branch):
        seen.append((rows.head(branch)[0], len(entries.entries(branch))))
        append(branch, Entry("fork", {}, {}))

    made(book, at, begin)
    last = at or 4
    assert seen == [(last, last)]
    with Book("b.db") as branch:
        assert entries.entry(branch, last + 1).kind == "fork"
    assert rows.head(book) == head


@pytest.mark.parametrize("at", [None, 3])
def test_what_is_refused_in_the_beginning_is_not_made(book, at):
    """Nothing is left of it."""

    def begin(branch):
        append(branch, Entry("fork", {}, {}))
        raise FileTrouble("damaged", "here", file="x")

    assert damaged(made, book, at, begin) == ("damaged", "here")


@pytest.mark.parametrize("at", [None, 3])
def test_a_branch_replaces_no_file(book, here, at):
    """It stays as it was."""
    (here / "b.db").write_text("mine")
    with pytest.raises(Refused):
        made(book, at)
    assert (here / "b.db").read_text() == "mine"


def test_there_is_no_branch_from_an_entry_that_there_is_not(book):
    """Nothing is made of what lacks it."""
    assert damaged(made, book, 5) == ("damaged", "damaged.check")


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE entry SET turn = 2 WHERE seq = 2",
        "UPDATE effect SET amount = 6 WHERE entry = 2",
        "UPDATE throw SET faces = '5'",
        "UPDATE entry SET hash = prev WHERE seq = 3",
    ],
)
def test_what_its_hash_does_not_prove_is_not_copied(book, change):
    """What comes before the damage has branches all the same."""
    tamper("c.db", change)
    assert damaged(made, book, 4) == ("damaged", "damaged.check")
    made(book, 1)


def test_a_branch_from_an_entry_has_the_views_of_its_game(book):
    """They are made anew; the whole campaign brings its own along."""
    made(book, 2)
    with Book("b.db") as branch:
        assert branch.rows("SELECT * FROM mine") == [(1,)]
    made(book, None, path="whole.db")
    with Book("whole.db") as branch:
        views = "SELECT count(*) FROM sqlite_master WHERE name = 'mine'"
        assert branch.row(views) == (0,)


@pytest.mark.parametrize("at", [None, 2])
def test_a_backup_has_branches(book, at):
    """They are campaigns like any other."""
    copying.backup(book, "old.db", nothing)
    with Book("old.db") as old:
        made(old, at)
    with Book("b.db", write=True) as branch, branch.writing():
        append(branch, Entry("note", {}, {}))
    assert owner("b.db") == CAMPAIGN_ID


def test_an_empty_file_is_filled_up_to_an_entry(book, here):
    """Where the journal lacks that entry, its file is named and nothing is written."""
    (here / "b.db").touch()
    branching.cut(book, 3, "b.db", VIEWS)
    with Book("b.db") as branch:
        assert rows.head(branch) == (3, entries.hash_of(book, 3))
        assert branch.rows("SELECT * FROM mine") == [(1,)]
    (here / "d.db").touch()
    with pytest.raises(FileTrouble) as refused:
        branching.cut(book, 9, "d.db", VIEWS)
    assert refused.value.key == "damaged.check"
    assert refused.value.facts == {"file": "c.db", "detail": ""}
    assert owner("d.db") == 0


def test_the_journal_is_cut_before_rows_of_no_entry(book):
    """They belong to no part of it, and are no entry from which to branch."""
    tamper(
        "c.db", "INSERT INTO throw VALUES (9, 1, NULL, 'x', 'd6', '1', 'typed', NULL)"
    )
    made(book, 4)
    with Book("b.db") as branch:
        assert rows.head(branch)[0] == 4
    os.unlink("b.db")
    assert damaged(made, book, 9) == ("damaged", "damaged.check")
