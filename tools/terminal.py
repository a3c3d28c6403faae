"""What the program shows at a terminal where nobody types, colours and all."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

HOME = Path(__file__).resolve().parent.parent
INTENDANT = (sys.executable, "-m", "commands")


def at_terminal(words: list[str], columns: int) -> str:
    """What a call of the program, in this folder, shows at a terminal so wide.

    Raises:
        CalledProcessError: it refuses; the output says why.
    """
    here, there = pty.openpty()
    env = {
        **os.environ,
        "PYTHONPATH": str(HOME),
        "PYTHONIOENCODING": "utf-8",
        "TERM": "xterm",
        "COLUMNS": str(columns),
    }
    with subprocess.Popen(  # noqa: S603 - our own words
        (*INTENDANT, *words),
        stdin=subprocess.DEVNULL,
        stdout=there,
        stderr=there,
        env=env,
    ) as called:
        os.close(there)
        shown = b"".join(_read(here))
    os.close(here)
    text = shown.decode().replace("\r\n", "\n").rstrip("\n")
    if called.returncode:
        raise subprocess.CalledProcessError(called.returncode, words, text)
    return text


def _read(here: int) -> Iterator[bytes]:
    while True:
        try:
            found = os.read(here, 65536)
        except OSError:
            return  # the other end is closed
        if not found:
            return
        yield found
