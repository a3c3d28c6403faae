"""Turns the blocks of a screen into text; the only module that uses rich.

Tables have lines and colours at a terminal, and plain columns elsewhere.
"""

from __future__ import annotations

import os
import sys
from io import StringIO
from itertools import islice

from commands.blocks import Line, Table, Text
from commands.fitting import BETWEEN, aligned, folded, legible, narrowed, safe, shared
from commands.room import size

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from typing import Any, TextIO

    from commands.blocks import Block, Piece
    from commands.call import Call
    from commands.texts import Words

GONE = "~"  # before a row that was taken back
RULE = "─"  # below the headings of a table
LEAST = 20  # the least width of a terminal
# Every style is named once; meaning never rests on colour alone.
STYLES = {
    "heading": "bold",
    "hint": "dim",
    "gone": "strike dim",
    "good": "green",
    "warning": "yellow",
    "error": "bold red",
}


def coloured(stream: TextIO) -> bool:
    """Whether colours are welcome on this stream."""
    return stream.isatty() and not os.environ.get("NO_COLOR")


def show(blocks: Iterable[Piece], words: Words, call: Call | None = None) -> None:
    """Prints a screen; if the answer to a question is too long for it, with a pager."""
    if not sys.stdout.isatty():
        _plain(blocks, words, sys.stdout)
        return
    text = drawn([*blocks], words)
    if call is not None:
        from commands import pager

        if pager.wanted(call) and pager.long(text):
            pager.paged(lambda stream: _print(text, stream, end=""))
            lessened(call, words)
            return
    _print(text, sys.stdout, end="")


def lessened(call: Call, words: Words) -> None:
    """Prints how a list that was longer than the screen can be made shorter."""
    from commands.pager import lessening

    options = lessening(call)
    if options:
        text = words.say("shorter: {options:or}", options=options)
        talk([Line(text, "hint")])


def drawn(blocks: Sequence[Line | Table | Text], words: Words) -> str:
    """A screen as a text for a terminal, with its colours."""
    sheet = _Sheet()
    for block in blocks:
        if isinstance(block, Table):
            _drawn(block, sheet)
        else:
            _plain([block], words, sheet)
    return sheet.getvalue()


class _Sheet(StringIO):
    """A text that is drawn for a terminal before it is shown there."""

    def isatty(self) -> bool:
        """Always: it will be shown at a terminal."""
        return True


def plain(blocks: Sequence[Block], words: Words) -> str:
    """A screen as a text without colours, for a file."""
    stream = StringIO()
    _plain(blocks, words, stream)
    return stream.getvalue()


def _plain(
    blocks: Iterable[Piece], words: Words, stream: TextIO, run: int | None = None
) -> None:
    for block in blocks:
        if isinstance(block, Line):
            _say(block.text, block.style, stream, whole=block.whole)
        elif isinstance(block, Table):
            _columns(block, stream, words, run)
        else:
            _text(block, stream)


def _text(text: Text, stream: TextIO) -> None:
    last = "\n"
    for piece in filter(None, text.pieces):
        exact = text.exact and not stream.isatty()
        _print(piece if exact else _safe_lines(piece), stream, end="")
        last = piece
    if not last.endswith("\n"):
        _print("", stream)


def _say(text: str, style: str, stream: TextIO, *, whole: bool = False) -> None:
    """Prints a line; the few codes of our styles do not need a library."""
    text = "\n".join(map(legible, text.split("\n")))
    if stream.isatty() and not whole:
        text = "\n".join(map(_within, text.split("\n")))
    codes = {"bold": "1", "dim": "2", "strike": "9", "green": "32"}
    codes |= {"yellow": "33", "red": "31"}
    if style and coloured(stream):
        code = ";".join(codes[word] for word in STYLES[style].split())
        text = f"\x1b[{code}m{text}\x1b[0m"
    _print(text, stream)


def _within(line: str) -> str:
    """A line folded to the width of the terminal, breaking it only between words."""
    bare = line.lstrip(" ")
    indent = line[: len(line) - len(bare)]
    room = size().columns - len(indent)
    return "\n".join(f"{indent}{part}" for part in folded(bare, max(room, LEAST)))


def _safe_lines(text: str) -> str:
    return "\n".join(safe(line) for line in text.split("\n"))


def _print(text: str, stream: TextIO, end: str = "\n") -> None:
    try:
        print(text, file=stream, end=end)
    except UnicodeEncodeError:
        encoding = stream.encoding or "ascii"
        text = text.encode(encoding, "replace").decode(encoding)
        print(text, file=stream, end=end)


def plainly(
    blocks: Iterable[Piece], words: Words, stream: TextIO, run: int | None = None
) -> None:
    """Prints a long screen in plain lines and columns, block by block.

    Columns are as wide as all their cells need; or, given a number of rows, as those of
    each run need, so that the first are printed before the last are made.
    """
    _plain(blocks, words, stream, run)


def realized(blocks: Iterable[Block], few: int) -> list[Block] | None:
    """The same blocks with their rows read, if no table has more than a few."""
    if not isinstance(blocks, list):
        return None
    realized_blocks: list[Block] = []
    for block in blocks:
        if isinstance(block, Table) and not isinstance(block.rows, tuple):
            rows = tuple(islice(block.rows, few + 1))
            if len(rows) > few:
                return None
            realized_blocks.append(block._replace(rows=rows))
        else:
            realized_blocks.append(block)
    return realized_blocks


