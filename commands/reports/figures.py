"""Pictures that are made of figures: a page shows them drawn, a terminal with bars."""

from __future__ import annotations

from typing import TYPE_CHECKING

from commands.blocks import Cells, Table
from commands.columns import Column, figure, table
from commands.pictures.text_charts import curve
from commands.reports.document import Picture
from commands.texts import report as texts

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from commands.texts import Words

MOST = 13  # columns of figures that a terminal shows


def barred(
    name: str,
    title: str,
    svg: Callable[[], str],
    figures: Table,
    bars: Iterable[str],
) -> Picture:
    """A picture with its figures; a terminal shows a bar behind each row."""
    rows = zip(figures.rows, bars, strict=True)
    rows_shown = tuple(Cells((*row.cells, bar)) for row, bar in rows)
    return Picture(
        name, title, svg, figures, (Table((*figures.heads, ""), rows_shown),)
    )


def by_turn(
    name: str,
    title: str,
    svg: Callable[[], str],
    turns: Sequence[str],
    series: Sequence[tuple[str, Sequence[int | None]]],
    words: Words,
) -> Picture:
    """A picture of what went up and down; a terminal shows a curve behind each row.

    Of many turns it shows the last one only.
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
    return Picture(name, title, svg, figures, (Table(heads, rows_shown),))
