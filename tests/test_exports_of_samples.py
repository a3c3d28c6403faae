"""Every sample campaign can be exported, and its tables and documents hold it all."""

from __future__ import annotations

import csv
import json
import shutil
import sqlite3
from pathlib import Path

import pytest

from tests import office
from tests.document import faults
from tests.effort import some
from tests.evenings import CAMPAIGNS, played
from tests.face import ask, intendant
from tests.served import answers
from tests.spreadsheet import LIKE, read, table

HOME = Path(__file__).resolve().parent.parent


@pytest.fixture(params=CAMPAIGNS, ids=lambda folder: folder.name)
def sample(request, here):
    """A sample campaign after its evening, alone in a folder."""
    shutil.copy(played(request.param), here / "c.db")
    return here


@pytest.mark.parametrize("flavour", ["plain", "french"])
@pytest.mark.usefixtures("sample")
def test_the_tables_of_a_sample_hold_what_its_journal_holds(flavour):
    """The exported tables hold the journal row by row, when they are read back."""
    told = ask("export", "csv", "-o", "t", "--flavour", flavour)["files"]
    journal = sqlite3.connect("c.db")
    questions = {
        "entries": "SELECT seq, at, turn, phase, kind, cause, once, remark, ruling"
        " FROM entry ORDER BY seq",
        "marks": "SELECT entry, act, undone FROM mark ORDER BY entry, act",
        "transfers": "SELECT entry, n, what, amount, source, target, rule FROM effect"
        " WHERE what IS NOT NULL ORDER BY entry, n",
        "changes": "SELECT entry, n, subject, field, rule FROM effect"
        " WHERE subject IS NOT NULL ORDER BY entry, n",
        "throws": "SELECT entry, n, why, die, faces, how, origin FROM throw"
        " ORDER BY entry, n",
        "accounts": "SELECT account, what, amount FROM balance ORDER BY account, what",
        "facts": "SELECT subject, field, entry FROM fact WHERE value IS NOT NULL"
        " ORDER BY subject, field",
    }
    ids = {"source", "target", "subject", "account"}
    for name, question in questions.items():
        asked = journal.execute(question)
        columns = [column[0] for column in asked.description]
        columns = [{"seq": "entry"}.get(column, column) for column in columns]
        columns = [f"{c}_id" if c in ids else c for c in columns]
        rows = table(f"t/{name}.csv", flavour)

        assert asked.fetchall() == [tuple(row[c] for c in columns) for row in rows]
    journal.close()
    for name, count in told.items():
        assert len(read(f"t/{name}.csv", flavour)[1]) == count


@pytest.mark.usefixtures("sample")
def test_the_tables_of_a_sample_say_what_its_screens_say():
    """Tables of players, titles, territories and turns agree with the screens."""
    ask("export", "csv", "-o", "t")
    treasury = ask("treasury")
    money = {a["name"]: a["money"] for a in treasury["accounts"]}
    present = [row for row in table("t/players.csv") if row["seat"]]
    titles = ask("title", "list")["titles"]
    places = ask("territory", "list")["territories"]

    assert money == {row["player"]: row["money"] for row in present}
    heads = ("title", "kind", "of", "holder", "player")
    assert [[t[head] for head in heads] for t in titles] == [
        [row[head] for head in heads] for row in table("t/titles.csv")
    ]
    assert sorted((p["name"] or "", p["owner"] or "") for p in places) == sorted(
        (row["territory"] or "", row["owner"] or "")
        for row in table("t/territories.csv")
    )
    then = table("t/balances.csv")
    for chapter, turn in {(row["chapter"], row["turn"]) for row in then}:
        ended = intendant("treasury", "--turn", f"{chapter}.{turn}", "--json")
        shown = {a["name"]: a["money"] for a in ended.json["result"]["accounts"]}
        found = {
            row["account"]: row["amount"]
            for row in then
            if (row["chapter"], row["turn"]) == (chapter, turn)
            and row["what"] == "money"
            and str(row["account_id"]).startswith("player:")
        }
        assert {name: sum_ for name, sum_ in shown.items() if sum_} == found


@pytest.mark.usefixtures("sample")
def test_the_holders_of_a_sample_are_those_of_today():
    """The last period of each territory is still open, with the current owner."""
    ask("export", "csv", "-o", "t")
    open_ = {
        row["territory_id"]: row["owner"]
        for row in table("t/territories_held.csv")
        if row["to_entry"] is None
    }
    facts = table("t/facts.csv")
    owners = {
        f["subject_id"]: f["value"]
        for f in facts
        if f["field"] == "owner" and str(f["subject_id"]).startswith("territory:")
    }

    assert owners == open_


