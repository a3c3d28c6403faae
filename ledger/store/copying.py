"""New files: a campaign begun, a backup taken, a backup restored.

Every file is made under another name beside its place, with nobody else
allowed to read it, brought safely to the disk, and only then given its name.
"""

from __future__ import annotations

import os
import sqlite3

from ledger.errors import FileTrouble, Refused
from ledger.store import foreign
from ledger.store.book import Book, connect, settle_for_writing
from ledger.store.foreign import BACKUP_ID, BESIDE, CAMPAIGN_ID
from ledger.store.trouble import trouble, unreadable

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable


def make_file(path: str, fill: Callable[[str], None], told: str = "") -> None:
    """Makes a file by `fill(temporary path)`, then gives it its name.

    An existing file is never overwritten; on any failure nothing is left. The
    journal of a file that is gone would be rolled back into a new one. Refusals
    speak of it as it is `told`.
    """
    for taken in (path, *(path + ending for ending in BESIDE)):
        if os.path.lexists(taken):
            raise Refused("exists", file=taken)
    folder, draft = os.path.dirname(path) or ".", _beside(path)
    try:
        handle = os.open(draft, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600)
        os.close(handle)
        fill(draft)
        _sync(draft)
        _give_name(draft, path)
        _sync(folder)
    except sqlite3.Error as error:
        raise trouble(error, told or path) from error
    except FileExistsError:
        raise Refused("exists", file=path) from None
    except OSError as error:
        raise unreadable(error, told or path) from error
    finally:
        for leftover in (draft, draft + "-journal"):
            if os.path.lexists(leftover):
                os.unlink(leftover)


def _beside(path: str) -> str:
    """A hidden name beside a path, which nobody has: not even one who was killed."""
    folder, name = os.path.split(path)
    return os.path.join(folder, f".{name}.{os.urandom(4).hex()}.new")


def _give_name(draft: str, path: str) -> None:
    # A link fails where the name is taken meanwhile; a rename would not. Some
    # file systems (memory sticks) have no links.
    try:
        os.link(draft, path)
    except FileExistsError:
        raise
    except OSError:
        if os.path.lexists(path):
            raise FileExistsError(path) from None
        os.rename(draft, path)


def create(path: str, fill: Callable[[Book], None], *, views: str = "") -> None:
    """Makes a new campaign file; `fill` writes its first entries."""
    from ledger.store.migrations import build

    def begin(draft: str) -> None:
        connection = connect(draft, "rw", 0)
        try:
            settle_for_writing(connection)
            connection.execute("BEGIN IMMEDIATE")
            build(connection, views=views)
            fill(Book.begun(draft, connection))
            connection.execute("COMMIT")
        finally:
            connection.close()

    make_file(path, begin)


def backup(book: Book, path: str) -> None:
    """Copies the campaign, while others may write, and checks the copy."""

    def copy(draft: str) -> None:
        target = connect(draft, "rw", 0)
        try:
            target.execute("PRAGMA synchronous = EXTRA")
            book.connection.backup(target)
            (found,) = target.execute("PRAGMA integrity_check").fetchone()
            if found != "ok":
                raise FileTrouble("damaged", "damaged.check", file=path, detail=found)
            target.execute(f"PRAGMA application_id = {BACKUP_ID}")
        finally:
            target.close()

    make_file(path, copy)


def restore(source: str, path: str) -> None:
    """Makes a campaign out of a backup."""
    with Book(source) as book:
        if not book.backup:
            raise FileTrouble("not_a_campaign", "not_a_backup", file=source)

        def copy(draft: str) -> None:
            target = connect(draft, "rw", 0)
            try:
                target.execute("PRAGMA synchronous = EXTRA")
                book.connection.backup(target)
                target.execute(f"PRAGMA application_id = {CAMPAIGN_ID}")
            finally:
                target.close()

        make_file(path, copy)


