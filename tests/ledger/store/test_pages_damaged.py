"""Rows read from pages that are damaged, and the newest row of a table."""

from __future__ import annotations

import pytest

from ledger.store.pages import newest, rows
from tests.ledger.store.test_pages import file as file  # noqa: PLC0414 - a fixture


def number(data, at):
    """A number of two bytes."""
    return int.from_bytes(data[at : at + 2], "big")


def changed(data, *changes):
    """The same bytes but for some at certain places."""
    copy = bytearray(data)
    for at, new in changes:
        copy[at : at + len(new)] = new
    return bytes(copy)


# Damaged pages -------------------------------------------------------------------------

SIZE = 512
LEAF = SIZE  # where the second page begins: a leaf with a few rows


@pytest.fixture
def leaf(file):
    """A file whose second page is a table of five rows."""
    told = [(n, f"row {n}") for n in range(1, 6)]
    data, roots = file(
        SIZE,
        "CREATE TABLE a (b)",
        ("INSERT INTO a (rowid, b) VALUES (?, ?)", told),
    )
    assert roots == {"a": 2}
    return data


def own(data):
    """The numbers and texts of the rows with one column."""
    return [(n, row[0]) for n, row in rows(data) if len(row) == 1]


@pytest.mark.parametrize("many", [0, 1, 4])
def test_a_leaf_that_lists_too_few_rows_is_read_to_its_end(leaf, many):
    """Its bytes do not add up: the places of the others are still there."""
    data = changed(leaf, (LEAF + 4, bytes([many])))
    assert own(data) == own(leaf)
    assert len(own(leaf)) == 5


def cell(data, n):
    """Where the row of this place begins."""
    return LEAF + number(data, LEAF + 8 + 2 * n)


ROWS = [(n, f"row {n}") for n in range(1, 6)]


@pytest.mark.parametrize("kind", [0, 1, 99, 255])
def test_a_page_whose_kind_is_damaged_is_read_all_the_same(leaf, kind):
    """As each kind that it may have been."""
    assert own(leaf) == ROWS
    found = own(changed(leaf, (LEAF, bytes([kind]))))
    assert [row for row in found if row in ROWS] == ROWS


def test_a_page_that_lists_others_has_no_rows(leaf):
    """It is known by its kind, and lists pages that there are: else it is damaged."""
    damaged = changed(leaf, (LEAF, b"\x05"))
    assert [row for row in own(damaged) if row in ROWS] == ROWS
    assert own(changed(damaged, (LEAF + 8, b"\0\0\0\2"))) == []


@pytest.mark.parametrize("place", [b"\xff\xff", b"\x01\xff"])
def test_a_row_whose_place_is_damaged_hides_no_other(leaf, place):
    """Those after it are read."""
    found = own(changed(leaf, (LEAF + 8 + 2 * 1, place)))
    assert [row for row in found if row in ROWS] == ROWS[:1] + ROWS[2:]


def test_a_page_that_lists_too_many_rows_is_read(leaf):
    """No more than it can hold, and none twice of another page."""
    found = own(changed(leaf, (LEAF + 3, b"\xff\xff")) + leaf[LEAF:])
    assert [row for row in found if row in ROWS][:5] == ROWS
    assert found.count(ROWS[0]) == 2


@pytest.mark.parametrize(
    ("at", "new"),
    [
        (0, b"\x7f"),  # longer than it is
        (0, b"\x01"),  # shorter
        (2, b"\x03"),  # another length of its head
        (3, b"\x0a"),  # kinds of values that there are not
        (3, b"\x0b"),
        (3, b"\x15"),  # a shorter text
        (3, b"\x1b"),  # a longer one
        (4, b"\xff"),  # no text
    ],
)
def test_a_row_that_does_not_fit_its_form_is_none(leaf, at, new):
    """The others are read."""
    found = own(changed(leaf, (cell(leaf, 2) + at, new)))
    assert [row for row in found if row in ROWS] == ROWS[:2] + ROWS[3:]
    assert {n for n, _ in found} == {1, 2, 4, 5}


@pytest.fixture
def long(file):
    """A file with one row that goes on in other pages, and where it says so."""
    told = "long " * 500
    data, _ = file(SIZE, "CREATE TABLE a (b)", ("INSERT INTO a VALUES (?)", [(told,)]))
    assert own(data) == [(1, told)]
    at = data.index((3).to_bytes(4, "big"), LEAF + 100)
    return data, at, told


@pytest.mark.parametrize("page", [0, 1, 2, 99])
def test_a_row_that_goes_on_where_nothing_is_cannot_be_read(long, page):
    """There is no such page, or it is one of another kind."""
    data, at, told = long
    found = own(changed(data, (at, page.to_bytes(4, "big"))))
    assert (1, told) not in found
    if page in (0, 99):
        assert found == []


@pytest.mark.parametrize("page", [0, 3, 4])
def test_a_row_that_goes_on_without_an_end_cannot_be_read(long, page):
    """One page follows another, and none comes twice."""
    data, _, _ = long
    fourth = 3 * SIZE
    assert number(data, fourth + 2) == 5
    assert own(changed(data, (fourth, page.to_bytes(4, "big")))) == []


# The newest row ------------------------------------------------------------------------


