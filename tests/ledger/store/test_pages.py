"""Rows read from the pages of a file, held against what SQLite itself reads there."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest

from ledger.store.pages import newest, page_size, rows

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


SIZES = [512, 1024, 2048, 4096, 8192, 16384, 32768, 65536]
EDGES = [
    n
    for bits in (0, 7, 8, 15, 16, 23, 24, 31, 32, 47, 48, 62)
    for one in (1 << bits, -(1 << bits))
    for n in (one - 1, one, one + 1)
]


@pytest.fixture
def file(tmp_path):
    """Makes files of SQLite's, and gives what is in them."""

    def made(size, *statements, reserved=0):
        path = tmp_path / "any.db"
        path.unlink(missing_ok=True)
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            connection.execute(f"PRAGMA page_size = {size}")
            connection.execute("PRAGMA user_version = 1")
        if reserved:  # at the end of each page, for others
            data = bytearray(path.read_bytes())
            data[20] = reserved
            data[105:107] = (size - reserved).to_bytes(2, "big")
            path.write_bytes(data)
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            connection.execute("BEGIN")
            for statement in statements:
                one, *values = [statement] if isinstance(statement, str) else statement
                connection.executemany(one, *values) if values else connection.execute(
                    one
                )
            connection.execute("COMMIT")
            tables = connection.execute("SELECT name, rootpage FROM sqlite_master")
            roots = dict(tables.fetchall())
        return path.read_bytes(), roots

    return made


# Whole files ---------------------------------------------------------------------------


def numbered(value):
    """Rows of a table, of which a few have long values."""
    return [(n, value * (n % 7) * (1 + 90 * (n % 40 == 6))) for n in range(1, 90)]


@pytest.mark.parametrize(
    ("size", "reserved"), [*((size, 0) for size in SIZES), (512, 32), (1024, 32)]
)
def test_rows_are_read_from_pages_of_any_size(file, size, reserved):
    """From tables with and without numbers of their own, and from the list of tables."""
    told = numbered(b"\xff" * 10)
    data, roots = file(
        size,
        "CREATE TABLE a (value)",
        ("INSERT INTO a (rowid, value) VALUES (?, ?)", told),
        "CREATE TABLE b (key INTEGER PRIMARY KEY, value) WITHOUT ROWID",
        ("INSERT INTO b VALUES (?, ?)", told),
        reserved=reserved,
    )
    assert page_size(data) == size
    found = list(rows(data))  # among them what has not been overwritten yet
    assert {*told} - {row for number, row in found if number is None} == set()
    kept = {(number, *row) for number, row in found if number and len(row) == 1}
    assert {*told} - kept == set()
    listed = {row[1]: row[3] for number, row in found if number and len(row) == 5}
    assert listed == roots
    assert newest(data, roots["a"]) == 89


@pytest.mark.parametrize("table", ["", "WITHOUT ROWID"])
@pytest.mark.parametrize("reserved", [0, 7])
def test_rows_of_every_length_are_read(file, table, reserved):
    """From those that take no room to those that fill several pages."""
    told = [
        (n, bytes(n))
        for n in (*range(30, 132, 3), 100, *range(474, 482), *range(610, 614))
    ]
    data, _ = file(
        512,
        f"CREATE TABLE a (key INTEGER PRIMARY KEY, value) {table}",
        ("INSERT INTO a VALUES (?, ?)", told),
        reserved=reserved,
    )
    found = {(n, row) for n, row in rows(data) if len(row) == 2}
    if table:
        assert {(None, row) for row in told} - found == set()
    else:
        assert {(n, (None, value)) for n, value in told} - found == set()


class Counted(bytes):
    """Bytes that count how often some of them are read."""

    times = 0

    def __getitem__(self, place):
        Counted.times += 1
        return super().__getitem__(place)


@pytest.mark.parametrize("value", ["x" * 24_000, b"\0\1\2\3" * 6_000])
def test_long_texts_are_not_read_for_rows_again_and_again(file, value):
    """A page that only holds a part of one leads nowhere."""
    values = [(value,)] * 20
    data, _ = file(4096, "CREATE TABLE a (b)", ("INSERT INTO a VALUES (?)", values))
    Counted.times = 0
    assert [row for _, row in rows(Counted(data)) if row == (value,)] == values
    assert Counted.times < len(data)


def test_the_list_of_tables_is_read(file):
    """It stands on the first page, after the head of the file."""
    data, roots = file(512, "CREATE TABLE a (b)", "CREATE TABLE c (d)")
    assert roots == {"a": 2, "c": 3}
    assert list(rows(data)) == [
        (1, ("table", "a", "a", 2, "CREATE TABLE a (b)")),
        (2, ("table", "c", "c", 3, "CREATE TABLE c (d)")),
    ]


def test_a_long_list_of_tables_is_read(file):
    """The first page says then only where it goes on; each table stands in it once."""
    names = [f"table_{n}" for n in range(12)]
    data, roots = file(512, *(f"CREATE TABLE {name} (b)" for name in names))
    assert (data[100], sorted(roots)) == (5, sorted(names))
    assert [row[1] for _, row in rows(data[:512])] == []
    assert {row[1] for _, row in rows(data)} == {*names}


def test_numbers_of_every_length_are_read(file):
    """Up to the greatest and the least; and numbers with a fraction."""
    told = [*EDGES, (1 << 63) - 1, -(1 << 63), 0.1, -1e300, 2.0]
    data, _ = file(
        1024,
        "CREATE TABLE a (b, c)",
        ("INSERT INTO a VALUES (?, 'x')", [(one,) for one in told]),
    )
    assert [row[0] for _, row in rows(data) if len(row) == 2] == told


def test_a_row_of_many_columns_is_read(file):
    """Its head takes more than a byte to say how long it is."""
    names = ", ".join(f"c{n}" for n in range(200))
    told = (*range(100), *map(str, range(100)))
    marks = ", ".join("?" * 200)
    data, _ = file(
        1024,
        f"CREATE TABLE a ({names})",
        (f"INSERT INTO a VALUES ({marks})", [told]),  # noqa: S608 - numbers
    )
    assert (1, told) in list(rows(data))


@pytest.mark.parametrize(
    ("said", "size"),
    [(s, s) for s in SIZES[:-1]]
    + [(1, 65536), (0, 4096), (2, 4096), (511, 4096), (513, 4096), (256, 4096)],
)
def test_the_size_of_a_page_is_what_the_head_says(said, size):
    """If it can be true; otherwise it is the usual one."""
    data = b"\xff" * 16 + said.to_bytes(2, "big") + b"\xff" * 82
    assert page_size(data) == size


@pytest.mark.parametrize(
    "data", [b"", b"x", b"x" * 16, b"x" * 99, b"\0" * 100, b"\0" * 5000]
)
def test_where_nothing_is_nothing_is_found(data):
    """However short it is."""
    assert list(rows(data)) == []
    assert newest(data, 1) == 0
    assert newest(data, 9) == 0
