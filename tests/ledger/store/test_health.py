"""The signs by which one sees how well a campaign's file is kept."""

from __future__ import annotations

import os
import shutil
import sqlite3
import time
from calendar import timegm
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace

import pytest

from ledger.store import health
from ledger.store.book import Book
from ledger.store.foreign import BACKUP_ID
from tests.laws.evening import Evening
from tests.tampering import tamper

WRITTEN = "2024-03-01T20:00:00Z"
NOW = timegm((2024, 3, 1, 20, 0, 0))
DAY = 24 * 60 * 60


def whole(_):
    """A check in which every backup is whole."""
    return True


@pytest.fixture(scope="module")
def _kept(tmp_path_factory):
    """A folder with a campaign that is well kept, made once."""
    made = tmp_path_factory.mktemp("kept") / "campaigns"
    made.mkdir(0o700)
    evening = Evening(str(made / "c.db"))
    evening.act("note", "something")
    evening.close()
    tamper(made / "c.db", "UPDATE entry SET at = '2024-03-01T20:00:00Z'")
    (made / "c.db").chmod(0o600)
    backup(made, "c.backup-000002.db")
    return made


@pytest.fixture
def folder(_kept, tmp_path, monkeypatch):
    """The same as it was written, on a disk of its own."""
    mounts = tmp_path / "mounts"
    mounts.write_text("1 0 0:1 / / rw - ext4 /dev/a rw\n")
    monkeypatch.setattr(health, "MOUNTS", str(mounts))
    monkeypatch.setattr(time, "time", lambda: float(NOW))
    return Path(shutil.copytree(_kept, tmp_path / "campaigns"))


def backup(folder, name, *, lacks=0):
    """Puts a backup beside the campaign, made now, in which some entries are missing."""
    path = folder / name
    with (
        closing(sqlite3.connect(folder / "c.db")) as source,
        closing(sqlite3.connect(path)) as copy,
    ):
        source.backup(copy)
        copy.execute(f"PRAGMA application_id = {BACKUP_ID}")
    if lacks:
        tamper(
            path,
            "DELETE FROM entry WHERE seq > 1",
            "DELETE FROM effect WHERE entry > 1",
        )
    path.chmod(0o600)
    os.utime(path, (NOW, NOW))


def signs(folder, before=(), check=whole, name="c.db"):
    """The signs by their codes: whether good, whether grave, and the value."""
    with Book(str(folder / name)) as book:
        found = health.signs(book, check)
    found.append(health.leftovers(str(folder / name), before))
    return {one["code"]: (one["good"], one["grave"], one["value"]) for one in found}


def test_a_campaign_that_is_well_kept(folder):
    """Each sign is good, and says what it has seen."""
    found = signs(folder)
    assert found.pop("sqlite")[2] == health.version() == sqlite3.sqlite_version
    assert found.pop("room")[1] is False
    assert found == {
        "private": (True, False, "600"),
        "links": (True, False, 1),
        "journal": (True, False, None),
        "folder": (True, False, "700"),
        "writable": (True, False, None),
        "near": (True, False, "ext4"),
        "leftovers": (True, False, None),
        "drafts": (True, False, 0),
        "clock": (True, False, WRITTEN),
        "backup": (True, False, 0),
        "backup_age": (True, False, WRITTEN),
    }


def test_a_link_stands_for_the_file_itself(folder, tmp_path):
    """Its folder and its neighbours are those of the file."""
    os.symlink(folder / "c.db", tmp_path / "link.db")
    (folder / ".c.db.12345678.new").touch()
    found = signs(tmp_path, ["c.db-journal"], name="link.db")
    assert found["folder"] == (True, False, "700")
    assert found["leftovers"] == (False, False, "c.db-journal, .c.db.12345678.new")


def test_a_backup_needs_no_backup(folder):
    """All else is looked at."""
    found = signs(folder, name="c.backup-000002.db")
    assert "backup" not in found
    assert list(found)[-2:] == ["clock", "leftovers"]


