"""What the tests have done to the program, as they wrote it down: a line each time."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable


def counted(lines: Iterable[str]) -> Counter[str]:
    r"""What was done, and how often, of lines of both.

    >>> counted(["templates\t2\n", "full disks\t1\n", "templates\t1\n"])
    Counter({'templates': 3, 'full disks': 1})
    """
    done: Counter[str] = Counter()
    for line in lines:
        what, _, count = line.rstrip("\n").partition("\t")
        done[what] += int(count)
    return done
