"""How much room a text takes, and how it is made to fit: lines folded, columns narrowed."""

from __future__ import annotations

from itertools import chain, zip_longest

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

WIDTH = 78  # of a line that people read
PAGE = 80  # of a table, and of an entry in full
HELD = "\x1f"  # a space at which no line breaks, while lines are made
APART = 2  # spaces between two columns of a plain table
EDGES, BETWEEN = 2, 3  # signs beside the columns of a drawn table, and between two


def safe(text: str) -> str:
    """The text with everything invisible made visible: nothing moves a cursor."""
    if text.isprintable():
        return text
    return "".join(
        sign if sign.isprintable() or sign in "\u00a0\u202f" else ascii(sign)[1:-1]
        for sign in text
    )


def legible(text: str) -> str:
    """The text as people read it: safe, and its elided words with a printed apostrophe.

    Names are typed and kept with the straight one; what programs read has it, too.
    """
    if "'" in text:
        from commands.elision import curled

        text = curled(text)
    return safe(text)


def width_of(text: str) -> int:
    """How many columns of a terminal a text takes."""
    if text.isascii():
        return len(text)
    from unicodedata import combining, east_asian_width

    return sum(
        0 if combining(sign) else 2 if east_asian_width(sign) in "WF" else 1
        for sign in text
    )


def wrapped(text: str, room: int = WIDTH, first: str = "", more: str = "") -> list[str]:
    """A text in lines of so much room that break at spaces only.

    What is typed, between backticks, is broken only where no line has room for it.
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
    """A text that takes so much room; what is cut off it leaves a sign.

    >>> shortened("Anne pays Bruno", 10), shortened("Anne", 10)
    ('Anne pays…', 'Anne')
    """
    if width_of(text) <= room:
        return text
    while text and width_of(text) >= room:
        text = text[:-1]
    return f"{text.rstrip()}…" if room > 0 else ""


def folded(text: str, room: int, less: int = 0) -> list[str]:
    """A text in lines of so much room; only a word that is longer is cut.

    All lines but the first have so much less of it.

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


def rows_of(row: Sequence[str], widths: Sequence[int]) -> Iterator[tuple[str, ...]]:
    """The lines that a row takes, each cell as wide as its column at most."""
    cells = [folded(cell, width) for cell, width in zip(row, widths, strict=True)]
    yield from zip_longest(*cells, fillvalue="")


def aligned(
    row: Sequence[str], widths: Sequence[int], right: Sequence[bool]
) -> Iterator[str]:
    """The lines that a row takes, as they are printed: some columns set to the right."""
    for cells in rows_of(row, widths):
        padded = []
        for cell, width, end in zip(cells, widths, right, strict=True):
            space = " " * (width - width_of(cell))
            padded.append(space + cell if end else cell + space)
        yield (" " * APART).join(padded).rstrip()


def narrowed(grid: Iterable[Sequence[str]], room: int | None) -> list[int]:
    """How wide each column is: the widest of them give way where there is no room.

    Those first that need not break a word for it.
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


def shared(grid: Iterable[Sequence[str]], room: int) -> list[int | None]:
    """How wide the columns of a drawn table are, so that no word is broken if it can be.

    Each has its longest word at least; what is left goes to those that need least.
    """
    full, widths = _needs(grid)
    spare = room - EDGES - BETWEEN * (len(full) - 1) - sum(widths)
    if spare < 0:
        return [None] * len(full)
    hungry = sorted(range(len(full)), key=lambda i: full[i] - widths[i])
    while hungry:
        first = hungry.pop(0)
        given = min(full[first] - widths[first], spare // (len(hungry) + 1))
        widths[first] += given
        spare -= given
    return list(widths)


def _needs(grid: Iterable[Sequence[str]]) -> tuple[list[int], list[int]]:
    """How wide each column would be, and how wide its longest word is."""
    rows = iter(grid)
    first = next(rows)
    full, words = [0] * len(first), [1] * len(first)
    for row in chain([first], rows):
        for at, cell in enumerate(row):
            full[at] = max(full[at], width_of(cell))
            words[at] = max(words[at], *map(width_of, cell.split()), 1)
    return full, words
