"""Changes a file as no program of ours would: without its guards."""

from __future__ import annotations

import sqlite3


def tamper(path: object, *statements: str, guards: bool = True) -> None:
    """Runs SQL with all triggers removed and then put back; or with them in place."""
    connection = sqlite3.connect(str(path), isolation_level=None)
    connection.execute("PRAGMA synchronous = 0")
    connection.execute("BEGIN")
    triggers = connection.execute(
        "SELECT name, sql FROM sqlite_master WHERE type = 'trigger'"
    ).fetchall()
    for name, _ in triggers if guards else ():
        connection.execute(f"DROP TRIGGER {name}")
    for statement in statements:
        connection.execute(statement)
    for _, sql in triggers if guards else ():
        connection.execute(sql)
    connection.execute("COMMIT")
    connection.close()
