"""Files of an older version are upgraded once, with a copy beside them."""

from __future__ import annotations

import os
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

import pytest
from sqlite_utils import Database
from sqlite_utils.migrations import Migrations

from ledger.errors import FileTrouble
from ledger.store import book as books
from ledger.store import foreign, migrations
from ledger.store.book import Book
from tests.face import ask


@pytest.fixture
def newer_program(monkeypatch, here):
    """A campaign of version 1, and a program that knows version 2."""
    ask("new", "c.db", "--players", "Anne,Bruno")
    steps = Migrations("intendant")
    steps(name="m001_journal")(migrations.m001_journal)

    @steps(name="m002_weather")
    def m002_weather(db):
        db.execute("CREATE TABLE weather (turn INTEGER) STRICT")

    monkeypatch.setattr(migrations, "steps", steps)
    for module in (books, migrations):
        monkeypatch.setattr(module, "SCHEMA_VERSION", 2)
    newest = sqlite3.connect(":memory:")
    steps.apply(Database(newest, recursive_triggers=False))
    shape = foreign.shape(foreign.tables(newest))
    monkeypatch.setattr(foreign, "SHAPES", {**foreign.SHAPES, 2: shape})


def version(path):
    """The version recorded in a file."""
    connection = sqlite3.connect(path)
    (found,) = connection.execute("PRAGMA user_version").fetchone()
    connection.close()
    return found


def tables(path):
    """The tables of a file."""
    connection = sqlite3.connect(path)
    found = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
    connection.close()
    return found


def test_an_old_file_is_brought_up_to_date_when_it_is_opened(newer_program):
    """The upgrade is one transaction, with the old file left beside it."""
    assert ask("pay", "bank", "Anne", "5")["balances"]["Anne"] == 5
    assert (version("c.db"), version("c.db.v1")) == (2, 1)
    assert "weather" in tables("c.db")
    assert "weather" not in tables("c.db.v1")
    assert ask("treasury", "Anne")["accounts"] == [{"name": "Anne", "money": 5}]


def test_the_copy_beside_is_a_backup(newer_program):
    """No search finds the copy, which is restored like any other backup."""
    ask("note", "of today")
    os.rename("c.db", "realm.fief")
    os.rename("c.db.v1", "old")
    assert ask("log")["entries"][-1]["text"].endswith("of today")
    ask("new", "again", "--from", "old")
    assert len(ask("log", "-c", "again")["entries"]) == 1


def test_several_may_open_it_at_once(newer_program):
    """One program migrates, the others wait; all of them can then read."""

    def look(_):
        with Book("c.db") as book:
            return book.rows("SELECT count(*) FROM weather")

    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(look, range(4))) == [[(0,)]] * 4


def test_nobody_brings_it_up_to_date_between_two_looks(newer_program, monkeypatch):
    """The data of version 1 are not compared with the tables of version 2."""
    look, looks = foreign.check_shape, []

    def after_another_process(connection, version, path):
        looks.append(version)
        with suppress(FileTrouble):  # the upgrade waits until we have looked
            migrations.migrate(path, 1)
        look(connection, version, path)

    monkeypatch.setattr(migrations, "PATIENCE", 0)
    monkeypatch.setattr(foreign, "check_shape", after_another_process)
    with Book("c.db") as book:
        found = book.rows("SELECT count(*) FROM weather")
    assert (found, looks, version("c.db")) == ([(0,)], [1, 2], 2)


def test_a_program_newer_still_was_faster(newer_program, monkeypatch):
    """The file is refused as newer, instead of being called foreign."""
    look = migrations.migrate

    def faster(path, old):
        connection = sqlite3.connect(path)
        connection.execute("PRAGMA user_version = 3")
        connection.close()
        look(path, old)

    monkeypatch.setattr(migrations, "migrate", faster)
    with pytest.raises(FileTrouble) as trouble:
        Book("c.db")
    assert (trouble.value.code, version("c.db")) == ("newer", 3)


def test_a_step_that_fails_leaves_the_file_as_it_was(newer_program, monkeypatch):
    """Nothing is half done, and the version is the old one."""
    steps = Migrations("intendant")
    steps(name="m001_journal")(migrations.m001_journal)

    @steps(name="m002_weather")
    def m002_weather(db):
        db.execute("CREATE TABLE weather (turn INTEGER) STRICT")
        db.execute("CREATE TABLE weather (turn INTEGER) STRICT")

    monkeypatch.setattr(migrations, "steps", steps)
    with pytest.raises(FileTrouble):
        Book("c.db")
    assert (version("c.db"), "weather" in tables("c.db")) == (1, False)


def test_a_backup_of_an_old_version_is_only_read(newer_program, monkeypatch):
    """Reading a backup writes nothing into it."""
    monkeypatch.setattr(books, "SCHEMA_VERSION", 1)
    ask("backup", "b.db")
    monkeypatch.setattr(books, "SCHEMA_VERSION", 2)
    assert ask("treasury", "-c", "b.db")["bank"] == 0
    assert version("b.db") == 1


def test_a_branch_of_an_old_backup_is_a_file_of_today(newer_program, monkeypatch):
    """A branch is upgraded, whole or cut short, without an older copy beside it."""
    monkeypatch.setattr(books, "SCHEMA_VERSION", 1)
    ask("note", "so far")
    ask("backup", "b.db")
    monkeypatch.setattr(books, "SCHEMA_VERSION", 2)
    for name, at in (("whole", ()), ("cut", ("--at", "1"))):
        ask("fork", name, *at, "-c", "b.db")
        assert (version(name), "weather" in tables(name)) == (2, True)
        ask("note", "and on", "-c", name)
    assert sorted(os.listdir()) == ["b.db", "c.db", "cut", "whole"]


def test_a_version_without_a_step_is_damaged(newer_program):
    """No program ever wrote version 0."""
    connection = sqlite3.connect("c.db")
    connection.execute("PRAGMA user_version = 0")
    connection.close()
    with pytest.raises(FileTrouble) as trouble:
        Book("c.db")
    assert trouble.value.code == "damaged"