def copy_beside(source: str, path: str) -> None:
    """Lays a copy beside a file that is being written, unless there is one already.

    Through SQLite: to open and close the file by hand would drop its locks. By a
    connection of its own: one that writes cannot be copied from.
    """
    if os.path.lexists(path):
        return

    def copy(draft: str) -> None:
        reader, target = connect(source, "rw", 0), connect(draft, "rw", 0)
        try:
            reader.backup(target)
            target.execute(f"PRAGMA application_id = {BACKUP_ID}")
        finally:
            target.close()
            reader.close()

    make_file(path, copy)


def write_text(path: str, text: str, *, force: bool = False) -> None:
    """Writes a text file whole or not at all."""
    data = text.encode()
    write_bytes(path, [data], force=force)


def write_bytes(path: str, blocks: Iterable[bytes], *, force: bool = False) -> None:
    """Writes a file block by block, whole or not at all.

    By force it takes the place of a file, or of the one that a link leads to; never
    of a campaign or of a backup.
    """

    def fill(draft: str) -> None:
        with open(draft, "wb") as file:
            file.writelines(blocks)

    taken = os.path.lexists(path)
    if taken and not force:
        raise Refused("exists", "exists.output", file=path)
    if not taken:
        make_file(path, fill)
        return
    place = os.path.realpath(path)
    try:
        _spare(path, place)
        beside = _beside(place)
        make_file(beside, fill, told=path)
    except OSError as error:
        raise unreadable(error, path) from error
    try:
        os.replace(beside, place)
        _sync(os.path.dirname(place))
    except OSError as error:
        os.unlink(beside)
        raise unreadable(error, path) from error


def _spare(path: str, place: str) -> None:
    """Refuses to lay a file over a device or over the journal of a campaign."""
    if not os.path.lexists(place):
        return
    if os.path.isdir(place):
        raise FileTrouble("not_a_campaign", "is_folder", file=path)
    if not os.path.isfile(place):
        raise Refused("exists", "exists.no_file", file=path)
    if foreign.owner(place) in (CAMPAIGN_ID, BACKUP_ID):
        raise Refused("exists", "exists.campaign", file=path)


def write_folder(
    path: str, fill: Callable[[str], None], ours: Iterable[str], *, force: bool = False
) -> None:
    """Makes a folder by `fill(temporary path)`: all of its files appear at once.

    By force it takes the place of one that holds nothing but files of `ours`: a
    folder named by mistake is not lost.
    """
    path = path.rstrip("/") or path
    if os.path.lexists(path) and not (force and _holds_only(path, set(ours))):
        key = "exists.folder" if force else "exists.output"
        raise Refused("exists", key, file=path)
    draft = _beside(path)
    try:
        os.mkdir(draft, 0o700)
        fill(draft)
        for name in os.listdir(draft):
            _sync(os.path.join(draft, name))
        _sync(draft)
        _take_place(draft, path)
        _sync(os.path.dirname(path) or ".")
    except OSError as error:
        raise unreadable(error, path) from error
    finally:
        _remove(draft)


def _holds_only(path: str, names: set[str]) -> bool:
    return (
        os.path.isdir(path)
        and not os.path.islink(path)
        and names.issuperset(os.listdir(path))
    )


def _take_place(draft: str, path: str) -> None:
    """A folder cannot be put over another: the old one steps aside first."""
    if not os.path.lexists(path):
        os.rename(draft, path)
        return
    aside = _beside(path)
    os.rename(path, aside)
    try:
        os.rename(draft, path)
    except OSError:
        os.rename(aside, path)
        raise
    _remove(aside)


def _remove(folder: str) -> None:
    if os.path.lexists(folder):
        for name in os.listdir(folder):
            os.unlink(os.path.join(folder, name))
        os.rmdir(folder)


def sha256_of(path: str) -> str:
    """The SHA-256 of a file's bytes."""
    from hashlib import file_digest

    with open(path, "rb") as file:
        return file_digest(file, "sha256").hexdigest()


def _sync(path: str) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
