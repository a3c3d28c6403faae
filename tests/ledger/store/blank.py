"""A journal in memory, to be written entry by entry."""

from __future__ import annotations

import os
import sqlite3
from contextlib import contextmanager, suppress

from ledger.effects import Change, Transfer
from ledger.journal import Entry
from ledger.questions import Throw
from ledger.store.append import append
from ledger.store.book import Book
from ledger.store.migrations import build

ANNE, BANK = "player:Anne", "bank"


@contextmanager
def blank():
    """A campaign without any entry."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    with Book.begun(":memory:", connection) as begun:
        build(connection)
        yield begun


def write(book, kind, *effects, asked=(), outcome=(), **more):
    """Writes an entry, and returns its number."""
    return append(book, Entry(kind, dict(asked), dict(outcome), effects, **more))[0]


def paid(amount, source=BANK, target=ANNE):
    """Money that changes hands."""
    return Transfer("money", amount, source, target)


def turned(before, after):
    """The clock is set."""
    return Change("campaign", "turn", before, after)


def die(who=ANNE, face=4, how="typed", origin=None, why="roll", kind="d6"):
    """One die that was rolled."""
    return Throw(who, why, kind, (face,), how, origin)


def held(folder):
    """The files in a folder that this process still holds open, where that can be seen."""
    places = "/proc/self/fd"
    found = []
    for handle in os.listdir(places) if os.path.isdir(places) else ():
        with suppress(OSError):
            found.append(os.readlink(f"{places}/{handle}"))
    return [path for path in found if path.startswith(os.path.abspath(folder) + os.sep)]
