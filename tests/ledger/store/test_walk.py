"""The whole journal, row by row, and the file beneath it."""

from __future__ import annotations

import os
import sqlite3

import pytest

from ledger.errors import FileTrouble
from ledger.store import walk
from ledger.store.book import Book
from ledger.wire import GENESIS, hashed
from tests.laws.evening import Evening
from tests.ledger.store.journals import dice, loosen, paid, put, undid, wrote

REASON = "RULE-01", "player:Anne"
PAID = "money", 2, "bank", "a", None, None, None, None, *REASON
PUT = None, None, None, None, "a", "x", None, 1, *REASON
THROWN = None, "roll", "d6", "5 3", "typed", None


@pytest.fixture
def played(book):
    """Entries with rows of every kind, and with none."""
    wrote(book, paid(2, "bank", "a"), put("a", "x", None, 1)), wrote(book)
    wrote(book, throws=[dice(5, 3), dice(2)]), undid(book, 1, 3)
    wrote(book, kind="redo", redoes=[1])
    return book


def test_each_entry_comes_with_the_rows_that_belong_to_it(played):
    """In order, one entry after the other."""
    walked = list(walk.walk(played))
    assert [row[0] for row, *_ in walked] == [1, 2, 3, 4, 5]
    assert [parts for _, *parts in walked] == [
        [[PAID, PUT], [], []],
        [[], [], []],
        [[], [THROWN, (None, "roll", "d6", "2", "typed", None)], []],
        [[], [], [(1, 1), (3, 1)]],
        [[], [], [(1, 0)]],
    ]


def test_the_columns_of_a_row_are_content_format_counts_and_chain(played):
    """Each part is where it is said to be."""
    rows = [row for row, *_ in walk.walk(played)]
    assert [row[walk.COUNTS] for row in rows[:4]] == [
        (2, 0, 0),
        (0, 0, 0),
        (0, 2, 0),
        (0, 0, 2),
    ]
    assert {row[walk.FORMAT] for row in rows} == {1}
    assert {len(row) for row in rows} == {18}
    assert rows[1][walk.CONTENT][2:] == (*("note", 1), *[None] * 5, "{}", "{}", "[]")
    links = [row[walk.CHAIN] for row in rows]
    assert [prev for prev, _ in links] == [GENESIS, *(own for _, own in links[:-1])]


def test_a_walk_has_a_share_of_work_of_its_own(played):
    """However much a question before it has used up."""
    played.connection.set_progress_handler(lambda: 1, 1)
    assert len(list(walk.walk(played))) == 5


@pytest.mark.parametrize("after", range(6))
def test_one_may_begin_after_an_entry(played, after):
    """Then nothing of those before is read."""
    assert list(walk.walk(played, after)) == list(walk.walk(played))[after:]


@pytest.mark.parametrize(
    "row",
    [
        "effect (entry, n, subject, field, after) VALUES (8, 1, 'a', 'y', 1)",
        "throw (entry, n, why, die, faces, how) VALUES (8, 1, 'x', 'd6', '1', 'typed')",
        "mark (entry, act, undone) VALUES (8, 2, 1)",
    ],
)
def test_rows_that_belong_to_no_entry_come_last(played, row):
    """Only the number of the entry that is not there is told."""
    loosen(played)
    played.connection.execute(f"INSERT INTO {row}")
    assert list(walk.walk(played))[5:] == [((8,), [], [], [])]


def test_a_row_that_cannot_be_read_is_damage(played):
    """The refusal names the file, and what SQLite says."""
    loosen(played)
    played.connection.execute("UPDATE entry SET kind = CAST(x'ff' AS TEXT)")
    with pytest.raises(FileTrouble) as refused:
        list(walk.walk(played))
    trouble = refused.value
    assert (trouble.code, trouble.facts["file"]) == ("damaged", ":memory:")
    assert "kind" in trouble.facts["detail"]


@pytest.mark.parametrize(
    ("after", "last", "told"),
    [
        (0, None, [1, 2, 3, 4, 5]),
        (2, None, [3, 4, 5]),
        (1, 3, [2, 3]),
        (0, 1, [1]),
        (2, 2, []),
        (0, 0, []),
        (5, None, []),
        (3, 9, [4, 5]),
    ],
)
def test_the_texts_that_are_hashed(played, after, last, told):
    """From one entry up to another, each with its number and its hash."""
    found = list(walk.texts_after(played, after, last))
    hashes = dict(played.rows("SELECT seq, hash FROM entry"))
    assert [seq for seq, _, _ in found] == told
    assert all(own == hashed(text) == hashes[seq] for seq, own, text in found)


# What rests on what --------------------------------------------------------------------


