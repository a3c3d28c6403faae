"""The open campaign file: one connection, safe settings, one way to write."""

from __future__ import annotations

import os
import sqlite3
from itertools import repeat

from ledger.errors import FileTrouble
from ledger.loading import load
from ledger.store import foreign
from ledger.store.foreign import (
    BACKUP_ID,
    CAMPAIGN_ID,
    PATIENCE,
    SCHEMA_VERSION,
    connect,
    settle_for_writing,
)
from ledger.store.transactions import Reading, Writing
from ledger.store.trouble import DAMAGE, trouble, unreadable

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import Any, Self

# How much SQLite may do for one question, in steps of its virtual machine: ten times
# what any honest file of the size needs, yet too little for a malicious one. A new
# mark is compared with all the others of its entry.
STEPS = 1_000
TO_OPEN, FOR_ANY, FOR_A_BYTE, FOR_A_ROW, FOR_A_PAIR = 50_000, 500_000, 4, 2_000, 10


SHARED = ".league"  # what is beside a campaign that is shared


class Book:
    """An open campaign.

    A book opened for reading refuses every write; a book opened for writing
    writes only inside `with book.writing():`.
    """

    __slots__ = (
        "added",
        "backup",
        "connection",
        "gate",
        "gated",
        "path",
        "patience",
        "tells",
        "unsettled",
        "upstream",
        "work",
    )

    def __init__(
        self, path: str, *, write: bool = False, patience: float = PATIENCE
    ) -> None:
        self.path = path
        self.patience = patience
        self.gate = -1
        self.gated = False
        self.upstream: Any = None  # the way to the hub, of a shared campaign
        self.added: list[tuple[int, str, str]] | None = None  # what it will be sent
        self.tells = False  # whether an answer follows each commit despite Ctrl-C
        self.unsettled = False  # whether a transaction of ours is being written
        self._look()
        self.work = TO_OPEN
        mode = "rw"  # a reader opened `ro` fails on a hot journal after a crash
        try:
            self.connection = connect(path, mode, patience)
            try:
                self._settle(write)
            except BaseException:
                self.connection.close()
                raise
        except DAMAGE as error:
            raise trouble(error, path) from error

    @classmethod
    def begun(cls, path: str, connection: sqlite3.Connection) -> Self:
        """A book for a file that is being made, inside its transaction."""
        book = cls.__new__(cls)
        book.path, book.connection, book.patience = path, connection, 0.0
        book.gate, book.gated, book.backup = -1, False, False
        book.unsettled, book.tells = True, False
        book.upstream, book.added = None, None
        book.work = 1 << 60  # everything in it is ours
        return book

    def _look(self) -> None:
        try:
            owner = foreign.owner(self.path)
        except OSError as error:
            raise unreadable(error, self.path) from error
        if owner not in (CAMPAIGN_ID, BACKUP_ID):
            key = "is_folder" if os.path.isdir(self.path) else "not_a_campaign"
            raise FileTrouble("not_a_campaign", key, file=self.path)
        self.backup = owner == BACKUP_ID

    def _settle(self, write: bool) -> None:
        version = self._version()
        if version < SCHEMA_VERSION and not self.backup:
            from ledger.store.migrations import migrate

            self.connection.close()
            migrate(self.path, version)
            self.connection = connect(self.path, "rw", self.patience)
            self._settle(write)
            return
        if not write or self.backup:
            self.connection.execute("PRAGMA query_only = 1")
        else:
            settle_for_writing(self.connection)
        self.measure()
        if self.rows("SELECT 1 FROM entry WHERE seq = 1") != [(1,)]:
            raise FileTrouble("damaged", "damaged.genesis", file=self.path)

    def _version(self) -> int:
        """The version of the file's format; its tables are checked against it.

        Both are read in one transaction: otherwise another process might upgrade the
        file in between.
        """
        self.allow()
        self.connection.execute("BEGIN")
        (version,) = self.connection.execute("PRAGMA user_version").fetchone()
        if version > SCHEMA_VERSION:
            raise FileTrouble(
                "newer", file=self.path, version=version, known=SCHEMA_VERSION
            )
        if version < 1:
            raise FileTrouble("damaged", "damaged.genesis", file=self.path)
        foreign.check_shape(self.connection, version, self.path)
        self.connection.execute("COMMIT")
        return int(version)

    def measure(self) -> None:
        """Measures the file: the larger it is, the more work SQLite may do."""
        size = 0
        for path in (self.path, f"{self.path}-wal"):
            try:
                size += os.stat(path).st_size
            except OSError:
                continue
        self.work = FOR_ANY + FOR_A_BYTE * size

    def allow(self, rows: int = 0, marks: int = 0) -> None:
        """Limits the work of SQLite for one question, or for a number of new rows."""
        self.work += FOR_A_ROW * rows
        # Counted without running Python code, in which Ctrl-C would be lost.
        left = repeat(None, (self.work + FOR_A_PAIR * marks * marks) // STEPS)
        self.connection.set_progress_handler(left.__next__, STEPS)

    def rows(self, sql: str, values: Sequence[Any] = ()) -> list[Any]:
        """All rows that a query returns."""
        try:
            self.allow()
            return self.connection.execute(sql, values).fetchall()
        except (sqlite3.Error, UnicodeDecodeError, OverflowError) as error:
            raise trouble(error, self.path) from error

    def each(self, sql: str, values: Sequence[Any] = ()) -> Iterator[Any]:
        """The same rows one at a time, so that any number of them fits in memory."""
        try:
            self.allow()
            yield from self.connection.execute(sql, values)
        except (sqlite3.Error, UnicodeDecodeError, OverflowError) as error:
            raise trouble(error, self.path) from error

    def row(self, sql: str, values: Sequence[Any] = ()) -> Any:
        """The first row, or None."""
        rows = self.rows(sql, values)
        return rows[0] if rows else None

    def reading(self) -> Reading:
        """A consistent view of the campaign: `with book.reading(): ...`."""
        return Reading(self)

    def writing(self, *, shared: bool = True) -> Writing:
        """One transaction: `with book.writing(): ...`, committed at its end.

        What is written into a shared campaign goes to its hub first, unless it comes
        from there.
        """
        if self.backup:
            raise FileTrouble("read_only", "read_only.backup", file=self.path)
        return Writing(self, shared=shared)

    def is_shared(self) -> bool:
        """Whether the campaign is shared; then its way to the hub is at hand."""
        if not os.path.exists(os.path.realpath(self.path) + SHARED):
            return False
        if self.upstream is None:
            self.upstream = load("ledger.league.upstream:Upstream")(self)
        return True

    def close(self) -> None:
        """Closes the file."""
        if self.upstream is not None:
            self.upstream.close()
        self.connection.close()
        if self.gate >= 0:
            os.close(self.gate)
            self.gate = -1

    def __enter__(self) -> Self:
        """Nothing more to open."""
        return self

    def __exit__(self, *_: object) -> None:
        """Closes the file."""
        self.close()
