"""The only rich: blocks of a screen become text.

With a table's lines and colours on a terminal, in plain columns elsewhere.
"""

from __future__ import annotations

import os
import sys
from itertools import zip_longest

from ledger.record import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import Any, TextIO

    from commands.texts import Words

# Every style is named once; meaning never rests on colour alone.
STYLES = {
    "heading": "bold",
    "hint": "dim",
    "gone": "strike dim",
    "good": "green",
    "warning": "yellow",
    "error": "bold red",
}
PLAIN_WIDTH = 100


class Line(NamedTuple):
    """One line of text.

    Attributes:
        text: what it says.
        style: one of `STYLES`, or nothing.
    """

    text: str
    style: str = ""


class Cells(NamedTuple):
    """One row of a table.

    Attributes:
        cells: the text of each cell.
        style: one of `STYLES`, or nothing.
    """

    cells: tuple[str, ...]
    style: str = ""


class Table(NamedTuple):
    """A table.

    Attributes:
        heads: the heading of each column; ">" before it aligns to the right.
        rows: the rows.
        title: what stands above it.
        room: how many columns it may take where nobody looks at it, its longer cells
            going on in the next line; None: as many as it needs.
    """

    heads: tuple[str, ...]
    rows: tuple[Cells, ...]
    title: str = ""
    room: int | None = None


class Break(NamedTuple):
    """The end of a page.

    Attributes:
        prompt: what is asked at a terminal before the next one.
    """

    prompt: str


Block = Line | Table | Break
LEAVES = "q"  # whoever types this at the end of a page has seen enough


def safe(text: str) -> str:
    """The text with everything invisible made visible: nothing moves a cursor."""
    if text.isprintable():
        return text
    return "".join(
        sign if sign.isprintable() or sign in "\u00a0\u202f" else ascii(sign)[1:-1]
        for sign in text
    )


def coloured(stream: TextIO) -> bool:
    """Whether colours are welcome on this stream."""
    return stream.isatty() and not os.environ.get("NO_COLOR")


def show(blocks: Sequence[Block], words: Words) -> None:
    """Prints a screen; where somebody looks at it, page by page."""
    if not sys.stdout.isatty():
        _plain(blocks, words, sys.stdout)
        return
    page: list[Line | Table] = []
    for block in blocks:
        if not isinstance(block, Break):
            page.append(block)
            continue
        _page(page, words)
        page = []
        if not _turned(block):
            return
    _page(page, words)


def _turned(end: Break) -> bool:
    """Whether the next page is wanted; it is where nobody can be asked."""
    if not sys.stdin.isatty():
        _print("", sys.stdout)
        return True
    sys.stdout.flush()
    _print(end.prompt, sys.stderr)
    return sys.stdin.readline().strip().casefold() != LEAVES


def _page(blocks: Sequence[Line | Table], words: Words) -> None:
    if any(isinstance(block, Table) for block in blocks):
        _rich(blocks)
    else:
        _plain(blocks, words, sys.stdout)


def plain(blocks: Sequence[Block], words: Words) -> str:
    """A screen as a text without colours, as it goes into a file."""
    from io import StringIO

    stream = StringIO()
    _plain(blocks, words, stream)
    return stream.getvalue()


def _plain(blocks: Sequence[Block], words: Words, stream: TextIO) -> None:
    for block in blocks:
        if isinstance(block, Line):
            _say(block.text, block.style, stream)
        elif isinstance(block, Table):
            _columns(block, stream, words)
        else:
            _print("", stream)


def _say(text: str, style: str, stream: TextIO) -> None:
    """One line; the few codes of our styles need no library."""
    text = "\n".join(safe(line) for line in text.split("\n"))
    codes = {"bold": "1", "dim": "2", "strike": "9", "green": "32"}
    codes |= {"yellow": "33", "red": "31"}
    if style and coloured(stream):
        code = ";".join(codes[word] for word in STYLES[style].split())
        text = f"\x1b[{code}m{text}\x1b[0m"
    _print(text, stream)


def _print(text: str, stream: TextIO) -> None:
    try:
        print(text, file=stream)
    except UnicodeEncodeError:
        encoding = stream.encoding or "ascii"
        print(text.encode(encoding, "replace").decode(encoding), file=stream)


def _columns(table: Table, stream: TextIO, words: Words) -> None:
    """A table in plain columns, as pipes and files like it."""
    if table.title:
        _say(table.title, "heading", stream)
    if not table.rows:
        _say(words.say("(nothing)"), "hint", stream)
        return
    heads = tuple(head.lstrip(">") for head in table.heads)
    grid = [heads, *(tuple(map(safe, row.cells)) for row in table.rows)]
    styles = ["heading", *(row.style for row in table.rows)]
    widths = _widths(grid, table.room)
    lines = [
        (line, style)
        for row, style in zip(grid, styles, strict=True)
        for line in _lines(row, widths)
    ]
    for row, style in lines:
        cells = []
        for cell, head, width in zip(row, table.heads, widths, strict=True):
            space = " " * (width - width_of(cell))
            cells.append(space + cell if head.startswith(">") else cell + space)
        line = "  ".join(cells).rstrip()
        # Where colour and strokes are missing, a sign says the same.
        _say(
            f"~ {line}" if style == "gone" and not coloured(stream) else line,
            style,
            stream,
        )


APART = 2  # columns between two cells of a plain table


