"""The layout of a report: pages of text, Markdown, text pictures and drawings."""

from __future__ import annotations

import doctest
from xml.etree import ElementTree as ET

import pytest

from commands import fitting
from commands.blocks import Cells, Line, Table
from commands.fitting import PAGE, width_of
from commands.pictures import canvas, text_charts
from commands.pictures.bars import bars
from commands.pictures.board import board
from commands.pictures.canvas import SLIM
from commands.pictures.columns import columns as stacks
from commands.pictures.curves import curves
from commands.pictures.outcomes import outcome_chart
from commands.pictures.shares import shares
from commands.reports import markdown
from commands.reports.battles import plain
from commands.reports.folding import columns, lined
from commands.texts import Words

SVG = "{http://www.w3.org/2000/svg}"
EVIL = '<script>alert("&1")</script> ]]>'
ENGLISH = Words("en")


@pytest.mark.parametrize("module", [canvas, text_charts, fitting, markdown])
def test_examples_are_true(module):
    """The examples in the docstrings are correct."""
    failed, tried = doctest.testmod(module)
    assert (failed, tried > 0) == (0, True)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "a",
        "a b " * 60,
        "x" * 200,
        "日本" * 70,
        "   inside " + "word " * 40,
        " " * 90,
    ],
)
def test_a_line_is_folded_and_nothing_is_lost(text):
    """No line is wider than the page; all characters are there in order."""
    lines = [line.text for line in lined(Line(text))]
    assert all(width_of(line) <= PAGE for line in lines)
    assert "".join("".join(lines).split()) == "".join(text.split())
    assert lines


def test_a_line_that_goes_on_stands_further_in():
    """The next line is not mistaken for its end."""
    first, second = lined(Line("  " + "word " * 20))
    assert first.text.startswith("  word")
    assert second.text.startswith("    word")


@pytest.mark.parametrize("many", [1, 3, 9, 40])
@pytest.mark.parametrize("length", [1, 20, 120])
def test_a_table_is_folded_and_nothing_is_lost(many, length):
    """Wide cells go on in the next line, and further columns below."""
    heads = ("who", *(f">n{i}" for i in range(many)))
    rows = tuple(
        Cells((f"row{r}", *(chr(97 + i % 26) * length for i in range(many))))
        for r in range(3)
    )
    lines = [line.text for line in columns(Table(heads, rows, "title"))]
    assert all(width_of(line) <= PAGE for line in lines)
    text = "".join("".join(lines).split())
    for sign in {chr(97 + i % 26) for i in range(many)} - set("whorown"):
        assert text.count(sign) >= 3 * length


def test_numbers_stand_under_each_other():
    """Numbers are at the right of their column."""
    table = Table(("who", ">sum"), (Cells(("Anne", "7")), Cells(("Bo", "1234"))))
    assert [line.text for line in columns(table)] == [
        "who    sum",
        "Anne     7",
        "Bo    1234",
    ]


def test_screens_are_shown_without_advice():
    """Hints about the next step are gone with all lines; broken lines are complete."""
    long = "→ " + "do something " * 6
    screen = [
        Line("  " + "x" * 70),
        Line("    goes-on here"),
        Line(long[:78], "hint"),
        Line("  and-more-of-the-same", "hint"),
        Line("  short"),
        Line("    detail"),
    ]
    assert [part.text for part in plain(screen)] == [
        "  " + "x" * 70 + " goes-on here",
        "  short",
        "    detail",
    ]


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("1. one", "1\\. one"),
        ("14.3 +5 +5", "14.3 +5 +5"),
        ("- a", "\\- a"),
        ("+ a", "\\+ a"),
        ("=====", "\\====="),
        ("http://x www.x", "http\\://x www\\.x"),
        ("a\x1bb", "a\\\\x1bb"),
        ("![a](b)", "!\\[a\\](b)"),
    ],
)
def test_markdown_says_what_is_written(text, shown):
    """Special characters are escaped."""
    assert markdown.escaped(text) == shown