@pytest.mark.parametrize("bit", [0o40, 0o20, 0o10, 0o4, 0o2, 0o1])
def test_a_file_is_private_if_nobody_else_may_read_or_write_it(folder, bit):
    """Whoever may only execute it may do nothing with it."""
    (folder / "c.db").chmod(0o600 | bit)
    good = bit in (0o10, 0o1)
    assert signs(folder)["private"] == (good, False, f"{0o600 | bit:o}")


@pytest.mark.parametrize("mode", [0o720, 0o702, 0o777, 0o755, 0o711, 0o744])
def test_nobody_else_should_write_in_the_folder(folder, mode):
    """They may look into it."""
    folder.chmod(mode)
    good = not mode & 0o22
    assert signs(folder)["folder"] == (good, False, f"{mode:o}")


def test_a_file_or_folder_of_somebody_else_is_not_private(folder, monkeypatch):
    """Whoever owns it can do anything with it; root can anyway."""
    pwd = pytest.importorskip("pwd", reason="not run: here are no owners")
    mine = os.stat(folder).st_uid
    monkeypatch.setattr(os, "geteuid", lambda: mine + 1)
    found = signs(folder)
    assert "private" not in found
    name = pwd.getpwuid(mine).pw_name
    assert found["folder"] == (
        (True, False, "700") if not mine else (False, False, name)
    )
    assert found["owner"][:2] == (False, False)
    assert found["owner"][2] == pwd.getpwuid(mine).pw_name
    monkeypatch.setattr(pwd, "getpwuid", {}.__getitem__)
    assert signs(folder)["owner"][2] == f"uid {mine}"
    monkeypatch.delattr(os, "geteuid")
    assert "owner" not in signs(folder)


def test_the_folder_of_a_link_should_be_closed_too(folder, tmp_path):
    """Whoever can change it can put another file in the place of the link."""
    os.symlink(folder / "c.db", tmp_path / "link.db")
    for mode, good in ((0o700, True), (0o777, False)):
        tmp_path.chmod(mode)
        found = signs(tmp_path, name="link.db")
        assert found["folder"] == (True, False, "700")
        assert found["link_folder"] == (good, False, f"{mode:o}")
    far = tmp_path / "far"
    far.mkdir(0o700)
    os.symlink(tmp_path / "link.db", far / "far.db")
    assert signs(far, name="far.db")["link_folder"] == (False, False, "777")
    tmp_path.chmod(0o700)
    assert signs(far, name="far.db")["link_folder"] == (True, False, "700")
    assert "link_folder" not in signs(folder)


def test_the_folder_of_a_link_on_the_way_should_be_closed_too(folder, tmp_path):
    """A folder that leads to that of the file can be replaced like the file's own link."""
    way = tmp_path / "way"
    way.mkdir(0o700)
    os.symlink(os.path.join(os.pardir, "campaigns"), way / "there")
    for mode, good in ((0o700, True), (0o777, False)):
        way.chmod(mode)
        found = signs(way, name="there/c.db")
        assert found["link_folder"] == (good, False, f"{mode:o}")
    way.chmod(0o700)
    os.symlink(tmp_path / "way" / "there", tmp_path / "first")
    tmp_path.chmod(0o720)
    assert signs(tmp_path, name="./first//c.db")["link_folder"] == (False, False, "720")
    assert "link_folder" not in signs(way, name="../campaigns/../campaigns/c.db")


def test_a_folder_to_work_in_is_not_needed(folder, tmp_path, monkeypatch):
    """Somebody has removed it; the whole path of the file was given."""
    pytest.importorskip("fcntl", reason="not run: such a folder stays")
    gone = tmp_path / "gone"
    gone.mkdir()
    monkeypatch.chdir(gone)
    gone.rmdir()
    assert signs(folder)["folder"] == (True, False, "700")
    monkeypatch.undo()


def test_two_names_are_grave(folder):
    """How many there are is told."""
    os.link(folder / "c.db", folder / "d.db")
    assert signs(folder)["links"] == (False, True, 2)


def test_a_log_that_is_written_ahead(folder):
    """The file itself says that somebody wants one."""
    path = str(folder / "c.db")
    assert health.wants_wal(path) is False
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
    assert health.wants_wal(path) is True
    assert signs(folder)["journal"] == (False, False, None)