def _widths(grid: Sequence[Sequence[str]], room: int | None) -> list[int]:
    """How wide each column is: the widest of them give way where there is no room.

    Those first that need not break a word for it.
    """
    columns = list(zip(*grid, strict=True))
    widths = [max(map(width_of, column)) for column in columns]
    if room is None:
        return widths
    words = [
        max((width_of(word) for cell in column for word in cell.split()), default=1)
        for column in columns
    ]
    spare = max(room - APART * (len(widths) - 1), len(widths))
    while sum(widths) > spare:
        loose = [at for at in range(len(widths)) if widths[at] > words[at]]
        among = loose or [at for at in range(len(widths)) if widths[at] > 1]
        widths[max(among, key=widths.__getitem__)] -= 1
    return widths


def _lines(row: Sequence[str], widths: Sequence[int]) -> Iterator[tuple[str, ...]]:
    """The lines that a row takes, each cell as wide as its column at most."""
    cells = [folded(cell, width) for cell, width in zip(row, widths, strict=True)]
    yield from zip_longest(*cells, fillvalue="")


def folded(text: str, room: int) -> list[str]:
    """A text in lines of so many columns at most, broken between words if that can be.

    >>> folded("buys 12 soldiers in Bourg", 10), folded("Rauhreifburg", 5), folded("", 9)
    (['buys 12', 'soldiers', 'in Bourg'], ['Rauhr', 'eifbu', 'rg'], [''])
    """
    if width_of(text) <= room:
        return [text]
    lines = [""]
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines[-1] else word
        if width_of(longer) <= room:
            lines[-1] = longer
            continue
        lines.append("")
        for sign in word:
            if lines[-1] and width_of(lines[-1] + sign) > room:
                lines.append("")
            lines[-1] += sign
    return [line for line in lines if line]


def width_of(text: str) -> int:
    """How many columns of a terminal a text takes."""
    from unicodedata import combining, east_asian_width

    return sum(
        0 if combining(sign) else 2 if east_asian_width(sign) in "WF" else 1
        for sign in text
    )


def _rich(blocks: Sequence[Line | Table]) -> None:
    from rich import box
    from rich.console import Console
    from rich.table import Table as RichTable
    from rich.text import Text

    console = Console(highlight=False, emoji=False, markup=False)
    with console.capture() as captured:
        for block in blocks:
            if isinstance(block, Line):
                style = STYLES.get(block.style, "")
                console.print(Text(_held(block.text), style=style))
                continue
            grid = RichTable(
                title=Text(_held(block.title), style="bold") if block.title else None,
                title_justify="left",
                box=box.SIMPLE_HEAD,
                pad_edge=False,
            )
            widths = _fitted(block, console.width)
            for head, width in zip(block.heads, widths, strict=True):
                side: Any = "right" if head.startswith(">") else "left"
                name = Text(_held(head.lstrip(">")))
                grid.add_column(name, justify=side, overflow="fold", width=width)
            for row in block.rows:
                style = STYLES.get(row.style, "")
                grid.add_row(*(Text(_held(cell)) for cell in row.cells), style=style)
            console.print(grid)
    text = captured.get()
    for space, stand_in in HELD.items():
        text = text.replace(stand_in, space)
    sys.stdout.write(text)


# Rich breaks lines at every space, also at those that hold a number and its unit, or a
# word and its colon, together. So signs that nobody types stand in for them meanwhile.
HELD = {"\u00a0": "\ue0a0", "\u202f": "\ue0af"}
EDGES, BETWEEN = 2, 3  # signs beside the columns, and between two of them


def _held(text: str) -> str:
    text = safe(text)
    for space, stand_in in HELD.items():
        text = text.replace(space, stand_in)
    return text


def _fitted(table: Table, room: int) -> list[int | None]:
    """How wide the columns are, so that no word is broken if that can be.

    Each has its longest word at least; what is left goes to those that need least.
    """
    grid = [
        [_held(head.lstrip(">")) for head in table.heads],
        *([_held(cell) for cell in row.cells] for row in table.rows),
    ]
    columns = list(zip(*grid, strict=True))
    full = [max(map(width_of, cells)) for cells in columns]
    widths = [
        max((width_of(word) for cell in cells for word in cell.split()), default=1)
        for cells in columns
    ]
    spare = room - EDGES - BETWEEN * (len(columns) - 1) - sum(widths)
    if spare < 0:
        return [None] * len(columns)
    hungry = sorted(range(len(columns)), key=lambda i: full[i] - widths[i])
    while hungry:
        first = hungry.pop(0)
        given = min(full[first] - widths[first], spare // (len(hungry) + 1))
        widths[first] += given
        spare -= given
    return list(widths)


def complain(
    message: str,
    hint: str | None,
    words: Words,
    line: int | None = None,
    stream: TextIO | None = None,
) -> None:
    """Says what was refused, and what would be right."""
    stream = stream or sys.stderr
    where = words.say("line {line}", line=str(line)) + words.colon if line else ""
    _say(f"{words.say('error')}{words.colon}{where}{message}", "error", stream)
    if hint:
        _say(f"{words.say('hint')}{words.colon}{hint}", "hint", stream)


def talk(lines: Sequence[Line]) -> None:
    """Says lines beside the answer, to whoever sits at the terminal."""
    for line in lines:
        _say(line.text, line.style, sys.stderr)


def warn(
    warnings: Sequence[dict[str, Any]], words: Words, line: int | None = None
) -> None:
    """Says what the table should know; in a script, of which line."""
    place = words.say("note")
    if line is not None:
        place += f" ({words.say('line {line}', line=str(line))})"
    for told in warnings:
        _say(f"{place}{words.colon}{told['message']}", "warning", sys.stderr)
