"""New files: a new campaign, a backup, a restored backup, texts and tables."""

from __future__ import annotations

import os
import sqlite3

from ledger.errors import FileTrouble, Refused
from ledger.store import foreign
from ledger.store.book import Book
from ledger.store.contents import pour
from ledger.store.foreign import BACKUP_ID, CAMPAIGN_ID, connect, settle_for_writing
from ledger.store.making import make_file, replace_file
from ledger.store.trouble import trouble, unreadable

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable


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


def backup(book: Book, path: str, check: Callable[[Book], None]) -> None:
    """Copies the campaign, while others may write; a failed copy gets no name."""
    _copy(book, path, BACKUP_ID, check)


def restore(source: str, path: str, check: Callable[[Book], None]) -> None:
    """Makes a campaign from a backup; one that fails the check gets no name."""
    with Book(source) as book:
        if not book.backup:
            raise FileTrouble("not_a_campaign", "not_a_backup", file=source)
        _copy(book, path, CAMPAIGN_ID, check)


def take_over(book: Book, source: Book) -> None:
    """Puts another campaign's content into an open file, at once or not at all.

    The file itself stays: who has it open sees the new content.
    """
    target = connect(book.path, "rw", book.patience)
    try:
        settle_for_writing(target)
        pour(source.connection, target, book.patience, book.path)
    except sqlite3.Error as error:
        raise trouble(error, book.path) from error
    finally:
        target.close()


def _copy(book: Book, path: str, owner: int, check: Callable[[Book], None]) -> None:
    def fill(draft: str) -> None:
        target = connect(draft, "rw", 0)
        try:
            target.execute("PRAGMA synchronous = EXTRA")
            pour(book.connection, target, book.patience, book.path)
            target.execute(f"PRAGMA application_id = {owner}")
        finally:
            target.close()
        with Book(draft) as copied:
            check(copied)

    make_file(path, fill)


def write_text(path: str, text: str, *, force: bool = False) -> None:
    """Writes a text file whole or not at all."""
    data = text.encode()
    write_bytes(path, [data], force=force)


def write_bytes(path: str, blocks: Iterable[bytes], *, force: bool = False) -> None:
    """Writes a file block by block, whole or not at all."""

    def fill(draft: str) -> None:
        with open(draft, "wb") as file:
            file.writelines(blocks)

    write_file(path, fill, force=force)


def write_file(path: str, fill: Callable[[str], None], *, force: bool = False) -> None:
    """Makes a file by `fill(temporary path)`, whole or not at all.

    With force it replaces a file, or the one that a link leads to, but never a
    campaign or a backup.
    """
    taken = os.path.lexists(path)
    if taken and not force:
        raise Refused("exists", "exists.output", file=path)
    if not taken:
        make_file(path, fill)
        return
    place = os.path.realpath(path)
    try:
        _spare(path, place)
    except OSError as error:
        raise unreadable(error, path) from error
    replace_file(place, fill, path)


def _spare(path: str, place: str) -> None:
    """Refuses to write a file over a device, a campaign or a backup."""
    if not os.path.lexists(place):
        return
    if os.path.isdir(place):
        raise FileTrouble("not_a_campaign", "is_folder", file=path)
    if not os.path.isfile(place):
        raise Refused("exists", "exists.no_file", file=path)
    if foreign.owner(place) in (CAMPAIGN_ID, BACKUP_ID):
        raise Refused("exists", "exists.campaign", file=path)


def sha256_of(path: str) -> str:
    """The SHA-256 of a file's bytes."""
    from hashlib import file_digest

    with open(path, "rb") as file:
        return file_digest(file, "sha256").hexdigest()