def kept(file, size, numbers, *statements, reserved=0):
    """The newest row of a table with these numbers, as it is found."""
    data, roots = file(
        size,
        "CREATE TABLE a (value)",
        (
            "INSERT INTO a (rowid, value) VALUES (?, ?)",
            [(n, "x" * (n % 90)) for n in numbers],
        ),
        *statements,
        reserved=reserved,
    )
    return newest(data, roots["a"])


@pytest.mark.parametrize(("size", "reserved"), [(512, 16), (4096, 0), (65536, 0)])
@pytest.mark.parametrize("many", [1, 30, 700])
def test_the_newest_row_is_the_last_of_the_last_page(file, size, reserved, many):
    """However many pages are before it."""
    assert kept(file, size, range(1, many + 1), reserved=reserved) == many


def test_a_table_without_rows_has_no_newest_one(file):
    """Nor has what is no table."""
    assert kept(file, 512, []) == 0
    data, roots = file(512, "CREATE TABLE b (k PRIMARY KEY) WITHOUT ROWID")
    assert newest(data, roots["b"]) == 0


@pytest.mark.parametrize(
    "gone",
    ["rowid % 3 = 0", "rowid = 9", "rowid = 10", "rowid < 9", "rowid in (3, 7, 10)"],
)
def test_rows_may_have_been_deleted(file, gone):
    """The room that they have left is accounted for."""
    left = f"DELETE FROM a WHERE {gone}"  # noqa: S608 - one of those above
    more = "UPDATE a SET value = value || 'y' WHERE rowid % 4 = 1"
    wanted = 9 if "10" in gone else 10
    for statements in ([left], [more, left, more]):
        assert kept(file, 1024, range(1, 11), *statements) == wanted


def test_long_rows_are_accounted_for(file):
    """Only a part of them stands in the page."""
    for length in (470, 477, 478, 479, 600, 2000):
        long = ("INSERT INTO a VALUES (?)", [("x" * length,)])
        assert kept(file, 512, range(1, 4), long) == 4


@pytest.mark.parametrize(
    "change",
    [
        (0, b"\x0a"),
        (0, b"\x00"),
        (1, b"\x01\xff"),  # room that is not there
        (3, b"\x00\x04"),  # a row too few
        (3, b"\x00\x06"),
        (3, b"\x00\x00"),
        (5, b"\x01\x00"),  # another beginning of the rows
        (5, b"\x00\x00"),
        (7, b"\x01"),  # room that nobody uses
        (8, b"\x00\x00"),
        (16, b"\xff\xff"),
    ],
)
def test_of_a_last_page_that_is_not_whole_nothing_is_believed(leaf, change):
    """A row may be missing from it without a trace."""
    assert newest(leaf, 2) == 5
    at, new = change
    assert newest(changed(leaf, (LEAF + at, new)), 2) == 0


def test_rows_in_another_order_are_not_believed(leaf):
    """Nor the same row twice."""
    first, second = leaf[LEAF + 8 : LEAF + 10], leaf[LEAF + 10 : LEAF + 12]
    assert newest(changed(leaf, (LEAF + 8, second + first)), 2) == 0
    twice = cell(leaf, 3) + 1, leaf[cell(leaf, 4) + 1 : cell(leaf, 4) + 2]
    assert newest(changed(leaf, twice), 2) == 0


def test_room_that_leads_back_to_itself_is_not_believed(file):
    """It would never end."""
    data, _ = file(
        SIZE,
        "CREATE TABLE a (b)",
        ("INSERT INTO a VALUES (?)", [("x" * 20,)] * 6),
        "DELETE FROM a WHERE rowid IN (2, 4)",
    )
    first = LEAF + number(data, LEAF + 1)
    following = number(data, first)
    assert newest(data, 2) == 6
    assert following > first - LEAF > 0
    for wrong in (first - LEAF, first - LEAF - 1, following + 1, 0):
        assert newest(changed(data, (first, wrong.to_bytes(2, "big"))), 2) == 0


@pytest.fixture
def deep(file):
    """A file with a table of more than one page."""
    told = [(n, "x" * 60) for n in range(1, 21)]
    data, _ = file(
        SIZE, "CREATE TABLE a (b)", ("INSERT INTO a (rowid, b) VALUES (?, ?)", told)
    )
    assert (data[LEAF], newest(data, 2)) == (5, 20)
    return data


def test_the_last_page_comes_after_all_the_others(deep):
    """Otherwise another stands in its place."""
    last = number(deep, LEAF + 10)
    many = number(deep, LEAF + 3)
    before = LEAF + number(deep, LEAF + 12 + 2 * (many - 1))
    assert deep[before + 4] < 20
    first = LEAF + number(deep, LEAF + 12)
    assert newest(changed(deep, (LEAF + 8, deep[first : first + 4])), 2) == 0
    leaf = (last - 1) * SIZE
    lowest = deep[leaf + number(deep, leaf + 8) + 1]
    for key, wanted in ((lowest - 1, 20), (lowest, 0), (lowest + 1, 0)):
        assert newest(changed(deep, (before + 4, bytes([key]))), 2) == wanted


@pytest.mark.parametrize("page", [0, 2, 99])
def test_pages_that_lead_nowhere_are_not_believed(deep, page):
    """Or back to where one came from."""
    assert newest(changed(deep, (LEAF + 8, page.to_bytes(4, "big"))), 2) == 0
    assert newest(deep, page) == (20 if page == 2 else 0)
