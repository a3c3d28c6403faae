"""Columns, declared: what stands above each, what a row shows in it, and how."""

from __future__ import annotations

from commands.blocks import Cells, Table
from ledger.flow import Flow
from ledger.record import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
    from typing import Any

    from commands.texts import Words

    How = Callable[[Any, Words], str] | Mapping[Any, str]
    Shows = str | Callable[[Any, Words], str] | None

UNIT = "{unit}"  # a heading: what the coins are called
DASH = "–"  # where there is nothing


def bare(value: object, _: Words) -> str:
    """What is there as it is; of nothing, nothing."""
    return "" if value is None else str(value)


def dash(value: object, _: Words) -> str:
    """What is there; a dash where nothing is."""
    return DASH if value in (None, "") else str(value)


def number(value: int | None, words: Words) -> str:
    """A number; a row of dots for a sum kept closed."""
    return words.number(value)


def count(value: int | None, words: Words) -> str:
    """A number, or nothing where there is none."""
    return "" if value is None else words.number(value)


def counted(value: int | None, words: Words) -> str:
    """A number, or a dash where there is none."""
    return DASH if value is None else words.number(value)


def signed(value: int, words: Words) -> str:
    """A number that was gained or lost."""
    return words.signed(value)


def percent(value: float, words: Words) -> str:
    """A chance."""
    return words.percent(value)


def names(value: Sequence[str], _: Words) -> str:
    """Names, or words that have been said, in a row."""
    return ", ".join(value)


def faces(value: Iterable[int], _: Words) -> str:
    """Dice that were thrown."""
    return " ".join(map(str, value))


class Column(NamedTuple):
    """A column of a table.

    Attributes:
        head: what stands above it, a text of the catalogue.
        shows: the key of what is shown, or keys with dots between them; or what tells
            the whole cell of a row; None: what stands at its place in the row.
        how: how it is shown; or the texts for codes.
        right: whether it is set to the right, as numbers are.
        once: whether what stands in the row above already is left out.
        spare: whether the column is left out where all its cells are empty.
    """

    head: str
    shows: Shows = None
    how: How = bare
    right: bool = False
    once: bool = False
    spare: bool = False


def figure(
    head: str, shows: Shows = None, how: How = number, *, spare: bool = False
) -> Column:
    """A column of numbers."""
    return Column(head, shows, how, right=True, spare=spare)


def turn(words: Words) -> Column:
    """A column that says in which turn something was."""
    turn_of = words.turns()
    return figure("turn", lambda line, _: turn_of(line))


def table(
    columns: Sequence[Column],
    rows: Iterable[Any],
    words: Words,
    title: str = "",
    room: int | None = None,
    **heads: Any,
) -> Table:
    """A table of these rows; `heads` are what headings are told of.

    The row of an entry that was undone is struck through; a row of cells stands as it
    is. Rows that flow are made when they are asked for.
    """
    shown = [*enumerate(columns)]
    if isinstance(rows, Flow):
        flow = rows
        cells: Iterable[Cells] = Flow(lambda: _rows(shown, flow, words))
    else:
        rows = tuple(rows)
        shown = [
            (at, one)
            for at, one in shown
            if not one.spare or any(_cell(one, at, row, words) for row in rows)
        ]
        cells = tuple(_rows(shown, rows, words))
    return Table(
        tuple(_head(one, words, heads) for _, one in shown), cells, title, room
    )


def _head(column: Column, words: Words, facts: Mapping[str, Any]) -> str:
    text = words.say(column.head, **facts) if column.head else ""
    return f">{text}" if column.right else text


def _rows(
    columns: Sequence[tuple[int, Column]], rows: Iterable[Any], words: Words
) -> Iterator[Cells]:
    above: list[str] = []
    for row in rows:
        if isinstance(row, Cells):
            yield row
            continue
        cells = [_cell(one, at, row, words) for at, one in columns]
        kept = (
            "" if column.once and above and cell == above[at] else cell
            for at, ((_, column), cell) in enumerate(zip(columns, cells, strict=True))
        )
        yield Cells(tuple(kept), _style(row))
        above = cells


def _style(row: object) -> str:
    """That of a row that tells of an entry."""
    return "gone" if isinstance(row, dict) and row.get("undone_by") else ""


def _cell(column: Column, at: int, row: Any, words: Words) -> str:
    shows, how = column.shows, column.how
    if callable(shows):
        return shows(row, words)
    value = row[at] if shows is None else _found(row, shows)
    return how(value, words) if callable(how) else words.say(how[value])


def _found(row: Any, keys: str) -> Any:
    """What stands in a row under a key, or under several, one in the other."""
    for key in keys.split("."):
        row = row[key]
    return row