PICTURES = {
    "curves": lambda name, **slim: curves(
        "money",
        name,
        [1, 2, 3],
        [(name, [1, None, 3]), ("Bo", [0, 0, 0])],
        "coins",
        ENGLISH,
        **slim,
    ),
    "one turn": lambda name, **slim: curves(
        "money", name, [1], [(name, [5])], "coins", ENGLISH, **slim
    ),
    "nothing": lambda name, **slim: curves(
        "money", name, [1, 2], [(name, [None, None])], "coins", ENGLISH, **slim
    ),
    "columns": lambda name, **slim: stacks(
        "lands",
        name,
        list(range(60)),
        [(name, [2] * 60), ("Bo", [0] * 60)],
        "lands",
        ENGLISH,
        **slim,
    ),
    "bars": lambda name, **slim: bars(
        "paid",
        name,
        [(name, [("a", 3), (name, 4)]), ("Bo", [])],
        "coins",
        ENGLISH,
        **slim,
    ),
    "ends": lambda name, **slim: outcome_chart(
        name,
        [("3", 0, 60.0), ("0", 2, 1.0), ("2", 1, 39.0)],
        [(name, "c0"), ("Bo", "c1"), ("nobody", "empty")],
        1,
        ENGLISH,
        **slim,
    ),
    "shares": lambda name, **slim: shares(
        name, [(name, 0.0), ("Bo", 1.0)], "out of 100", ENGLISH, **slim
    ),
    "board": lambda name, **slim: board(
        name,
        {
            "lands": [{"name": name, "x": 0, "y": 0}, {"name": "b", "x": 1000, "y": 9}],
            "roads": [[name, "b"]],
        },
        {name: "Bo", "b": None},
        ["Bo", name],
        ENGLISH,
        **slim,
    ),
}


@pytest.mark.parametrize("slim", [{}, {"width": SLIM}], ids=["wide", "slim"])
@pytest.mark.parametrize("kind", PICTURES)
@pytest.mark.parametrize("name", ["Anne", EVIL, "x" * 80, "日本語" * 20])
def test_a_picture_is_one_document_that_does_nothing(kind, name, slim):
    """Names are words; it has a description for screen readers, and stays inside."""
    text = PICTURES[kind](name, **slim)
    root = ET.fromstring(text)  # noqa: S314 - our own picture
    assert text == PICTURES[kind](name, **slim)
    assert "<script" not in text
    assert root.find(f"{SVG}title").text == name
    assert root.find(f"{SVG}desc").text is not None
    width, height = float(root.get("width")), float(root.get("height"))
    for rect in root.iter(f"{SVG}rect"):
        x, y = float(rect.get("x", "0")), float(rect.get("y", "0"))
        assert 0 <= x <= x + float(rect.get("width")) <= width + 0.2
        assert 0 <= y <= y + float(rect.get("height")) <= height + 0.2
    for told in root.iter(f"{SVG}text"):
        assert 0 <= float(told.get("x")) <= width
        assert 0 < float(told.get("y")) <= height


@pytest.mark.parametrize(
    ("players", "marks", "named"),
    [
        (["Anne", "Bo"], ["A", "B"], ["Anne", "Bo"]),
        (["Anne", "alix", "Bo"], ["1", "2", "3"], ["1 · Anne", "2 · alix", "3 · Bo"]),
    ],
)
def test_owners_are_told_apart_without_colours(players, marks, named):
    """Initials tell them apart; equal ones become seat numbers, as in the legend."""
    lands = [{"name": f"v{x}", "x": 100 * x, "y": 0} for x in range(len(players))]
    owners = dict(zip([land["name"] for land in lands], players, strict=True))
    drawn = board("t", {"lands": lands, "roads": []}, owners, players, ENGLISH)
    texts = [
        text.text
        for text in ET.fromstring(drawn).iter(f"{SVG}text")  # noqa: S314 - ours
    ]
    assert [text for text in texts if text in marks] == marks
    assert texts[-len(named) :] == named


def test_a_long_name_stands_in_two_lines():
    """Nothing of it is cut off on a map."""
    name = "Falaises brumeuses de l'hirondelle"
    lands = {"lands": [{"name": name, "x": 0, "y": 0}], "roads": []}
    drawn = board("t", lands, {name: None}, [], ENGLISH)
    texts = ET.fromstring(drawn).iter(f"{SVG}text")  # noqa: S314 - ours
    assert " ".join(text.text for text in texts) == name.replace("'", "’")


def test_many_players_are_told_apart():
    """If colours repeat, strokes differ."""
    many = [(f"P{i}", [i, i + 1]) for i in range(16)]
    root = ET.fromstring(curves("money", "t", [1, 2], many, "coins", ENGLISH))  # noqa: S314
    lines = [
        (line.get("class"), line.get("stroke-dasharray"))
        for line in root.iter(f"{SVG}polyline")
    ]
    assert len(set(lines)) == len(lines) == 16
