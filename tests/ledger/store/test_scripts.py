"""The SQL files, and the statements in them."""

from __future__ import annotations

import sqlite3

import pytest

from ledger.store.scripts import script, statements

TEXT = """-- A table,
-- explained.
CREATE TABLE a (b
);

CREATE TRIGGER e AFTER INSERT ON a BEGIN
  SELECT 1;
  SELECT ';';
END;
SELECT 2
"""


def test_a_script_is_divided_into_its_statements():
    """A guard with statements in it is one; what is not complete is none."""
    assert statements(TEXT) == [
        "-- A table,\n-- explained.\nCREATE TABLE a (b\n);",
        "CREATE TRIGGER e AFTER INSERT ON a BEGIN\n  SELECT 1;\n  SELECT ';';\nEND;",
    ]


@pytest.mark.parametrize("text", ["", "\n", "SELECT 1", "-- nothing"])
def test_a_text_without_a_complete_statement_has_none(text):
    """Nothing is run by half."""
    assert statements(text) == []


def test_our_scripts_are_read_whole():
    """Each statement runs alone, and makes what it says."""
    text = script("schema.sql")
    assert text.startswith("-- The journal: what happened.")
    made = sqlite3.connect(":memory:")
    for one in statements(text):
        made.execute(one)
    many = made.execute("SELECT count(*) FROM sqlite_master WHERE sql IS NOT NULL")
    assert many.fetchone() == (len(statements(text)),)
    made.close()
