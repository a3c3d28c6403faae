"""Folders that are made at once, and what killed makers have left behind."""

from __future__ import annotations

import errno
import fcntl
import os
from pathlib import Path

import pytest

from ledger.errors import FileTrouble, Refused
from ledger.store import making
from tests.ledger.store.test_making import (
    OURS,
    fill_folder,
    mode,
    told,
)
from tests.ledger.store.test_making import _handles as _handles  # noqa: PLC0414
from tests.ledger.store.test_making import synced as synced  # noqa: PLC0414


def made(path="out", *, force=False):
    """Makes a folder with two files."""
    making.make_folder(path, fill_folder, OURS, force=force)


def old(*names, path="out"):
    """A folder of this name is there already, with these files."""
    Path(path).mkdir()
    for name in names:
        (Path(path) / name).write_text("old")


@pytest.mark.parametrize("path", ["out", "out/", "out//", "more/out/"])
@pytest.mark.parametrize("force", [True, False])
def test_a_folder_appears_with_all_its_files(here, synced, path, force):
    """They are on the disk before, and its name is in the end; for its owner alone."""
    (here / "more").mkdir()
    seen = []

    def look(draft):
        fill_folder(draft)
        seen.append((mode(draft), making.made_for(os.path.basename(draft), "out")))

    making.make_folder(path, look, OURS, force=force)
    folder = path.rstrip("/")
    parent = os.path.dirname(folder) or "."
    assert seen == [("700", True)]
    assert sorted(os.listdir(folder)) == ["a.csv", "b.csv"]
    order = [os.stat(f"{folder}/{name}").st_ino for name in os.listdir(folder)]
    assert sorted(synced[:2]) == sorted(order)
    assert synced[2:] == [os.stat(folder).st_ino, os.stat(parent).st_ino]
    assert sorted(os.listdir()) == (["more"] if parent == "more" else ["more", "out"])


def test_a_folder_that_is_there_is_not_replaced_unasked(here):
    """Not even an empty one."""
    old()
    with pytest.raises(Refused) as refused:
        made("out/")
    assert told(refused) == (Refused, "exists", "exists.output", {"file": "out"})
    assert (os.listdir(), os.listdir("out")) == (["out"], [])


@pytest.mark.parametrize("names", [(), ("a.csv",), ("a.csv", "c.csv")])
def test_a_folder_of_ours_is_replaced_where_one_insists(here, synced, names):
    """Nothing is left of the old one."""
    old(*names)
    made(force=True)
    assert (os.listdir(), sorted(os.listdir("out"))) == (["out"], ["a.csv", "b.csv"])
    assert Path("out/a.csv").read_text() == "new"
    assert synced[-1] == os.stat(".").st_ino


@pytest.mark.parametrize("what", ["more", "file", "link", "dangling"])
def test_what_is_no_folder_of_ours_stays(here, what):
    """Whoever has named it by mistake loses nothing."""
    if what == "more":
        old("a.csv", "letter.txt")
    elif what == "file":
        Path("out").write_text("old")
    else:
        os.symlink("real", "out")
        old(path="real" if what == "link" else "other")
    before = sorted(os.listdir())
    with pytest.raises(Refused) as refused:
        made(force=True)
    assert told(refused) == (Refused, "exists", "exists.folder", {"file": "out"})
    assert sorted(os.listdir()) == before


@pytest.mark.parametrize("force", [True, False])
def test_a_folder_that_cannot_be_filled_is_not_made(here, force):
    """Nothing is left of it, and the old one is as it was."""
    if force:
        old("a.csv")

    def fail(draft):
        fill_folder(draft)
        raise OSError(errno.ENOSPC, "full")

    with pytest.raises(FileTrouble) as refused:
        making.make_folder("out", fail, OURS, force=force)
    assert (refused.value.code, refused.value.facts["file"]) == ("disk_full", "out")
    assert os.listdir() == (["out"] if force else [])
    assert not force or Path("out/a.csv").read_text() == "old"


def test_an_old_folder_comes_back_where_the_new_one_cannot_come(here, monkeypatch):
    """And it is told why."""
    old("a.csv")
    rename, error = os.rename, OSError(errno.EDQUOT, "no room")

    def unable(source, target):
        if source.endswith(".new"):
            raise error
        rename(source, target)

    monkeypatch.setattr(os, "rename", unable)
    with pytest.raises(FileTrouble) as refused:
        made(force=True)
    assert (refused.value.code, refused.value.__cause__) == ("disk_full", error)
    assert (os.listdir(), Path("out/a.csv").read_text()) == (["out"], "old")


def test_nobody_clears_an_old_folder_away_while_it_is_replaced(here, monkeypatch):
    """Both the old one and the new one are locked until it is done."""
    old("a.csv")
    rename, swept = os.rename, []

    def look(source, target):
        swept.append(making.sweep("."))
        rename(source, target)

    with monkeypatch.context() as patch:
        patch.setattr(os, "rename", look)
        made(force=True)
    assert swept == [([], [])] * 2
    assert sorted(os.listdir("out")) == ["a.csv", "b.csv"]


