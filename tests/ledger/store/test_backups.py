"""Which files beside a campaign are its backups, and which of these are kept."""

from __future__ import annotations

import os
import sqlite3

import pytest

from ledger.errors import FileTrouble
from ledger.journal import Entry
from ledger.store import backups, copying, drafts
from ledger.store.append import append
from ledger.store.backups import Backup
from ledger.store.book import Book
from tests.laws.evening import Evening

OPTIONS = {"dice": None, "choices": {}, "ruling": None, "once": None}


@pytest.fixture
def evening(here):
    """A campaign with 2 entries, `c.db` in the current folder."""
    played = Evening("c.db")
    played.act("note", "so far")
    yield played
    played.close()


def fine(_):
    """A check that every copy passes."""
    return True


def saved(evening, name):
    """Makes a backup of this name."""
    copying.backup(evening.book, name, lambda _: None)


def cut(name):
    """Damages the beginning of a file."""
    with open(name, "r+b") as file:
        file.write(bytes(100))


def found(evening):
    """The backups of a campaign, as they are found."""
    return [(one.seq, one.path) for one in backups.of(evening.book)]


def unreadable(file):
    """What has the place of a backup, and is none any more."""
    return backups.unreadable(file, backups.seen(file))


def test_a_backup_has_its_place_beside_the_campaign(evening):
    """It is named after the newest entry, and is not there before it is made."""
    assert backups.place(evening.book, fine) == ("c.backup-000002.db", False)
    saved(evening, "c.backup-000002.db")
    assert backups.place(evening.book, fine) == ("c.backup-000002.db", True)
    evening.act("note", "later")
    assert backups.place(evening.book, fine) == ("c.backup-000003.db", False)


def test_a_backup_without_a_draft_is_not_the_newest(evening):
    """What was rolled for an unfinished act stands nowhere else."""
    saved(evening, "c.backup-000002.db")
    drafts.save(evening.book, None, "roll", {}, {**OPTIONS, "dice": "3"}, [])
    assert backups.place(evening.book, fine) == ("c.backup-000002-2.db", False)
    saved(evening, "c.backup-000002-2.db")
    assert backups.place(evening.book, fine) == ("c.backup-000002-2.db", True)
    drafts.save(evening.book, 1, "roll", {}, {**OPTIONS, "dice": "3 4"}, [])
    assert backups.place(evening.book, fine) == ("c.backup-000002-3.db", False)
    with evening.book.writing():
        drafts.delete(evening.book, 1)
    assert backups.place(evening.book, fine)[1]


def test_the_newest_of_one_entry_is_never_thinned_out(evening):
    """However often drafts alone are new, and whatever numbers are free."""
    options = {**OPTIONS, "dice": "1"}
    draft = drafts.save(evening.book, None, "roll", {}, options, [])
    for many in range(2, 7):
        options["dice"] = f"{many}"
        drafts.save(evening.book, draft, "roll", {}, options, [])
        path, there = backups.place(evening.book, fine)
        assert not there
        saved(evening, path)
        backups.thin_out(evening.book, 1, fine)
        assert found(evening) == [(2, path)]
        assert backups.place(evening.book, fine) == (path, True)


def test_what_is_no_whole_backup_of_it_stays_in_its_place(evening, here):
    """A number is added to the name of the next one, from 2 on."""
    os.mkdir("c.backup-000002.db")
    assert backups.place(evening.book, fine) == ("c.backup-000002-2.db", False)
    other = Evening("d.db", players=("Zoé",))
    saved(other, "c.backup-000002-2.db")
    other.close()
    assert backups.place(evening.book, fine) == ("c.backup-000002-3.db", False)
    saved(evening, "c.backup-000002-3.db")
    assert backups.place(evening.book, fine) == ("c.backup-000002-3.db", True)
    assert backups.place(evening.book, lambda _: False) == (
        "c.backup-000002-4.db",
        False,
    )


def test_a_link_that_leads_nowhere_takes_a_place(evening):
    """It is not written over."""
    pytest.importorskip("fcntl")
    os.symlink("nothing", "c.backup-000002.db")
    assert backups.place(evening.book, fine) == ("c.backup-000002-2.db", False)


def test_a_place_is_taken_by_what_sqlite_would_read_beside_it(evening):
    """A stray journal would be rolled back into the backup."""
    for ending in ("-journal", "-wal", "-shm"):
        with open(f"c.backup-000002.db{ending}", "w", encoding="utf-8"):
            assert backups.place(evening.book, fine) == ("c.backup-000002-2.db", False)
        os.unlink(f"c.backup-000002.db{ending}")


