"""Measures the open prompt: FILE PROGRAM; prints four lines of seconds.

How long it takes until a user can type, and until the line below shows the state of the
campaign; then the 95th percentile of an act (from Enter until the next prompt is there
with the line below it) and of a completion (from Tab to the first suggestion).
"""

from __future__ import annotations

import os
import pty
import sqlite3
import sys
import time
from select import select

READY = b"\x1b[?2004h"  # each prompt begins with this, once a user can type
WHERE, HERE = b"\x1b[6n", b"\x1b[1;1R"  # asks where the cursor is; a terminal's answer
BELOW = b"turn 5"
PATIENCE = 20.0  # seconds
ROUNDS = 20
ACTS = (
    *("p Player1 Player2 3", "b soldier Village00", "u"),
    *("d Player0", "u", 'note "a horse is lame"'),
)
LEAVES, CLEARS = b"\x04", b"\x15"
STOPPED, OFFERED = (b"Enter does it", b"Enter = 1"), b"mill"


class Terminal:
    """A terminal with an open prompt."""

    def __init__(self, program: str, campaign: str) -> None:
        self._said = b""
        self._process, self._handle = pty.fork()
        if self._process == 0:
            os.environ["TERM"] = "xterm"
            words = [program, "shell", "-c", campaign, "--lang", "en"]
            os.execv(program, words)  # noqa: S606 - our own command

    def until(self, *marks: bytes) -> bytes:
        """Waits until one of these is shown, and returns it."""
        while not (shown := [mark for mark in marks if mark in self._said]):
            if not self._read(PATIENCE):
                raise SystemExit(f"{marks} never came: {self._said[-400:]!r}")
        self._said = self._said.partition(shown[0])[2]
        return shown[0]

    def press(self, typed: bytes) -> None:
        """Types something."""
        self._said = b""
        os.write(self._handle, typed)

    def write(self, typed: bytes) -> None:
        """Types something, and waits until it has been echoed."""
        self.press(typed)
        while self._read(0.05):
            pass

    def close(self) -> None:
        """Leaves the prompt."""
        self.press(LEAVES)
        os.waitpid(self._process, 0)

    def _read(self, patience: float) -> bool:
        if not select([self._handle], [], [], patience)[0]:
            return False
        found = os.read(self._handle, 1 << 16)
        if WHERE in found:
            os.write(self._handle, HERE)
        self._said += found
        return True


def main(campaign: str, program: str) -> None:
    """Types an evening's worth of acts, and prints the times."""
    begun = time.perf_counter()
    terminal = Terminal(program, campaign)
    for mark in (READY, BELOW):
        terminal.until(mark)
        print(time.perf_counter() - begun)
    time.sleep(1)  # until what loads in the background is there
    before, acts, tabs = _entries(campaign), [], []
    for line in ACTS * ROUNDS:
        terminal.write(b"b ")
        tabs.append(_until(terminal, b"\t", OFFERED))
        terminal.write(CLEARS + line.encode())
        acts.append(_done(terminal))
    terminal.close()
    if _entries(campaign) - before != len(acts):
        raise SystemExit("not every act was recorded")
    for measured in (acts, tabs):
        print(sorted(measured)[int(len(measured) * 0.95)])


def _until(terminal: Terminal, typed: bytes, mark: bytes) -> float:
    """How long it takes from typing something until the mark is shown."""
    begun = time.perf_counter()
    terminal.press(typed)
    terminal.until(mark)
    return time.perf_counter() - begun


def _done(terminal: Terminal) -> float:
    """How long Enter takes; if it must be pressed again, the longest of the times."""
    spent, shown = 0.0, STOPPED[0]
    while shown in STOPPED:
        begun = time.perf_counter()
        terminal.press(b"\r")
        terminal.until(READY)
        shown = terminal.until(BELOW, *STOPPED)
        spent = max(spent, time.perf_counter() - begun)
    return spent


def _entries(campaign: str) -> int:
    connection = sqlite3.connect(campaign)
    (entries,) = connection.execute("SELECT max(seq) FROM entry").fetchone()
    connection.close()
    return int(entries)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
