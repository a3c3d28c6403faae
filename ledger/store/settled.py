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


def settled(path: str, copy: str) -> str:
    """A copy in which an unfinished transaction is rolled back, if SQLite still can."""
    try:
        if not S_ISREG(os.stat(path).st_mode):
            key = "is_folder" if os.path.isdir(path) else "no_content"
            raise FileTrouble("not_a_campaign", key, file=path)
        shutil.copyfile(path, copy)
        with suppress(FileTrouble, *DAMAGE):
            foreign.look_beside(path)
            for ending in foreign.BESIDE[:2]:
                if os.path.exists(path + ending):
                    shutil.copyfile(path + ending, copy + ending)
            connection = foreign.connect(copy, "rw", 0)
            with closing(connection):
                connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    except OSError as error:
        raise unreadable(error, path) from error
    return copy
