"""The rows found in damaged files: told apart by their form."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest

from ledger.store.remains import LATEST, Rows, Whole
from ledger.wire import GENESIS, digest

SOME = 700  # an entry that even a small file may have


@pytest.fixture
def read(tmp_path):
    """Puts rows into a file, whatever they are, and reads them back by their form."""

    def rows(*some, numbered=()):
        path = tmp_path / "rows.db"
        path.unlink(missing_ok=True)
        with closing(sqlite3.connect(path)) as made:
            for many in {len(row) for row in some}:
                names = ", ".join(f"c{n}" for n in range(many))
                made.execute(
                    f"CREATE TABLE t{many} ({names}, PRIMARY KEY ({names})) WITHOUT ROWID"
                )
            for row in some:
                signs = ", ".join("?" * len(row))
                made.execute(f"INSERT INTO t{len(row)} VALUES ({signs})", row)  # noqa: S608 - signs
            made.execute(f"CREATE TABLE e ({', '.join(f'c{n}' for n in range(18))})")
            for number, row in numbered:
                signs = ", ".join("?" * 19)
                made.execute(
                    f"INSERT INTO e (rowid, {', '.join(f'c{n}' for n in range(18))})"  # noqa: S608
                    f" VALUES ({signs})",
                    (number, *row),
                )
            made.commit()
        return Rows(str(path))

    return rows


def effect(entry, n, *told):
    """A row of an effect."""
    return (entry, n, *(*told, *"abcdefghij")[:10])


def throw(entry, n, *told):
    """A row of a throw."""
    return (entry, n, *(*told, *"abcdef")[:6])


def test_rows_are_told_apart_by_their_length(read):
    """By entry, and then by number or act, in each form in which they stand there."""
    rows = read(
        *(effect(3, 1), effect(3, 1, "x"), effect(3, 2), effect(1, 1)),
        *(throw(3, 2), throw(4, 1)),
        *((3, 2, 1), (3, 1, 0), (4, 3, 1)),
        *((1, 2), (1, 2, 3, 4), effect(1, 1)[:11]),
    )
    assert rows.parts == (
        {
            3: {1: {effect(3, 1)[2:], effect(3, 1, "x")[2:]}, 2: {effect(3, 2)[2:]}},
            1: {1: {effect(1, 1)[2:]}},
        },
        {3: {2: {throw(3, 2)[2:]}}, 4: {1: {throw(4, 1)[2:]}}},
        {3: {2: {(2, 1)}, 1: {(1, 0)}}, 4: {3: {(3, 1)}}},
    )
    assert (rows.entries, rows.sure) == ({}, 0)


@pytest.mark.parametrize("make", [effect, throw, lambda entry, act: (entry, act, 1)])
@pytest.mark.parametrize("wrong", [0, -1, 10**5, LATEST + 1, "3", 2.5, None, b"3"])
def test_a_row_with_no_number_is_damaged(read, make, wrong):
    """It may be one of many things: nothing is made of it."""
    there = make(SOME, 1)
    rows = read(
        there, *(make(*pair) for pair in ((wrong, 1), (3, wrong)) if None not in pair)
    )
    (part,) = [part for part in rows.parts if part]
    assert [*part] == [SOME]


@pytest.mark.parametrize(
    "mark", [(3, 2, 2), (3, 2, -1), (3, 2, None), (3, 3, 1), (3, 4, 0)]
)
def test_a_mark_of_what_cannot_be_is_damaged(read, mark):
    """An entry takes back or brings back what came before it."""
    rows = read(*([] if None in mark else [mark]), (4, 3, 0), (4, 2, 1))
    assert rows.parts[2] == {4: {3: {(3, 0)}, 2: {(2, 1)}}}


def test_so_many_forms_of_a_row_are_kept(read):
    """More than were ever damaged alike would only cost time."""
    rows = read(*(effect(3, 1, n) for n in range(70)))
    assert len(rows.parts[0][3][1]) == 64


def test_an_entry_has_the_number_of_its_row(read):
    """Its columns are in the order in which they are read; its own number is empty."""
    row = (None, *(f"c{n}" for n in range(1, 18)))
    numbers = (-1, 0, 1, 7, SOME, 10**5, LATEST + 1)
    rows = read(numbered=[(number, row) for number in numbers])
    assert set(rows.entries) == {1, 7, SOME}
    told = [f"c{n}" for n in (*range(1, 12), 15, 12, 13, 14, 16, 17)]
    assert rows.entries[7] == {(7, *told)}


@pytest.mark.parametrize(
    ("some", "sure", "newest"),
    [
        ([], 0, 5),
        ([effect(9, 1)], 0, 5),
        ([effect(9, 1), effect(9, 2)], 0, 9),
        ([effect(9, 1), throw(9, 1)], 0, 9),
        ([effect(9, 1), throw(10, 1)], 0, 10),
        ([effect(9, 1), throw(11, 1)], 0, 5),
        ([effect(6, 1)], 0, 6),
        ([effect(6, 1)], 5, 5),
        ([effect(5, 1), effect(6, 1)], 5, 5),
        ([effect(6, 1), throw(7, 1)], 5, 7),
        ([effect(6, 1)], 4, 6),
        ([effect(3, 1), throw(3, 1)], 0, 5),
    ],
)
def test_the_newest_entry_of_which_rows_speak(read, some, sure, newest):
    """A single row may have a damaged number, unless its neighbour is known."""
    rows = read(*some)
    rows.sure = sure
    assert rows.newest(dict.fromkeys((1, 5, 2))) == newest


def test_nothing_is_known_of_an_empty_file(tmp_path):
    """Nor is anything found in it."""
    (tmp_path / "e.db").touch()
    rows = Rows(str(tmp_path / "e.db"))
    assert (rows.entries, rows.parts, rows.sure) == ({}, ({}, {}, {}), 0)
    assert rows.newest({}) == 0


def test_an_entry_agrees_with_what_is_left_of_it(read):
    """All that is there must be among its own rows, in its place."""
    rows = read(
        effect(3, 2), effect(3, 2, "damaged"), throw(3, 1), (3, 2, 1), (4, 1, 1)
    )
    first, second, die = effect(3, 1)[2:], effect(3, 2)[2:], throw(3, 1)[2:]

    def agrees(effects, throws, marks, seq=3):
        return rows.agrees(seq, Whole((seq,), (effects, throws, marks), "", ""))

    assert agrees([first, second], [die], [(1, 0), (2, 1)]) is True
    assert agrees([], [], [], seq=5) is True
    for other in (
        ([first], [die], [(2, 1)]),
        ([second, ("x",)], [die], [(2, 1)]),
        ([first, second], [], [(2, 1)]),
        ([first, second], [("x",)], [(2, 1)]),
        ([first, second], [die], []),
        ([first, second], [die], [(2, 0)]),
    ):
        assert agrees(*other) is False


@pytest.mark.parametrize("strange", [b"a blob", b""])
def test_what_cannot_be_hashed_is_not_proven(read, strange):
    """No entry holds such a value."""
    row = (None, strange, *["x"] * 10, 0, 0, 0, 1, "0" * 64, "1" * 64)
    rows = read(numbered=[(1, row)])
    assert set(rows.entries) == {1}
    assert rows.proven(rows.parts) == {}


@pytest.mark.parametrize("count", [1, -1, None, "0", 0.5])
def test_an_entry_lacks_no_row_that_it_counts(read, count):
    """What says otherwise is damaged, whatever its hash is."""
    content = ("2024-03-01T20:00:00Z", "note", 1, *[None] * 5, "{}", "{}", "[]")
    hashed = digest(GENESIS, (1, *content, 1, [], [], []))
    for counts, proven in (((0, 0, 0), {1}), ((0, count, 0), set())):
        rows = read(numbered=[(1, (None, *content, *counts, 1, GENESIS, hashed))])
        assert set(rows.proven(rows.parts)) == proven
