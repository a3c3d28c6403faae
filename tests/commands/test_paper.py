"""Sheets to be written on: in all forms, in both languages, with any names."""

from __future__ import annotations

import re
import shutil
from html.parser import HTMLParser

import pytest

from commands.fitting import legible, safe
from commands.handlers.script import split
from tests.evil_names import EVIL
from tests.face import ask, intendant
from tools.samples import CAMPAIGNS, evening


class Reader(HTMLParser):
    """Everything that a browser would show of a page."""

    def __init__(self):
        super().__init__()
        self.texts = []

    def handle_data(self, data):
        self.texts.append(data)


def shown(page):
    """The visible texts of a page."""
    reader = Reader()
    reader.feed(page)
    return reader.texts


def lines_of(sheet):
    """The lines of a turn sheet, by their commands."""
    return {line["command"]: line for part in sheet["parts"] for line in part["lines"]}


def test_what_is_left_of_the_turn_is_on_the_sheet(table):
    """The sheet has the current phase and the later ones, then the end of the turn."""
    ask("rules", "set", "free.clock.phases", '["harvest", "war"]')
    ask("turn", "next")
    titles = [part["title"] for part in ask("paper", "turn")["parts"]]
    assert titles == ["harvest", "war"]
    ask("phase", "next")
    (part,) = ask("paper", "turn")["parts"]
    assert part["title"] == "war"
    assert part["lines"][-1]["command"] == "turn next"


def test_a_game_without_phases_has_one_part_for_the_turn(table):
    """The turn is one part, with an end of its own."""
    parts = ask("paper", "turn")["parts"]
    assert [part["title"] for part in parts] == ["the turn", "end of the turn"]
    assert lines_of(ask("paper", "turn"))["pay"]["cells"][0]["head"] == "FROM"


def test_as_text_it_is_a_script_of_comments(table):
    """Run unchanged, it does nothing; a filled line without its # counts."""
    text = intendant("paper", "turn").out
    assert text.startswith("# Turn 1: turn sheet\n")
    assert {line[:1] for line in text.splitlines()} <= {"#", ""}
    assert ask("log")["entries"][-1]["seq"] == 1
    assert intendant("run", "-", stdin=text).status == 0
    assert ask("log")["entries"][-1]["seq"] == 1
    row = "# pay ______ ______ ______ --for ______"
    assert row in text
    filled = text.replace(row, 'pay Anne Bruno 7 --for "a horse"', 1)
    (table / "turn.txt").write_text(filled, "utf-8")
    assert intendant("run", "turn.txt").status == 0
    (anne,) = ask("treasury", "Anne")["accounts"]
    assert anne["money"] == 93


def test_the_sheet_speaks_the_language_asked_for(table):
    """Headings, phases and the purposes of commands are in that language."""
    text = intendant("paper", "turn", "--lang", "fr").out
    assert "# Tour 1\N{NO-BREAK SPACE}: feuille de tour" in text
    assert "##   PAYEUR BÉNÉFICIAIRE MONTANT --for TEXTE" in text
    rolls = intendant("paper", "rolls", "--lang", "fr").out
    assert "Tour 1\N{NO-BREAK SPACE}: feuille de jets" in rolls


@pytest.mark.parametrize("sheet", ["turn", "rolls"])
@pytest.mark.parametrize(
    ("form", "start"), [("text", ""), ("md", "# "), ("html", "<!DOCTYPE html>")]
)
def test_the_same_sheet_makes_the_same_bytes(table, sheet, form, start):
    """The screen and the file have the same bytes."""
    words = ("paper", sheet, "--format", form)
    said = intendant(*words)
    assert said.status == 0
    assert said.out == intendant(*words).out
    assert said.out.startswith(start)
    ask(*words, "-o", "sheet")
    assert (table / "sheet").read_text("utf-8") == said.out


@pytest.mark.parametrize("sheet", ["turn", "rolls"])
def test_sheets_are_printed(table, sheet):
    """The PDF has the same bytes for the same campaign."""
    pytest.importorskip("typst", reason="not run: typst is not installed")
    for name in ("one", "two"):
        said = ask("paper", sheet, "--format", "pdf", "-o", f"{name}.pdf")
        assert said["bytes"] == len((table / f"{name}.pdf").read_bytes())
    assert (table / "one.pdf").read_bytes() == (table / "two.pdf").read_bytes()


@pytest.mark.parametrize(
    ("words", "status", "hint"),
    [
        (("turn", "--format", "pdf"), 2, "-o FILE"),
        (("rolls", "--format", "json"), 2, "pdf"),
        (("turn", "-o", "c.db"), 2, "--format"),
        (("turn", "--format", "text", "-o", "c.db"), 1, "--force"),
        (("turn", "-o", "no/such/place"), 3, ""),
    ],
)
def test_what_cannot_be_made_is_refused(table, words, status, hint):
    """The refusal has a remedy; no file is left behind."""
    before = sorted(path.name for path in table.iterdir())
    said = intendant("paper", *words, "--json")
    assert said.status == status
    assert hint in (said.refusal["hint"] or "")
    assert sorted(path.name for path in table.iterdir()) == before


