"""Changes a file as no program of ours would: without its guards."""

from __future__ import annotations

import sqlite3

TYPE_CHECKING = False
if TYPE_CHECKING:
    from pathlib import Path
    from typing import Any


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


def make_bytes_of_time(path: Path, seq: int) -> None:
    """Flips the one bit that makes bytes of an entry's time, which was text."""
    at = _time(path, seq)
    # Before its values a row says what they are: the number (0), a text of 20 letters.
    data, sorts = path.read_bytes(), bytes((0, 13 + 2 * len(at)))
    place = data.find(at.encode())
    while isinstance(_time(path, seq), str):
        begun = data.rfind(sorts, place - 40, place)
        if begun >= 0:
            flipped = bytearray(data)
            flipped[begun + 1] ^= 1
            path.write_bytes(flipped)
        place = data.find(at.encode(), place + 1)


def _time(path: Path, seq: int) -> Any:
    connection = sqlite3.connect(str(path))
    (at,) = connection.execute("SELECT at FROM entry WHERE seq = ?", (seq,)).fetchone()
    connection.close()
    return at
