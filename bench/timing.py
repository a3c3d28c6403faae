"""How long whole processes take, and how much memory: by turns, as medians."""

from __future__ import annotations

import os
import pty
import statistics
import subprocess
import threading
import time
from typing import TYPE_CHECKING

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
        threading.Thread(target=_drain, args=(ours,), daemon=True).start()
        process.wait()
    else:
        subprocess.run(words, stdout=subprocess.DEVNULL, check=True)
    return time.perf_counter() - begun


def _drain(handle: int) -> None:
    """Reads a terminal until it is closed."""
    try:
        while os.read(handle, 1 << 16):
            pass
    except OSError:
        os.close(handle)


def memory(words: Sequence[str]) -> float:
    """The peak memory of one process, in MB."""
    process = subprocess.Popen(words, stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return usage.ru_maxrss / 1024


def processor(words: Sequence[str]) -> float:
    """The CPU time that one process takes, in seconds."""
    process = subprocess.Popen(
        words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return usage.ru_utime + usage.ru_stime