def test_purses_that_are_secret_stay_closed(here):
    """A sheet is open on the table for everybody to see."""
    ask("new", "f.db", "--game", "fief", "--players", "Anne,Bruno,Chloé")
    ask("rules", "set", "fief.money.secret", "true")
    ask("pay", "bank", "Anne", "7777", "--ruling", "a planted sum")
    for form in ("text", "md", "html"):
        said = intendant("paper", "turn", "--format", form).out
        said += intendant("paper", "turn", "--json").out
        assert not re.search(r"7.?777|8.?077", said)


def test_nasty_names_stay_what_they_are(here):
    """Names are read back unchanged from a sheet, and have no effect in any form."""
    ask("new", "f.db", "--game", "fief", "--players", "A,B,C,D,E,F")
    names, tried = list("ABCDEF"), set()
    for number, word in enumerate([*EVIL, *"ABCDEF"]):
        place = number % 6
        said = intendant("players", "rename", "--json", "--", names[place], word)
        if said.status == 0:
            names = ask("players", "list")["players"]
        if place < 5 or set(names) <= tried:
            continue
        tried |= set(names)
        text = intendant("paper", "turn").out
        rows = re.findall(r"^# (fief done .*)$", text, re.MULTILINE)
        assert [split(row)[2] for row in rows] == list(map(safe, names))
        page = intendant("paper", "turn", "--format", "html").out
        assert set(map(legible, names)) <= set(shown(page))
        assert page.count("<h1>") == 1
        assert "<script" not in page
    assert len(tried) >= 60


def test_prefilled_names_are_read_back_as_they_are(here):
    """Spaces, quotes and other characters are kept."""
    ask("new", "f.db", "--game", "fief", "--players", "Anne Marie,L'Épervier,#1,\"x")
    rows = re.findall(
        r"^# (fief done .*)$", intendant("paper", "turn").out, re.MULTILINE
    )
    assert [split(row)[2] for row in rows] == ["Anne Marie", "L'Épervier", "#1", '"x']


@pytest.mark.parametrize("game", ["fief", "medfan", "mass", "siege", "free"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_throw_has_its_words_and_boxes(here, game, lang):
    """Each roll has a purpose, the help's note on its dice, and tables."""
    ask("new", "c.db", "--game", game, "--players", "Anne,Bruno,Chloé")
    sheet = ask("paper", "rolls", "--lang", lang)
    assert sheet["rolls"]
    for roll in sheet["rolls"]:
        assert roll["does"]
        for throw in roll["throws"]:
            assert "." not in throw["what"]
            assert throw["rows"]
    told = [roll["dice"] for roll in sheet["rolls"] if roll["dice"]]
    assert all(t.startswith("Les dés" if lang == "fr" else "The dice") for t in told)
    assert told or game == "free"
    tables = sum(len(roll["tables"]) for roll in sheet["rolls"])
    assert (tables > 0) is (game != "free")


def test_tables_of_the_roll_sheets_are_those_of_the_rules(here):
    """In Fief, 7 to 12 points roll two dice; a total of 18 costs 9 in the open."""
    ask("new", "c.db", "--game", "fief", "--players", "Anne,Bruno,Chloé")
    rolls = {roll["command"]: roll for roll in ask("paper", "rolls")["rolls"]}
    dice, lost = rolls["fief battle"]["tables"]
    assert dice["rows"] == [["1–6", "1"], ["7–12", "2"], ["13+", "3"]]
    assert [row[-1] for row in lost["rows"]] == ["9", "6", "4"]


def test_heroes_and_sides_have_their_own_rows(here):
    """Each hero has a cell for his place in battle, and a row for his roll."""
    folder = CAMPAIGNS / "le-gue-des-corbeaux"
    shutil.copytree(folder, here, dirs_exist_ok=True)
    for line in evening(folder):
        assert intendant(*split(line)).status == 0
    cells = lines_of(ask("paper", "turn"))["mass turn"]["cells"]
    heads = [cell["head"] for cell in cells]
    assert '--engage "Don Ramiro="' in heads
    assert heads.count("--tactic Castille=") == 1
    turn = ask("paper", "rolls")["rolls"][0]
    strategy, personal, _ = turn["throws"]
    assert strategy["rows"] == ["Castille", "Montaigne"]
    assert personal["rows"] == sorted(personal["rows"])
    assert "Don Ramiro" in personal["rows"]
