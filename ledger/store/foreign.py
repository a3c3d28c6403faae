"""A file that somebody else may have made: checked before SQLite obeys it.

A campaign may come by mail or from a shared folder. SQLite is kept from what the
file's maker could make it do: delete or overwrite other files, run views and
triggers, work without end. No other module connects to a file.
"""

from __future__ import annotations

import os
import sqlite3
from stat import S_ISREG

from ledger.errors import FileTrouble
from ledger.wire import hashed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

CAMPAIGN_ID = 0x494E5444  # "INTD"
BACKUP_ID = 0x494E5442  # "INTB"
HEADER = b"SQLite format 3\0"
OWNER = slice(68, 72)  # where SQLite keeps the application's id
BESIDE = ("-journal", "-wal", "-shm")  # files that SQLite keeps beside a database
JOURNAL = bytes.fromhex("d9d505f920a163d7")  # how a journal begins
PAGES, BEGUN = slice(16, 20), slice(24, 28)  # a file's length: pages and size
LARGEST_PAGE = 65_536
LIMITS = (
    (sqlite3.SQLITE_LIMIT_ATTACHED, 0),
    (sqlite3.SQLITE_LIMIT_LENGTH, 1 << 26),  # enough to undo tens of thousands of acts
    (sqlite3.SQLITE_LIMIT_SQL_LENGTH, 1_000_000),
)
# The tables, indexes and guards of each version of the format. Views are left out:
# they serve people, and nothing here reads them. So is the table in which the
# migration library records its steps.
SCHEMA = (
    "SELECT type, name, tbl_name, sql FROM sqlite_master"
    " WHERE (sql IS NULL OR sql NOT GLOB 'CREATE VIEW *')"
    " AND NOT (tbl_name IS '_sqlite_migrations'"
    " AND (type = 'index' OR sql GLOB 'CREATE TABLE *'))"
)
SCHEMA_VERSION = 1
# What that table must name, or a later version would take the steps once more.
STEPS = {("intendant", "m001_journal")}
SHAPES = {1: "bb597d913bcd57a5ffa68df7d90a5a58dadf7d1397abbea1ed87ea14a76403f9"}
MOST_TOLD = 60
PATIENCE = 10.0  # seconds to wait for another process


def start(path: str) -> bytes:
    """The first bytes of a file; of anything else none, since a pipe might block."""
    if not S_ISREG(os.stat(path).st_mode):
        return b""
    with open(path, "rb", buffering=0) as file:
        return file.read(OWNER.stop)


def listed(folder: str) -> list[str]:
    """The names in a folder, in order; none where it may not be read."""
    try:
        return sorted(os.listdir(folder or "."))
    except OSError:
        return []


def is_listed(folder: str) -> bool:
    """Whether the names in a folder can be read: the attempt alone tells."""
    try:
        os.listdir(folder or ".")
    except OSError:
        return False
    return True


def owner(path: str) -> int:
    """The application id of a database; 0 if the file is not a database."""
    begun = start(path)
    return int.from_bytes(begun[OWNER], "big") if begun.startswith(HEADER) else 0


def look_beside(path: str) -> None:
    """Refuses a file with something beside it that would harm another file.

    A journal may name a file that SQLite deletes after rolling back, as it does for
    transactions over several files, which we never make. What is written to a link
    would end up in another file.
    """
    if os.path.islink(path):
        path = os.path.realpath(path)  # SQLite looks beside the file itself
    for ending in BESIDE:
        beside = path + ending
        try:
            status = os.lstat(beside)
        except OSError:
            continue
        if not S_ISREG(status.st_mode) or status.st_nlink > 1:
            raise FileTrouble("damaged", "damaged.link", file=path, beside=beside)
        key = _harmful(path, beside) if ending == "-journal" else None
        if key:
            raise FileTrouble("damaged", key, file=path, beside=beside)


