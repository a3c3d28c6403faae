"""How well a campaign's file is kept: the file itself, and what lies around it.

Each sign has a code, whether it is good, whether what was written may be lost (grave), and
a value. Nothing is changed; only what a stopped program has half written is taken back by
SQLite, as whenever a file is opened.
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
    from collections.abc import Iterator, Sequence
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


def beside(path: str) -> list[str]:
    """The names of SQLite's own files beside a campaign."""
    path = os.path.realpath(path)
    there = (path + end for end in foreign.BESIDE if os.path.lexists(path + end))
    return [os.path.basename(one) for one in there]


def signs(book: Book, before: Sequence[str], check: backups.Check) -> list[Sign]:
    """All signs of an open campaign, but for what `verify` finds.

    `before` are the files that were beside it before it was opened.
    """
    path = os.path.realpath(book.path)
    status = os.stat(path)
    found = [*_file(path, status), *_around(path, status.st_size, before)]
    found += _inside(book)
    return found if book.backup else [*found, *_backups(book, check)]


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


def _around(path: str, size: int, before: Sequence[str]) -> Iterator[Sign]:
    folder, name = os.path.split(path)
    mode = os.stat(folder).st_mode
    yield sign("folder", not mode & OTHERS_WRITE, f"{stat.S_IMODE(mode):o}")
    yield sign("writable", all(os.access(one, os.W_OK) for one in (path, folder)))
    system = file_system(folder)
    if system is not None:
        far = system in FAR or system.endswith(FAR_ENDINGS)
        yield sign("near", not far, system, grave=True)
    with suppress(AttributeError, OSError):  # not everywhere
        there = os.statvfs(folder)
        free = there.f_bavail * there.f_frsize
        yield sign("room", free >= max(MOST_BYTES, COPIES * size), free >> 20)
    # What is gone now had been left; what is still there, a running program may need.
    left = [one for one in before if one not in beside(path)]
    copies = f".{os.path.splitext(name)[0]}{backups.MIDDLE}"
    left += [
        one
        for one in foreign.listed(folder)
        if making.made_for(one, name)
        or (one.startswith(copies) and making.is_draft(one))
    ]
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


def _backups(book: Book, check: backups.Check) -> Iterator[Sign]:
    found, damaged = backups.of(book), backups.unreadable(book)
    read = [one.path for one in found if os.stat(one.path).st_mode & OTHERS_READ]
    broken = [one for one in found if not backups.is_whole(one.path, check)]
    found = [one for one in found if one not in broken]
    damaged += [one.path for one in broken]
    for code, which in (("damaged_backups", damaged), ("open_backups", read)):
        if which:
            yield sign(code, False, ", ".join(sorted(map(os.path.basename, which))))
    if not found:
        yield sign("backup", False)
        return
    behind = rows.head(book)[0] - found[-1].seq
    fresh = abs(time.time() - os.stat(found[-1].path).st_mtime) < WEEK
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
