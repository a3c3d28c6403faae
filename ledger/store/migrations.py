"""How a file of an older version becomes one of today: named steps.

Every step runs in one transaction, after a copy was laid beside the file. The
first step makes a new file.
"""

from __future__ import annotations

import os
import sqlite3

from sqlite_utils import Database
from sqlite_utils.migrations import Migrations

from ledger.store.book import PATIENCE, SCHEMA_VERSION, connect
from ledger.store.foreign import CAMPAIGN_ID
from ledger.store.trouble import trouble

steps = Migrations("intendant")


@steps(name="m001_journal")
def m001_journal(db: Database) -> None:
    """The journal, its guards, the running totals and the views for people."""
    for name in ("schema.sql", "views.sql"):
        for statement in statements(script(name)):
            db.execute(statement)


def script(name: str) -> str:
    """The text of one of the SQL files beside this module."""
    with open(os.path.join(os.path.dirname(__file__), name), encoding="utf-8") as file:
        return file.read()


def statements(text: str) -> list[str]:
    """The single statements of a script, so that they run in one transaction."""
    found, begun = [], ""
    for line in text.splitlines(keepends=True):
        begun += line
        if sqlite3.complete_statement(begun):
            found.append(begun.strip())
            begun = ""
    return found


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
    from ledger.store.copying import copy_beside

    connection = connect(path, "rw", PATIENCE)
    try:
        connection.execute("PRAGMA synchronous = EXTRA")
        connection.execute("BEGIN IMMEDIATE")
        (now,) = connection.execute("PRAGMA user_version").fetchone()
        if now != version:  # another process was faster
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
