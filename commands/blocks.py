"""What a screen is made of: lines, tables, the ends of pages, long texts."""

from __future__ import annotations

from commands.fitting import WIDTH, wrapped
from ledger.record import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


class Line(NamedTuple):
    """One line of text.

    Attributes:
        text: what it says.
        style: one of the styles of `show`, or nothing.
        whole: whether it is never broken, as a command is not, that may be copied.
    """

    text: str
    style: str = ""
    whole: bool = False


class Cells(NamedTuple):
    """One row of a table.

    Attributes:
        cells: the text of each cell.
        style: one of the styles of `show`, or nothing.
    """

    cells: tuple[str, ...]
    style: str = ""


class Table(NamedTuple):
    """A table.

    Attributes:
        heads: the heading of each column; ">" before it aligns to the right.
        rows: the rows, a tuple; or a flow of them, which may be long.
        title: what stands above it.
        room: how many columns it may take where nobody looks at it, its longer cells
            going on in the next line; None: as many as it needs.
    """

    heads: tuple[str, ...]
    rows: Iterable[Cells]
    title: str = ""
    room: int | None = None


class Text(NamedTuple):
    """A long text as it is.

    Attributes:
        pieces: it, in pieces that may end anywhere.
        exact: whether a program reads it: signs that nobody sees are spelled out at a
            terminal alone.
    """

    pieces: Iterable[str]
    exact: bool = False


Block = Line | Table
Piece = Block | Text


def paragraph(
    text: str, style: str = "", *, inside: int = 0, hang: int = 2, room: int = WIDTH
) -> list[Line]:
    """A text in lines that fit a screen; what goes on hangs further in."""
    first, more = " " * inside, " " * (inside + hang)
    return [Line(line, style) for line in wrapped(text, room, first, more)]


class Columns(NamedTuple):
    """A line for each player or side, in columns.

    Attributes:
        heads: what stands above each column; ">" before it aligns to the right.
        rows: the cells of each line, and the names in the last column.
    """

    heads: Sequence[str]
    rows: Sequence[tuple[Sequence[str], Sequence[str]]]


class Glance(NamedTuple):
    """What a game shows of itself.

    Attributes:
        heading: turn, phase, who acts.
        people: a line for each player, side or hero, in columns or as it is.
        besides: what holds besides, should there be room for it.
    """

    heading: str
    people: Columns | Sequence[str]
    besides: Sequence[str] = ()
