"""Whether a file has been written since."""

from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from ledger.store.mark import mark


@pytest.fixture
def path(tmp_path):
    """A file of SQLite's."""
    path = str(tmp_path / "c.db")
    written(path, "CREATE TABLE a (b)")
    return path


def written(path, sql):
    """Commits something."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(sql)
        connection.commit()


def test_a_file_that_nobody_writes_keeps_its_mark(path):
    """However often it is read."""
    with closing(sqlite3.connect(path)) as connection:
        before = mark(path)
        connection.execute("SELECT * FROM a").fetchall()
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("INSERT INTO a VALUES (1)")
        connection.rollback()
    assert mark(path) == before != ()


def test_a_commit_changes_the_mark_although_nobody_could_tell_the_time(path):
    """The clock of the file system may stand still, and the size be the same."""
    begun = os.stat(path)
    marks = [mark(path)]
    for _ in range(3):
        written(path, "INSERT INTO a VALUES (1)")
        os.utime(path, ns=(begun.st_atime_ns, begun.st_mtime_ns))
        marks.append(mark(path))
    assert os.stat(path).st_size == begun.st_size
    assert len({*marks}) == 4


def test_every_sign_of_another_file_changes_the_mark(path):
    """Its number, its size, its time."""
    before, status = mark(path), os.stat(path)
    os.utime(path, ns=(status.st_atime_ns, status.st_mtime_ns + 1_000_000))
    later = mark(path)
    os.utime(path, ns=(status.st_atime_ns, status.st_mtime_ns))
    assert mark(path) == before
    with open(path, "ab") as file:
        file.write(b"x")
    os.utime(path, ns=(status.st_atime_ns, status.st_mtime_ns))
    longer = mark(path)
    os.truncate(path, status.st_size)
    shutil.copy2(path, path + ".copy")
    os.replace(path + ".copy", path)
    os.utime(path, ns=(status.st_atime_ns, status.st_mtime_ns))
    assert len({before, later, longer, mark(path)}) == 4


def test_only_the_counter_in_the_head_counts(path):
    """Of bytes that are changed by hand in the same moment, only those of the counter."""
    status, changed = os.stat(path), []
    data = bytearray(Path(path).read_bytes())
    before = mark(path)
    for at in range(100):
        data[at] ^= 0xFF
        with open(path, "r+b") as file:
            file.write(data)
        os.utime(path, ns=(status.st_atime_ns, status.st_mtime_ns))
        changed += [at] if mark(path) != before else []
        data[at] ^= 0xFF
    assert changed == [24, 25, 26, 27]


def test_what_cannot_be_read_has_no_mark(tmp_path):
    """It is not there, or no file."""
    assert mark(str(tmp_path / "no.db")) == ()
    assert mark(str(tmp_path)) == ()


def test_a_file_that_is_shorter_than_its_head_has_one(tmp_path):
    """Something was there, and may be written anew."""
    (tmp_path / "c.db").touch()
    assert mark(str(tmp_path / "c.db"))[1:2] == (0,)
