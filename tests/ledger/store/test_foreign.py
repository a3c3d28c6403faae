"""A file that somebody else may have made, before SQLite sees it and after."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from struct import pack

import pytest

from ledger.errors import FileTrouble
from ledger.store import foreign
from ledger.store.foreign import (
    BACKUP_ID,
    CAMPAIGN_ID,
    check_shape,
    connect,
    listed,
    look_beside,
    owner,
    settle_for_writing,
    shape,
    start,
    tables,
)

MAGIC = foreign.JOURNAL
PAGE = 4096


def made(path, identity=0):
    """A database of somebody's, of a few pages."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA application_id = {identity}")
        connection.execute("CREATE TABLE t (x)")
    return str(path)


def pragma(connection, name):
    """A setting of a connection."""
    return connection.execute(f"PRAGMA {name}").fetchone()[0]


# Whose it is ---------------------------------------------------------------------------


def test_a_campaign_and_a_backup_are_marked():
    """The marks can be read in a hex editor, and never change."""
    assert CAMPAIGN_ID.to_bytes(4, "big") == b"INTD"
    assert BACKUP_ID.to_bytes(4, "big") == b"INTB"


@pytest.mark.parametrize("identity", [0, 1, CAMPAIGN_ID, BACKUP_ID])
def test_the_owner_of_a_database(tmp_path, identity):
    """It is the number that its maker gave it."""
    path = made(tmp_path / "any.db", identity)
    assert owner(path) == identity
    assert start(path) == (tmp_path / "any.db").read_bytes()[:72]


def test_what_is_no_database_belongs_to_nobody(tmp_path):
    """Whatever stands where the number would be."""
    path = tmp_path / "letter"
    for text in (b"", b"Dear Anne", b"SQLite format 2\0" + b"x" * 80):
        path.write_bytes(text)
        assert (owner(str(path)), start(str(path))) == (0, text[:72])


def test_a_pipe_or_a_folder_is_not_read(tmp_path):
    """A pipe to which nobody writes would never answer."""
    pytest.importorskip("fcntl")
    os.mkfifo(tmp_path / "pipe")
    assert [start(str(tmp_path / name)) for name in ("pipe", "")] == [b"", b""]
    assert owner(str(tmp_path / "pipe")) == 0


def test_the_names_in_a_folder(here):
    """They are in order; where none can be read, there are none."""
    for name in "cab":
        (here / name).touch()
    assert listed(str(here)) == listed("") == ["a", "b", "c"]
    assert listed("nowhere") == []


# What lies beside it -------------------------------------------------------------------


def beside(path, look=None):
    """What is refused of a file's neighbours, if anything: the key, and the facts."""
    try:
        look_beside(look or path)
    except FileTrouble as refused:
        return f"{refused.key} of {refused.code}", refused.facts
    return None


@pytest.mark.parametrize("ending", ["-journal", "-wal", "-shm"])
def test_plain_files_beside_it_do_no_harm(tmp_path, ending):
    """SQLite leaves such files itself."""
    path = made(tmp_path / "any.db")
    assert beside(path) is None
    (tmp_path / f"any.db{ending}").write_bytes(b"x" * 600)
    assert beside(path) is None


@pytest.mark.parametrize("ending", ["-journal", "-wal", "-shm"])
@pytest.mark.parametrize("kind", ["link", "second name", "folder"])
def test_what_leads_elsewhere_is_refused(tmp_path, ending, kind):
    """The file is named, and what lies beside it: at the end of a link, too."""
    pytest.importorskip("fcntl")
    path, dear = made(tmp_path / "any.db"), tmp_path / "dear"
    dear.write_bytes(b"x")
    lies = f"{path}{ending}"
    if kind == "link":
        os.symlink(tmp_path / "nothing", lies)
    elif kind == "folder":
        os.mkdir(lies)
    else:
        os.link(dear, lies)
    refused = "damaged.link of damaged", {"file": path, "beside": lies}
    assert beside(path) == refused
    os.symlink(path, tmp_path / "second.db")
    assert beside(path, str(tmp_path / "second.db")) == refused


def test_a_journal_that_names_another_file_is_refused(tmp_path):
    """It is known by its end; what is no longer than its beginning names nothing."""
    path = made(tmp_path / "any.db")
    lies = tmp_path / "any.db-journal"
    for text, key in (
        (MAGIC, None),
        (b"x" + MAGIC, "damaged.journal"),
        (b"x" * 900 + MAGIC, "damaged.journal"),
        (b"x" * 900 + MAGIC + b"x", None),
        (b"", None),
    ):
        lies.write_bytes(text)
        facts = {"file": path, "beside": str(lies)}
        refused = (f"{key} of damaged", facts) if key else None
        assert beside(path) == refused, text


def test_such_an_end_matters_in_a_journal_only(tmp_path):
    """What SQLite keeps in other files it reads otherwise."""
    path = made(tmp_path / "any.db")
    (tmp_path / "any.db-wal").write_bytes(b"x" * 900 + MAGIC)
    assert beside(path) is None


@pytest.mark.parametrize(
    ("page", "size"), [(PAGE, PAGE), (512, 512), (0, 65_536), (65_536, 65_536)]
)
def test_a_journal_that_would_blow_it_up_is_refused(tmp_path, page, size):
    """The file was never larger than it and its journal are together."""
    path = made(tmp_path / "any.db")
    lies = tmp_path / "any.db-journal"
    length = 65_536 * 2 - os.path.getsize(path)
    most = 65_536 * 2 // size
    for pages, key in ((most, None), (most + 1, "damaged.journal_size")):
        head = MAGIC + pack(">IIIII", 0, 7, pages, 512, page)
        lies.write_bytes(head.ljust(length, b"x"))
        facts = {"file": path, "beside": str(lies)}
        refused = (f"{key} of damaged", facts) if key else None
        assert beside(path) == refused
        lies.write_bytes(b"x" + head[1:].ljust(length - 1, b"x"))
        assert beside(path) is None  # not begun as journals are: SQLite ignores it


