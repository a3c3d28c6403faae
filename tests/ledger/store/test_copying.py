"""New files are made whole or not at all, and replace none that matters."""

from __future__ import annotations

import hashlib
import os
import sqlite3
from contextlib import closing

import pytest

from ledger.errors import FileTrouble, Refusal, Refused
from ledger.journal import Entry
from ledger.store import copying, rows
from ledger.store.append import append
from ledger.store.book import Book
from ledger.store.foreign import BACKUP_ID, CAMPAIGN_ID, owner
from tests.laws.evening import Evening
from tests.ledger.store.blank import held


@pytest.fixture
def book(here):
    """An open campaign, `c.db` in the current folder."""
    evening = Evening("c.db")
    yield evening.book
    evening.close()


def refused(call, *words, **how):
    """How a call is refused, which must leave the folder as it was, and no file open."""
    before = {name: os.stat(name).st_mtime_ns for name in os.listdir()}
    with pytest.raises(Refusal) as refusal:
        call(*words, **how)
    assert [one for one in held(".") if not os.path.exists(one)] == []
    assert {name: os.stat(name).st_mtime_ns for name in os.listdir()} == before
    said = refusal.value
    return type(said), said.code, said.key, said.facts


def fine(book):
    """A copy that passes every check."""


def fail(book):
    """A copy that passes none."""
    raise FileTrouble("damaged", file=book.path)


# Campaigns and backups -----------------------------------------------------------------


def begin(book):
    """Writes the first entry of a campaign."""
    append(book, Entry("new", {}, {}))


def test_a_new_campaign_holds_what_it_is_filled_with(here):
    """It is ours, readable by its owner alone, and nothing is left beside it."""
    copying.create("c.db", begin, views="CREATE VIEW mine AS SELECT 1;")
    assert os.listdir() == ["c.db"]
    assert owner("c.db") == CAMPAIGN_ID
    with Book("c.db") as book:
        assert rows.head(book)[0] == 1
        assert book.rows("SELECT * FROM mine") == [(1,)]
    copying.create("d.db", begin)
    with Book("d.db") as book:
        assert rows.head(book)[0] == 1


def test_a_campaign_that_is_not_filled_is_not_made(here):
    """Whatever was written by then."""

    def half(book):
        begin(book)
        raise FileTrouble("disk_full", file=book.path)

    assert refused(copying.create, "c.db", half)[1] == "disk_full"
    assert os.listdir() == []


def test_a_campaign_replaces_no_file(here):
    """Nothing is made, and the file is named."""
    (here / "c.db").write_text("mine")
    assert refused(copying.create, "c.db", begin) == (
        *(Refused, "exists", "exists"),
        {"file": "c.db"},
    )


def test_a_backup_holds_what_the_campaign_held(book):
    """It says of itself that it is one, and was looked at before it got its name."""
    seen = []
    copying.backup(
        book, "b.db", lambda copy: seen.append((rows.head(copy), copy.backup))
    )
    assert seen == [(rows.head(book), True)]
    assert (owner("b.db"), owner("c.db")) == (BACKUP_ID, CAMPAIGN_ID)
    with Book("b.db") as copy:
        assert rows.head(copy) == rows.head(book)


def test_a_copy_that_fails_its_check_gets_no_name(book):
    """Neither a backup nor a campaign made from one."""
    assert refused(copying.backup, book, "b.db", fail)[1] == "damaged"
    copying.backup(book, "b.db", fine)
    assert refused(copying.restore, "b.db", "d.db", fail)[1] == "damaged"


def test_a_campaign_is_made_from_a_backup(book):
    """It can be played on; the backup stays one."""
    copying.backup(book, "b.db", fine)
    copying.restore("b.db", "d.db", fine)
    assert (owner("b.db"), owner("d.db")) == (BACKUP_ID, CAMPAIGN_ID)
    with Book("d.db", write=True) as again, again.writing():
        append(again, Entry("note", {}, {}))


def test_a_campaign_is_no_backup(book):
    """It is copied by other means."""
    assert refused(copying.restore, "c.db", "d.db", fine) == (
        *(FileTrouble, "not_a_campaign", "not_a_backup"),
        {"file": "c.db"},
    )


def test_another_campaign_takes_the_place_of_one(book):
    """Who has the file open sees the new content."""
    with Book("c.db") as reader:
        other = Evening("d.db", players=("Zoé",))
        other.act("pay", "bank", "Zoé", 5)
        copying.take_over(book, other.book)
        assert rows.head(reader) == rows.head(book) == other.head
        other.close()


