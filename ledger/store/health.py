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
    from collections.abc import Iterable, Iterator, Sequence
    from typing import Any

    Sign = dict[str, Any]

MOUNTS = "/proc/self/mountinfo"
# File systems of other computers: their locks and their order of writing are not sure.
FAR = frozenset({"nfs", "nfs4", "cifs", "smb3", "smbfs", "9p", "afs", "ceph", "davfs"})
FAR_ENDINGS = ("sshfs", "rclone", "s3fs", "davfs", "gdfuse")
WRITE_MODE = slice(18, 20)  # where SQLite's head says which journal the file wants
WAL = b"\x02\x02"
MOST_LOOKED_THROUGH = 1 << 28  # bytes of a file, for the hash of a backup
LEAST_ROOM = 16 << 20  # bytes, even for a small campaign
COPIES = 3  # of itself, for which there should be room
WEEK = 7 * 24 * 60 * 60
A_MOMENT = 120  # seconds by which two clocks may differ
OTHERS_READ, OTHERS_WRITE = 0o044, 0o022
OTHERS = OTHERS_READ | OTHERS_WRITE
# Why a file is not opened, where something of it may be lost.
DAMAGES = frozenset({"damaged", "not_a_campaign", "disk_full"})
HARMLESS = frozenset({"locked", "newer"})


def sqlite_files(path: str) -> list[str]:
    """The names of SQLite's own files beside a campaign."""
    path = os.path.realpath(path)
    there = (path + end for end in foreign.BESIDE if os.path.lexists(path + end))
    return [os.path.basename(one) for one in there]


def signs(book: Book, check: backups.Check) -> list[Sign]:
    """All signs of an open campaign, but for what `verify` finds and what was left."""
    found = [*outside(book.path), *_inside(book)]
    return found if book.backup else [*found, *_backups(book, check)]


def unopened(path: str, check: backups.Check, code: str = "damaged") -> list[Sign]:
    """The signs of a campaign that cannot be opened: those of its file and its folder.

    Only what is damaged needs a backup in its place; of what may be another file, it
    is not missed.
    """
    if not os.path.isfile(path):
        return []
    found = [*outside(path)]
    if code in DAMAGES and is_listed(path):
        missed = code != "not_a_campaign"
        found += [o for o in _replacements(path, check) if o["value"] or missed]
    return found


def is_listed(path: str) -> bool:
    """Whether the folder of a file can be listed: else nobody knows what lies there."""
    return foreign.is_listed(os.path.dirname(os.path.realpath(path)))


def _replacements(path: str, check: backups.Check) -> Iterator[Sign]:
    """Whether there is a whole backup; better one of which the file shows that it is its own."""
    seen = list(backups.seen(path))
    found = backups.nearby(path, seen)[::-1]
    try:
        with open(path, "rb") as file:
            left = file.read(MOST_LOOKED_THROUGH)
    except OSError:
        left = b""
    own = (one.path for one in found if str(one.hash).encode() in left)
    placed = (one.path for one in found if backups.has_place(path, one.path))
    for code, paths in (("beside", own), ("perhaps", placed)):
        whole = next((one for one in paths if backups.is_whole(one, check)), None)
        if whole is not None:
            yield sign(code, code == "beside", whole)
            return
    held = backups.held(seen)
    yield _named("held_backups", held) if held else sign("beside", False)


def _named(code: str, paths: Iterable[str]) -> Sign:
    """The sign that names some files of the folder, which are not as they should be."""
    return sign(code, False, ", ".join(sorted(map(os.path.basename, {*paths}))))


def sign(code: str, good: bool, value: Any = None, *, grave: bool = False) -> Sign:
    """One sign; what is good is never grave."""
    return {"code": code, "good": good, "grave": grave and not good, "value": value}


def outside(path: str) -> Iterator[Sign]:
    """The signs of a file and of its folder, without a look at what it holds."""
    link, path = path, os.path.realpath(path)
    status = os.stat(path)
    mode = f"{stat.S_IMODE(status.st_mode):o}"
    if not _is_ours(status):
        yield sign("owner", False, _owner(status))
    if _is_ours(status) or status.st_mode & OTHERS:
        yield sign("private", not status.st_mode & OTHERS, mode)
    yield sign("links", status.st_nlink == 1, status.st_nlink, grave=True)
    with suppress(OSError):  # it may not be read
        wal = wants_wal(path)
        yield sign("journal", not wal)
        yield sign("sqlite", not risk(wal), version())
    yield from _surroundings(path, status.st_size)
    yield from _links(link)


def _links(path: str) -> Iterator[Sign]:
    """Whether others can change the folder of a link that leads to the file.

    The file itself may be one, and so may each folder on the way.
    """
    if not os.path.isabs(path):
        path = os.path.join(os.getcwd(), path)
    drive, way = os.path.splitdrive(path)
    here, ahead = drive + os.sep, way.split(os.sep)[::-1]
    modes = []
    while ahead:
        name = ahead.pop()
        step = os.path.join(here, name)
        if name == os.pardir:
            here = os.path.dirname(here)
        elif os.path.islink(step):
            modes.append(_guarded(here))
            target = os.readlink(step)
            here = drive + os.sep if os.path.isabs(target) else here
            ahead += target.split(os.sep)[::-1]
        elif name not in ("", os.curdir):
            here = step
    if modes:
        yield sign("link_folder", *min(modes))


