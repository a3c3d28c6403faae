"""`export csv`: a folder of tables, complete or not made at all."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from ledger.reading.exports.csv_tables import files
from ledger.reading.exports.heads import names
from tests.evil_names import EVIL
from tests.face import ask, intendant
from tests.spreadsheet import read, table

FILES = files("free")


def test_a_folder_named_after_the_campaign_is_made(full):
    """There is one file per table, private to its owner; its rows are counted."""
    told = ask("export", "csv")

    assert told["folder"] == "c-csv"
    assert set(os.listdir("c-csv")) == FILES
    assert told["files"] == {n: len(read(f"c-csv/{n}.csv")[1]) for n in names("free")}
    assert told["files"]["entries"] == 8
    assert stat.S_IMODE(os.stat("c-csv").st_mode) == 0o700
    assert {stat.S_IMODE(os.stat(f"c-csv/{f}").st_mode) for f in FILES} == {0o600}


def test_the_screen_lists_the_files(full):
    """The screen also shows the name of the folder."""
    said = intendant("export", "csv", "-o", "t", "--lang", "fr").out

    assert said.startswith("t\nfichier")
    assert "entries" in said


def test_the_columns_are_called_the_same_in_both_languages(full):
    """A script need not know which language is in use."""
    for lang in ("en", "fr"):
        ask("export", "csv", "-o", lang, "--lang", lang)
    for file in FILES:
        assert (full / "en" / file).read_bytes() == (full / "fr" / file).read_bytes()


def test_every_table_is_described():
    """The guide to exports describes every table."""
    for lang in ("en", "fr"):
        guide = Path(__file__).resolve().parents[2] / "docs" / lang / "export.md"
        text = guide.read_text("utf-8")

        assert [file for file in sorted(files()) if f"`{file}`" not in text] == []


def test_names_are_those_shown_now_and_ids_stay(full):
    """A renamed player appears under the new name, with the same id."""
    ask("players", "rename", "Anne", "Anna")
    ask("export", "csv", "-o", "t")
    lines = table("t/transfers.csv")
    horse = next(line for line in lines if line["amount"] == 30)

    assert (horse["source"], horse["source_id"]) == ("Anna", "player:Anne")
    assert (horse["target"], horse["target_id"]) == ("Bruno", "player:Bruno")
    assert {"player": "Anna", "player_id": "player:Anne"}.items() <= (
        table("t/players.csv")[0].items()
    )


def test_each_entry_is_told_in_both_languages(full):
    """The sentences are those of the log in English and in French."""
    ask("export", "csv", "-o", "t")
    for lang in ("en", "fr"):
        told = [entry["text"] for entry in ask("log", "--lang", lang)["entries"]]
        assert told == [row[f"text_{lang}"] for row in table("t/entries.csv")]


def test_what_was_undone_says_by_what(full):
    """The column is empty for entries that were not undone."""
    ask("export", "csv", "-o", "t")
    undone = {e["entry"]: e["undone_by"] for e in table("t/entries.csv")}

    assert {entry for entry, by in undone.items() if by} == {7}
    assert undone[7] == 8
    assert table("t/marks.csv") == [{"entry": 8, "act": 7, "undone": 1}]


def test_balances_are_told_for_each_turn(full):
    """Each balance is given at the end of each turn, and now."""
    ask("export", "csv", "-o", "t")
    told = [
        (line["turn"], line["account"], line["amount"])
        for line in table("t/balances.csv")
    ]

    assert told == [
        *((1, "bank", -150), (1, "Anne", 70), (1, "Bruno", 80)),
        *((2, "bank", -150), (2, "Anne", 70), (2, "Bruno", 80)),
    ]


def test_holders_are_told_since_and_until(full):
    """Titles and territories have rows for all holders, with first and last turn."""
    ask("title", "grant", "Warden of the North", "Chloé")
    ask("territory", "release", "Vaux")
    ask("undo")
    ask("export", "csv", "-o", "t")
    held = [tuple(line.values())[:-1] for line in table("t/titles_held.csv")]
    owned = [tuple(line.values())[:-1] for line in table("t/territories_held.csv")]

    assert held == [
        ("Warden of the North", "Bruno", 2, 1, 9, 2),
        ("Warden of the North", "Chloé", 9, 2, None, None),
    ]
    assert owned == [("Vaux", "Anne", 3, 1, None, None)]


def test_a_folder_that_is_there_is_kept(full):
    """A folder of ours is replaced only on request, and others are kept."""
    ask("export", "csv", "-o", "t")
    ask("pay", "bank", "Anne", "1")
    refused = intendant("export", "csv", "-o", "t", "--json")
    assert (refused.status, refused.refusal["code"]) == (1, "exists")
    assert len(table("t/entries.csv")) == 8
    ask("export", "csv", "-o", "t/", "--force")

    assert len(table("t/entries.csv")) == 9
    assert sorted(os.listdir()) == ["c.db", "t"]


@pytest.mark.parametrize("sort", ["folder", "file", "link"])
def test_nothing_of_anybody_elses_is_replaced(full, sort):
    """Foreign files in the folder stay, with or without --force."""
    ask("export", "csv", "-o", "ours")
    if sort == "folder":
        os.mkdir("t")
        (full / "t" / "letter.txt").write_text("dear me")
    elif sort == "file":
        (full / "t").write_text("dear me")
    else:
        os.symlink("ours", "t")
    before = sorted(os.listdir("."))
    refused = intendant("export", "csv", "-o", "t", "--force", "--json")

    assert (refused.status, refused.refusal["code"]) == (1, "exists")
    assert before == sorted(os.listdir("."))
    assert os.path.islink("t") == (sort == "link")


def test_a_flavour_that_there_is_not_is_refused(full):
    """The refusal names the known flavours."""
    said = intendant("export", "csv", "--flavour", "vanilla", "--json")

    assert (said.status, said.refusal["code"]) == (2, "usage")
    assert intendant("export", "csv", "--flavour", "français").status == 0


def test_nasty_words_come_back_from_the_tables(table):
    """No name, remark or value becomes a formula, and none is changed."""
    names = {"Anne", "Bruno", "Chloé"}
    for word in EVIL:
        said = intendant("players", "add", "--json", "--", word)
        if said.status == 0:
            names.add(said.json["result"]["player"])
        intendant("note", "--", word)
    notes = [e["text"] for e in ask("log", "--kind", "note")["entries"]]
    for flavour in ("plain", "french"):
        ask("export", "csv", "-o", flavour, "--flavour", flavour)
        entries = read_back(f"{flavour}/entries.csv", flavour)
        things = read_back(f"{flavour}/things.csv", flavour)

        assert names == {row["name"] for row in things if row["kind"] == "player"}
        assert notes == [row["remark"] for row in entries if row["kind"] == "note"]
        text = (table / flavour / "things.csv").read_text("utf-8")
        assert '"=' not in text


read_back = table  # the fixture of that name is the campaign
