"""All that a file holds, put into another one."""

from __future__ import annotations

import sqlite3
import time

from ledger.errors import FileTrouble

PAUSE = 0.05  # seconds before a file in use is tried again


def pour(
    source: sqlite3.Connection,
    target: sqlite3.Connection,
    patience: float,
    campaign: str,
) -> None:
    """Puts the content of one database into another, as it stands at one moment.

    By itself SQLite's module for Python would wait for ever where one of them is in use:
    after so many seconds the campaign is told to be locked.
    """
    until = time.monotonic() + patience

    def waited(status: int, _left: int, _all: int) -> None:
        busy = status in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
        if busy and time.monotonic() > until:
            raise FileTrouble("locked", file=campaign, detail="")

    source.backup(target, progress=waited, sleep=PAUSE)
