"""How a file of an older version is brought up to date, in named steps.

Every step runs in one transaction, after a copy has been put beside the file. The
first step makes a new file.
"""

from __future__ import annotations

import os
import sqlite3

from sqlite_utils import Database
from sqlite_utils.migrations import Migrations

from ledger.store.foreign import (
    BACKUP_ID,
    CAMPAIGN_ID,
    PATIENCE,
    SCHEMA_VERSION,
    connect,
)
from ledger.store.making import make_file
from ledger.store.scripts import script, statements
from ledger.store.trouble import trouble

steps = Migrations("intendant")


@steps(name="m001_journal")
def m001_journal(db: Database) -> None:
    """The journal, its guards, the running totals and the views for people."""
    for name in ("schema.sql", "views.sql"):
        for statement in statements(script(name)):
            db.execute(statement)


def _database(connection: sqlite3.Connection) -> Database:
    # With recursive triggers the guards would refuse our own running totals.
    return Database(connection, recursive_triggers=False, execute_plugins=False)


def build(connection: sqlite3.Connection, *, views: str = "") -> None:
    """Makes the tables of a new campaign inside the open transaction."""
    steps.apply(_database(connection))
    for statement in statements(views):
        connection.execute(statement)
    connection.execute(f"PRAGMA application_id = {CAMPAIGN_ID}")
    connection.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")


def migrate(path: str, version: int) -> None:
    """Brings an older file up to date, with a copy of it left beside it."""
    connection = connect(path, "rw", PATIENCE)
    try:
        connection.execute("PRAGMA synchronous = EXTRA")
        connection.execute("BEGIN IMMEDIATE")
        (now,) = connection.execute("PRAGMA user_version").fetchone()
        if now != version:  # another process got there first
            connection.execute("ROLLBACK")
            return
        copy_beside(path, f"{path}.v{version}")
        steps.apply(_database(connection))
        connection.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
        connection.execute("COMMIT")
    except sqlite3.Error as error:
        raise trouble(error, path) from error
    finally:
        connection.close()


def copy_beside(source: str, path: str) -> None:
    """Puts a copy beside a file that is being written, unless there is one already.

    It goes through SQLite, because opening and closing the file by hand would drop
    its locks, and by a separate connection, because a writing one cannot be copied.
    """
    if os.path.lexists(path):
        return

    def copy(draft: str) -> None:
        reader, target = connect(source, "rw", 0), connect(draft, "rw", 0)
        try:
            reader.backup(target)
            target.execute(f"PRAGMA application_id = {BACKUP_ID}")
        finally:
            target.close()
            reader.close()

    make_file(path, copy)