# A connection --------------------------------------------------------------------------


def test_a_connection_is_hardened(file):
    """As SQLite advises for files of other people."""
    with closing(connect(file, "rw", 0.25)) as connection:
        limits = {
            sqlite3.SQLITE_LIMIT_ATTACHED: 0,
            sqlite3.SQLITE_LIMIT_LENGTH: 67_108_864,
            sqlite3.SQLITE_LIMIT_SQL_LENGTH: 1_000_000,
        }
        assert {limit: connection.getlimit(limit) for limit in limits} == limits
        settings = "trusted_schema", "cell_size_check", "recursive_triggers"
        assert [pragma(connection, name) for name in settings] == [0, 1, 0]
        assert pragma(connection, "busy_timeout") == 250
        assert connection.isolation_level is None
        if hasattr(connection, "getconfig"):  # from Python 3.12 on
            assert connection.getconfig(sqlite3.SQLITE_DBCONFIG_DEFENSIVE)


def test_a_connection_for_reading_writes_nothing(file):
    """Nor does any connection make a file that is not there."""
    with (
        closing(connect(file, "ro", 0)) as connection,
        pytest.raises(sqlite3.OperationalError, match="readonly"),
    ):
        connection.execute("DELETE FROM draft")
    for mode in ("ro", "rw"):
        with pytest.raises(sqlite3.OperationalError):
            connect(f"{file}-not", mode, 0)
    assert not os.path.exists(f"{file}-not")


@pytest.mark.parametrize(
    "name", ["a?mode=ro", "a#b", "a%41", "a b", "?#%", "file:a", "é", "%25"]
)
def test_a_file_of_any_name_is_opened(here, name):
    """By the name alone, from the root, and with a second slash before it."""
    made(here / name, 7)
    made(here / "aA", 8)
    places = [name, str(here / name), f"/{here / name}"]
    for place in places:
        with closing(connect(place, "rw", 0)) as connection:
            assert pragma(connection, "application_id") == 7


def test_nothing_is_opened_that_has_harmful_neighbours(file):
    """SQLite never sees it."""
    with open(f"{file}-journal", "wb") as lies:
        lies.write(b"x" * 100 + MAGIC)
    with pytest.raises(FileTrouble) as refused:
        connect(file, "rw", 0)
    assert refused.value.key == "damaged.journal"


def test_a_writer_acknowledges_nothing_before_it_is_on_the_disk(file):
    """Whatever mode the file was in."""
    for mode in ("wal", "delete"):
        with closing(sqlite3.connect(file)) as other:
            other.execute(f"PRAGMA journal_mode = {mode}")
        with closing(connect(file, "rw", 0)) as connection:
            settle_for_writing(connection)
            names = "journal_mode", "synchronous", "fullfsync"
            assert [pragma(connection, name) for name in names] == ["delete", 3, 1]


# Its tables ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("changes", "part"),
    [
        (["CREATE TABLE evil (x)"], "table evil"),
        (["CREATE INDEX evil ON draft (at)"], "index evil"),
        (["DROP TRIGGER entry_next"], "trigger entry_next"),
        (["DROP INDEX entry_cause"], "index entry_cause"),
        (["CREATE INDEX evil ON draft (at)", "CREATE TABLE vile (x)"], "table vile"),
        (["CREATE INDEX evil ON draft (at)", "DROP TRIGGER mark_next"], "trigger mark_next"),
        (["ALTER TABLE draft ADD COLUMN evil TEXT"], "table draft"),
        (["CREATE TABLE evil (x UNIQUE)", "DROP TABLE draft"], "table evil"),
        ([f"CREATE TABLE {'x' * 90} (x)"], f"table {'x' * 54}"),
    ],
)  # fmt: skip
def test_the_worst_of_what_was_changed_is_named(file, changes, part):
    """What does something comes before an index; what is strange need not be added."""
    with closing(sqlite3.connect(file)) as connection:
        for change in changes:
            connection.execute(change)
        with pytest.raises(FileTrouble) as refused:
            check_shape(connection, 1, "c.db")

    said = refused.value
    assert (said.code, said.key) == ("damaged", "damaged.schema")
    assert said.facts == {"file": "c.db", "part": part}


def test_what_is_as_it_was_made_is_accepted(file):
    """So are views, and what the migration library keeps."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE VIEW mine AS SELECT 1")
        check_shape(connection, 1, "c.db")
        found = tables(connection)

    assert found == sorted(found)
    assert not {"mine", "_sqlite_migrations"} & {name for _, name, *_ in found}
    assert shape(found) == foreign.SHAPES[1]


def test_the_shape_of_tables_tells_all_parts_apart():
    """Their number, their order, and what each of them is."""
    rows = [("table", "t", "t", "CREATE TABLE t (x)"), ("index", "i", "t", None)]
    shapes = {
        shape(some)
        for some in (
            *([], rows, rows[:1], rows[::-1]),
            [rows[0], ("index", "i", "t", "x")],
            [("table", "t", "", "tCREATE TABLE t (x)"), rows[1]],
        )
    }
    assert len(shapes) == 6
    assert shape(rows) == shape([*rows[:1], ("index", "i", "t", "")])
