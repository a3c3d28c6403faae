"""A damaged file as SQLite leaves it after a stop, and the unfinished acts in it."""

from __future__ import annotations

import os
import shutil
from contextlib import closing, suppress
from stat import S_ISREG

from ledger.errors import FileTrouble
from ledger.record import NamedTuple
from ledger.store import drafts, foreign
from ledger.store.trouble import DAMAGE, unreadable

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


PATIENCE = 100  # copies, each of another moment


class Unfinished(NamedTuple):
    """The unfinished acts of a damaged file.

    Attributes:
        whole: those that are as they were written.
        lost: the numbers of those that are not.
        unknown: whether SQLite cannot even say how many there were.
    """

    whole: list[dict[str, Any]]
    lost: list[int]
    unknown: bool


def unfinished(copy: str) -> Unfinished:
    """The unfinished acts of a settled copy.

    They are read as SQLite finds them: in the pages alone, those that are long finished
    would look the same.
    """
    try:
        with closing(foreign.connect(copy, "ro", 0)) as connection:
            return Unfinished(*drafts.left(connection), False)
    except (FileTrouble, *DAMAGE):
        return Unfinished([], [], True)


def settled(path: str, copy: str) -> bool:
    """Makes a copy in which an unfinished transaction is rolled back.

    Tells whether nothing of one can be left in it.
    """
    try:
        if not S_ISREG(os.stat(path).st_mode):
            key = "is_folder" if os.path.isdir(path) else "no_content"
            raise FileTrouble("not_a_campaign", key, file=path)
        whole = _copied(os.path.realpath(path), copy)
        with suppress(FileTrouble, *DAMAGE):
            _opened(copy)
        # SQLite clears away what it has rolled back, even where it can read nothing else.
        return whole and not _is_begun(copy + foreign.BESIDE[0])
    except OSError as error:
        raise unreadable(error, path) from error


def _opened(copy: str) -> None:
    """Lets SQLite look into a copy, which it cleans up before."""
    with closing(foreign.connect(copy, "rw", 0)) as connection:
        connection.execute("SELECT count(*) FROM sqlite_master").fetchone()


def _copied(path: str, copy: str) -> bool:
    """Copies a file, and what SQLite keeps beside it, at one moment; whether all of it.

    No lock can be taken of a file that SQLite cannot read, so it is copied again as long
    as somebody writes to it meanwhile.
    """
    for _ in range(PATIENCE):
        before, whole = _looks(path), True
        shutil.copyfile(path, copy)
        for ending in foreign.BESIDE[:2]:
            with suppress(FileNotFoundError):
                os.unlink(copy + ending)
            try:
                if S_ISREG(os.lstat(path + ending).st_mode):
                    shutil.copyfile(path + ending, copy + ending)
                else:
                    whole = False
            except FileNotFoundError:  # mostly, or its writer has finished
                continue
        if _looks(path) == before:
            return whole
    raise FileTrouble("locked", file=path)


def _looks(path: str) -> list[Any]:
    """How a file and those beside it look: this changes with all that is written."""
    found: list[Any] = [foreign.start(path)]  # with SQLite's own count of changes
    for one in (path, *(path + ending for ending in foreign.BESIDE[:2])):
        try:
            status = os.stat(one)
        except FileNotFoundError:
            found.append(None)
        else:
            found.append((status.st_ino, status.st_size, status.st_mtime_ns))
    return found


def _is_begun(journal: str) -> bool:
    """Whether this is a journal of a transaction that was not finished."""
    try:
        with open(journal, "rb") as file:
            return file.read(len(foreign.JOURNAL)) == foreign.JOURNAL
    except FileNotFoundError:
        return False