@pytest.mark.usefixtures("sample")
def test_a_sample_travels_as_a_document_of_its_schema():
    """The export follows its schema, and imports again with the same hash."""
    head = ask("export", "json", "-o", "all.json")["head"]
    schema = json.loads((HOME / "docs" / "export.schema.json").read_text("utf-8"))
    document = json.loads(Path("all.json").read_text("utf-8"))

    assert faults(document, schema) == []
    assert ask("import", "all.json", "-o", "again.db")["head"] == head


@pytest.fixture(params=["en", "fr"])
def served(request, sample):
    """The language, and the tables of a sample as Datasette answers with them."""
    lang = request.param
    names = ("entries", "payments", "battles", "players", "titles", "territories")
    ask("export", "sqlite", "-o", "e.sqlite", "--lang", lang)
    asked = [f"/e/{name}.json?_shape=array&_size=max" for name in names]
    found = answers("e.sqlite", "e.metadata.json", *asked)
    return lang, dict(zip(names, found, strict=True))


def test_datasette_tells_every_entry_as_the_log_does(served):
    """Each entry has its turn and its sentence in either language."""
    lang, tables = served
    log = ask("log", "--lang", lang, "--all")["entries"]

    assert [(e["seq"], e["turn"], e["text"]) for e in log] == [
        (row["entry"], row["turn"], row[f"text_{lang}"]) for row in tables["entries"]
    ]


def test_datasette_reckons_as_the_treasury_does(served):
    """Money that came and went, added up by purse, is what lies in each now."""
    _, tables = served
    told = {a["name"]: a["money"] for a in ask("treasury", "--all")["accounts"]}
    here = {r["player"]: r["player_id"] for r in tables["players"] if r["seat"]}
    reckoned = {
        name: sum(
            row["amount"] * ((row["payee_id"] == id_) - (row["payer_id"] == id_))
            for row in tables["payments"]
        )
        for name, id_ in here.items()
    }

    assert told == reckoned
    assert told == {r["player"]: r["money"] for r in tables["players"] if r["seat"]}


def test_datasette_shows_what_the_screens_show(served):
    """Titles, territories and battles are those of our own answers."""
    _, tables = served
    heads = ("title", "kind", "of", "holder", "player")
    titles = ask("title", "list")["titles"]
    places = ask("territory", "list")["territories"]
    battles = ask("report", "--all")["battles"]

    assert [[t[head] for head in heads] for t in titles] == [
        [row[head] for head in heads] for row in tables["titles"]
    ]
    assert sorted((p["name"] or "", p["owner"] or "") for p in places) == sorted(
        (row["territory"] or "", row["owner"] or "") for row in tables["territories"]
    )
    dice = [sum(len(throw["faces"]) for throw in b["throws"]) for b in battles]
    assert [(b["entry"], b["turn"], b["kind"]) for b in battles] == [
        (row["entry"], row["turn"], row["kind"])
        for row in tables["battles"]
        if row["undone_by"] is None
    ]
    assert dice == [r["dice"] for r in tables["battles"] if r["undone_by"] is None]


@pytest.mark.long
@pytest.mark.usefixtures("served")
def test_datasette_finds_its_way_by_what_it_is_told():
    """Every table has a page, under its title and with its facets."""
    told = json.loads(Path("e.metadata.json").read_text("utf-8"))
    tables = told["databases"]["e"]["tables"]
    asked = [f"/e/{name}?_size=3" for name in tables]
    for name, page in zip(
        tables, answers("e.sqlite", "e.metadata.json", *asked), strict=True
    ):
        assert tables[name]["title"] in page, name
        for facet in tables[name]["facets"]:
            assert f'data-column="{facet}"' in page, (name, facet)


@pytest.mark.long
@pytest.mark.deep
@pytest.mark.parametrize(("flavour", "sort"), [("plain", "ods"), ("french", "xlsx")])
def test_libreoffice_keeps_every_cell_of_the_samples(here, flavour, sort):
    """Opened, saved as a spreadsheet and opened again, each table is as it was.

    Every run takes the largest table of each name, a deep one those of all samples.
    """
    named = {}
    for folder in CAMPAIGNS:
        shutil.copy(played(folder), here / "c.db")
        ask("export", "csv", "-o", folder.name, "--flavour", flavour)
        for file in sorted((here / folder.name).iterdir()):
            whole = file.rename(here / f"{folder.name}.{file.name}")
            named.setdefault(file.name, []).append(whole)
    files = [
        file
        for alike in named.values()
        for file in some(sorted(alike, key=_size, reverse=True), 1)
    ]
    back = office.saved(files, flavour, sort, here)
    for file in files:
        between, encoding = LIKE[flavour]
        assert cells(file, between, encoding) == cells(back / file.name, ",", "utf-8")


def _size(file):
    return file.stat().st_size


def cells(file, between, encoding):
    """The cells of a table as texts, whether they are numbers or not."""
    with open(file, encoding=encoding, newline="") as opened:
        return list(csv.reader(opened, delimiter=between))
