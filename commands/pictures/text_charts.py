"""Charts made of characters, for a terminal: a curve in one line, a bar."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

HEIGHTS = "▁▂▃▄▅▆▇█"
EIGHTHS = " ▏▎▍▌▋▊▉█"
UNKNOWN = "·"
LONGEST = 40  # characters of a curve; of more values, only some are shown


def curve(values: Sequence[int | None], most: int) -> str:
    """A curve in one line, scaled to the most of all curves.

    >>> curve([0, 5, None, 10], 10)
    '▁▅·█'
    """
    top, many = len(HEIGHTS) - 1, len(values)
    if many > LONGEST:
        values = [values[i * (many - 1) // (LONGEST - 1)] for i in range(LONGEST)]
    return "".join(
        UNKNOWN if value is None else HEIGHTS[(value * top + most // 2) // max(most, 1)]
        for value in values
    )


def bar(value: int, most: int, room: int) -> str:
    """A bar, scaled to this much room.

    >>> bar(3, 4, 4)
    '███'
    >>> bar(1, 16, 4)
    '▎'
    """
    eighths = value * room * 8 // max(most, 1)
    return ("█" * (eighths // 8) + EIGHTHS[eighths % 8]).rstrip()
