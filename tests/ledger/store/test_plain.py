"""Tables in a plain file of SQLite's."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest

from ledger.store.plain import Shelf, quoted

COLUMNS = {"a b": "INTEGER NOT NULL", 'c"d': "TEXT", "any": ""}


def read(path, sql):
    """What SQLite finds in the file."""
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(sql).fetchall()


@pytest.fixture
def path(tmp_path):
    """Where the file is to be."""
    return tmp_path / "t.db"


def test_a_table_holds_its_rows_under_its_columns(path):
    """Of any name and any sort; how many rows there are is told."""
    rows = [(1, "x", 2.5), (2, None, b"y")]
    with Shelf(str(path)) as shelf:
        assert shelf.add('my "table"', COLUMNS, ["a b", 'c"d'], iter(rows)) == 2
        assert shelf.add("empty", {"a": "TEXT"}, [], []) == 0
    assert read(path, 'SELECT * FROM "my ""table"""') == rows
    columns = read(
        path, "SELECT name, type, [notnull], pk FROM pragma_table_info('my \"table\"')"
    )
    assert columns == [
        ("a b", "INTEGER", 1, 1),
        ('c"d', "TEXT", 0, 2),
        ("any", "", 0, 0),
    ]


def test_a_table_need_not_have_a_key(path):
    """Then the same row may stand in it twice."""
    with Shelf(str(path)) as shelf:
        assert shelf.add("a", {"b": "INTEGER"}, [], [(1,), (1,)]) == 2
    assert read(path, "SELECT b FROM a") == [(1,), (1,)]
    assert read(path, "SELECT sum(pk) FROM pragma_table_info('a')") == [(0,)]


def test_a_key_is_kept(path):
    """Rows with the same one are refused, and nothing is kept of the file."""
    with pytest.raises(sqlite3.IntegrityError), Shelf(str(path)) as shelf:
        shelf.add("a", {"b": "INTEGER"}, ["b"], [(1,), (1,)])
    assert read(path, "SELECT name FROM sqlite_master") == []


def test_nothing_is_kept_where_something_went_wrong(path):
    """Not even the tables before; and the file is closed."""

    def rows():
        yield (1,)
        raise ValueError("odd")

    with pytest.raises(ValueError, match="odd"), Shelf(str(path)) as shelf:
        shelf.add("a", {"b": "INTEGER"}, [], rows())
    assert read(path, "SELECT name FROM sqlite_master") == []
    with pytest.raises(sqlite3.ProgrammingError, match="closed"):
        shelf.connection.execute("SELECT 1")


def test_the_file_is_closed_when_it_is_whole(path):
    """Nothing is left beside it."""
    with Shelf(str(path)) as shelf:
        shelf.add("a", {"b": "INTEGER"}, [], [(1,)])
        assert shelf.connection.in_transaction
        # Its maker brings it to the disk, and nobody sees it before.
        for how in ("journal_mode", "synchronous"):
            (value,) = shelf.connection.execute(f"PRAGMA {how}").fetchone()
            assert value in ("off", 0)
    with pytest.raises(sqlite3.ProgrammingError, match="closed"):
        shelf.connection.execute("SELECT 1")
    assert [one.name for one in path.parent.iterdir()] == ["t.db"]


@pytest.mark.parametrize(
    ("name", "wanted"), [("a", '"a"'), ('a"b"', '"a""b"""'), ("", '""')]
)
def test_a_name_is_quoted_as_sql_wants_it(name, wanted):
    """Whatever is in it."""
    assert quoted(name) == wanted