def _is_ours(status: os.stat_result, *, root: bool = False) -> bool:
    """Whether it belongs to whoever asks; or to root, who may do anything anyway."""
    if not hasattr(os, "geteuid"):  # other systems have other owners
        return True
    return status.st_uid == os.geteuid() or (root and status.st_uid == 0)


def _owner(status: os.stat_result) -> str:
    """The name of a file's owner, or the number where there is no name."""
    import pwd

    try:
        return pwd.getpwuid(status.st_uid).pw_name
    except KeyError:
        return f"uid {status.st_uid}"


def _guarded(folder: str) -> tuple[bool, str]:
    """Whether nobody else can change a folder; its mode, or who has it."""
    status = os.stat(folder)
    if status.st_mode & OTHERS_WRITE or _is_ours(status, root=True):
        mode = stat.S_IMODE(status.st_mode)
        return not mode & OTHERS_WRITE, f"{mode:o}"
    return False, _owner(status)


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


def _surroundings(path: str, size: int) -> Iterator[Sign]:
    folder = os.path.dirname(path)
    yield sign("folder", *_guarded(folder))
    if not is_listed(path):
        yield sign("unlisted", False)
    yield sign("writable", all(os.access(one, os.W_OK) for one in (path, folder)))
    system = file_system(folder)
    if system is not None:
        far = system in FAR or system.endswith(FAR_ENDINGS)
        yield sign("near", not far, system, grave=True)
    with suppress(AttributeError, OSError):  # not everywhere
        there = os.statvfs(folder)
        free = there.f_bavail * there.f_frsize
        yield sign("room", free >= max(LEAST_ROOM, COPIES * size), free >> 20)


def leftovers(path: str, before: Sequence[str]) -> Sign:
    """What programs that were stopped have left of a campaign that is closed by now.

    `before` lay beside it before it was opened. What is gone now had been left; what is still there, a running program may need.
    """
    folder, name = os.path.split(os.path.realpath(path))
    left = [one for one in before if one not in sqlite_files(path)]
    copies = f".{os.path.splitext(name)[0]}{backups.MIDDLE}"
    left += [
        one
        for one in foreign.listed(folder)
        if making.made_for(one, name)
        or (one.startswith(copies) and making.is_draft(one))
    ]
    return sign("leftovers", not left, ", ".join(left) or None)


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
    written = _at(book, "seq = ?", rows.head(book)[0])
    if written is not None:
        ahead = _seconds(written) - time.time()
        yield sign("clock", ahead < A_MOMENT, written)
    if os.path.exists(os.path.realpath(book.path) + SHARED):
        yield sign("shared", True)


def _backups(book: Book, check: backups.Check) -> Iterator[Sign]:
    if not is_listed(book.path):
        return
    seen = list(backups.seen(book.path))
    held, damaged = backups.held(seen), backups.unreadable(book.path, seen)
    states = {one: backups.state(one.path, check) for one in backups.of(book, seen)}
    found = [one for one, state in states.items() if state == backups.WHOLE]
    held += [one.path for one, state in states.items() if state == backups.HELD]
    damaged += [one.path for one, state in states.items() if state == backups.DAMAGED]
    named = (
        ("damaged_backups", damaged),
        ("open_backups", [one.path for one in states if _is_open(one.path)]),
        ("held_backups", held),
    )
    for code, which in named:
        if which:
            yield _named(code, which)
    if not found:
        if not held:  # one of them may be the newest
            yield sign("backup", False)
        return
    newest = found[-1]
    behind = rows.head(book)[0] - newest.seq
    # How long ago the first act was that would be lost with the campaign.
    lacked = _at(book, "seq > ? ORDER BY seq", newest.seq) if behind else None
    recent = time.time() - _seconds(lacked) < WEEK
    yield sign("backup", not behind or recent, behind)
    until = _at(book, "seq = ?", newest.seq)
    if until is not None:
        yield sign("backup_age", True, until)
    stopped = _lacking(book, [one.path for one in found if one.seq == newest.seq])
    if stopped:
        yield sign("backup_drafts", False, stopped)


def _is_open(path: str) -> bool:
    """Whether others can read or change a backup; one that is gone by now is nobody's."""
    try:
        return bool(os.stat(path).st_mode & OTHERS)
    except OSError:
        return False


def _lacking(book: Book, paths: Iterable[str]) -> int:
    """How many drafts that one of some backups lacks which has most of them."""
    lacking = []
    for path in paths:
        with suppress(Refusal), Book(path, patience=0) as copy:
            lacking.append(len(drafts.others(book, copy)))
    return min(lacking, default=0)


def _at(book: Book, which: str, seq: int) -> str | None:
    """When an entry was written; None where it is missing, or what it says is no text."""
    row = book.row(f"SELECT at FROM entry WHERE {which} LIMIT 1", (seq,))  # noqa: S608 - constants
    return row[0] if row and isinstance(row[0], str) else None


def _seconds(at: str | None) -> float:
    """The same as a number; of what is no time, the beginning of all counting."""
    from calendar import timegm

    if at is None:
        return 0.0
    try:
        return timegm(time.strptime(at, "%Y-%m-%dT%H:%M:%SZ"))
    except ValueError:
        return 0.0


def not_opened(refusal: Refusal) -> Sign:
    """The sign of a file that cannot even be opened."""
    grave = isinstance(refusal, FileTrouble) and refusal.code not in HARMLESS
    return {**sign("opens", False, grave=grave), "refusal": refusal}
