"""`export sqlite`: a plain file of tables, and what Datasette should say of it."""

from __future__ import annotations

import json
import os
import sqlite3
import stat
from pathlib import Path

import pytest

from ledger.reading.exports.flat import names
from ledger.rules import games
from tests.evil_names import EVIL
from tests.face import ask, intendant
from tests.served import answers
from tests.spreadsheet import table as of_csv


def rows(file, table):
    """The rows of a table, each by the names of its columns."""
    opened = sqlite3.connect(file)
    opened.row_factory = sqlite3.Row
    try:
        return [dict(row) for row in opened.execute(f'SELECT * FROM "{table}"')]  # noqa: S608
    finally:
        opened.close()


def test_two_files_named_after_the_campaign_are_made(full):
    """The tables and their metadata are private to their owner; rows are counted."""
    told = ask("export", "sqlite")

    assert (told["file"], told["metadata"]) == ("c.sqlite", "c.metadata.json")
    assert set(told["tables"]) == set(names("free"))
    assert told["tables"] == {n: len(rows("c.sqlite", n)) for n in names("free")}
    assert {stat.S_IMODE(os.stat(told[f]).st_mode) for f in ("file", "metadata")} == {
        0o600
    }
    assert sorted(os.listdir()) == ["c.db", "c.metadata.json", "c.sqlite"]


def test_it_holds_what_the_csv_tables_hold(full):
    """Table by table and row by row, both exports are the same."""
    ask("export", "sqlite", "-o", "e.sqlite")
    ask("export", "csv", "-o", "t")
    for name in names("free"):
        assert rows("e.sqlite", name) == of_csv(f"t/{name}.csv"), name


def test_each_entry_is_told_in_both_languages_whatever_is_spoken(full):
    """The sentences are those of the log in English and in French."""
    ask("export", "sqlite", "-o", "e.sqlite", "--lang", "fr")
    for lang in ("en", "fr"):
        told = [entry["text"] for entry in ask("log", "--lang", lang)["entries"]]
        assert told == [row[f"text_{lang}"] for row in rows("e.sqlite", "entries")]
    horse = rows("e.sqlite", "entries")[4]
    assert horse["text_en"] == "Anne pays 30\u00a0coins to Bruno — a horse"
    assert horse["text_fr"] == "Anne verse 30\u00a0pièces à Bruno — a horse"


def test_a_purse_is_followed_payment_by_payment(full):
    """Each payment has two lines in the statements, with the balance after it."""
    ask("export", "sqlite", "-o", "e.sqlite")
    bruno = [
        (row["kind"], row["other"], row["amount"], row["balance"])
        for row in rows("e.sqlite", "statement")
        if row["account"] == "Bruno"
    ]

    assert bruno == [
        ("new", "bank", 50, 50),
        ("pay", "Anne", 30, 80),
        ("pay", "bank", -5, 75),
        ("undo", "bank", 5, 80),
    ]


def test_a_file_that_is_there_is_kept(full):
    """Neither of the two is overwritten unasked, and then both are."""
    ask("export", "sqlite", "-o", "e.sqlite")
    ask("pay", "bank", "Anne", "1")
    for gone in ("e.sqlite", "e.metadata.json"):
        before = Path(gone).read_bytes()
        os.remove(gone)
        refused = intendant("export", "sqlite", "-o", "e.sqlite", "--json")
        assert (refused.status, refused.refusal["code"]) == (1, "exists")
        assert not os.path.exists(gone)
        Path(gone).write_bytes(before)
    ask("export", "sqlite", "-o", "e.sqlite", "--force")

    assert len(rows("e.sqlite", "entries")) == 9
    assert sorted(os.listdir()) == ["c.db", "e.metadata.json", "e.sqlite"]


def test_the_copy_is_no_campaign(full):
    """It is neither found nor opened as one."""
    ask("export", "sqlite", "-o", "e.db")
    said = intendant("status", "-c", "e.db", "--json")

    assert (said.status, said.refusal["code"]) == (3, "not_a_campaign")
    assert ask("status")["entries"] == 8


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", games())
def test_every_table_and_every_column_is_described(here, game, lang):
    """Datasette is told a title, a sentence, and what each column holds."""
    ask("new", "c.db", "--game", game, "--players", "Anne,Bruno,Chloé,Dora")
    ask("export", "sqlite", "-o", "e.sqlite", "--lang", lang)
    told = json.loads(Path("e.metadata.json").read_text("utf-8"))
    tables = told["databases"]["e"]["tables"]

    assert set(tables) == set(names(game))
    for name, said in tables.items():
        columns = columns_of("e.sqlite", name)
        assert said["title"], name
        assert said["description"].endswith("."), name
        assert list(said["columns"]) == columns, name
        assert set(said["facets"]) <= set(columns), name


def columns_of(file, table):
    """The columns of a table, in order."""
    opened = sqlite3.connect(file)
    try:
        asked = opened.execute("SELECT name FROM pragma_table_info(?)", (table,))
        return [name for (name,) in asked]
    finally:
        opened.close()


@pytest.mark.parametrize(
    ("unit", "shown"),
    [("pounds", "30&nbsp;pounds"), ("<b>", ">30<"), ("gold pieces", ">30<")],
)
def test_datasette_shows_sums_with_their_unit(full, unit, shown):
    """A unit is a word, also one for something else; what is no word stays away."""
    ask("rules", "set", "free.money.unit", unit)
    ask("export", "sqlite", "-o", "e.sqlite")
    (page,) = answers("e.sqlite", "e.metadata.json", "/e/payments?amount=30")

    assert shown in page
    assert "<b>" not in page


def test_nasty_words_are_texts_to_datasette(table):
    """No name or remark is anything else on a page, and none is changed."""
    for word in EVIL:
        intendant("note", "--", word)
    notes = [e["text"] for e in ask("log", "--kind", "note")["entries"]]
    ask("export", "sqlite", "-o", "e.sqlite")
    (found,) = answers(
        "e.sqlite",
        "e.metadata.json",
        "/e/entries.json?kind=note&_shape=array&_size=max",
    )

    assert notes == [row["remark"] for row in found]
    assert notes == [row["text_fr"] for row in found]
