"""An open campaign: what may be done with it, and how much work it may cost."""

from __future__ import annotations

import os
import sqlite3

import pytest

from ledger.errors import FileTrouble
from ledger.store import copying
from ledger.store.book import FOR_A_PAIR, FOR_A_ROW, STEPS, Book
from ledger.store.foreign import SCHEMA_VERSION
from tests.ledger.store.blank import held
from tests.tampering import tamper

DRAFT = "INSERT INTO draft VALUES (1, 'x', 'note', '{}', '{}', '[]')"
ENDLESS = (
    "WITH RECURSIVE r(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM r)"
    " SELECT count(seen(x)) FROM r"
)


@pytest.fixture
def copy(file, tmp_path):
    """A backup of it."""
    path = str(tmp_path / "copy.db")
    with Book(file) as book:
        copying.backup(book, path, lambda _: None)
    return path


def pragma(book, name):
    """A setting of a connection."""
    return book.row(f"PRAGMA {name}")[0]


def refusal(path, **how):
    """How a file is refused; meanwhile others may write it."""
    with pytest.raises(FileTrouble) as refused:
        Book(str(path), **how)
    if os.path.isfile(path) and os.path.getsize(path) > 100:
        other = sqlite3.connect(path, timeout=0, isolation_level=None)
        other.execute("BEGIN EXCLUSIVE")
        other.close()
    folder = path if os.path.isdir(path) else os.path.dirname(path)
    assert held(str(folder)) == []
    said = refused.value
    return said.code, said.key, said.facts


def test_an_open_campaign(file):
    """It is no backup, nothing is being written, and no hub hears of it."""
    with Book(file) as book:
        assert (book.path, book.patience, book.backup) == (file, 10.0, False)
        assert (book.gate, book.gated, book.tells, book.unsettled) == (
            *(-1, False),
            *(False, False),
        )
        assert (book.upstream, book.added) == (None, None)
    with Book(file, patience=0.5) as book:
        assert (book.patience, pragma(book, "busy_timeout")) == (0.5, 500)


def test_a_campaign_that_is_being_made(file):
    """It is ours: all work is allowed, and its transaction is open."""
    connection = sqlite3.connect(file)
    with Book.begun("new.db", connection) as book:
        assert (book.path, book.connection) == ("new.db", connection)
        assert (book.patience, book.gate, book.gated, book.backup) == (
            *(0.0, -1),
            *(False, False),
        )
        assert (book.unsettled, book.tells) == (True, False)
        assert (book.upstream, book.added, book.work) == (None, None, 1 << 60)


def test_who_opened_it_for_reading_writes_nothing(file):
    """Not even in passing."""
    with Book(file) as book:
        assert pragma(book, "query_only") == 1
        with pytest.raises(sqlite3.OperationalError):
            book.connection.execute(DRAFT)


def test_who_opened_it_for_writing_writes_safely(file):
    """What is acknowledged is on the disk, and no other file holds a part of it."""
    other = sqlite3.connect(file)
    other.execute("PRAGMA journal_mode = WAL")
    other.close()
    with Book(file, write=True) as book:
        assert (pragma(book, "query_only"), pragma(book, "synchronous")) == (0, 3)
        assert pragma(book, "journal_mode") == "delete"
        with book.writing():
            book.connection.execute(DRAFT)
    with Book(file) as book:
        assert book.rows("SELECT id FROM draft") == [(1,)]


def test_a_backup_is_only_read(copy):
    """However it is opened."""
    with Book(copy, write=True) as book:
        assert (book.backup, pragma(book, "query_only")) == (True, 1)
        with pytest.raises(FileTrouble) as refused:
            book.writing()
    said = refused.value
    assert (said.code, said.key, said.facts) == (
        "read_only",
        "read_only.backup",
        {"file": copy},
    )


