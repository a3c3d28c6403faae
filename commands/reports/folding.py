"""Lines and tables folded to the width of a page of text."""

from __future__ import annotations

from commands.blocks import Cells, Line, Table
from commands.fitting import APART, PAGE, aligned, folded, legible, narrowed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

LEAST = 8  # the least width of a column before the table is split
STEP = "  "  # the further indent of a continued sentence


def lined(line: Line) -> Iterator[Line]:
    """A line as several, if it is wider than the page."""
    text = legible(line.text)
    inside = text.lstrip(" ")
    begin = text[: len(text) - len(inside)]
    if len(begin) > PAGE // 2:
        begin = ""
    pieces = folded(inside, PAGE - len(begin), len(STEP))
    yield Line(begin + pieces[0], line.style)
    for piece in pieces[1:]:
        yield Line(begin + STEP + piece, line.style)


def columns(table: Table) -> Iterator[Line]:
    """A table in lines: cells are folded, and columns that do not fit go below."""
    if table.title:
        yield from lined(Line(table.title, "heading"))
    heads = Cells(tuple(head.lstrip(">") for head in table.heads), "heading")
    rows = (heads, *table.rows)
    grid = [[legible(cell) for cell in row.cells] for row in rows]
    for places in _parts(grid):
        part = [[cells[i] for i in places] for cells in grid]
        right = [table.heads[i].startswith(">") for i in places]
        widths = narrowed(part, PAGE)
        for row, cells in zip(rows, part, strict=True):
            for line in aligned(cells, widths, right):
                yield Line(line, row.style)


def _parts(grid: Sequence[Sequence[str]]) -> list[list[int]]:
    """The columns of each part of a table, always including the first."""
    least = [min(width, LEAST) for width in narrowed(grid, None)]
    parts = [[0]]
    for place in range(1, len(least)):
        wide = sum(least[i] for i in (*parts[-1], place))
        if len(parts[-1]) > 1 and wide + APART * len(parts[-1]) > PAGE:
            parts.append([0])
        parts[-1].append(place)
    return parts
