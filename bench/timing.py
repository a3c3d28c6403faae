"""How long whole processes take, and how much memory: by turns, as medians."""

from __future__ import annotations

import os
import pty
import statistics
import subprocess
import sys
import threading
import time
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from collections.abc import Sequence

WARMING = 2  # the first rounds only warm the caches


def paired(
    one: Sequence[str], other: Sequence[str], rounds: int, *, terminal: bool = False
) -> float:
    """The median ratio of the times of two commands that run alternately."""
    ratios = []
    for number in range(rounds + WARMING):
        first = timed(one, terminal=terminal)
        second = timed(other)
        if number >= WARMING:
            ratios.append(first / second)
    return statistics.median(ratios)


def timed(words: Sequence[str], *, terminal: bool = False) -> float:
    """How long one process takes, in seconds."""
    begun = time.perf_counter()
    if terminal:
        ours, theirs = pty.openpty()
        process = subprocess.Popen(words, stdout=theirs, stderr=theirs, stdin=theirs)
        os.close(theirs)
        said: list[bytes] = []
        reader = threading.Thread(target=_drain, args=(ours, said), daemon=True)
        reader.start()
        process.wait()
        took = time.perf_counter() - begun
        if process.returncode:
            reader.join()
        ended(process, said=b"".join(said))
        return took
    subprocess.run(words, stdout=subprocess.DEVNULL, check=True)
    return time.perf_counter() - begun


def ended(process: subprocess.Popen[bytes], status: int = 0, said: bytes = b"") -> None:
    """Stops the bench where a command ended otherwise, with what it said at a terminal."""
    if process.returncode != status:
        words = " ".join(map(str, cast("Sequence[str]", process.args)))
        told = said.decode(errors="replace")
        sys.exit(f"status {process.returncode} of: {words}\n{told}".rstrip())


def _drain(handle: int, said: list[bytes]) -> None:
    """Reads a terminal until it is closed, and keeps what it said last."""
    try:
        while part := os.read(handle, 1 << 16):
            said[:] = [*said[-1:], part]
    except OSError:
        os.close(handle)


def memory(words: Sequence[str]) -> float:
    """The peak memory of one process, in MB."""
    process = subprocess.Popen(words, stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    ended(process)
    return usage.ru_maxrss / 1024


def processor(words: Sequence[str], status: int = 0) -> float:
    """The CPU time that one process takes, in seconds, until it ends with a status."""
    process = subprocess.Popen(
        words,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL if status else None,  # what is refused says so
    )
    _, how, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(how)
    ended(process, status)
    return usage.ru_utime + usage.ru_stime
