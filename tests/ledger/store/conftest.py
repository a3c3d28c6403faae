"""A journal in memory, for tests of what is read from one; and a campaign's file."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest

from ledger.store.book import Book
from ledger.store.migrations import build
from tests.laws.evening import Evening


@pytest.fixture(scope="session")
def _built():
    """Tables in which nothing has been written, made once."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        build(connection)
        yield connection


@pytest.fixture
def book(_built):
    """A file of a campaign in which nothing has been written yet."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    _built.backup(connection)
    with Book.begun(":memory:", connection) as begun:
        yield begun


@pytest.fixture
def file(tmp_path):
    """A campaign's file."""
    path = str(tmp_path / "c.db")
    Evening(path).close()
    return path
