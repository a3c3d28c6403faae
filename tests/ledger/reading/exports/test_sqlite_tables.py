"""A plain SQLite file of the tables: its columns, keys and links."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing

import pytest

from ledger.reading.exports import csv_tables, sqlite_tables
from ledger.reading.exports.heads import HEADS, names
from ledger.rules import games

KEYS = {
    "entries": "entry",
    "battles": "entry",
    "marks": "entry, act",
    "transfers": "entry, n",
    "changes": "entry, n",
    "throws": "entry, n",
    "payments": "entry, n",
    "accounts": "account_id, what",
    "facts": "subject_id, field",
    "things": "id",
    "players": "player_id",
    "territories": "territory_id",
}


def tell(entry):
    """The sentences of an entry."""
    return f"I {entry.kind}", entry.kind


@pytest.fixture
def written(table, tmp_path):
    """What is told of a file of tables, and a question to it."""
    path = str(tmp_path / "e.sqlite")
    found = sqlite_tables.write(table.book, path, tell)
    with closing(sqlite3.connect(path)) as file:
        yield found, lambda sql: file.execute(sql).fetchall()


def test_each_table_is_told_with_its_columns_and_rows(written):
    """They are those of the file."""
    told, ask = written

    assert set(told) == set(names("free"))
    for name, one in told.items():
        columns = ask(f"SELECT name FROM pragma_table_info('{name}')")  # noqa: S608
        assert one.heads == tuple(column for (column,) in columns)
        assert one.heads == HEADS.get(name, one.heads)
        assert [(one.rows,)] == ask(f'SELECT count(*) FROM "{name}"')  # noqa: S608
    assert (told["entries"].rows, told["battles"].rows) == (6, 0)
    assert ask("SELECT text_en FROM entries WHERE entry = 2") == [("I pay",)]


def test_each_row_has_a_key_where_it_can(written):
    """No two rows of a table have the same; a statement has two of each payment."""
    _, ask = written
    for name, sql in ask("SELECT name, sql FROM sqlite_master WHERE type = 'table'"):
        keys = re.findall(r"PRIMARY KEY \((.*?)\)", sql.replace('"', ""))
        assert keys == [KEYS[one] for one in KEYS if one == name]


@pytest.mark.parametrize(
    ("table_", "columns"),
    [
        (
            "entries",
            (
                "entry INTEGER|at TEXT|turn INTEGER|phase TEXT|kind TEXT"
                "|cause INTEGER REFERENCES entries (entry)|once TEXT|remark TEXT"
                "|ruling TEXT|undone_by INTEGER REFERENCES entries (entry)"
                "|chapter INTEGER|text_en TEXT|text_fr TEXT|PRIMARY KEY (entry)"
            ),
        ),
        (
            "marks",
            (
                "entry INTEGER REFERENCES entries (entry)"
                "|act INTEGER REFERENCES entries (entry)|undone INTEGER"
                "|PRIMARY KEY (entry, act)"
            ),
        ),
        (
            "facts",
            (
                "subject TEXT|field TEXT|value|entry INTEGER REFERENCES entries (entry)"
                "|subject_id TEXT|PRIMARY KEY (subject_id, field)"
            ),
        ),
        ("treasury", "account TEXT|money INTEGER"),
    ],
)
def test_columns_hold_numbers_texts_or_links(written, table_, columns):
    """A value as it was recorded may be anything; a link names an entry."""
    _, ask = written
    ((sql,),) = ask(f"SELECT sql FROM sqlite_master WHERE name = '{table_}'")  # noqa: S608
    lines = sql.replace('"', "").partition(f"{table_} (")[2].removesuffix(")")

    assert re.split(r", (?![^(]*\))", lines) == columns.split("|")


def test_texts_are_as_they_are(table, tmp_path):
    """No spreadsheet reads them, so nothing is put before a formula."""
    table.put("player:Anne", name="=1+1")
    path = str(tmp_path / "e.sqlite")
    sqlite_tables.write(table.book, path, tell)
    with closing(sqlite3.connect(path)) as file:
        assert file.execute("SELECT player FROM players").fetchone() == ("=1+1",)


@pytest.mark.parametrize("flavour", ["plain", "french"])
def test_a_folder_of_csv_has_the_same_tables(table, tmp_path, written, flavour):
    """The files are told with their rows; a formula stands behind an apostrophe."""
    table.put("player:Anne", name="=1+1")
    folder = tmp_path / flavour
    folder.mkdir()
    found = csv_tables.write(table.book, str(folder), flavour, tell)
    between = {"plain": ",", "french": ";"}[flavour]

    assert {f"{name}.csv" for name in found} == csv_tables.files("free")
    assert {one.name for one in folder.iterdir()} == csv_tables.files("free")
    assert found == {n: one.rows for n, one in written[0].items()} | {
        "entries": 7,
        "changes": found["changes"],
    }
    assert found["changes"] == written[0]["changes"].rows + 1
    lines = (folder / "players.csv").read_text("utf-8-sig").splitlines()
    first = ['"\'=1+1"', "1", "70", "0", '"player:Anne"']
    assert lines[1] == between.join(first)


def test_a_game_has_the_tables_of_every_campaign_and_its_own():
    """In that order; without a game, the files of all games are named."""
    assert names("free") == (*HEADS, "treasury")
    assert names("fief") == (*HEADS, "treasury", "fiefs", "lords", "soldiers")
    every = {f"{name}.csv" for game in games() for name in names(game)}
    assert csv_tables.files() == every
    assert csv_tables.files("free", "fief") == {f"{one}.csv" for one in names("fief")}
    assert "fiefs.csv" not in csv_tables.files("free", "mass")
