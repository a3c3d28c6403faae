"""The parts of a screen: lines, tables, long texts."""

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
        style: one of the styles of `show`, or "".
        whole: whether it is never broken, like a command that may be copied.
    """

    text: str
    style: str = ""
    whole: bool = False


class Cells(NamedTuple):
    """One row of a table.

    Attributes:
        cells: the text of each cell.
        style: one of the styles of `show`, or "".
    """

    cells: tuple[str, ...]
    style: str = ""


class Table(NamedTuple):
    """A table.

    Attributes:
        heads: the heading of each column; ">" before it aligns to the right.
        rows: the rows as a tuple, or as a flow, which may be long.
        title: the line above it.
        room: its greatest width where it is not shown at a terminal, longer cells being
            folded; None: as wide as it needs.
    """

    heads: tuple[str, ...]
    rows: Iterable[Cells]
    title: str = ""
    room: int | None = None


class Text(NamedTuple):
    """A long text, unchanged.

    Attributes:
        pieces: the text in pieces that may end anywhere.
        exact: whether it is meant for a program: invisible characters are spelt out
            only at a terminal.
    """

    pieces: Iterable[str]
    exact: bool = False


Block = Line | Table
Piece = Block | Text


def paragraph(
    text: str, style: str = "", *, inside: int = 0, hang: int = 2, room: int = WIDTH
) -> list[Line]:
    """A text in lines that fit a screen, all but the first indented further."""
    first, more = " " * inside, " " * (inside + hang)
    return [Line(line, style) for line in wrapped(text, room, first, more)]


class Columns(NamedTuple):
    """A line for each player or side, in columns.

    Attributes:
        heads: the heading of each column; ">" before it aligns to the right.
        rows: the cells of each line, and the names in its last column.
    """

    heads: Sequence[str]
    rows: Sequence[tuple[Sequence[str], Sequence[str]]]


class Glance(NamedTuple):
    """What a game shows of itself at a glance.

    Attributes:
        heading: the turn, the phase, and who acts.
        people: the line of each player, side or hero, in columns or as plain text.
        besides: what else is in force, shown if there is room.
    """

    heading: str
    people: Columns | Sequence[str]
    besides: Sequence[str] = ()
