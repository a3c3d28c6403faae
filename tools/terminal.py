"""What the program shows at a terminal where nobody types, including colours."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

COLUMNS = 80
HOME = Path(__file__).resolve().parent.parent
SIZE = ("COLUMNS", "LINES")
INTENDANT = (sys.executable, "-m", "commands")


def at_terminal(words: list[str]) -> str:
    """What a call of the program in this folder shows at a terminal of 80 columns.

    Raises:
        CalledProcessError: the call was refused; the output says why.
    """
    here, there = pty.openpty()
    with subprocess.Popen(  # noqa: S603 - our own command
        (*INTENDANT, *words),
        stdin=subprocess.DEVNULL,
        stdout=there,
        stderr=there,
        env={**environment(), "COLUMNS": str(COLUMNS)},
    ) as called:
        os.close(there)
        shown = b"".join(_read(here))
    os.close(here)
    text = shown.decode().replace("\r\n", "\n").rstrip("\n")
    if called.returncode:
        raise subprocess.CalledProcessError(called.returncode, words, text)
    return text


def environment() -> dict[str, str]:
    """The environment variables for the program."""
    kept = {key: value for key, value in os.environ.items() if key not in SIZE}
    return {
        **kept,
        "PYTHONPATH": str(HOME),
        "PYTHONIOENCODING": "utf-8",
        "TERM": "xterm-256color",
    }


def _read(here: int) -> Iterator[bytes]:
    while True:
        try:
            chunk = os.read(here, 65536)
        except OSError:
            return  # the other end is closed
        if not chunk:
            return
        yield chunk