def test_backups_lie_beside_the_file_and_not_beside_a_link(evening, here):
    """However the campaign was opened."""
    pytest.importorskip("fcntl")
    os.mkdir("far")
    os.symlink(here / "c.db", "far/link.db")
    saved(evening, "c.backup-000002.db")
    with Book("far/link.db") as book:
        place = str(here / "c.backup-000002.db")
        assert backups.of(book) == [(2, place)]
        assert backups.place(book, fine) == (place, True)


def test_whether_a_backup_is_whole(evening):
    """It can be read, and passes the check; what it raises is an answer, too."""
    saved(evening, "b.db")

    def damaged(book):
        raise FileTrouble("damaged", file=book.path)

    def strange(_):
        raise KeyError("x")

    assert backups.is_whole("b.db", lambda book: book.backup) is True
    for check in (lambda _: [], damaged, strange):
        assert backups.is_whole("b.db", check) is False
    assert backups.is_whole("none.db", fine) is False


def test_a_backup_that_is_held_is_not_damaged(evening):
    """Another program writes in it, or has removed it; nobody waits for that."""
    saved(evening, "c.backup-000002.db")
    assert backups.state("c.backup-000002.db", fine) == backups.WHOLE
    other = sqlite3.connect("c.backup-000002.db", isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    assert backups.state("c.backup-000002.db", fine) == backups.HELD
    assert backups.held(backups.seen(evening.file)) == ["c.backup-000002.db"]
    assert (unreadable(evening.file), found(evening)) == ([], [])
    assert backups.place(evening.book, fine) == ("c.backup-000002-2.db", False)
    other.close()

    def removed(copy):
        os.unlink(copy.path)
        return os.stat(copy.path)

    assert backups.state("c.backup-000002.db", removed) == backups.GONE
    assert backups.state("c.backup-000002.db", fine) == backups.GONE


def test_a_backup_that_is_removed_meanwhile_is_none(evening, monkeypatch):
    """It was there when the folder was listed."""
    saved(evening, "c.backup-000002.db")
    look = backups.foreign.owner

    def owner(path):
        if path != evening.file and os.path.exists(path):
            os.unlink(path)
        return look(path)

    monkeypatch.setattr(backups.foreign, "owner", owner)
    assert list(backups.seen(evening.file)) == []


def test_the_backups_of_a_campaign(evening):
    """By their entries, and then by their names, the shorter first; whatever these are."""
    for name in ("b.db", "c.backup-000002.db", "z", "a"):
        saved(evening, name)
    evening.act("note", "later")
    saved(evening, "0.db")

    assert found(evening) == [
        *((2, name) for name in ("a", "z", "b.db", "c.backup-000002.db")),
        (3, "0.db"),
    ]
    assert backups.of(evening.book)[-1] == Backup(seq=3, path="0.db")


def test_what_is_no_backup_of_it(evening, here):
    """Neither the campaign nor a copy, another's backup, a folder, or what is later."""
    (here / "letter").write_text("Dear Anne")
    os.mkdir("folder.db")
    copying.backup(evening.book, "b.db", lambda _: None)
    copying.restore("b.db", "copy.db", lambda _: None)
    other = Evening("d.db", players=("Zoé",))
    saved(other, "other.db")
    other.close()
    assert found(evening) == [(2, "b.db")]


def test_a_backup_with_entries_that_the_campaign_lacks_is_none_of_it(evening):
    """It would bring back another story."""
    saved(evening, "b.db")
    copying.restore("b.db", "copy.db", lambda _: None)
    with Book("copy.db", write=True) as book:
        with book.writing():
            append(book, Entry("note", {}, {}))
        copying.backup(book, "later.db", lambda _: None)
    assert found(evening) == [(2, "b.db")]
    evening.act("note", "of our own")
    assert found(evening) == [(2, "b.db")]


def test_a_backup_is_no_backup_of_itself(evening):
    """Others of the same campaign are."""
    saved(evening, "a.db")
    saved(evening, "b.db")
    with Book("b.db") as book:
        assert backups.of(book) == [(2, "a.db")]


def test_backups_that_cannot_be_read(evening, here):
    """Only what has the place of one is named, whatever is wrong with it."""
    assert unreadable(evening.file) == []
    names = ["c.backup-000001.db", "c.backup-000002-2.db", "c.backup-1000000.db"]
    others = ["b.db", "c.backup-1.db", "c.backup-000001.db.txt", "c.backup-000001-.db"]
    for name in (*names, *others, "c.backup-000002.db"):
        saved(evening, name)
    for name in (*names, *others):
        cut(name)
    assert unreadable(evening.file) == names
    assert found(evening) == [(2, "c.backup-000002.db")]


def test_a_backup_whose_tables_are_damaged_cannot_be_read(evening):
    """It has its owner's mark, and no campaign is in it."""
    saved(evening, "c.backup-000002.db")
    saved(evening, "b.db")
    for name in ("c.backup-000002.db", "b.db"):
        os.truncate(name, 4096)
    assert unreadable(evening.file) == ["c.backup-000002.db"]
    assert found(evening) == []


def test_a_backup_that_may_not_be_read(evening, monkeypatch):
    """In its place it is named; elsewhere it may be anything."""
    names = ["c.backup-000002.db", "b.db"]
    for name in names:
        saved(evening, name)
    look = backups.foreign.owner

    def owner(path):
        if os.path.basename(path) in names:
            raise PermissionError(13, "Permission denied")
        return look(path)

    monkeypatch.setattr(backups.foreign, "owner", owner)
    assert unreadable(evening.file) == ["c.backup-000002.db"]
    assert found(evening) == []


def test_so_many_other_files_are_looked_at(evening, here, monkeypatch):
    """Those with other names, in order; backups in their place always are."""
    assert backups.MOST_LOOKED_AT == 500
    monkeypatch.setattr(backups, "MOST_LOOKED_AT", 2)
    for name in ("a", "b", "c.backup-000002.db", "c.backup-before.db"):
        saved(evening, name)
    for name in ("a", "c.backup-before.db"):
        assert name in dict(map(reversed, found(evening)))
    (here / "0").touch()
    assert [path for _, path in found(evening)] == [
        "a",
        "c.backup-000002.db",
        "c.backup-before.db",
    ]


# Thinned out ---------------------------------------------------------------------------


@pytest.fixture
def three(evening):
    """Backups after each of three entries, and one of another name."""
    for number in (2, 3, 4):
        saved(evening, f"c.backup-{number:06}.db")
        evening.act("note", "x")
    saved(evening, "c.backup-mine.db")
    return evening


@pytest.mark.parametrize("keep", [0, 1, 2, 3, 4])
def test_the_newest_are_kept(three, keep):
    """The names of the others are told, the oldest first, and they are gone."""
    names = [f"c.backup-{number:06}.db" for number in (2, 3, 4)]
    old = names[: max(0, 3 - keep)]
    assert backups.thin_out(three.book, keep, fine).removed == old
    left = {*names, "c.backup-mine.db", "c.db"} - {*old}
    assert {*os.listdir()} == left


def test_what_cannot_be_removed_stays(three, monkeypatch):
    """It is named; what another program has removed is not."""
    unlink = os.unlink

    def denied(path):
        if path.endswith("3.db"):
            raise PermissionError(1, "Operation not permitted", path)
        unlink(path)
        if path.endswith("2.db"):
            raise FileNotFoundError(2, "No such file or directory", path)

    with monkeypatch.context() as patched:
        patched.setattr(os, "unlink", denied)
        thinned = backups.thin_out(three.book, 0, fine)
    assert thinned == (["c.backup-000004.db"], ["c.backup-000003.db"])
    assert os.path.exists("c.backup-000003.db")


def test_only_whole_ones_count(three):
    """As many whole ones are left as were asked for, and what is newer than these."""

    def check(book):
        return not book.path.endswith("4.db")

    assert backups.thin_out(three.book, 2, check).removed == []
    assert backups.thin_out(three.book, 1, check).removed == ["c.backup-000002.db"]


def test_another_campaigns_backups_stay(three):
    """Even in a place that would be ours, and so do those that cannot be read."""
    other = Evening("d.db", players=("Zoé",))
    for name in ("c.backup-000001.db", "c.backup-000009.db"):
        saved(other, name)
    other.close()
    cut("c.backup-000003.db")
    assert backups.thin_out(three.book, 1, fine).removed == ["c.backup-000002.db"]
    assert len([name for name in os.listdir() if name.startswith("c.backup-0")]) == 4


def test_the_name_of_a_campaign_is_no_pattern(here):
    """What signs it has means nothing more than they say."""
    names = ["a.c+.db", "a.cc.db"]
    played = [Evening(name) for name in names]
    saved(played[0], "a.c+.backup-000001.db")
    saved(played[1], "a.cc.backup-000001.db")
    assert backups.thin_out(played[0].book, 0, fine).removed == [
        "a.c+.backup-000001.db"
    ]
    for one in played:
        one.close()
    assert sorted(os.listdir()) == ["a.c+.db", "a.cc.backup-000001.db", "a.cc.db"]
