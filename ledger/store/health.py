"""How well a campaign's file is kept: the file itself, and what lies around it.

Each sign has a code, whether it is good, whether what was written may be lost (grave), and
a value. Nothing is changed.
"""

from __future__ import annotations

import os
import sqlite3
import stat
import time
from contextlib import suppress

from ledger.errors import FileTrouble, Refusal
from ledger.store import backups, drafts, foreign, making, rows
from ledger.store.book import SHARED, Book

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    Sign = dict[str, Any]

MOUNTS = "/proc/self/mountinfo"
# File systems of other computers: their locks and their order of writing are not sure.
FAR = frozenset({"nfs", "nfs4", "cifs", "smb3", "smbfs", "9p", "afs", "ceph", "davfs"})
FAR_ENDINGS = ("sshfs", "rclone", "s3fs", "davfs", "gdfuse")
WRITE_MODE = slice(18, 20)  # where SQLite's head says which journal the file wants
WAL = b"\x02\x02"
MOST_BYTES = 16 << 20  # of room, that even a small campaign should have
COPIES = 3  # of itself, for which there should be room
WEEK = 7 * 24 * 60 * 60
A_MOMENT = 120  # seconds by which two clocks may differ
OTHERS_READ, OTHERS_WRITE = 0o077, 0o022


def signs(book: Book) -> list[Sign]:
    """All signs of an open campaign, but for what `verify` finds."""
    path = os.path.realpath(book.path)
    status = os.stat(path)
    found = [*_file(path, status), *_around(path, status.st_size), *_inside(book)]
    return [*found, *_backups(book, path)]


def sign(code: str, good: bool, value: Any = None, *, grave: bool = False) -> Sign:
    """One sign; what is good is never grave."""
    return {"code": code, "good": good, "grave": grave and not good, "value": value}


def _file(path: str, status: os.stat_result) -> Iterator[Sign]:
    mode = stat.S_IMODE(status.st_mode)
    yield sign("private", not mode & OTHERS_READ, f"{mode:o}")
    yield sign("links", status.st_nlink == 1, status.st_nlink, grave=True)
    yield sign("journal", not wants_wal(path))
    yield sign("sqlite", not risk(wants_wal(path)), version())


def version() -> str:
    """The version of SQLite that is in use."""
    return sqlite3.sqlite_version


def wants_wal(path: str) -> bool:
    """Whether somebody has turned SQLite's write-ahead log on for the file."""
    return foreign.start(path)[WRITE_MODE] == WAL


def risk(wal: bool) -> str | None:
    """The first fault of this version of SQLite that matters for such a file."""
    from ledger.store.scripts import script
    from ledger.toml import read_toml

    version = list(sqlite3.sqlite_version_info)
    for one in read_toml(script("risks.toml"))["risk"]:
        matters = one["mode"] == "" or (wal and one["mode"] == "wal")
        if matters and one["since"] <= version < one["fixed"]:
            return str(one["name"])
    return None


def _around(path: str, size: int) -> Iterator[Sign]:
    folder, name = os.path.split(path)
    mode = os.stat(folder).st_mode
    guarded = not mode & OTHERS_WRITE or bool(mode & stat.S_ISVTX)
    yield sign("folder", guarded, f"{stat.S_IMODE(mode):o}")
    system = file_system(folder)
    if system is not None:
        far = system in FAR or system.endswith(FAR_ENDINGS)
        yield sign("near", not far, system, grave=True)
    with suppress(AttributeError, OSError):  # not everywhere
        there = os.statvfs(folder)
        free = there.f_bavail * there.f_frsize
        yield sign("room", free >= max(MOST_BYTES, COPIES * size), free >> 20)
    # A file with a write-ahead log has these as long as it is open, as it is now.
    due = foreign.BESIDE[1:] if wants_wal(path) else ()
    beside = [end for end in foreign.BESIDE if os.path.lexists(path + end)]
    beside = [end for end in beside if end not in due]
    hidden = [one for one in sorted(os.listdir(folder)) if making.made_for(one, name)]
    left = [f"{name}{end}" for end in beside] + hidden
    yield sign("leftovers", not left, ", ".join(left) or None)


def file_system(folder: str) -> str | None:
    """The kind of file system that a folder is on; None where nobody says."""
    best, kind = "", None
    try:
        with open(MOUNTS, encoding="utf-8", errors="replace") as file:
            for line in file:
                head, _, tail = line.partition(" - ")
                point = head.split(" ")[4].replace("\\040", " ")
                inside = folder == point or folder.startswith(point.rstrip("/") + "/")
                if inside and len(point) >= len(best):
                    best, kind = point, tail.split(" ")[0]
    except (OSError, IndexError):
        return None
    return kind


def _inside(book: Book) -> Iterator[Sign]:
    stopped = len(drafts.heads(book))
    yield sign("drafts", not stopped, stopped)
    written = book.row("SELECT at FROM entry ORDER BY seq DESC LIMIT 1")[0]
    ahead = _seconds(written) - time.time()
    yield sign("clock", ahead < A_MOMENT, written)
    if os.path.exists(os.path.realpath(book.path) + SHARED):
        yield sign("shared", True)


def _backups(book: Book, path: str) -> Iterator[Sign]:
    newest = max(backups.of(book, path), default=None, key=lambda one: one.seq)
    if newest is None:
        yield sign("backup", False)
        return
    behind = rows.head(book)[0] - newest.seq
    fresh = time.time() - os.stat(newest.path).st_mtime < WEEK
    yield sign("backup", behind == 0 or fresh, behind)


def _seconds(at: str) -> float:
    from calendar import timegm

    try:
        return timegm(time.strptime(at, "%Y-%m-%dT%H:%M:%SZ"))
    except ValueError:
        return 0.0


def closed(refusal: Refusal) -> Sign:
    """The sign of a file that cannot even be opened."""
    damaged = isinstance(refusal, FileTrouble) and refusal.code != "locked"
    return {**sign("opens", False, grave=damaged), "refusal": refusal}
