"""Files and folders that are made whole, or not at all."""

from __future__ import annotations

import errno
import fcntl
import os
import sqlite3
import sys
from pathlib import Path

import pytest

from ledger.errors import FileTrouble, Refused
from ledger.store import making
from ledger.store.foreign import BACKUP_ID, BESIDE, CAMPAIGN_ID


def fill(draft):
    """Writes a file."""
    Path(draft).write_text("new")


def fill_folder(draft):
    """Writes two files into a folder."""
    for name in ("a.csv", "b.csv"):
        fill(os.path.join(draft, name))


OURS = ["a.csv", "b.csv", "c.csv"]


def told(refused):
    """All that a refusal says."""
    one = refused.value
    return type(one), one.code, one.key, one.facts


def mode(path):
    """What a file allows."""
    return f"{os.stat(path).st_mode & 0o777:o}"


@pytest.fixture(autouse=True)
def _handles(monkeypatch):
    """Every handle that is opened is closed again."""
    opened, closed = os.open, os.close
    held = set()

    def open_(*args, **more):
        held.add(handle := opened(*args, **more))
        return handle

    def close(handle):
        held.discard(handle)
        closed(handle)

    monkeypatch.setattr(os, "open", open_)
    monkeypatch.setattr(os, "close", close)
    mask = os.umask(0)
    yield
    os.umask(mask)
    assert held == set()


@pytest.fixture
def synced(monkeypatch):
    """The numbers of the files and folders that were brought to the disk, in order."""
    seen, fsync = [], os.fsync

    def note(handle):
        seen.append(os.fstat(handle).st_ino)
        fsync(handle)

    monkeypatch.setattr(os, "fsync", note)
    return seen


# One file ------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["made", "more/made"])
def test_a_file_is_made_under_another_name(here, synced, path):
    """Hidden beside its place and for its owner alone, until it is on the disk."""
    (here / "more").mkdir()
    seen = []

    def look(draft):
        fill(draft)
        (name,) = [one.name for one in Path(path).parent.iterdir() if one.is_file()]
        assert os.path.join(os.path.dirname(path), name) == draft
        seen.append((name, making.made_for(name, "made"), mode(draft), list(synced)))

    making.make_file(path, look)
    ((name, is_ours, allowed, before),) = seen
    assert (is_ours, allowed, before) == (True, "600", [])
    assert (Path(path).read_text(), mode(path)) == ("new", "600")
    parent = os.path.dirname(path) or "."
    assert synced == [os.stat(path).st_ino, os.stat(parent).st_ino]
    assert not os.path.exists(os.path.join(parent, name))


def test_a_file_is_locked_while_it_is_made(here):
    """By this it is known that its maker is alive."""

    def look(draft):
        with open(draft, "wb") as other, pytest.raises(BlockingIOError):
            fcntl.flock(other, fcntl.LOCK_SH | fcntl.LOCK_NB)

    making.make_file("made", look)
    with open("made", "rb") as other:
        fcntl.flock(other, fcntl.LOCK_EX | fcntl.LOCK_NB)


def test_what_lies_beside_a_draft_goes_with_it(here):
    """A journal, or a copy that was made of it."""

    def more(draft):
        for ending in ("", "-journal", ".whole"):
            fill(draft + ending)

    making.make_file("made", more)
    assert os.listdir() == ["made"]


@pytest.mark.parametrize("ending", ["", *BESIDE])
@pytest.mark.parametrize("dangling", [True, False])
def test_nothing_that_is_there_is_overwritten(here, ending, dangling):
    """Nor may SQLite find anything beside the new file; a link to nowhere counts."""
    taken = f"made{ending}"
    os.symlink("nowhere", taken) if dangling else Path(taken).write_text("old")
    with pytest.raises(Refused) as refused:
        making.make_file("made", fill)
    assert told(refused) == (Refused, "exists", "exists", {"file": taken})
    assert os.listdir() == [taken]


@pytest.mark.parametrize(
    ("error", "wanted"),
    [
        (ValueError("odd"), None),
        (KeyboardInterrupt(), None),
        (OSError(errno.ENOSPC, "full"), "disk_full"),
        (PermissionError(errno.EACCES, "no"), "read_only"),
        (sqlite3.DatabaseError("odd"), "damaged"),
    ],
)
@pytest.mark.parametrize("maker", [making.make_file, making.replace_file])
def test_a_file_that_cannot_be_filled_is_not_made(here, error, wanted, maker):
    """Nothing is left of it, and the refusal names it as it should be called."""
    if maker is making.replace_file:
        Path("made").write_text("old")
    before = os.listdir()

    def fail(draft):
        fill(draft)
        fill(f"{draft}-journal")
        raise error

    shown = [] if maker is making.make_file else ["shown"]
    with pytest.raises(FileTrouble if wanted else type(error)) as raised:
        maker("made", fail, *shown)
    if wanted:
        assert raised.value.code == wanted
        assert raised.value.facts["file"] == (shown or ["made"])[0]
        assert raised.value.__cause__ is error
    assert os.listdir() == before


def test_a_file_is_replaced_at_once(here, synced):
    """Whatever was there, even a link."""
    Path("made").write_text("old")
    making.replace_file("made", fill, "made")
    assert (Path("made").read_text(), mode("made")) == ("new", "600")
    assert synced == [os.stat("made").st_ino, os.stat(".").st_ino]
    assert os.listdir() == ["made"]


def test_a_folder_that_is_not_there_holds_no_file(here):
    """It is told as everywhere."""
    with pytest.raises(FileTrouble) as refused:
        making.make_file("no/made", fill)
    facts = {"file": "no/made", "folder": "no"}
    assert told(refused) == (FileTrouble, "no_campaign", "no_folder", facts)


