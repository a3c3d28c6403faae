"""The picture of the families: one SVG file, complete, safe and always the same."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

from tests.commands.test_fief_tree import DIE
from tests.commands.test_fief_tree import court as court  # noqa: PLC0414 - a fixture
from tests.face import ask, intendant

SVG = "{http://www.w3.org/2000/svg}"


def drawn(*words):
    """The picture as text, and as a tree of elements."""
    ask("fief", "tree", "--svg", "t.svg", "--force", *words)
    with open("t.svg", encoding="utf-8") as file:
        text = file.read()
    return text, ET.fromstring(text)  # noqa: S314 - our own picture


def said_in(root, kind=None):
    """The texts in the picture, or those of one kind."""
    every = root.iter(f"{SVG}text")
    return [one.text for one in every if kind in (None, one.get("class"))]


def test_the_picture_holds_every_lord_and_every_marriage(court):
    """There is a box for each lord, and a line with two rings for each marriage."""
    ask(*DIE, "battle", "Charles")
    _, root = drawn()
    boxes = [g for g in root.iter(f"{SVG}g") if g.get("class", "").startswith("lord")]
    assert len(boxes) == 7
    assert [g.get("class") for g in boxes].count("lord dead") == 1
    assert "† Charles" in said_in(root)
    lines = [path for path in root.iter(f"{SVG}path") if path.get("class") == "wed"]
    assert len(lines) == 2
    assert len({line.get("stroke-dasharray") for line in lines}) == 2
    assert len(list(root.iter(f"{SVG}circle"))) == 4
    assert len([p for p in root.iter(f"{SVG}path") if p.get("class") == "son"]) == 1


def test_whoever_cannot_see_it_is_told_what_it_shows(court):
    """The picture has a title, and a description of crowns and marriages."""
    _, root = drawn("--lang", "fr")
    assert root.find(f"{SVG}title").text == "Les familles au tour 3"
    assert (
        "Arnaud (Anne) a pour épouse Isabelle (Chloé)" in root.find(f"{SVG}desc").text
    )
    assert root.get("lang") == "fr"


def test_nothing_lies_outside_of_the_picture(court):
    """Every box, text and line is inside the edges."""
    _, root = drawn()
    width, height = int(root.get("width")), int(root.get("height"))
    for rect in root.iter(f"{SVG}rect"):
        x, y = int(rect.get("x", "0")), int(rect.get("y", "0"))
        assert 0 <= x <= x + int(rect.get("width")) <= width
        assert 0 <= y <= y + int(rect.get("height")) <= height
    for path in root.iter(f"{SVG}path"):
        across = map(int, re.findall(r"[MH](\d+)", path.get("d")))
        down = map(int, re.findall(r"V(\d+)", path.get("d")))
        assert all(0 < x < width for x in across)
        assert all(0 < y < height for y in down)


def test_the_picture_is_one_file_without_script_or_address(court):
    """The picture follows the reader's light or dark mode, with the same bytes."""
    text, root = drawn()
    assert text == drawn()[0]
    assert "prefers-color-scheme: dark" in text
    assert not re.search(r"<script|javascript:|\bon\w+=|@import|url\(|href", text)
    addresses = re.findall(r"\w+://[^\"]+", text)
    assert addresses == ["http://www.w3.org/2000/svg"]
    assert {element.tag.removeprefix(SVG) for element in root.iter()} == {
        *("svg", "title", "desc", "style", "rect", "text", "g", "path", "circle")
    }


EVIL = '<script>alert("&1")</script> ]]>'


def test_evil_names_are_only_names(court):
    """Names that look like markup appear unchanged."""
    name = EVIL.replace("/", "").replace(">", "")  # names never contain these
    ask("players", "rename", "Chloé", name)
    text, root = drawn()
    assert name in " ".join(said_in(root, "family"))
    assert "<script" not in text
    assert not list(root.iter(f"{SVG}script"))


def test_a_long_name_stays_in_its_column(court):
    """The name is broken into several lines."""
    ask("players", "rename", "Bruno", "B" * 80)
    _, root = drawn()
    parts = [text for text in said_in(root, "family") if set(text) == {"B"}]
    assert "".join(parts) == "B" * 80
    assert len(parts) > 1
    assert max(map(len, said_in(root, "told"))) < 40


def test_an_existing_file_is_kept_unless_forced(court):
    """The old picture is kept; with `--force` it is replaced."""
    (court / "t.svg").write_text("mine")
    said = intendant("fief", "tree", "--svg", "t.svg", "--json")
    assert (said.status, said.refusal["code"]) == (1, "exists")
    assert "--force" in said.refusal["hint"]
    assert (court / "t.svg").read_text() == "mine"
    assert ask("fief", "tree", "--svg", "t.svg", "--force")["file"] == "t.svg"
    assert (court / "t.svg").read_text().startswith("<?xml")
    assert intendant("fief", "tree", "--svg", "u.svg").out == "u.svg\n"
    said = intendant("fief", "tree", "--svg", "no/u.svg", "--json")
    assert said.status == 3


def test_one_family_is_drawn_with_those_it_is_married_to(court):
    """Four columns become two."""
    text, root = drawn("Chloé")
    assert "Gauvain" not in text
    assert {"Arnaud", "Eric", "Isabelle"} <= set(said_in(root))
