"""How fast the prompt that stays open is: FILE PROGRAM; three lines of seconds.

How long it takes to appear, then the 95th percentile of an act (from Enter to the next
prompt) and of a completion (from Tab to the first of what fits), typed at a terminal.
"""

from __future__ import annotations

import os
import pty
import sys
import time
from collections.abc import Callable
from select import select

READY = b"\x1b[?2004h"  # somebody may type: each prompt begins so
PATIENCE = 20.0  # seconds
ACTS = 60
PLAYERS = 6
LEAVES, CLEARS = b"\x04", b"\x15"
STOPPED, OFFERED = b"Enter", b"mill"


class Terminal:
    """A terminal at which the prompt is open."""

    def __init__(self, program: str, campaign: str) -> None:
        self.said = b""
        self._process, self._handle = pty.fork()
        if self._process == 0:
            os.environ |= {"TERM": "xterm", "PROMPT_TOOLKIT_NO_CPR": "1"}
            words = [program, "shell", "-c", campaign, "--lang", "en"]
            os.execv(program, words)  # noqa: S606 - it is ours

    def until(self, mark: bytes, typed: bytes = b"") -> float:
        """Types something, and waits for what is said to it: how long that takes."""
        begun = time.perf_counter()
        if typed:
            os.write(self._handle, typed)
        self.said = b""
        while mark not in self.said:
            if not select([self._handle], [], [], PATIENCE)[0]:
                raise SystemExit(f"{mark!r} never came: {self.said[-400:]!r}")
            self.said += os.read(self._handle, 1 << 16)
        return time.perf_counter() - begun

    def write(self, typed: bytes) -> None:
        """Types something, and lets it be shown."""
        os.write(self._handle, typed)
        while select([self._handle], [], [], 0.05)[0]:
            os.read(self._handle, 1 << 16)

    def close(self) -> None:
        """Leaves the prompt."""
        os.write(self._handle, LEAVES)
        os.waitpid(self._process, 0)


def main(campaign: str, program: str) -> None:
    """Types an evening's worth of acts."""
    begun = time.perf_counter()
    terminal = Terminal(program, campaign)
    terminal.until(READY)
    print(time.perf_counter() - begun)
    time.sleep(1)  # what is loaded while somebody types is loaded
    terminal.write(b"")
    acts, tabs = [], []
    for number in range(ACTS):
        one, other = number % PLAYERS, (number + 1) % PLAYERS
        tabs.append(_at(terminal, lambda: terminal.until(OFFERED, b"\t"), b"b "))
        terminal.write(CLEARS)
        line = f"p Player{one} Player{other} 3" if number % 2 else f"d Player{one}"
        line = "u" if number % 6 == 5 else line
        acts.append(_at(terminal, lambda: _done(terminal), line.encode()))
    terminal.close()
    for measured in (acts, tabs):
        print(sorted(measured)[int(len(measured) * 0.95)])


def _at(terminal: Terminal, key: Callable[[], float], line: bytes) -> float:
    terminal.write(line)
    return key()


def _done(terminal: Terminal) -> float:
    """How long Enter takes; where it is asked once more, the longer of both."""
    spent = terminal.until(READY, b"\r")
    while STOPPED in terminal.said:
        spent = max(spent, terminal.until(READY, b"\r"))
    return spent


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