# Left behind ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "place"),
    [
        (".c.db.12345678.new", "c.db"),
        (".c.db.0a1b2cdf.old", "c.db"),
        (".a.00000000.new", "a"),
        (".a.b.c.ffffffff.new", "a.b.c"),
        ("..a.12345678.new", ".a"),
        ("..12345678.new", ""),
        (".c.db.12345678.tmp", None),
        (".c.db.1234567.new", None),
        (".c.db.123456789.new", None),
        (".c.db.1234567g.new", None),
        (".c.db.1234567A.new", None),
        (".c.db.12345678.new.whole", None),
        (".c.db.12345678", None),
        (".12345678.new", None),
        ("c.db.12345678.new", None),
        ("x.c.db.12345678.new", None),
        ("new", None),
        ("", None),
    ],
)
def test_a_hidden_name_tells_what_it_was_made_for(name, place):
    """Only one that we give tells anything."""
    assert making.is_draft(name) is (place is not None)
    for one in ("c.db", "a", "a.b.c", ".a", "", "other"):
        assert making.made_for(name, one) is (place == one)


def test_what_was_abandoned_is_cleared_away(here):
    """In order, with what belongs to it, and told by its name; all else stays."""
    for name in ("b.12345678.new", "a.12345678.new", "a.12345678.new-journal"):
        Path(f".{name}").touch()
    old("x", path=".c.12345678.new")
    old(path=".d.12345678.new")
    for name in ("b", "a.12345678.new", ".x"):
        Path(name).touch()
    cleared = [f".{name}.12345678.new" for name in "abcd"]
    assert making.sweep(".") == (cleared, [])
    assert sorted(os.listdir()) == [".x", "a.12345678.new", "b"]
    assert making.sweep(".") == ([], [])
    assert making.sweep("no such folder") == ([], [])


def test_an_old_folder_has_its_name_again(here):
    """If there is no new one; otherwise it is cleared away."""
    old("x", path=".a.12345678.old")
    old("x", path=".b.12345678.old")
    old("y", path="b")
    old("x", path=".c.12345678.new")
    assert making.sweep(".") == ([".b.12345678.old", ".c.12345678.new"], ["a"])
    assert sorted(os.listdir()) == ["a", "b"]
    assert (os.listdir("a"), os.listdir("b")) == (["x"], ["y"])


def test_of_two_old_folders_one_comes_back(here):
    """The other has nothing to replace."""
    old("x", path=".a.12345678.old")
    old("y", path=".a.87654321.old")
    assert making.sweep(str(here)) == ([".a.87654321.old"], ["a"])
    assert os.listdir("a") == ["x"]


def test_what_is_no_file_of_ours_is_not_touched(here, monkeypatch):
    """Pipes, links, folders in folders, links in folders; and what belongs to others."""
    os.mkfifo(".a.12345678.new")
    os.symlink("nowhere", ".b.12345678.new")
    old("x", path=".c.12345678.new")
    os.mkdir(".c.12345678.new/y")
    old("x", path=".d.12345678.new")
    os.symlink("x", ".d.12345678.new/y")
    before = sorted(os.listdir())
    assert making.sweep(".") == ([], [])
    Path(".e.12345678.new").touch()
    me = os.geteuid()
    with monkeypatch.context() as patch:
        patch.setattr(os, "geteuid", lambda: me + 1)
        assert making.sweep(".") == ([], [])
    assert sorted(os.listdir()) == [*before, ".e.12345678.new"]
    monkeypatch.delattr(os, "geteuid")
    assert making.sweep(".") == ([".e.12345678.new"], [])


def test_what_cannot_be_removed_is_not_told(here, monkeypatch):
    """The others are cleared away all the same."""
    unlink = os.unlink

    def unable(path):
        if ".a." in path:
            raise PermissionError(errno.EACCES, "no", path)
        unlink(path)

    for name in "ab":
        Path(f".{name}.12345678.new").touch()
    with monkeypatch.context() as patch:
        patch.setattr(os, "unlink", unable)
        assert making.sweep(".") == ([".b.12345678.new"], [])
    assert os.listdir() == [".a.12345678.new"]


@pytest.mark.parametrize("folder", [True, False])
def test_what_somebody_is_making_stays(here, folder):
    """It is locked until it is named or given up."""
    with making.Draft("out", folder=folder) as draft:
        assert os.path.isdir(draft) == folder
        assert mode(draft) == ("700" if folder else "600")
        assert making.sweep(".") == ([], [])
        assert os.listdir() == [draft]
    assert os.listdir() == []


def test_a_draft_that_was_cleared_away_at_once_is_begun_again(here, monkeypatch):
    """Before it was locked it looked like an abandoned one."""
    flock, names = fcntl.flock, []

    def late(handle, how):
        if not names:
            names.extend(os.listdir())
            os.unlink(names[0])
        flock(handle, how)

    monkeypatch.setattr(fcntl, "flock", late)
    with making.Draft("out") as draft:
        assert os.listdir() == [draft]
        assert [draft] != names


def test_a_second_name_is_taken_away_without_being_opened(here, monkeypatch):
    """Closing the file would drop the locks that SQLite has on it."""
    Path("c.db").touch()
    os.link("c.db", ".c.db.12345678.new")
    with monkeypatch.context() as patch:
        patch.setattr(os, "open", None)
        assert making.sweep(".") == ([".c.db.12345678.new"], [])
    assert os.listdir() == ["c.db"]
