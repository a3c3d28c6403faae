"""Backups beside a campaign: which there are, and which are no longer needed."""

from __future__ import annotations

import os
import re
from contextlib import closing

from ledger.errors import Refusal
from ledger.record import NamedTuple
from ledger.store import entries, foreign, rows
from ledger.store.book import Book

TYPE_CHECKING = False
TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

MIDDLE = ".backup-"  # NAME.backup-000095.db: the number of the newest entry
DIGITS = 6
MOST_LOOKED_AT = 500  # files of a folder


class Backup(NamedTuple):
    """A backup whose journal is the beginning of the campaign's."""

    seq: int
    path: str


def place(book: Book) -> tuple[str, bool]:
    """Where a backup of the campaign as it is now has its place; whether it is there.

    Another journal's backup that happens to have this name stays where it is.
    """
    stem, ending = _parts(book.path)
    there = {one.path for one in of(book, stem)}
    begun, again = f"{stem}{MIDDLE}{rows.head(book)[0]:0{DIGITS}}", 1
    while True:
        path = f"{begun}{f'-{again}' if again > 1 else ''}{ending}"
        if path in there or not os.path.lexists(path):
            return path, path in there
        again += 1


def of(book: Book, path: str) -> Iterator[Backup]:
    """The backups of a campaign in its folder, whatever their names."""
    folder = os.path.dirname(path)
    for name in sorted(os.listdir(folder or "."))[:MOST_LOOKED_AT]:
        other = os.path.join(folder, name)
        try:
            if foreign.owner(other) != foreign.BACKUP_ID:
                continue
            with closing(Book(other)) as copy:
                seq, hashed = rows.head(copy)
        except (OSError, Refusal):
            continue
        if entries.hash_of(book, seq) == hashed:
            yield Backup(seq, other)


def thin_out(book: Book, keep: int) -> list[str]:
    """Removes all but the newest of the backups that have their place beside it.

    Only those are removed whose whole journal the campaign holds.
    """
    stem, ending = _parts(book.path)
    ours = re.compile(rf"{re.escape(stem + MIDDLE)}\d+(-\d+)?{re.escape(ending)}")
    numbered = [one for one in sorted(of(book, stem)) if ours.fullmatch(one.path)]
    old = numbered[:-keep]
    for one in old:
        os.unlink(one.path)
    return [os.path.basename(one.path) for one in old]


def _parts(path: str) -> tuple[str, str]:
    """A campaign's name and its ending, beside the file itself where this is a link."""
    return os.path.splitext(os.path.realpath(path) if os.path.islink(path) else path)