def test_what_is_no_campaign(tmp_path):
    """A file that is not there, a folder, and any other file are told apart."""
    (tmp_path / "letter").write_text("Dear Anne")
    other = sqlite3.connect(tmp_path / "other.db")
    other.execute("CREATE TABLE t (x)")
    other.close()
    for name, code, key in (
        ("none.db", "no_campaign", "no_file"),
        ("", "not_a_campaign", "is_folder"),
        ("letter", "not_a_campaign", "not_a_campaign"),
        ("other.db", "not_a_campaign", "not_a_campaign"),
    ):
        found = refusal(tmp_path / name)
        assert found[:2] == (code, key)
        assert found[2]["file"] == str(tmp_path / name)


@pytest.mark.parametrize("write", [False, True])
def test_what_cannot_be_a_campaign_of_ours(file, write):
    """One without a beginning or a version, one of a later program, one that was changed."""
    genesis = "damaged", "damaged.genesis", {"file": file}
    known = SCHEMA_VERSION
    tamper(file, f"PRAGMA user_version = {known + 1}")
    newer = {"file": file, "version": known + 1, "known": known}
    assert refusal(file, write=write) == ("newer", "newer", newer)
    tamper(file, "PRAGMA user_version = 0")
    assert refusal(file, write=write) == genesis
    tamper(file, f"PRAGMA user_version = {known}", "CREATE TABLE evil (x)")
    strange = {"file": file, "part": "table evil"}
    assert refusal(file, write=write) == ("damaged", "damaged.schema", strange)
    tamper(file, "DROP TABLE evil", "DELETE FROM entry")
    assert refusal(file, write=write) == genesis


def test_a_backup_of_no_version_is_damaged(copy):
    """It is not upgraded, and no program ever wrote it."""
    tamper(copy, "PRAGMA user_version = 0")
    assert refusal(copy) == ("damaged", "damaged.genesis", {"file": copy})


def test_a_file_with_a_damaged_page_is_refused(file):
    """SQLite's own words are told, and the file is named."""
    with open(file, "r+b") as damaged:
        damaged.seek(100)
        damaged.write(b"\xff" * 200)
    with pytest.raises(FileTrouble) as refused:
        Book(file)
    assert (refused.value.code, refused.value.facts["file"]) == ("damaged", file)


# Questions -----------------------------------------------------------------------------


def test_questions(file):
    """All rows, the first, or one at a time."""
    ask = "SELECT value FROM json_each(?)"
    with Book(file) as book:
        assert book.rows(ask, ("[3, 4]",)) == [(3,), (4,)]
        assert (book.row(ask, ("[3, 4]",)), book.row(ask, ("[]",))) == ((3,), None)
        assert next(book.each(ask, ("[3, 4]",))) == (3,)
        assert list(book.each(ask, ("[3, 4]",))) == [(3,), (4,)]


@pytest.mark.parametrize(
    ("sql", "values"),
    [
        ("SELECT nothing", ()),
        ("SELECT ?", (1 << 64,)),
        ("SELECT CAST(x'ff' AS TEXT)", ()),
    ],
)
def test_a_question_without_an_answer_is_a_refusal(file, sql, values):
    """The file is damaged: it is named, with what went wrong."""
    with Book(file) as book:
        for ask in (book.rows, book.row, lambda *words: list(book.each(*words))):
            with pytest.raises(FileTrouble) as refused:
                ask(sql, values)
            assert refused.value.code == "damaged"
            assert refused.value.facts["file"] == file
            large = values and refused.value.key == "damaged.garbled"
            assert large or refused.value.facts["detail"]


def counted(book, rows=0, marks=0):
    """How much SQLite does before it is stopped, in steps that it is asked after."""
    book.connection.create_function("seen", 1, seen.append)
    seen.clear()
    book.allow(rows, marks)
    with pytest.raises(sqlite3.OperationalError, match="interrupted"):
        book.connection.execute(ENDLESS).fetchall()
    return len(seen)


seen: list[int] = []


