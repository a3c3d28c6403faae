"""Transactions: what is read together, and what is written together."""

from __future__ import annotations

import os
import sqlite3
import time

from ledger.errors import FileTrouble, Overtaken, Refusal
from ledger.store.trouble import trouble

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import TracebackType
    from typing import Self

    from ledger.store.book import Book

A_MOMENT = 50  # milliseconds for which SQLite itself waits, deaf to Ctrl-C


class Reading:
    """A consistent view of the campaign: everything read inside fits together.

    Without it, another process may write between two questions. Inside a
    transaction there is nothing to do.
    """

    __slots__ = ("begun", "book")

    def __init__(self, book: Book) -> None:
        self.book = book
        self.begun = False

    def __enter__(self) -> Self:
        """Begins; the state seen is that of the first question."""
        if not self.book.connection.in_transaction:
            self.book.measure()
            self.book.connection.execute("BEGIN")
            self.begun = True
        return self

    def __exit__(self, *_: object) -> None:
        """Others may write again."""
        if self.begun:
            _roll_back(self.book.connection)


class Writing:
    """One write transaction: BEGIN IMMEDIATE ... COMMIT, or nothing at all.

    Processes queue at a lock on the campaign's folder first, which makes the
    waiting fair; where the folder cannot be locked, SQLite's own lock has to do.
    """

    __slots__ = ("book", "shared", "void")

    def __init__(self, book: Book, *, shared: bool = False) -> None:
        self.book = book
        self.shared = shared
        self.void = False

    def __enter__(self) -> Self:
        """Waits for its turn and begins."""
        from ledger.store import interrupts

        book = self.book
        if book.tells:
            interrupts.release()
        _enter_gate(book)
        try:
            # Asked only now: who shares it, or stops sharing, holds the gate meanwhile.
            book.added = [] if self.shared and book.is_shared() else None
            _begin(book)
        except BaseException as error:
            _leave_gate(book)
            if isinstance(error, sqlite3.Error):
                raise trouble(error, book.path) from error
            raise
        book.unsettled = True
        book.measure()
        return self

    def take_back(self) -> None:
        """Marks the transaction to be rolled back at its end."""
        self.void = True

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Commits, or rolls back when anything went wrong.

        Where others have written into a shared campaign meanwhile, their entries are
        taken over before `Overtaken` is raised.
        """
        from ledger.store import interrupts  # those who only read do not need it

        book, refused = self.book, None
        try:
            if kind is None and not self.void:
                if book.tells:
                    interrupts.hold()
                _commit(book)
        except Refusal as refusal:  # the hub's, before anything is committed; or above
            interrupts.release()
            refused = refusal
        except sqlite3.Error as failure:
            interrupts.release()
            raise trouble(failure, book.path) from failure
        finally:
            book.unsettled, book.added = False, None
            if book.connection.in_transaction:
                _roll_back(book.connection)
            _leave_gate(book)
        if refused is not None:
            _refuse(book, refused)
        if isinstance(error, (sqlite3.Error, UnicodeDecodeError, OverflowError)):
            raise trouble(error, book.path) from error


def _commit(book: Book) -> None:
    """Commits; the hub of a shared campaign is told before, and after."""
    if book.added:
        book.upstream.share(book.added)
    sure = _written(book.connection)
    if book.added:
        book.upstream.committed()
    if not sure:
        from ledger.store.making import keep_names

        keep_names(os.path.realpath(book.path), book.path)


def _written(connection: sqlite3.Connection) -> bool:
    """Commits; whether it is sure that a power cut takes nothing back.

    The journal is gone and the act is written, even if the folder could not be made to
    forget the journal's name.
    """
    try:
        connection.execute("COMMIT")
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_IOERR_DIR_FSYNC:
            raise
        return False
    return True


def _refuse(book: Book, refusal: Refusal) -> None:
    """Raises what the hub refuses; what others have written is taken over before."""
    if isinstance(refusal, Overtaken):
        book.upstream.catch_up()
    raise refusal


class Alone:
    """Keeps other processes of ours from writing, without a transaction."""

    __slots__ = ("book",)

    def __init__(self, book: Book) -> None:
        self.book = book

    def __enter__(self) -> Self:
        """Waits for its turn."""
        _enter_gate(self.book)
        return self

    def __exit__(self, *_: object) -> None:
        """Lets others write again."""
        _leave_gate(self.book)


def _begin(book: Book) -> None:
    """Begins to write, waiting briefly and repeatedly for writers outside our queue."""
    execute = book.connection.execute
    execute(f"PRAGMA busy_timeout = {A_MOMENT}")
    until = time.monotonic() + book.patience
    while True:
        try:
            execute("BEGIN IMMEDIATE")
            break
        except sqlite3.OperationalError as error:
            busy = error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY
            if not busy or time.monotonic() > until:
                raise
    execute(f"PRAGMA busy_timeout = {int(book.patience * 1000)}")


def _roll_back(connection: sqlite3.Connection) -> None:
    try:
        connection.execute("ROLLBACK")
    except sqlite3.Error:
        return  # a full disk may have ended the transaction already


def _enter_gate(book: Book) -> None:
    try:
        import fcntl
    except ImportError:  # pragma: no cover - not on Windows
        return
    try:
        if book.gate < 0:
            book.gate = os.open(os.path.dirname(book.path) or ".", os.O_RDONLY)
    except OSError:
        return
    until = time.monotonic() + book.patience
    while True:
        try:
            fcntl.flock(book.gate, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            if time.monotonic() > until:
                raise FileTrouble("locked", file=book.path, detail="") from None
            time.sleep(0.002)
        except OSError:
            return
        else:
            book.gated = True
            return


def _leave_gate(book: Book) -> None:
    if book.gated:
        import fcntl

        fcntl.flock(book.gate, fcntl.LOCK_UN)
        book.gated = False
