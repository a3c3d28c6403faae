"""Campaigns that somebody has prepared at random: asked, written and copied without harm."""

# ruff: noqa: S608 - whatever SQLite lets somebody do

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

import pytest

from ledger.store import foreign
from tests.effort import chance, examples, tally
from tests.face import intendant
from tests.trouble.test_foreign import WAYS, journal, listed
from tests.trouble.test_foreign import house as house  # noqa: PLC0414 - a fixture
from tests.trouble.test_foreign import mail as mail  # noqa: PLC0414 - a fixture

pytestmark = pytest.mark.deep

TABLES = ("entry", "effect", "throw", "mark", "balance", "fact", "undone", "draft")
FOREVER = "WITH RECURSIVE r(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM r) SELECT"
DONE = (
    *("SELECT 1", "DELETE FROM fact", "UPDATE balance SET amount = 9", "SELECT zeroblob(9)"),
    *(f"{FOREVER} max(x) FROM r", "SELECT load_extension('evil')", "INSERT INTO fact DEFAULT VALUES"),
    *("SELECT writefile('dear.txt', 'x')", "SELECT readfile('dear.txt')", "SELECT edit('x')"),
    *("SELECT fts3_tokenizer('x')", "SELECT printf('%.*c', 900000000, 'x')"),
)  # fmt: skip
COLUMNS = ("x", "seq", "kind", "value", "amount", "entry", "subject", "id", "text")
TYPES = ("", "TEXT", "INTEGER", "BLOB", "ANY")
PRAGMAS = (
    *("user_version = 2", "user_version = -1", "application_id = 7", "page_size = 512"),
    *("journal_mode = WAL", "auto_vacuum = FULL", "encoding = 'UTF-16'", "max_page_count = 1"),
    f"application_id = {foreign.BACKUP_ID}",
)  # fmt: skip
VALUES = (
    "NULL",
    "''",
    "x'ff00'",
    "-1",
    "9e999",
    "zeroblob(100000)",
    "'{'",
    "'\x1b[2J'",
)


def statement(rng) -> str:
    """One of all that SQLite lets somebody do to a file."""
    table, other = rng.choice(TABLES), rng.choice(TABLES)
    column, value = rng.choice(COLUMNS), rng.choice(VALUES)
    when = f"{rng.choice(('BEFORE', 'AFTER'))} {rng.choice(('INSERT', 'UPDATE', 'DELETE'))}"
    return rng.choice(
        (
            f"CREATE TRIGGER evil {when} ON {table} BEGIN {rng.choice(DONE)}; END",
            f"CREATE VIEW evil AS {FOREVER} x FROM r",
            f"CREATE VIEW evil AS SELECT * FROM {table}, {other}",
            f"DROP TRIGGER {table}_{rng.choice(('update', 'delete', 'insert'))}",
            f"DROP TABLE {table}",
            f"ALTER TABLE {table} RENAME TO {other}s",
            f"ALTER TABLE {table} ADD COLUMN evil {rng.choice(TYPES)}",
            f"ALTER TABLE {table} RENAME COLUMN {column} TO evil",
            f"CREATE TABLE evil ({column} {rng.choice(TYPES)})",
            f"CREATE VIRTUAL TABLE evil USING {rng.choice(('fts5(x)', 'rtree(a, b, c)'))}",
            f"CREATE INDEX evil ON {table} (upper({column}))",
            f"UPDATE {table} SET {column} = {value}",
            f"DELETE FROM {table} WHERE rowid % 2",
            f"PRAGMA {rng.choice(PRAGMAS)}",
            "UPDATE sqlite_master SET sql = replace(sql, 'CHECK', 'chunk')",
            f"UPDATE sqlite_master SET rootpage = {rng.randrange(40)} WHERE name = '{table}'",
            f"UPDATE sqlite_master SET name = '{other}' WHERE name = '{table}'",
            "ANALYZE",
            "VACUUM",
        )
    )  # fmt: skip


def prepared(path: Path, rng) -> list[str]:
    """Does some of this to a file, as far as SQLite lets it be done."""
    tried = [statement(rng) for _ in range(rng.choice((0, 1, 1, 2, 4)))]
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA writable_schema = ON")
        connection.execute("PRAGMA recursive_triggers = OFF")
        connection.set_progress_handler(
            lambda: 1, 200_000
        )  # what never ends is not done
        for one in tried:
            with suppress(sqlite3.Error, sqlite3.Warning):
                connection.execute(one)
    return tried


def put_beside(path: Path, dear: Path, rng) -> str:
    """Something of SQLite's lies beside it: made up, torn, or leading elsewhere."""
    beside = Path(f"{path}{rng.choice(foreign.BESIDE)}")
    beside.unlink(missing_ok=True)
    how = rng.choice(("nothing", "nothing", "named", "noise", "link", "empty", "cut"))
    if how == "named":
        beside.write_bytes(journal(path, dear))
    elif how == "cut":
        whole = journal(path, dear)
        beside.write_bytes(whole[: rng.randrange(len(whole))])
    elif how == "noise":
        begun = rng.choice((b"", bytes.fromhex("d9d505f920a163d7"), b"7\x7f\x06\x82"))
        beside.write_bytes(begun + rng.randbytes(rng.choice((20, 600, 9000))))
    elif how == "link":
        beside.symlink_to(dear)
    elif how == "empty":
        beside.touch()
    return how


def others(folder: Path) -> dict[str, bytes]:
    """All files but those in the box, and what was made by name."""
    found = listed(folder)
    return {
        name: data
        for name, data in found.items()
        if not name.startswith(("box", "new"))
    }


@pytest.mark.parametrize("way", WAYS)
def test_whatever_came_by_mail_harms_nothing_else(mail, monkeypatch, way):
    """It is answered or refused, and ends; no other file is another afterwards."""
    rng = chance(f"hostile campaigns: {way}")
    path, dear = mail / "box" / "c.db", mail / "dear.txt"
    good, before = path.read_bytes(), others(mail)
    words = [word.format(path) for word in WAYS[way]]
    if str(path) not in words:
        monkeypatch.chdir(path.parent)
    for _ in range(examples(6)):
        for name in os.listdir(mail / "box"):
            os.unlink(mail / "box" / name)
        (mail / "new").unlink(missing_ok=True)
        path.write_bytes(good)
        told = prepared(path, rng), put_beside(path, dear, rng)
        said = intendant(*words, *["--json"] * rng.randrange(2))
        tally("hostile campaigns")
        assert said.status in (0, 1, 2, 3), (told, said)
        assert "Traceback" not in said.err, told
        assert "\x1b" not in said.out + said.err, told
        assert others(mail) == before, told
