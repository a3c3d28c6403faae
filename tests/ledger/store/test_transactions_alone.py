"""Who may write next, and until when Ctrl-C waits."""

from __future__ import annotations

import os
import signal
import sqlite3
import time
from contextlib import suppress

import pytest

from ledger.errors import FileTrouble
from ledger.store import interrupts
from ledger.store.book import Book
from ledger.store.transactions import Alone
from tests.ledger.store.failing import Failing, drafts, write


@pytest.fixture
def book(file):
    """A campaign, opened for writing by somebody who does not wait."""
    with Book(file, write=True, patience=0.0) as book:
        yield book


# The gate ------------------------------------------------------------------------------


def test_whoever_waits_at_the_gate_is_told_in_the_end(file, book):
    """Nobody else has written meanwhile; the gate opens with what was done behind it."""
    pytest.importorskip("fcntl")
    with Book(file, write=True, patience=0.0) as other:
        with other.writing():
            assert (other.gated, book.gated) == (True, False)
            with pytest.raises(FileTrouble) as refused:
                write(book)
        assert refused.value.facts == {"file": file, "detail": ""}
        assert (refused.value.code, other.gated) == ("locked", False)
        with Alone(book) as alone:
            assert alone.book.gated
            assert not book.connection.in_transaction
        assert not book.gated
        write(other)
        with suppress(ValueError), Alone(book):
            raise ValueError
        write(other)


def test_the_gate_opens_while_one_waits(file, monkeypatch):
    """Others get on with their work meanwhile; whoever is patient comes next."""
    pytest.importorskip("fcntl")
    with Book(file, write=True) as first, Book(file, write=True) as second:
        alone = Alone(first)
        alone.__enter__()
        waits = []

        def sleep(seconds):
            waits.append(seconds)
            if len(waits) == 3:
                alone.__exit__()

        monkeypatch.setattr(time, "sleep", sleep)
        write(second)
        assert waits == [0.002] * 3
        assert (first.gated, drafts(file)) == (False, 1)


def test_the_gate_is_the_folder(file, monkeypatch):
    """Of the campaign, or the current one; it is opened once, and closed with the book."""
    fcntl = pytest.importorskip("fcntl")
    monkeypatch.chdir(os.path.dirname(file))
    with Book("c.db", write=True) as book:
        write(book)
        gate = book.gate
        assert os.fstat(gate).st_ino == os.stat(".").st_ino
        write(book)
        assert book.gate == gate
        folder = os.open(".", os.O_RDONLY)
        fcntl.flock(folder, fcntl.LOCK_EX | fcntl.LOCK_NB)
        os.close(folder)
    assert book.gate == -1


def test_a_folder_that_cannot_be_locked_is_no_gate(file, book, monkeypatch):
    """SQLite's own lock has to do."""
    fcntl = pytest.importorskip("fcntl")

    def unable(*_):
        raise OSError(38, "Function not implemented")

    with monkeypatch.context() as patch:
        patch.setattr(fcntl, "flock", unable)
        write(book)
        with book.writing():
            assert not book.gated
    assert drafts(file) == 1


def test_a_folder_that_cannot_be_opened_is_no_gate(file, book):
    """It may be gone, or closed to us."""
    folder = os.path.dirname(file)
    book.path = os.path.join(folder, "gone", "c.db")
    write(book)
    assert (book.gate, book.gated, drafts(file)) == (-1, False, 1)


# Ctrl-C --------------------------------------------------------------------------------


@pytest.fixture
def told(book):
    """A book after each of whose commits an answer follows."""
    pytest.importorskip("fcntl")
    book.tells = True
    yield book
    interrupts.release()


def held():
    """Whether Ctrl-C has to wait."""
    return signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, [])


def test_ctrl_c_waits_from_the_commit_until_the_answer(told):
    """It counts again as soon as the next act begins."""
    write(told)
    assert held()
    with told.writing():
        assert not held()
    assert held()
    told.tells = False
    interrupts.release()
    write(told)
    assert not held()


def test_ctrl_c_counts_where_nothing_was_written(told):
    """Taken back, or refused by the disk."""
    with told.writing() as writing:
        writing.take_back()
    assert not held()
    with suppress(ValueError), told.writing():
        raise ValueError
    assert not held()
    real = told.connection
    told.connection = Failing(real, "COMMIT", sqlite3.SQLITE_FULL)
    with suppress(FileTrouble):
        write(told)
    assert not held()
    told.connection = real
