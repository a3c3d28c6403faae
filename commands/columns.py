"""Declared columns: the heading of each, what a row shows in it, and how."""

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

UNIT = "{unit}"  # a heading: the name of the coins
DASH = "–"  # where there is nothing


def bare(value: object, _: Words) -> str:
    """A value as it is; "" for None."""
    return "" if value is None else str(value)


def dash(value: object, _: Words) -> str:
    """A value as it is; a dash where there is none."""
    return DASH if value in (None, "") else str(value)


def number(value: int | None, words: Words) -> str:
    """A number; a row of dots for a sum kept closed."""
    return words.number(value)


def count(value: int | None, words: Words) -> str:
    """A number; "" where there is none."""
    return "" if value is None else words.number(value)


def counted(value: int | None, words: Words) -> str:
    """A number; a dash where there is none."""
    return DASH if value is None else words.number(value)


def signed(value: int, words: Words) -> str:
    """A gain or a loss, with its sign."""
    return words.signed(value)


def percent(value: float, words: Words) -> str:
    """A chance, as a percentage."""
    return words.percent(value)


def decimal(value: float | None, words: Words) -> str:
    """A number with one digit after the point; a dash where there is none."""
    return DASH if value is None else words.decimal(value)


def out_of_100(share: float | None, _: Words) -> str:
    """How many of 100 come out lower: "< 1" or "> 99" near the ends."""
    if share is None:
        return DASH
    many = int(share * 100 + 0.5)
    if many in (0, 100):
        return "< 1" if many == 0 else "> 99"
    return str(many)


def names(value: Sequence[str], _: Words) -> str:
    """Names, or words already put into the language, with commas."""
    return ", ".join(value)


def faces(value: Iterable[int], _: Words) -> str:
    """The faces of dice."""
    return " ".join(map(str, value))


class Column(NamedTuple):
    """A column of a table.

    Attributes:
        head: its heading, a text of the catalogue.
        shows: the key of the value in a row, or several with dots between them; or a
            function that makes the cell from the row; None: the value at its place.
        how: how the value is shown; or the texts for codes.
        right: whether it is aligned to the right, as numbers are.
        once: whether a cell is left empty if it repeats the one above.
        spare: whether the column is left out if all its cells are empty.
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
    """A column with the turn in which something happened."""
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
    """A table of these rows; `heads` are the facts that headings need.

    The row of an undone entry is struck through; rows that are `Cells` are taken as
    they are. The rows of a flow are made only when they are needed.
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
    """The style of a row: struck through if its entry was undone."""
    return "gone" if isinstance(row, dict) and row.get("undone_by") else ""


def _cell(column: Column, at: int, row: Any, words: Words) -> str:
    shows, how = column.shows, column.how
    if callable(shows):
        return shows(row, words)
    value = row[at] if shows is None else _value_at(row, shows)
    return how(value, words) if callable(how) else words.say(how[value])


def _value_at(row: Any, keys: str) -> Any:
    """The value in a row under a key, or under several nested ones."""
    for key in keys.split("."):
        row = row[key]
    return row
