"""A new file, an older one that is brought up to date, and its copy."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlite_utils import hookimpl
from sqlite_utils.plugins import pm

from ledger.errors import FileTrouble, Refused
from ledger.store import migrations
from ledger.store.foreign import BACKUP_ID, CAMPAIGN_ID, SCHEMA_VERSION, check_shape
from ledger.store.migrations import build, copy_beside, migrate
from tests.face import ask
from tests.ledger.store.test_migrations import (
    newer_program as newer_program,  # noqa: PLC0414 - a fixture
)


def asked(path, sql):
    """The first value of an answer, from the file or in memory."""
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(sql).fetchone()[0]


@pytest.fixture
def new():
    """A connection to nothing, in a transaction."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        connection.execute("BEGIN")
        yield connection


def value(connection, what):
    """What SQLite is set to."""
    return connection.execute(f"PRAGMA {what}").fetchone()[0]


def test_a_new_file_is_one_of_ours(new):
    """Its tables, its guards and its owner, all in the transaction that is open."""
    build(new)
    assert new.in_transaction
    check_shape(new, SCHEMA_VERSION, "c.db")
    found = value(new, "application_id"), value(new, "user_version")
    assert found == (CAMPAIGN_ID, SCHEMA_VERSION)
    names = {name for (name,) in new.execute("SELECT name FROM sqlite_master")}
    assert {"treasury", "lists", "entry_next"} < names
    assert value(new, "recursive_triggers") == 0
    new.execute("ROLLBACK")
    assert new.execute("SELECT count(*) FROM sqlite_master").fetchone() == (0,)


def test_a_game_has_views_of_its_own(new):
    """All that it makes, beside ours."""
    build(new, views="CREATE VIEW a AS SELECT 1;\nCREATE VIEW b AS SELECT 2;\n")
    assert new.execute("SELECT * FROM a, b").fetchall() == [(1, 2)]


def test_what_others_plug_into_the_library_does_not_run(new):
    """It could change what is written into the file."""
    seen = []

    class Plugin:
        @hookimpl
        def prepare_connection(self, conn):
            seen.append(conn)

    plugin = Plugin()
    pm.register(plugin)
    try:
        build(new)
    finally:
        pm.unregister(plugin)
    assert seen == []


@pytest.mark.parametrize("known", [0, 2, 3])
def test_a_file_that_was_brought_up_to_date_meanwhile_is_left_alone(
    newer_program, known
):
    """Another process was faster; nothing is held, and no copy is made."""
    before = Path("c.db").read_bytes()
    migrate("c.db", known)
    assert (Path("c.db").read_bytes(), os.listdir()) == (before, ["c.db"])
    with closing(sqlite3.connect("c.db", timeout=0)) as other:
        other.execute("BEGIN EXCLUSIVE")


def test_a_file_is_brought_up_to_date_but_for_its_copy(newer_program):
    """Afterwards nothing is held, and nothing lies beside it but the copy."""
    before = Path("c.db").read_bytes()
    migrate("c.db", 1)
    assert sorted(os.listdir()) == ["c.db", "c.db.v1"]
    assert asked("c.db", "PRAGMA user_version") == 2
    assert asked("c.db", "PRAGMA application_id") == CAMPAIGN_ID
    assert asked("c.db", "SELECT count(*) FROM weather") == 0
    assert asked("c.db.v1", "PRAGMA user_version") == 1
    assert asked("c.db.v1", "PRAGMA application_id") == BACKUP_ID
    assert len(Path("c.db.v1").read_bytes()) == len(before)
    for name in ("c.db", "c.db.v1"):
        with closing(sqlite3.connect(name, timeout=0)) as other:
            other.execute("BEGIN EXCLUSIVE")


def test_a_copy_that_is_there_already_is_kept(newer_program):
    """It is the older one."""
    Path("c.db.v1").write_text("kept")
    migrate("c.db", 1)
    assert Path("c.db.v1").read_text() == "kept"
    assert asked("c.db", "PRAGMA user_version") == 2


def test_a_file_that_somebody_writes_is_not_brought_up_to_date(
    newer_program, monkeypatch
):
    """It is locked, as it is called; later it can be."""
    monkeypatch.setattr(migrations, "PATIENCE", 0)
    with closing(sqlite3.connect("c.db", isolation_level=None)) as writer:
        writer.execute("BEGIN IMMEDIATE")
        with pytest.raises(FileTrouble) as refused:
            migrate("c.db", 1)
        writer.execute("ROLLBACK")
    assert (refused.value.code, refused.value.facts["file"]) == ("locked", "c.db")
    assert os.listdir() == ["c.db"]
    migrate("c.db", 1)
    assert asked("c.db", "PRAGMA user_version") == 2


def test_where_no_copy_can_be_made_nothing_is_changed(newer_program):
    """Something of SQLite's lies in its place."""
    Path("c.db.v1-journal").touch()
    with pytest.raises(Refused) as refused:
        migrate("c.db", 1)
    assert refused.value.facts == {"file": "c.db.v1-journal"}
    assert asked("c.db", "PRAGMA user_version") == 1
    assert sorted(os.listdir()) == ["c.db", "c.db.v1-journal"]
    os.unlink("c.db.v1-journal")
    migrate("c.db", 1)


def test_a_copy_holds_what_was_committed(here):
    """Although somebody is writing; a link to nowhere counts as a copy."""
    ask("new", "c.db", "--players", "Anne,Bruno")
    with closing(sqlite3.connect("c.db", isolation_level=None)) as writer:
        writer.execute("BEGIN IMMEDIATE")
        writer.execute("INSERT INTO draft VALUES (1, 'x', 'note', '{}', '{}', '[]')")
        copy_beside("c.db", "copy")
        os.symlink("nowhere", "link")
        copy_beside("c.db", "link")
        writer.execute("COMMIT")
    assert asked("copy", "SELECT count(*) FROM draft") == 0
    assert asked("copy", "SELECT count(*) FROM entry") == 1
    assert asked("copy", "PRAGMA application_id") == BACKUP_ID
    assert asked("c.db", "PRAGMA application_id") == CAMPAIGN_ID
    assert sorted(os.listdir()) == ["c.db", "copy", "link"]
    assert not os.path.exists("link")