@pytest.mark.parametrize("bytes_", [b"\x01\x02", b"\x02\x01", b"\x01\x01"])
def test_both_for_reading_and_for_writing_it_must_be_wanted(tmp_path, bytes_):
    """Only then SQLite writes ahead."""
    file = tmp_path / "c.db"
    for begun, wanted in ((b"\x02\x02", True), (bytes_, False)):
        file.write_bytes(b"\x02" * 18 + begun + b"\x02" * 80)
        assert health.wants_wal(str(file)) is wanted


@pytest.mark.parametrize(
    ("version", "log", "found"),
    [
        ((3, 6, 23), True, None),
        ((3, 7, 0), True, "wal-reset"),
        ((3, 7, 0), False, None),
        ((3, 51, 2), True, "wal-reset"),
        ((3, 51, 3), True, None),
        ((4, 0, 0), True, None),
    ],
)
def test_a_version_of_sqlite_with_a_fault(folder, monkeypatch, version, log, found):
    """From the first that has it to the last; where it matters."""
    monkeypatch.setattr(sqlite3, "sqlite_version_info", version)
    assert health.risk(log) == found
    assert signs(folder)["sqlite"][0] is True


def test_a_fault_may_matter_for_every_file(folder, monkeypatch):
    """Of several, the first is told."""
    text = "\n".join(
        f'[[risk]]\nname = "{name}"\nsince = [3, 0, 0]\nfixed = [9, 0, 0]\nmode = "{mode}"'
        for name, mode in (("a", "sql"), ("b", "wal"), ("c", ""), ("d", ""))
    )
    monkeypatch.setattr("ledger.store.scripts.script", {"risks.toml": text}.get)
    assert (health.risk(True), health.risk(False)) == ("b", "c")
    assert signs(folder)["sqlite"][:2] == (False, False)


# Around it -----------------------------------------------------------------------------


@pytest.mark.parametrize("closed", ["file", "folder", "neither"])
def test_both_the_file_and_its_folder_must_be_writable(folder, monkeypatch, closed):
    """SQLite puts a journal beside it."""
    shut = {"file": str(folder / "c.db"), "folder": str(folder)}.get(closed)
    monkeypatch.setattr(os, "access", lambda p, how: not (p == shut and how == os.W_OK))
    assert signs(folder)["writable"] == (closed == "neither", False, None)


@pytest.mark.parametrize(
    "system", [*health.FAR, "fuse.sshfs", "fuse.rclone", "fuse.s3fs", "fuse.gdfuse"]
)
def test_a_disk_of_another_computer_is_grave(folder, system):
    """What it is called is told."""
    with open(health.MOUNTS, "a", encoding="utf-8") as file:
        file.write(f"2 1 0:2 / {folder} rw - {system} there:/x rw\n")
    assert signs(folder)["near"] == (False, True, system)


def test_where_nobody_says_what_the_disk_is(folder):
    """No sign tells of it."""
    os.unlink(health.MOUNTS)
    assert "near" not in signs(folder)


LINES = (
    "1 0 0:1 / / rw shared:1 - ext4 /dev/a rw",
    "2 1 0:2 / /home rw - btrfs /dev/b rw",
    "3 1 0:3 / /home/a\\040b rw,x shared:2 master:1 - nfs4 there:/x rw",
    "4 1 0:4 /sub /home/a rw - xfs /dev/c rw",
    "5 1 0:4 / /home/a rw - zfs /dev/d rw",
    "6 1 0:4 / /hom rw - never /dev/e rw",
)


@pytest.mark.parametrize(
    ("folder", "system"),
    [
        ("/", "ext4"),
        ("/else", "ext4"),
        ("/home", "btrfs"),
        ("/home/else", "btrfs"),
        ("/home/ab", "btrfs"),
        ("/home/a", "zfs"),
        ("/home/a/b/c", "zfs"),
        ("/home/a b", "nfs4"),
        ("/home/a b/c", "nfs4"),
        ("/homes", "ext4"),
    ],
)
@pytest.mark.parametrize("order", [1, -1])
def test_a_folder_is_on_the_nearest_disk(tmp_path, monkeypatch, folder, system, order):
    """Of two at the same place, on the one that was put there later."""
    lines = LINES[::order] if order > 0 else (*LINES[:3:-1], LINES[3], *LINES[2::-1])
    if order < 0 and system == "zfs":
        system = "xfs"
    (tmp_path / "mounts").write_text("".join(f"{line}\n" for line in lines))
    monkeypatch.setattr(health, "MOUNTS", str(tmp_path / "mounts"))
    assert health.file_system(folder) == system