def _harmful(path: str, journal: str) -> str | None:
    """The key of a refusal if the journal is one that SQLite never writes for us."""
    try:
        with open(journal, "rb", buffering=0) as file:
            begun = file.read(BEGUN.stop)
            size = file.seek(0, os.SEEK_END)
            # However many parts it has, SQLite looks for a name at its very end.
            file.seek(max(0, size - len(JOURNAL)))
            if size > len(JOURNAL) and file.read() == JOURNAL:
                return "damaged.journal"
            size += os.stat(path).st_size
    except FileNotFoundError:  # its writer has finished
        return None
    pages, page = (int.from_bytes(begun[part], "big") for part in (PAGES, BEGUN))
    # A transaction makes a file longer; what it cuts off is in its journal.
    fits = pages * (page or LARGEST_PAGE) <= size
    return None if fits or not begun.startswith(JOURNAL) else "damaged.journal_size"


def harden(connection: sqlite3.Connection) -> None:
    """Sets up a connection as SQLite advises for files from other people."""
    for limit, most in LIMITS:
        connection.setlimit(limit, most)
    defensive = getattr(sqlite3, "SQLITE_DBCONFIG_DEFENSIVE", None)
    if defensive is not None:  # pragma: no cover - from Python 3.12 on
        connection.setconfig(defensive, True)  # type: ignore[attr-defined]
    connection.execute("PRAGMA trusted_schema = 0")
    connection.execute("PRAGMA cell_size_check = 1")


def connect(path: str, mode: str, patience: float) -> sqlite3.Connection:
    """A bare connection to an existing file; `mode` is spelled as in SQLite's URIs."""
    look_beside(path)
    quoted = path.replace("%", "%25").replace("?", "%3f").replace("#", "%23")
    # A path that began with two slashes would be read as the name of a machine.
    quoted = f"//{quoted}" if quoted.startswith("/") else f"./{quoted}"
    connection = sqlite3.connect(
        f"file:{quoted}?mode={mode}",
        uri=True,
        isolation_level=None,
        timeout=patience,
    )
    try:
        harden(connection)
        connection.execute("PRAGMA recursive_triggers = 0")
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def settle_for_writing(connection: sqlite3.Connection) -> None:
    """Chooses a rollback journal, and acknowledges nothing before it is on the disk.

    With SQLite's own defaults a power cut can lose an acknowledged commit.
    """
    (mode,) = connection.execute("PRAGMA journal_mode").fetchone()
    if mode != "delete":
        connection.execute("PRAGMA journal_mode = DELETE")
    connection.execute("PRAGMA synchronous = EXTRA")
    connection.execute("PRAGMA fullfsync = ON")  # for macOS: past the disk's own cache


def check_shape(connection: sqlite3.Connection, version: int, path: str) -> None:
    """Refuses a file whose tables, indexes or guards are not those of its version."""
    parts_of_file = tables(connection)
    if shape(parts_of_file) != SHAPES[version]:
        part = _strange(parts_of_file)
        raise FileTrouble("damaged", "damaged.schema", file=path, part=part)


def shape(parts_of_file: list[Any]) -> str:
    """One hash of all tables, indexes and guards."""
    parts = [part or "" for row in parts_of_file for part in row]
    return hashed("\0".join((str(len(parts_of_file)), *parts)))


def tables(connection: sqlite3.Connection) -> list[Any]:
    """The tables, indexes and guards of a file, in order."""
    return sorted(connection.execute(SCHEMA).fetchall())


def _strange(parts_of_file: list[Any]) -> str:
    """The worst of what was added, changed or removed."""
    from ledger.store.scripts import script, statements

    fresh = sqlite3.connect(":memory:")
    for statement in statements(script("schema.sql")):
        fresh.execute(statement)
    due = tables(fresh)
    fresh.close()
    other = [row for row in parts_of_file if row not in due]
    other += [
        row for row in due if row[1] not in {name for _, name, *_ in parts_of_file}
    ]
    other.sort(key=lambda row: (row[0] == "index", row[0]))
    return f"{other[0][0]} {other[0][1]}"[:MOST_TOLD] if other else ""
