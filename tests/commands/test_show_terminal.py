"""Tables at a terminal: no word is broken while there is room for it."""

from __future__ import annotations

import io
import re
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich import box
from rich.console import Console
from rich.table import Table as Drawn

from commands.blocks import Cells, Line, Table
from commands.fitting import shared
from commands.show import show
from commands.texts import Words

WORDS = Words("fr")
ROADS = "Essarts-le-Comte, Pontorson-la-Vieille, Guéret-sur-Vaire"
HELD = str.maketrans("\u00a0\u202f", "\ue0a0\ue0af")  # rich breaks at all spaces
WORD = st.text("bÉ城ÿ\u0301-\u00a0\u202f", max_size=9).map("a{}b".format)
HEAD = st.lists(WORD, min_size=1, max_size=3).map(" ".join)
CELL = st.lists(WORD, max_size=6).map(" ".join)
CODES = re.compile("\x1b\\[[0-9;]*m")


class Terminal(io.StringIO):
    """A stream that ends at a terminal."""

    def isatty(self):
        return True


def shown(monkeypatch, blocks, columns):
    """The lines shown by a terminal with this number of columns."""
    monkeypatch.setenv("COLUMNS", str(columns))
    monkeypatch.setattr(sys, "stdout", Terminal())
    show(blocks, WORDS)
    text = CODES.sub("", sys.stdout.getvalue())
    return [line.rstrip() for line in text.splitlines()]


@pytest.mark.parametrize("columns", [60, 80, 120])
def test_names_are_kept_whole(monkeypatch, columns):
    """Short columns keep their width; lists are wrapped between names."""
    row = Cells(("Châteauneuf", "FIEF-BUY-06", ROADS, "1\u202f000"))
    table = Table(("village", "règle", "routes vers", ">prix"), (row,) * 2, "Or")
    lines = shown(monkeypatch, [table], columns)

    assert max(map(len, lines)) <= columns
    words = " ".join(lines).split()
    for name in ("Châteauneuf", "FIEF-BUY-06", *ROADS.split(", ")):
        assert name in [word.rstrip(",") for word in words]
    assert any("1\u202f000" in line for line in lines)


def test_a_number_keeps_its_unit_and_a_word_its_colon(monkeypatch):
    """Lines are broken at ordinary spaces, but not at no-break spaces."""
    text = "ils échangent des cartes\u00a0: 1 contre 1 pour 100\u00a0écus"
    for columns in range(30, 60):
        lines = shown(monkeypatch, [Table(("quoi",), (Cells((text,)),))], columns)
        assert any("cartes\u00a0:" in line for line in lines)
        assert any("100\u00a0écus" in line for line in lines)


def test_where_words_do_not_fit_they_are_folded(monkeypatch):
    """Nothing is lost, and nothing is wider than the terminal."""
    row = Cells((ROADS.replace(", ", ""), ROADS.replace(", ", "")))
    lines = shown(monkeypatch, [Line("Or"), Table(("a", "b"), (row,))], 40)

    assert max(map(len, lines)) <= 40
    assert sum("".join(lines).count(sign) for sign in "é") == 2


@given(st.data(), st.integers(20, 100), st.integers(1, 5), st.integers(0, 4))
def test_a_table_is_drawn_as_rich_draws_it(data, columns, across, down):
    """Where all words have room, the library would put each sign in the same place."""
    heads = data.draw(st.lists(HEAD, min_size=across, max_size=across))
    right = data.draw(st.lists(st.booleans(), min_size=across, max_size=across))
    row = st.tuples(*(CELL,) * across)
    rows = data.draw(st.lists(row, min_size=down, max_size=down))
    widths = shared([heads, *rows], columns)
    if widths is None:
        return
    grid = Drawn(box=box.SIMPLE_HEAD, pad_edge=False)
    for head, end, width in zip(heads, right, widths, strict=True):
        side = "right" if end else "left"
        grid.add_column(
            head.translate(HELD), justify=side, width=width, overflow="fold"
        )
    for cells in rows:
        grid.add_row(*(cell.translate(HELD) for cell in cells))
    console = Console(file=io.StringIO(), width=columns, markup=False, highlight=False)
    console.print(grid)
    text = console.file.getvalue().replace("\ue0a0", "\u00a0")
    text = text.replace("\ue0af", "\u202f")
    wished = [line.rstrip() for line in text.splitlines()]

    named = zip(heads, right, strict=True)
    names = tuple(f">{head}" if end else head for head, end in named)
    table = Table(names, tuple(map(Cells, rows)))
    with pytest.MonkeyPatch.context() as patch:
        assert shown(patch, [table], columns) == wished


def test_what_was_taken_back_has_a_mark_where_it_is_not_struck_through(monkeypatch):
    """Without colours, at a terminal too."""
    table = Table(("n",), (Cells(("1",), "gone"), Cells(("2",))))
    assert shown(monkeypatch, [table], 80)[3:5] == ["~1", " 2"]
    monkeypatch.delenv("NO_COLOR")
    assert shown(monkeypatch, [table], 80)[3:5] == [" 1", " 2"]


@pytest.mark.parametrize("columns", [24, 40, 80])
def test_a_line_is_broken_between_its_words(monkeypatch, columns):
    """Indents are kept; a command is never broken, and neither is output to a pipe."""
    text = (
        "  Constance\u00a0: +1\u202f400, il reste 1\u202f850 écus, une carte à rendre"
    )
    lines = shown(monkeypatch, [Line(text)], columns)

    assert max(map(len, lines)) <= columns
    assert all(line.startswith("  ") and line[2] != " " for line in lines)
    assert " ".join(line[2:] for line in lines) == text[2:]
    assert shown(monkeypatch, [Line(text, whole=True)], columns) == [text]
