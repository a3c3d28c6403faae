"""The file guards itself: nobody can change by hand what was written."""

from __future__ import annotations

import sqlite3

import pytest

from tests.laws.test_frozen import play

TABLES = ("entry", "effect", "throw", "mark", "balance", "fact", "undone")
PRAGMAS = pytest.mark.parametrize("recursive", [False, True])


@pytest.fixture
def by_hand(evening):
    """A bare connection to a campaign where every table has rows."""
    play(evening)
    evening.close()
    connection = sqlite3.connect(evening.file, isolation_level=None)
    before = list(connection.iterdump())
    yield connection
    assert list(connection.iterdump()) == before
    connection.close()
    evening.reopen()


def rows(connection, table):
    """The column names and rows of a table."""
    cursor = connection.execute(f"SELECT * FROM {table}")  # noqa: S608 - a constant
    return [c[0] for c in cursor.description], cursor.fetchall()


def refused(connection, sql, values=()):
    """Executes the statement, which a guard must refuse."""
    with pytest.raises(sqlite3.IntegrityError) as caught:
        connection.execute(sql, values)
    assert str(caught.value).startswith(("journal: ", "running totals "))


@PRAGMAS
@pytest.mark.parametrize("table", TABLES)
def test_every_hand_made_update_and_delete_is_refused(by_hand, table, recursive):
    """Updates and deletes are refused for each column of each table, in every form."""
    by_hand.execute(f"PRAGMA recursive_triggers = {recursive:d}")
    columns, found = rows(by_hand, table)
    assert found
    refused(by_hand, f"DELETE FROM {table}")  # noqa: S608
    for column in columns:
        for how in ("", "OR REPLACE", "OR IGNORE", "OR FAIL"):
            refused(by_hand, f"UPDATE {how} {table} SET {column} = {column}")  # noqa: S608


@PRAGMAS
@pytest.mark.parametrize("how", ["", "OR REPLACE"])
@pytest.mark.parametrize("table", TABLES)
def test_every_hand_made_insert_of_a_row_is_refused(by_hand, table, how, recursive):
    """A row that exists already is refused, even with another value in any column."""
    by_hand.execute(f"PRAGMA recursive_triggers = {recursive:d}")
    columns, found = rows(by_hand, table)
    marks = ",".join("?" * len(columns))
    sql = f"INSERT {how} INTO {table} VALUES ({marks})"  # noqa: S608
    for row in found:
        refused(by_hand, sql, row)
        for index, value in enumerate(row):
            other = value + 1 if isinstance(value, int) else f"{value}x"
            changed = (*row[:index], other, *row[index + 1 :])
            try:
                by_hand.execute("BEGIN")
                by_hand.execute(sql, changed)
            except sqlite3.Error:
                pass
            else:
                pytest.fail(f"{sql} took {changed}")
            finally:
                if by_hand.in_transaction:
                    by_hand.execute("ROLLBACK")


@PRAGMAS
@pytest.mark.parametrize("table", ["balance", "fact", "undone"])
def test_a_running_total_cannot_be_put_in_anew(by_hand, table, recursive):
    """Upserts, and rows for accounts that nobody knows, are refused as well."""
    by_hand.execute(f"PRAGMA recursive_triggers = {recursive:d}")
    (last,) = by_hand.execute("SELECT max(entry) FROM effect").fetchone()
    new = {
        "balance": ("player:Zoé", "money", 5, last, 1),
        "fact": ("title:King", "holder", "player:Anne", last),
        "undone": (2, last + 1, 1),
    }[table]
    marks = ",".join("?" * len(new))
    refused(by_hand, f"INSERT INTO {table} VALUES ({marks})", new)  # noqa: S608
    refused(by_hand, f"REPLACE INTO {table} VALUES ({marks})", new)  # noqa: S608
    columns, (row, *_) = rows(by_hand, table)
    key = {"balance": "account, what", "fact": "subject, field", "undone": "act"}
    refused(
        by_hand,
        f"INSERT INTO {table} VALUES ({','.join('?' * len(row))})"  # noqa: S608
        f" ON CONFLICT ({key[table]}) DO UPDATE SET {columns[-1]} = 0",
        row,
    )


def test_an_entry_that_does_not_follow_the_chain_is_refused(by_hand):
    """An entry needs the next number, the newest hash, and a key never used before."""
    columns, found = rows(by_hand, "entry")
    newest = dict(zip(columns, found[-1], strict=True))
    right = {**newest, "seq": newest["seq"] + 1, "prev": newest["hash"], "once": None}
    keyed = next(
        row[columns.index("once")] for row in found if row[columns.index("once")]
    )
    sql = f"INSERT OR REPLACE INTO entry VALUES ({','.join('?' * len(columns))})"  # noqa: S608
    for wrong in (
        {"seq": 1},
        {"seq": newest["seq"]},
        {"seq": newest["seq"] + 2},
        {"prev": "0" * 64},
        {"prev": newest["prev"]},
        {"once": keyed},
    ):
        refused(by_hand, sql, tuple({**right, **wrong}.values()))