def take(draft):
    """Somebody else makes a file of this name meanwhile."""
    fill(draft)
    Path("made").write_text("old")


def test_a_name_that_was_taken_meanwhile_stays_taken(here):
    """Whoever was first keeps it."""
    with pytest.raises(Refused) as refused:
        making.make_file("made", take)
    assert told(refused) == (Refused, "exists", "exists", {"file": "made"})
    assert (os.listdir(), Path("made").read_text()) == (["made"], "old")


def test_a_disk_without_links_takes_a_file_by_its_name(here, monkeypatch):
    """It is renamed there; but what was there first stays."""

    def unable(*_):
        raise OSError(errno.EPERM, "no links")

    monkeypatch.setattr(os, "link", unable)
    making.make_file("made", fill)
    assert (os.listdir(), Path("made").read_text()) == (["made"], "new")
    os.unlink("made")
    with pytest.raises(Refused) as refused:
        making.make_file("made", take)
    assert told(refused) == (Refused, "exists", "exists", {"file": "made"})
    assert (os.listdir(), Path("made").read_text()) == (["made"], "old")


@pytest.mark.parametrize("ending", BESIDE)
@pytest.mark.parametrize("owner", [CAMPAIGN_ID, BACKUP_ID, 7, None])
def test_a_name_that_sqlite_uses_beside_a_campaign_is_no_name(here, ending, owner):
    """Beside any other file it is one."""
    (here / "real").mkdir()
    os.symlink("real", "link")
    if owner:
        connection = sqlite3.connect("real/c.db")
        connection.execute(f"PRAGMA application_id = {owner}")
        connection.close()
    path, ours = f"link/c.db{ending}", owner in (CAMPAIGN_ID, BACKUP_ID)
    makers = (
        lambda: making.make_file(path, fill),
        lambda: making.replace_file(path, fill, path),
        lambda: making.make_folder(path, fill_folder, OURS, force=False),
    )
    campaign = os.path.realpath("real/c.db")
    facts = {"file": path, "campaign": campaign}
    for make in makers if ours else ():
        with pytest.raises(Refused) as refused:
            make()
        assert told(refused) == (Refused, "exists", "exists.beside", facts)
    if not ours:
        makers[0]()
    assert os.path.lexists(path) == (not ours)


# The names of a folder -----------------------------------------------------------------


@pytest.mark.parametrize("path", ["made", "more/made"])
def test_names_are_made_to_last(here, synced, path):
    """Once, where that succeeds."""
    (here / "more").mkdir()
    making.keep_names(path, "shown")
    assert synced == [os.stat(os.path.dirname(path) or ".").st_ino]


@pytest.mark.parametrize("fails", [1, 2])
def test_a_disk_is_asked_twice(here, monkeypatch, fails):
    """Then it is told that what was done is done, though not for sure."""
    asked, error = [], OSError(errno.EIO, "odd")

    def unable(handle):
        asked.append(handle)
        if len(asked) <= fails:
            raise error

    monkeypatch.setattr(os, "fsync", unable)
    if fails == 1:
        making.keep_names("made", "shown")
    else:
        with pytest.raises(FileTrouble) as refused:
            making.keep_names("made", "shown")
        facts = {"file": "shown"}
        assert told(refused) == (FileTrouble, "disk_full", "disk_full.done", facts)
        assert refused.value.__cause__ is error
    assert len(asked) == 2


def test_a_file_that_does_not_reach_the_disk_has_no_name(here, monkeypatch):
    """It is refused before."""

    def unable(_):
        raise OSError(errno.EIO, "odd")

    monkeypatch.setattr(os, "fsync", unable)
    with pytest.raises(FileTrouble) as refused:
        making.make_file("made", fill)
    assert (refused.value.key, os.listdir()) == ("disk_full", [])


# Other systems -------------------------------------------------------------------------


@pytest.mark.parametrize("lacks", ["folders", "locks", "both"])
def test_files_and_folders_are_made_on_any_system(here, monkeypatch, synced, lacks):
    """Where no folder can be opened, or nothing can be locked."""
    opened = os.open

    def open_(path, *how, **where):
        if os.path.isdir(path):
            raise PermissionError(errno.EACCES, "no", path)
        return opened(path, *how, **where)

    if lacks != "folders":
        monkeypatch.setitem(sys.modules, "fcntl", None)
    if lacks != "locks":
        monkeypatch.setattr(making, "OPENS", False)
        monkeypatch.setattr(os, "open", open_)
    making.make_file("made", fill)
    files = [os.stat("made").st_ino]
    assert mode("made") == "600"
    for force in (False, True):
        making.make_folder("out", fill_folder, OURS, force=force)
        files += [os.stat(f"out/{name}").st_ino for name in ("a.csv", "b.csv")]
    assert sorted(os.listdir()) == ["made", "out"]
    assert sorted(os.listdir("out")) == ["a.csv", "b.csv"]
    assert {*files} <= {*synced}
    if lacks != "locks":
        assert len(synced) == len(files)
    else:
        assert len(synced) > len(files)


def test_where_nothing_can_be_locked_nothing_is_cleared_away(here, monkeypatch):
    """Its maker may be alive; only a second name is known to be of no use."""
    monkeypatch.setitem(sys.modules, "fcntl", None)
    for name in (".a.12345678.new", "b"):
        Path(name).touch()
    os.link("b", ".b.12345678.new")
    assert making.sweep(".") == ([".b.12345678.new"], [])
    assert sorted(os.listdir()) == [".a.12345678.new", "b"]
    monkeypatch.setattr(making, "OPENS", False)
    assert making.sweep(".") == ([], [])
