"""The room that a text takes, and how it is made to fit: lines and columns."""

from __future__ import annotations

from functools import cache
from itertools import chain, zip_longest

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

WIDTH = 78  # of a line of text
PAGE = 80  # of a table, and of an entry in full
HELD = "\x1f"  # stands for a space at which no line may break
APART = 2  # spaces between two columns of a plain table
MARKS = "\u0300"  # the first sign that may take no column, or two
EDGES, BETWEEN = 2, 3  # characters beside the columns of a drawn table, and between two


def safe(text: str) -> str:
    """A text with invisible characters spelt out, so that nothing moves a cursor."""
    if text.isprintable():
        return text
    return "".join(
        sign if sign.isprintable() or sign in "\u00a0\u202f" else ascii(sign)[1:-1]
        for sign in text
    )


def legible(text: str) -> str:
    """A text for people: safe, and with curly apostrophes in elided words.

    Names are typed and kept with straight ones, which programs are given, too.
    """
    if "'" in text:
        from commands.elision import curled

        text = curled(text)
    return safe(text)


def width_of(text: str) -> int:
    """How many columns of a terminal a text takes."""
    return len(text) if text.isascii() else sum(map(_columns_of, text))


@cache
def _columns_of(sign: str) -> int:
    if sign < MARKS:  # those of Latin letters, without a table of all signs
        return 1
    from unicodedata import combining, east_asian_width

    if combining(sign):
        return 0
    return 2 if east_asian_width(sign) in "WF" else 1


def wrapped(text: str, room: int = WIDTH, first: str = "", more: str = "") -> list[str]:
    """A text in lines of this width, broken only at spaces.

    A command between backticks is broken only if it does not fit on a line.
    """
    from textwrap import wrap

    parts = text.split("`")
    parts[1::2] = [
        typed.replace(" ", HELD) if len(typed) + len(more) + 3 <= room else typed
        for typed in parts[1::2]
    ]
    lines = wrap(
        "`".join(parts),
        room,
        initial_indent=first,
        subsequent_indent=more,
        break_on_hyphens=False,
    )
    return [line.replace(HELD, " ") for line in lines]


def shortened(text: str, room: int) -> str:
    """A text cut to this width, with an ellipsis if anything is cut off.

    >>> shortened("Anne pays Bruno", 10), shortened("Anne", 10)
    ('Anne pays…', 'Anne')
    """
    if width_of(text) <= room:
        return text
    while text and width_of(text) >= room:
        text = text[:-1]
    return f"{text.rstrip()}…" if room > 0 else ""


def folded(text: str, room: int, less: int = 0) -> list[str]:
    """A text in lines of this width; a word is cut only if it is longer.

    All lines but the first are narrower by `less`.

    >>> folded("Anne pays Bruno", 10), folded("", 9)
    (['Anne pays', 'Bruno'], [''])
    >>> folded("aaaaaaaaaaaa", 5, 2)
    ['aaaaa', 'aaa', 'aaa', 'a']
    """
    if width_of(text) <= room:
        return [text]
    lines: list[str] = []
    held, left = "", room
    for word in text.split(" "):
        longer = f"{held} {word}" if held else word
        if width_of(longer) <= left:
            held = longer
            continue
        if held:
            lines.append(held.rstrip())
            left = room - less
        *full, held = _cut(word, left, room - less)
        if full:
            left = room - less
        lines += full
    return [*lines, held.rstrip()] if held or not lines else lines


def _cut(word: str, first: int, room: int) -> list[str]:
    parts = [""]
    for sign in word:
        if width_of(parts[-1] + sign) > (first if len(parts) == 1 else room):
            parts.append("")
        parts[-1] += sign
    return parts


def rows_of(
    row: Sequence[str], widths: Sequence[int], *, low: bool = False
) -> Iterator[tuple[str, ...]]:
    """The lines of a row, with cells folded to the width of their columns.

    `low`: short cells stand at the bottom, as headings do above their columns.
    """
    cells = [folded(cell, width) for cell, width in zip(row, widths, strict=True)]
    if low:
        deepest = max(map(len, cells))
        cells = [[""] * (deepest - len(cell)) + cell for cell in cells]
    yield from zip_longest(*cells, fillvalue="")


def aligned(
    row: Sequence[str],
    widths: Sequence[int],
    right: Sequence[bool],
    apart: int = APART,
    *,
    low: bool = False,
) -> Iterator[str]:
    """The printed lines of a row, with some columns aligned to the right."""
    for cells in rows_of(row, widths, low=low):
        padded = []
        for cell, width, end in zip(cells, widths, right, strict=True):
            space = " " * (width - width_of(cell))
            padded.append(space + cell if end else cell + space)
        yield (" " * apart).join(padded).rstrip()


def narrowed(grid: Iterable[Sequence[str]], room: int | None) -> list[int]:
    """The widths of the columns; where there is no room, the widest are narrowed.

    First those are narrowed that need not break a word.
    """
    full, words = _needs(grid)
    if room is None:
        return full
    widths = list(full)
    spare = max(room - APART * (len(widths) - 1), len(widths))
    while sum(widths) > spare:
        loose = [at for at in range(len(widths)) if widths[at] > words[at]]
        among = loose or [at for at in range(len(widths)) if widths[at] > 1]
        widths[max(among, key=widths.__getitem__)] -= 1
    return widths


def shared(grid: Iterable[Sequence[str]], room: int) -> list[int] | None:
    """The widths of the columns of a drawn table; None where words must be broken.

    Each holds at least its longest word; the rest goes first to those that need least.
    """
    full, widths = _needs(grid)
    spare = room - EDGES - BETWEEN * (len(full) - 1) - sum(widths)
    if spare < 0:
        return None
    hungry = sorted(range(len(full)), key=lambda i: full[i] - widths[i])
    while hungry:
        first = hungry.pop(0)
        given = min(full[first] - widths[first], spare // (len(hungry) + 1))
        widths[first] += given
        spare -= given
    return widths


def _needs(grid: Iterable[Sequence[str]]) -> tuple[list[int], list[int]]:
    """The full width of each column, and that of its longest word."""
    rows = iter(grid)
    first = next(rows)
    full, words = [0] * len(first), [1] * len(first)
    for row in chain([first], rows):
        for at, cell in enumerate(row):
            full[at] = max(full[at], width_of(cell))
            words[at] = max(words[at], *map(width_of, cell.split(" ")))
    return full, words