@pytest.mark.parametrize("text", ["", "1 0 0:1\n", f"{LINES[1]}\n"])
def test_a_list_of_disks_that_says_nothing(tmp_path, monkeypatch, text):
    """It is empty, of another kind, or does not name the disk."""
    (tmp_path / "mounts").write_text(text)
    monkeypatch.setattr(health, "MOUNTS", str(tmp_path / "mounts"))
    assert health.file_system("/else") is None


@pytest.mark.parametrize(
    ("size", "free", "good"),
    [
        (None, 16 << 20, True),
        (None, (16 << 20) - 1, False),
        (6 << 20, 18 << 20, True),
        (6 << 20, (18 << 20) - 1, False),
    ],
)
def test_there_should_be_room_for_copies(folder, monkeypatch, size, free, good):
    """For three, or sixteen megabytes; how many are free is told."""
    disk = SimpleNamespace(f_bavail=free, f_frsize=1, f_bsize=0, f_bfree=0)
    monkeypatch.setattr(os, "statvfs", lambda _: disk, raising=False)
    with Book(str(folder / "c.db")) as book:
        if size:
            os.truncate(folder / "c.db", size)
        (room,) = (o for o in health.signs(book, whole) if o["code"] == "room")
    assert room == health.sign("room", good, free >> 20)
    assert room["value"] == free // 1_048_576


def test_room_is_measured_in_parts_of_the_disk(folder, monkeypatch):
    """Where it can be measured at all."""
    disk = SimpleNamespace(f_bavail=40, f_frsize=1 << 20, f_bsize=0, f_bfree=0)
    monkeypatch.setattr(os, "statvfs", lambda _: disk, raising=False)
    assert signs(folder)["room"] == (True, False, 40)
    monkeypatch.delattr(os, "statvfs")
    assert "room" not in signs(folder)


def test_what_was_left_behind_is_named(folder):
    """What is gone now, and what is being made for it; nothing of others."""
    left = [".c.backup-000009.db.12345678.new", ".c.db.12345678.old"]
    others = [
        *(
            ".d.db.12345678.new",
            ".c.backup-000009.db",
            ".d.backup-000009.db.12345678.new",
        ),
        *("c.db-wal", ".c.db.1234567.new", "c.backup-000009.db.12345678.new"),
    ]
    for name in left + others[:-3] + others[-2:]:
        (folder / name).touch()
    assert signs(folder)["leftovers"] == (False, False, ", ".join(left))
    found = signs(folder, ["c.db-wal", "c.db-journal"])["leftovers"][2]
    assert found == ", ".join(["c.db-wal", "c.db-journal", *left])
    (folder / "c.db-journal").touch()
    with Book(str(folder / "c.db")) as book:
        book.rows("SELECT 1")
        (folder / "c.db-wal").touch()
        found = health.leftovers(str(folder / "c.db"), ["c.db-wal", "x"])
    (folder / "c.db-wal").unlink()
    assert found["value"] == ", ".join(["x", *left])


def test_the_files_that_sqlite_puts_beside_a_campaign(folder, tmp_path):
    """By their names; beside the file itself where it has a link."""
    path = str(folder / "c.db")
    os.symlink(path, tmp_path / "link.db")
    (tmp_path / "link.db-journal").touch()
    assert health.sqlite_files(path) == []
    (folder / "c.db-journal").touch()
    os.symlink("nowhere", folder / "c.db-shm")
    assert health.sqlite_files(path) == ["c.db-journal", "c.db-shm"]
    assert health.sqlite_files(str(tmp_path / "link.db")) == [
        "c.db-journal",
        "c.db-shm",
    ]
