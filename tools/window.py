"""A terminal window of 80 x 24 in which keys are pressed, and what it shows after each."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import struct
import subprocess
import termios
import time
from itertools import groupby
from typing import TYPE_CHECKING

from pyte import ByteStream, Screen
from rich.style import Style
from rich.text import Text

from tools.terminal import COLUMNS, INTENDANT, environment

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from pyte.screens import Char

ROWS = 24
PROMPT = "▶"
PATIENCE = 60.0  # seconds; anything not there by then will not come
WHERE = b"\x1b[6n"  # a program asks where the cursor is
YELLOW = {"brown": "yellow"}  # the old name of the colour


def in_window(words: list[str], keys: Iterable[tuple[str, str]]) -> list[Text]:
    """What the screen shows at first and after each press of keys, with its colours.

    Args:
        words: a call of the program that opens a prompt.
        keys: the keys to press in turn, each with the text to wait for.
    """
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
    called = subprocess.Popen(  # noqa: S603 - our own command
        (*INTENDANT, *words),
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        start_new_session=True,
        env={**environment(), "XDG_STATE_HOME": str(os.getcwd())},
    )
    os.close(theirs)
    window = _Window(ours)
    shown = []
    try:
        window.wait(PROMPT)
        shown.append(window.picture())
        for pressed, answer in keys:
            os.write(ours, pressed.encode())
            window.wait(answer)
            shown.append(window.picture())
    finally:
        called.kill()
        called.wait()
        os.close(ours)
    return shown


class _Window:
    """The screen as the program has drawn it so far."""

    def __init__(self, terminal: int) -> None:
        self._terminal = terminal
        self._screen = Screen(COLUMNS, ROWS)
        self._stream = ByteStream(self._screen)

    def wait(self, text: str) -> None:
        """Reads until the screen shows this text and the program waits for keys.

        A text that ends with a space is that of a question, behind which the cursor
        waits; what else must be shown stands before it, with bars between.
        """
        deadline = time.monotonic() + PATIENCE
        *others, last = text.split("|")
        while not (self._ready(last) and all(one in self._shown for one in others)):
            if time.monotonic() > deadline:
                raise TimeoutError(f"{text!r} never came:\n{self._shown}")
            if select.select([self._terminal], [], [], 1.0)[0]:
                self._read()

    def _ready(self, text: str) -> bool:
        """Whether keys are read, and all is drawn down to the line below."""
        echoes = termios.tcgetattr(self._terminal)[3] & termios.ECHO
        at = self._screen.cursor
        if echoes or at.hidden:
            return False
        before = self._screen.display[at.y][: at.x].replace("\xa0", " ")
        if text.endswith(" "):
            return before.endswith(text)
        below = at.y < ROWS - 1 and self._screen.display[-1].strip()
        return bool(before.startswith(PROMPT) and below) and text in self._shown

    @property
    def _shown(self) -> str:
        return "\n".join(self._screen.display).replace("\xa0", " ")

    def _read(self) -> None:
        chunk = os.read(self._terminal, 65536)
        self._stream.feed(chunk)
        if WHERE in chunk:
            at = self._screen.cursor
            os.write(self._terminal, f"\x1b[{at.y + 1};{at.x + 1}R".encode())

    def picture(self) -> Text:
        """The whole screen."""
        return Text("\n").join(self._lines())

    def _lines(self) -> Iterator[Text]:
        """The lines of the screen, with the cursor as a block."""
        at = self._screen.cursor
        for y in range(ROWS):
            row = self._screen.buffer[y]
            cells = [
                row[x]._replace(reverse=True) if (x, y) == (at.x, at.y) else row[x]
                for x in range(COLUMNS)
            ]
            line = Text()
            for style, run in groupby(cells, _style):
                line.append("".join(cell.data for cell in run), style)
            yield line


def _style(cell: Char) -> Style:
    if cell.data == " " and not cell.reverse:  # a blank has only a background
        return Style(bgcolor=_colour(cell.bg))
    return Style(
        color=_colour(cell.fg),
        bgcolor=_colour(cell.bg),
        bold=cell.bold,
        reverse=cell.reverse,
    )


def _colour(name: str) -> str | None:
    """A colour as rich calls it: a hexadecimal number, or a word."""
    if name == "default":
        return None
    try:
        int(name, 16)
    except ValueError:
        return YELLOW.get(name, name).replace("bright", "bright_")
    return f"#{name}"