def test_a_campaign_that_others_are_writing_is_not_taken_over(book):
    """It is said to be locked when patience ends, and stays as it is."""
    other = Evening("d.db", players=("Zoé",))
    head, book.patience = rows.head(book), 0.0
    with closing(sqlite3.connect("c.db", isolation_level=None)) as writer:
        writer.execute("BEGIN IMMEDIATE")
        told = refused(copying.take_over, book, other.book)
    assert told == (FileTrouble, "locked", "locked", {"file": "c.db", "detail": ""})
    assert rows.head(book) == head
    other.close()


# Texts and tables ----------------------------------------------------------------------


def test_texts_and_blocks_are_written_whole(here):
    """As UTF-8, in the order in which they come."""
    copying.write_text("a", "Zoé\n")
    copying.write_bytes("b", (b"x" * n for n in (1, 0, 2)))
    copying.write_file("c", lambda draft: copying.write_text(draft, "d", force=True))
    assert [(here / name).read_bytes() for name in "abc"] == [
        b"Zo\xc3\xa9\n",
        b"xxx",
        b"d",
    ]
    assert sorted(os.listdir()) == ["a", "b", "c"]


WRITERS = pytest.mark.parametrize(
    "write",
    [
        lambda path, **how: copying.write_text(path, "new", **how),
        lambda path, **how: copying.write_bytes(path, [b"n", b"ew"], **how),
        lambda path, **how: copying.write_file(path, fill, **how),
    ],
    ids=["text", "bytes", "file"],
)


def fill(draft):
    """Writes into a file that is being made."""
    with open(draft, "w", encoding="ascii") as file:
        file.write("new")


@WRITERS
def test_a_file_is_replaced_by_force_only(here, write):
    """Otherwise it stays as it was, and is named."""
    (here / "a").write_text("old")
    refusal = Refused, "exists", "exists.output", {"file": "a"}
    assert refused(write, "a") == refusal
    assert refused(write, "a", force=False) == refusal
    write("a", force=True)
    write("b", force=True)
    assert [(here / name).read_text() for name in "ab"] == ["new", "new"]
    assert sorted(os.listdir()) == ["a", "b"]


@WRITERS
def test_what_is_written_over_a_link_goes_where_it_leads(here, write):
    """Even where nothing is there yet; the link stays."""
    pytest.importorskip("fcntl")
    for target in ("a", "b"):
        os.symlink(target, f"to-{target}")
        assert refused_link(write, f"to-{target}") == ("exists", "exists.output")
    (here / "a").write_text("old")
    for target in ("a", "b"):
        write(f"to-{target}", force=True)
        assert os.readlink(f"to-{target}") == target
        assert (here / target).read_text() == "new"


def refused_link(write, path):
    """How writing over a link is refused."""
    with pytest.raises(Refused) as refusal:
        write(path)
    return refusal.value.code, refusal.value.key


@WRITERS
def test_what_matters_is_never_written_over(book, here, write):
    """A campaign, a backup, a folder, and what is no file: by a link as little."""
    pytest.importorskip("fcntl")
    copying.backup(book, "b.db", fine)
    (here / "folder").mkdir()
    os.mkfifo("pipe")
    for name, kind, code, key in (
        ("c.db", Refused, "exists", "exists.campaign"),
        ("b.db", Refused, "exists", "exists.campaign"),
        ("folder", FileTrouble, "not_a_campaign", "is_folder"),
        ("pipe", Refused, "exists", "exists.no_file"),
    ):
        os.symlink(name, f"to-{name}")
        for path in (name, f"to-{name}"):
            assert refused(write, path, force=True) == (kind, code, key, {"file": path})


def test_a_file_that_cannot_be_looked_at_is_refused(here):
    """Nothing is written, and the file is named."""
    os.symlink("loop", "loop")
    with pytest.raises(Refusal) as refusal:
        copying.write_text("loop/x", "new", force=True)
    assert refusal.value.facts["file"] == "loop/x"


def test_a_text_that_cannot_be_written_leaves_the_old_one(here):
    """Whatever was written by then."""
    (here / "a").write_text("old")

    def half(draft):
        fill(draft)
        raise OSError(28, "No space left on device")

    with pytest.raises(FileTrouble) as refusal:
        copying.write_file("a", half, force=True)
    assert (refusal.value.code, refusal.value.facts["file"]) == ("disk_full", "a")
    assert (os.listdir(), (here / "a").read_text()) == (["a"], "old")


def test_the_hash_of_a_file(here):
    """It is that of its bytes, as other programs reckon it."""
    (here / "a").write_bytes(b"\r\nx" * 100_000)
    expected = hashlib.sha256(b"\r\nx" * 100_000).hexdigest()
    assert copying.sha256_of("a") == expected