def test_a_question_may_cost_so_much_and_no_more(file):
    """Rows that are written may cost more, and marks more for each pair of them."""
    with Book(file) as book:
        book.work = 100 * STEPS
        usual = counted(book)
        assert usual == pytest.approx(10_000, rel=0.5)
        assert counted(book, marks=100) == pytest.approx(2 * usual, rel=0.05)
        assert counted(book, marks=200) == pytest.approx(5 * usual, rel=0.05)
        assert counted(book, rows=50) == pytest.approx(2 * usual, rel=0.05)
        assert book.work == 200 * STEPS
        assert counted(book) == pytest.approx(2 * usual, rel=0.05)
    assert (FOR_A_ROW, FOR_A_PAIR) == (2_000, 10)


def test_questions_are_stopped_and_refused(file):
    """A file that is made to be read for ever is called damaged."""
    with Book(file) as book:
        for ask in (book.rows, lambda sql: list(book.each(sql))):
            with pytest.raises(FileTrouble) as refused:
                ask(ENDLESS.replace("seen(x)", "x"))
            assert refused.value.key == "damaged.endless"


def test_a_file_is_not_opened_for_ever(file):
    """However much there is in it to be looked at: it is called damaged."""
    tamper(
        file,
        "PRAGMA writable_schema = 1",
        "INSERT INTO sqlite_master"
        " WITH RECURSIVE r(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM r LIMIT 9000)"
        " SELECT 'view', 'v' || x, 'v' || x, 0, 'CREATE VIEW v' || x || ' AS SELECT 1'"
        " FROM r",
        guards=False,
    )
    assert refusal(file)[:2] == ("damaged", "damaged.endless")


def test_the_larger_the_file_the_more_it_may_cost(file):
    """What is written beside it counts, too."""
    size = os.path.getsize(file)
    with Book(file) as book:
        assert book.work == 500_000 + 4 * size
        with open(f"{file}-wal", "wb") as beside:
            beside.write(bytes(1000))
        book.measure()
        os.unlink(f"{file}-wal")
        assert book.work == 500_000 + 4 * (size + 1000)
        book.path += "-gone"
        book.measure()
        assert book.work == 500_000
        with open(f"{file}-gone-wal", "wb") as beside:
            beside.write(bytes(10))
        book.measure()
        assert book.work == 500_040


def test_what_is_read_together_fits_together(file):
    """Others who write meanwhile are not seen before it is over."""
    with Book(file) as book, Book(file, write=True, patience=0.1) as other:
        with book.reading():
            before = book.rows("SELECT count(*) FROM draft")
            with pytest.raises(FileTrouble), other.writing():
                other.connection.execute(DRAFT)
            assert book.rows("SELECT count(*) FROM draft") == before == [(0,)]
        with other.writing():
            other.connection.execute(DRAFT)
        assert book.rows("SELECT count(*) FROM draft") == [(1,)]


# Shared, and closed --------------------------------------------------------------------


class Hub:
    """The way to a hub, which can be closed."""

    closed = 0

    def close(self):
        self.closed += 1


def test_a_campaign_is_shared_by_what_lies_beside_it(file, tmp_path):
    """Beside the file itself, where a link leads to it."""
    pytest.importorskip("fcntl")
    link = str(tmp_path / "link.db")
    os.symlink(file, link)
    with Book(link) as book:
        assert (book.is_shared(), book.upstream) == (False, None)
        (tmp_path / "link.db.league").touch()
        assert not book.is_shared()
        (tmp_path / "c.db.league").touch()
        book.upstream = hub = Hub()
        assert (book.is_shared(), book.upstream) == (True, hub)


def test_a_closed_campaign(file):
    """Its file, the lock on its folder and the way to its hub are closed, once."""
    pytest.importorskip("fcntl")
    book = Book(file, write=True)
    with book as entered:
        assert entered is book
        with book.writing():
            pass
        gate, book.upstream = book.gate, Hub()
        assert gate >= 0
    assert (book.gate, book.upstream.closed) == (-1, 1)
    with pytest.raises(OSError, match="descriptor"):
        os.fstat(gate)
    with pytest.raises(sqlite3.ProgrammingError):
        book.connection.execute("SELECT 1")
    book.close()
