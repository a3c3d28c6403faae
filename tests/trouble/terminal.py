"""Somebody at a terminal: the real program, asked and answered through a pty."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import termios
import time
from codecs import getincrementaldecoder
from typing import TYPE_CHECKING, Self

from tests.effort import tally
from tests.trouble.program import PROGRAM

if TYPE_CHECKING:
    from collections.abc import Mapping

# If the tests outlive their window (`nohup`), a program would outlive its own, too.
signal.signal(signal.SIGHUP, signal.SIG_DFL)

CTRL_C, CTRL_D = "\x03", "\x04"
PATIENCE = 60.0  # after which a test fails instead of hanging


def _environment(differs: Mapping[str, str | None]) -> dict[str, str]:
    """The environment with these changes; None removes a variable."""
    return {k: v for k, v in {**os.environ, **differs}.items() if v is not None}


def _take_terminal() -> None:
    """Makes the terminal the program's own, so that Ctrl-C reaches it."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


# Settings of another terminal do not hold for this one; the output that is read here is
# the program's own, and not a pager's.
HERE: dict[str, str | None] = {"COLUMNS": None, "LINES": None, "INTENDANT_PAGER": "cat"}


class Terminal:
    """One call of the program at a terminal.

    `env` changes its environment; None removes a variable.
    """

    def __init__(
        self,
        *words: str,
        env: Mapping[str, str | None] | None = None,
        columns: int = 80,
        rows: int = 25,
    ) -> None:
        self.ours, theirs = pty.openpty()
        self.resize(columns, rows)
        self.output = ""
        self._decoder = getincrementaldecoder("utf-8")(errors="replace")
        self.asked = False  # whether the program's output has been read
        self.process = subprocess.Popen(
            [*PROGRAM, *words],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            start_new_session=True,
            preexec_fn=_take_terminal,  # noqa: PLW1509 - one call of the system
            env=_environment({**HERE, **(env or {})}),
        )
        os.close(theirs)

    def __enter__(self) -> Self:
        """The program is running already."""
        return self

    def __exit__(self, *_: object) -> None:
        """No process is left running."""
        if self.process.poll() is None:
            self._end()
        os.close(self.ours)

    def until(self, text: str) -> str:
        """Reads until the program has printed this; all output since the last call."""
        deadline = time.monotonic() + PATIENCE
        while text not in self.output:
            if time.monotonic() > deadline or not self._read():
                raise AssertionError(f"{text!r} never came: {self.output!r}")
        before, _, self.output = self.output.partition(text)
        self.asked = True
        return before + text

    def resize(self, columns: int, rows: int = 25) -> None:
        """Sets the width of the window from now on."""
        size = struct.pack("HHHH", rows, columns, 0, 0)
        fcntl.ioctl(self.ours, termios.TIOCSWINSZ, size)

    def press(self, keys: str) -> None:
        """Presses keys, without Enter."""
        self.type(keys, end="")

    @property
    def echoes(self) -> bool:
        """Whether the terminal shows what is typed, as it did before the program."""
        return bool(termios.tcgetattr(self.ours)[3] & termios.ECHO)

    def until_silent(self) -> None:
        """Waits until the program stops the terminal from showing what is typed."""
        deadline = time.monotonic() + PATIENCE
        while self.echoes:
            assert time.monotonic() < deadline, "what is typed is still shown"
            time.sleep(0.001)
        self.asked = True

    def echo(self) -> None:
        """Sets the terminal as a shell does for itself."""
        settings = termios.tcgetattr(self.ours)
        settings[3] |= termios.ECHO | termios.ICANON
        termios.tcsetattr(self.ours, termios.TCSANOW, settings)

    def type(self, text: str, *, end: str = "\n") -> None:
        """Types a line or a single key literally, after waiting for its prompt."""
        assert self.asked, "nobody has waited for what the program shows"
        self.asked = False
        keys = text if text in (CTRL_C, CTRL_D) else text + end
        os.write(self.ours, keys.encode())

    def ended(self) -> int:
        """Waits for the end, and gives the exit status."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline and self._read():
            pass
        return self.process.wait(max(0.0, deadline - time.monotonic()) + 1)

    def kill(self) -> None:
        """Kill -9."""
        tally("processes killed at a prompt")
        self._end()

    def _end(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)

    def _read(self) -> bool:
        """Takes in output; False once there is no more to come."""
        ready, _, _ = select.select([self.ours], [], [], 0.5)
        if not ready:
            return self.process.poll() is None
        try:
            found = os.read(self.ours, 4096)
        except OSError:  # the other end has been closed
            return False
        said = self.output + self._decoder.decode(
            found
        )  # the output may end within a character
        self.output = said.replace("\r\n", "\n")
        return bool(found)
