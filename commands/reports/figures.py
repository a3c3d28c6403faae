"""Pictures made from figures: drawn on a page, with bars or curves at a terminal."""

from __future__ import annotations

from functools import partial

from commands.blocks import Cells, Table
from commands.columns import Column, figure, table
from commands.pictures.canvas import SLIM
from commands.pictures.text_charts import curve
from commands.reports.document import Picture
from commands.texts import report as texts

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from commands.texts import Words

MOST = 13  # the most columns of figures at a terminal


def barred(
    name: str,
    title: str,
    svg: Callable[..., str],
    figures: Table,
    bars: Iterable[str],
) -> Picture:
    """A picture with its figures, drawn in a given width; a terminal shows a bar after each row."""
    rows = zip(figures.rows, bars, strict=True)
    rows_shown = tuple(Cells((*row.cells, bar)) for row, bar in rows)
    told = (Table((*figures.heads, ""), rows_shown),)
    return Picture(name, title, svg, figures, told, partial(svg, width=SLIM))


def by_turn(
    name: str,
    title: str,
    svg: Callable[..., str],
    turns: Sequence[str],
    series: Sequence[tuple[str, Sequence[int | None]]],
    words: Words,
) -> Picture:
    """A picture of changing values; a terminal shows a curve after each row.

    If there are many turns, it shows only the figures of the last.
    """
    columns = (Column("player"), *map(figure, turns))
    rows = [(who, *sums) for who, sums in series]
    figures = table(columns, rows, words, words.say(texts.FIGURES))
    most = max((amount or 0 for _, sums in series for amount in sums), default=0)
    kept = slice(None) if len(columns) <= MOST else slice(0, None, len(turns))
    rows_shown = tuple(
        Cells((*row.cells[kept], curve(sums, most)))
        for row, (_, sums) in zip(figures.rows, series, strict=True)
    )
    heads = (*figures.heads[kept], words.say(texts.CURVE))
    told = (Table(heads, rows_shown),)
    return Picture(name, title, svg, figures, told, partial(svg, width=SLIM))