def _columns(table: Table, stream: TextIO, words: Words, run: int | None) -> None:
    """Prints a table in plain columns, for pipes and files."""
    if table.title:
        _say(table.title, "heading", stream)
    if not table.rows:
        _say(words.say("(nothing)"), "hint", stream)
        return
    right = _to_the_right(table)
    for widths, rows in _in_runs(table, run):
        for row, style in rows:
            sign = GONE + " " if _is_marked(style, stream) else ""
            for line in aligned(row, widths, right):
                _say(sign + line, style, stream, whole=True)


def _is_marked(style: str, stream: TextIO) -> bool:
    """Whether a row has a mark, as it cannot be struck through."""
    return style == "gone" and not coloured(stream)


def _to_the_right(table: Table) -> list[bool]:
    """Which columns are aligned to the right."""
    return [head.startswith(">") for head in table.heads]


def _in_runs(
    table: Table, run: int | None
) -> Iterator[tuple[list[int], Iterable[tuple[list[str], str]]]]:
    """The rows in runs, with the widths of their columns, which never shrink."""
    rows = _grid(table)
    if run is None:
        from commands.spool import Twice

        with Twice(rows) as kept:
            yield narrowed((row for row, _ in kept.made()), table.room), kept.again()
        return
    widths = [0] * len(table.heads)
    while some := list(islice(rows, run)):
        own = narrowed((row for row, _ in some), table.room)
        widths = list(map(max, widths, own))
        yield widths, some


def _grid(table: Table) -> Iterator[tuple[list[str], str]]:
    """The headings and the rows, each with its style."""
    yield [legible(head.lstrip(">")) for head in table.heads], "heading"
    for row in table.rows:
        yield [legible(cell) for cell in row.cells], row.style


def _drawn(table: Table, stream: TextIO) -> None:
    """Draws a table at a terminal: a line under its headings, and an empty one around."""
    table = table._replace(rows=tuple(table.rows))
    room = size().columns
    widths = shared((row for row, _ in _grid(table)), room)
    if table.title:
        _say(table.title, "heading", stream)
    if widths is None:
        _broken(table, room, stream)
        return
    _print("", stream)
    rule = RULE if (sys.stdout.encoding or "utf").lower().startswith("utf") else "-"
    for number, (row, style) in enumerate(_grid(table)):
        head, edge = number == 0, GONE if _is_marked(style, stream) else " "
        for line in aligned(row, widths, _to_the_right(table), BETWEEN, low=head):
            _say(edge + line, style, stream, whole=True)
        if head:
            _print(f" {rule * (sum(widths) + BETWEEN * (len(widths) - 1))}", stream)
    _print("", stream)


def _broken(table: Table, room: int, stream: TextIO) -> None:
    """Draws a table where there is no room for all its words: some are broken."""
    from rich import box
    from rich.console import Console
    from rich.table import Table as RichTable
    from rich.text import Text

    grid = RichTable(box=box.SIMPLE_HEAD, pad_edge=False)
    for head in table.heads:
        side: Any = "right" if head.startswith(">") else "left"
        grid.add_column(Text(_held(head.lstrip(">"))), justify=side, overflow="fold")
    for row in table.rows:
        cells = (Text(_held(cell)) for cell in row.cells)
        grid.add_row(*cells, style=STYLES.get(row.style, ""))
    console = Console(width=room, highlight=False, emoji=False, markup=False)
    with console.capture() as captured:
        console.print(grid)
    text = captured.get()
    for space, stand_in in HELD.items():
        text = text.replace(stand_in, space)
    stream.write(text)


# Rich breaks lines at every space, even at those that keep a number and its unit or a
# word and its colon together. So characters that nobody types replace them meanwhile.
HELD = {"\u00a0": "\ue0a0", "\u202f": "\ue0af"}


def _held(text: str) -> str:
    text = legible(text)
    for space, stand_in in HELD.items():
        text = text.replace(space, stand_in)
    return text


def complain(
    message: str,
    hint: str | None,
    words: Words,
    line: int | None = None,
    stream: TextIO | None = None,
) -> None:
    """Prints a refusal, and what would be right."""
    stream = stream or sys.stderr
    where = words.say("line {line}", line=str(line)) + words.colon if line else ""
    _say(f"{words.say('error')}{words.colon}{where}{message}", "error", stream)
    if hint:
        _say(f"{words.say('hint')}{words.colon}{hint}", "hint", stream)


def talk(lines: Sequence[Line]) -> None:
    """Prints lines for the user at the terminal, beside the answer."""
    for line in lines:
        _say(line.text, line.style, sys.stderr, whole=line.whole)


def warn(
    warnings: Sequence[dict[str, Any]], words: Words, line: int | None = None
) -> None:
    """Prints warnings for the table, in a script with the number of the line."""
    place = words.say("note")
    if line is not None:
        place += f" ({words.say('line {line}', line=str(line))})"
    for warning in warnings:
        _say(f"{place}{words.colon}{warning['message']}", "warning", sys.stderr)
