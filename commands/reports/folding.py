"""Lines and tables folded into the width of a page of text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from commands.blocks import Cells, Line, Table
from commands.fitting import APART, PAGE, aligned, folded, narrowed, safe

if TYPE_CHECKING:
    from collections.abc import Iterator

LEAST = 8  # a column is made no narrower than this to spare a second table
STEP = "  "  # how much further in a sentence goes on


def lined(line: Line) -> Iterator[Line]:
    """One line as several, where it is longer than the page."""
    text = safe(line.text)
    inside = text.lstrip(" ")
    begin = text[: len(text) - len(inside)]
    if len(begin) > PAGE // 2:
        begin = ""
    pieces = folded(inside, PAGE - len(begin), len(STEP))
    yield Line(begin + pieces[0], line.style)
    for piece in pieces[1:]:
        yield Line(begin + STEP + piece, line.style)


def columns(table: Table) -> Iterator[Line]:
    """A table in lines: cells are folded; too many columns go on below."""
    if table.title:
        yield from lined(Line(table.title, "heading"))
    for part in _parts(table):
        yield from _rows(part)


def _parts(table: Table) -> Iterator[Table]:
    """The table, or several below each other, each with its first column."""
    full = narrowed((row.cells for row in _grid(table)), None)
    least = [min(width, LEAST) for width in full]
    groups: list[list[int]] = [[]]
    for place in range(1, len(table.heads)):
        wide = [least[0], *(least[i] for i in (*groups[-1], place))]
        if groups[-1] and sum(wide) + APART * (len(wide) - 1) > PAGE:
            groups.append([])
        groups[-1].append(place)
    for group in groups:
        places = [0, *group]
        yield Table(
            tuple(table.heads[i] for i in places),
            tuple(
                Cells(tuple(row.cells[i] for i in places), row.style)
                for row in table.rows
            ),
        )


def _grid(table: Table) -> list[Cells]:
    """The heads and the rows, with everything invisible made visible."""
    heads = Cells(tuple(head.lstrip(">") for head in table.heads), "heading")
    return [
        Cells(tuple(map(safe, row.cells)), row.style) for row in (heads, *table.rows)
    ]


def _rows(table: Table) -> Iterator[Line]:
    grid = _grid(table)
    widths = narrowed((row.cells for row in grid), PAGE)
    right = [head.startswith(">") for head in table.heads]
    for row in grid:
        for line in aligned(row.cells, widths, right):
            yield Line(line, row.style)
