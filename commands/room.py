"""How much room there is on the screen.

As `shutil.get_terminal_size`, without all that `shutil` loads for other things.
"""

from __future__ import annotations

import os
import sys

USUAL = (80, 24)
MOST_DIGITS = 9


def size() -> os.terminal_size:
    """The columns and lines of the terminal: as people have set them, else as they are."""
    columns, lines = map(_said, ("COLUMNS", "LINES"))
    if not (columns and lines):
        there = _there()
        columns, lines = columns or there[0], lines or there[1]
    return os.terminal_size((columns, lines))


def _said(name: str) -> int:
    word = os.environ.get(name, "")
    fits = word.isascii() and word.isdigit() and len(word) <= MOST_DIGITS
    return int(word) if fits else 0


def _there() -> tuple[int, int]:
    try:
        found = os.get_terminal_size(sys.__stdout__.fileno())  # type: ignore[union-attr]
    except (AttributeError, ValueError, OSError):
        return USUAL
    return found.columns or USUAL[0], found.lines or USUAL[1]
