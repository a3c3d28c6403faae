"""What is read together, and what is written together, or not at all."""

from __future__ import annotations

import os
import sqlite3
import threading
from contextlib import closing, suppress

import pytest

from ledger.errors import FileTrouble
from ledger.store.book import Book
from tests.ledger.store.failing import DRAFT, LONG, Failing, drafts, write


@pytest.fixture
def book(file):
    """A campaign, opened for writing by somebody who does not wait."""
    with Book(file, write=True, patience=0.0) as book:
        yield book


# Reading -------------------------------------------------------------------------------


def test_what_is_read_together_fits_together(file, book):
    """What others write meanwhile is seen afterwards."""
    with Book(file) as reader:
        with reader.reading() as view:
            assert view.begun
            assert reader.row("SELECT count(*) FROM draft") == (0,)
            with suppress(FileTrouble):  # we may keep it waiting
                write(book)
            assert reader.row("SELECT count(*) FROM draft") == (0,)
        assert not reader.connection.in_transaction
        write(book)
        assert reader.row("SELECT count(*) FROM draft") == (1,)


def test_within_what_is_read_together_one_may_do_so_again(file):
    """The view lasts until the outer end, even after a fault."""
    with Book(file) as reader:
        with reader.reading():
            with reader.reading() as inner:
                assert not inner.begun
            assert reader.connection.in_transaction
        with suppress(ValueError), reader.reading():
            raise ValueError
        assert not reader.connection.in_transaction


def test_a_file_that_has_grown_may_be_read(file, book):
    """As much work is allowed as it now needs."""
    with Book(file) as reader:
        before = reader.work
        write(book)
        assert reader.work == before
        with reader.reading():
            assert reader.work > before + len(LONG[0])
        before = book.work
        with closing(sqlite3.connect(file)) as other:
            other.execute(DRAFT, LONG)
            other.commit()
        with book.writing():
            assert book.work > before


# Writing -------------------------------------------------------------------------------


def test_a_transaction_is_written_at_its_end(file, book):
    """Until then nobody else sees it; meanwhile the book says that it is being written."""
    assert (book.unsettled, book.connection.in_transaction) == (False, False)
    with book.writing() as writing:
        book.connection.execute(DRAFT, LONG)
        assert (book.unsettled, book.connection.in_transaction) == (True, True)
        assert (book.added, writing.void, drafts(file)) == (None, False, 0)
    assert (book.unsettled, book.connection.in_transaction) == (False, False)
    assert drafts(file) == 1


def test_a_transaction_may_be_taken_back(file, book):
    """Then nothing is written; and the next one is."""
    with book.writing() as writing:
        book.connection.execute(DRAFT, LONG)
        writing.take_back()
    assert (drafts(file), book.connection.in_transaction) == (0, False)
    write(book)
    assert drafts(file) == 1


@pytest.mark.parametrize(
    "error",
    [ValueError("odd"), KeyboardInterrupt(), FileTrouble("damaged", file="other.db")],
)
def test_a_fault_inside_takes_everything_back(file, book, error):
    """It is raised as it is."""

    def fail():
        book.connection.execute(DRAFT, LONG)
        raise error

    with pytest.raises(type(error)) as raised, book.writing():
        fail()
    assert (raised.value, raised.value.__context__) == (error, None)
    assert (drafts(file), book.unsettled, book.gated) == (0, False, False)
    write(book)


@pytest.mark.parametrize(
    "error",
    [
        sqlite3.IntegrityError("odd"),
        OverflowError("odd"),
        UnicodeDecodeError("utf-8", b"", 0, 1, "odd"),
    ],
)
def test_damage_inside_is_told_as_such(file, book, error):
    """With the file in which it was found."""
    with pytest.raises(FileTrouble) as refused, book.writing():
        raise error
    assert (refused.value.code, refused.value.facts["file"]) == ("damaged", file)
    assert refused.value.__cause__ is error
    assert not book.connection.in_transaction


def test_what_cannot_be_committed_is_not_written(file, book):
    """It is taken back, and the refusal says why."""
    real = book.connection
    book.connection = Failing(real, "COMMIT", sqlite3.SQLITE_FULL)
    with pytest.raises(FileTrouble) as refused:
        write(book)
    facts = {"file": file, "detail": "odd"}
    assert (refused.value.code, refused.value.facts) == ("disk_full", facts)
    assert (drafts(file), real.in_transaction, book.gated) == (0, False, False)
    book.connection = real
    write(book)
    assert drafts(file) == 1


@pytest.fixture
def synced(monkeypatch):
    """The folders and files that are brought to the disk by ourselves."""
    seen, fsync = [], os.fsync

    def note(handle):
        seen.append(os.fstat(handle).st_ino)
        fsync(handle)

    monkeypatch.setattr(os, "fsync", note)
    return seen


def test_what_is_committed_is_written_although_its_folder_is_not_sure(
    file, book, synced
):
    """The folder is asked once more to forget the journal's name."""
    pytest.importorskip("fcntl")
    write(book)
    assert synced == []
    os.mkdir(f"{file}.more")
    os.symlink(file, os.path.join(f"{file}.more", "link"))
    book.path = os.path.join(f"{file}.more", "link")
    code = sqlite3.SQLITE_IOERR_DIR_FSYNC
    book.connection = Failing(book.connection, "COMMIT", code, done=True)
    write(book)
    assert synced == [os.stat(os.path.dirname(file)).st_ino]
    assert drafts(file) == 2


def test_a_transaction_that_a_full_disk_has_ended_is_over(file, book):
    """That there is nothing left to take back is no fault."""
    with book.writing() as writing:
        book.connection.execute("ROLLBACK")
        writing.take_back()
    real = book.connection
    book.connection = Failing(real, "ROLLBACK", sqlite3.SQLITE_ERROR, done=True)
    with book.writing() as writing:
        writing.take_back()
    assert not real.in_transaction


# Whoever else writes -------------------------------------------------------------------


def test_a_writer_of_another_program_is_waited_for(file):
    """It does not stand at our gate; SQLite tells when it is done."""
    other = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    other.execute("BEGIN IMMEDIATE")
    other.execute(DRAFT, LONG)
    begun = threading.Event()

    def end():
        begun.wait()
        other.execute("COMMIT")
        other.close()

    ending = threading.Timer(0.1, end)
    ending.start()
    with Book(file, write=True) as book:
        begun.set()
        write(book)
        (waits,) = book.row("PRAGMA busy_timeout")
    ending.join()
    assert (drafts(file), waits) == (2, 10_000)


def test_a_writer_that_takes_too_long_is_told(file, book):
    """The file is locked; when it is done, one may write."""
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(FileTrouble) as refused:
        write(book)
    facts = refused.value.facts
    assert (refused.value.code, facts["file"]) == ("locked", file)
    assert "locked" in facts["detail"]
    assert (book.gated, book.unsettled) == (False, False)
    other.execute("ROLLBACK")
    other.close()
    write(book)
    assert (drafts(file), book.row("PRAGMA busy_timeout")) == (1, (0,))


def test_what_is_no_waiting_is_told_at_once(file):
    """However patient one is."""
    with Book(file, write=True) as book:
        failing = Failing(book.connection, "BEGIN IMMEDIATE", sqlite3.SQLITE_IOERR)
        book.connection = failing
        with pytest.raises(FileTrouble) as refused:
            write(book)
    assert (refused.value.code, failing.asked) == ("disk_full", 1)
