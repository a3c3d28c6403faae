"""The campaign file opened by other programs: its views can be read by people."""

from __future__ import annotations

import json
import re
import subprocess
import sys

import pytest
import sqlite_utils

from tests.face import ask, intendant

VIEWS = (
    "treasury",
    "statement",
    "titles",
    "territories",
    "entries",
    "movements",
    "changes",
    "throws",
)
EVENING = """
pay bank Anne 40 --for "the harvest"
title grant Marshal Bruno
title grant Regent Bruno
territory add Vaux --kind mine --owner Anne
roll 2d6+1 --who Anne --for "the weather" --dice "5 3"
undo 4
pay Anne Chloé 15
correct money Bruno 7 --for "found under the map"
players rename Anne "Anne de Vaux"
players retire Chloé
"""


@pytest.fixture
def db(here):
    """A short evening, opened as `sqlite-utils` opens it."""
    ask("new", "evening.db", "--game", "free", "--players", "Anne,Bruno,Chloé")
    (here / "evening.txt").write_text(EVENING, "utf-8")
    said = intendant("run", "evening.txt")
    assert said.status == 0, said.err
    with sqlite_utils.Database("evening.db") as opened:
        yield opened


def rows(db, view, *columns):
    """Some columns of a view, as lists."""
    return [[row[column] for column in columns] for row in db[view].rows]


def test_the_treasury_shows_every_purse(db):
    """The treasury view shows players at the table, then the bank."""
    expected = [["Anne de Vaux", 25], ["Bruno", 7], ["bank", -32]]

    assert expected == rows(db, "treasury", "account", "money")


def test_the_statement_runs_a_balance_for_each_purse(db):
    """The statement shows every movement with the other side and the balance after."""
    found = rows(db, "statement", "account", "entry", "other", "amount", "balance")

    assert [line for line in found if line[0] == "Anne de Vaux"] == [
        ["Anne de Vaux", 2, "bank", 40, 40],
        ["Anne de Vaux", 8, "Chloé", -15, 25],
    ]


def test_titles_and_territories_show_who_holds_them_since_when(db):
    """Holders have their current names; what was undone is not there."""
    titles = rows(db, "titles", "title", "holder", "since")
    territories = rows(db, "territories", "territory", "owner", "kind", "since")

    assert titles == [["Marshal", "Bruno", 3]]
    assert territories == [["Vaux", "Anne de Vaux", "mine", 5]]


def test_entries_tell_what_was_done_and_taken_back(db):
    """Each entry is shown with its remark; an undo names the entry it takes back."""
    found = rows(db, "entries", "entry", "kind", "remark", "takes_back", "undone_by")

    assert found[1] == [2, "pay", "the harvest", None, None]
    assert found[3] == [4, "title grant", None, None, 7]
    assert found[6] == [7, "undo", None, "4", None]


def test_throws_tell_whose_dice_showed_what(db):
    """Each roll is shown with its faces and how they came about."""
    found = rows(db, "throws", "entry", "who", "remark", "die", "faces", "how")

    assert found == [[6, "Anne de Vaux", "the weather", "d6", "5 3", "typed"]]


def test_changes_show_names_even_of_what_was_taken_back(db):
    """Changes show names before and after, also in lists of players."""
    found = rows(db, "changes", "entry", "subject", "field", "before", "after")

    assert [4, "Regent", "holder", None, "Bruno"] in found
    assert [7, "Regent", "holder", "Bruno", None] in found
    assert [1, "campaign", "seats", None, "Anne de Vaux, Bruno, Chloé"] in found
    seats = "Anne de Vaux, Bruno, Chloé", "Anne de Vaux, Bruno"
    assert [11, "campaign", "seats", *seats] in found


@pytest.mark.parametrize("view", VIEWS)
def test_no_view_shows_an_id(db, view):
    """Views show names; ids stay in the tables beneath."""
    cells = [str(cell) for row in db[view].rows for cell in row.values()]

    assert cells
    assert [c for c in cells if re.search(r"\b(player|title|territory):", c)] == []


def test_the_command_line_of_sqlite_utils_reads_a_view(db):
    """`sqlite-utils rows FILE treasury` is all it takes."""
    words = [sys.executable, "-m", "sqlite_utils", "rows", "evening.db", "treasury"]
    said = subprocess.run(words, capture_output=True, check=True)

    assert json.loads(said.stdout)[0] == {"account": "Anne de Vaux", "money": 25}
