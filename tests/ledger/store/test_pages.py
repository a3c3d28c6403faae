"""Rows read from the pages of a file, held against what SQLite itself reads there."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest

from ledger.store.pages import rows

NUMBERS = (0, 1, -1, 127, 1 << 15, 1 << 23, -(1 << 31), 1 << 40, -(1 << 63), 0.5, None)
# Lengths and row numbers about which one more byte is needed to write them, and which
# one page no longer holds.
BORDERS = (1, 50, 51, 57, 58, 127, 128, 4050, 4061, 4062, 8192, 16383, 16384, 16500)
ROW_NUMBERS = (1, 127, 128, 16384, 1 << 21, 1 << 35, (1 << 62) + 1)


@pytest.fixture
def read(tmp_path):
    """Makes a file with these numbers and values of rows, and reads all of its pages."""

    def read_back(*pairs):
        path = tmp_path / "any.db"
        with closing(sqlite3.connect(path)) as made:
            made.execute("CREATE TABLE kept (value)")
            made.executemany("INSERT INTO kept (rowid, value) VALUES (?, ?)", pairs)
            made.commit()
        return [(number, values) for number, values in rows(path.read_bytes())]

    return read_back


@pytest.mark.parametrize("value", NUMBERS)
def test_every_kind_of_number_is_read(read, value):
    """Numbers of all lengths, with and without a sign, a fraction, and nothing."""
    assert (7, (value,)) in read((7, value))


@pytest.mark.parametrize("length", BORDERS)
def test_texts_and_blobs_of_any_length_are_read(read, length):
    """What does not fit into a page goes on in others, and is put together again."""
    text, blob = "é" + "x" * (length - 1), b"y" * length

    found = read((1, text), (2, blob))
    assert [row for row in found if row[0] in (1, 2)][-2:] == [
        (1, (text,)),
        (2, (blob,)),
    ]


@pytest.mark.parametrize("number", ROW_NUMBERS)
def test_the_numbers_of_rows_are_read(read, number):
    """A row has the number that SQLite gave it, however large."""
    assert (number, ("here",)) in read((number, "here"))