def test_rows_are_numbered_from_one_without_a_gap(played):
    """Of effects and of throws: entries that are not are told."""
    assert walk.misnumbered(played) == []
    loosen(played)
    played.connection.execute("UPDATE effect SET n = 3 WHERE n = 2")
    assert walk.misnumbered(played) == [1]
    played.connection.execute("UPDATE throw SET n = n + 1 WHERE n = 2")
    assert walk.misnumbered(played) == [1, 3]
    played.connection.execute("UPDATE throw SET n = 2 WHERE n = 3")
    played.connection.execute("UPDATE throw SET n = 3 WHERE n = 1")
    assert walk.misnumbered(played) == [1, 3]


def test_totals_rest_on_the_last_effect_that_touched_them(played):
    """Otherwise their accounts and fields are told."""
    wrote(played, paid(1, "a", "bank"), put("a", "x", 1, 2), paid(1, "a", "b"))
    assert walk.misplaced(played) == ([], [])
    loosen(played)
    execute = played.connection.execute
    execute("UPDATE balance SET entry = 1 WHERE account = 'a'")
    assert walk.misplaced(played) == ([("a", "money")], [])
    execute("UPDATE balance SET entry = 6, n = 1 WHERE account = 'a'")
    assert walk.misplaced(played) == ([("a", "money")], [])
    execute("UPDATE fact SET entry = 1")
    execute("UPDATE balance SET entry = 1 WHERE account = 'bank'")
    found = walk.misplaced(played)
    assert (sorted(found[0]), found[1]) == (
        [("a", "money"), ("bank", "money")],
        [("a", "x")],
    )


# Views and pages -----------------------------------------------------------------------

GAMES = "CREATE VIEW game AS SELECT 1;\n"


def test_views_that_are_not_as_we_made_them_are_told(book):
    """Changed or gone, the game's own among them, in order; others change nothing."""
    execute = book.connection.execute
    assert walk.changed_views(book, "") == []
    execute("CREATE VIEW mine AS SELECT 1")
    assert walk.changed_views(book, "") == []
    execute("DROP VIEW titles")
    execute("CREATE VIEW titles AS SELECT 1")
    execute("DROP VIEW lists")
    assert walk.changed_views(book, "") == ["lists", "titles"]
    assert walk.changed_views(book, GAMES) == ["game", "lists", "titles"]
    execute(GAMES)
    assert walk.changed_views(book, GAMES) == ["lists", "titles"]


def test_views_of_ones_own_are_told_apart(book):
    """By their names, in order; the game's own are ours."""
    execute = book.connection.execute
    assert walk.other_views(book, "") == []
    execute("CREATE VIEW more AS SELECT 1")
    execute("CREATE VIEW mine AS SELECT 1")
    execute(GAMES)
    assert walk.other_views(book, "") == ["game", "mine", "more"]
    assert walk.other_views(book, GAMES) == ["mine", "more"]


def test_a_file_that_is_whole_has_no_faults(book, tmp_path):
    """Neither one in memory, nor one on the disk."""
    assert walk.check_pages(book) == []
    evening = Evening(str(tmp_path / "c.db"))
    found = walk.check_pages(evening.book)
    evening.close()
    assert found == []


def test_what_sqlite_finds_in_the_pages_is_told(book):
    """In its own words."""
    wrote(book, cause=None)
    book.connection.execute("PRAGMA writable_schema = 1")
    book.connection.execute(
        "UPDATE sqlite_master SET sql = replace(sql, 'phase    TEXT', 'phase TEXT NOT NULL')"
    )
    book.connection.execute("PRAGMA writable_schema = RESET")
    assert walk.check_pages(book) == ["NULL value in entry.phase"]


@pytest.mark.parametrize("lost", [1, 0])
def test_a_last_page_that_is_cut_short_is_told(tmp_path, lost):
    """SQLite itself may not see it while it holds the page in memory."""
    file = str(tmp_path / "c.db")
    Evening(file).close()
    with Book(file) as book:
        os.truncate(file, os.stat(file).st_size - lost)
        assert walk.is_cut_short(book) == bool(lost)


def test_with_a_log_of_its_own_a_file_may_be_shorter(tmp_path):
    """What somebody has set up to be written ahead comes into the file later."""
    file = str(tmp_path / "c.db")
    Evening(file).close()
    writer = sqlite3.connect(file, isolation_level=None)
    writer.execute("PRAGMA journal_mode = WAL")
    writer.execute("CREATE VIEW mine AS SELECT 1")
    writer.execute(
        "INSERT INTO draft VALUES (1, 'x', 'note', ?, '{}', '[]')", ("x" * 90_000,)
    )
    with Book(file) as book:
        pages, size = book.row(
            "SELECT page_count, page_size FROM pragma_page_count, pragma_page_size"
        )
        found = walk.check_pages(book)
        held = os.stat(file).st_size
    writer.close()
    assert held < pages * size
    assert found == []
