"""A watcher beside a program that stays open, where the campaign is shared.

It is a process of its own: what reaches the hub is loaded there alone. It ends with the
one that started it.
"""

from __future__ import annotations

import os
import sys
from contextlib import contextmanager

from ledger.store.book import SHARED

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator


@contextmanager
def beside(path: str) -> Iterator[None]:
    """Takes over the acts of others meanwhile; nothing where the campaign is not shared."""
    if not os.path.exists(os.path.realpath(path) + SHARED):
        yield
        return
    from subprocess import DEVNULL, PIPE, Popen

    import intendant_ledger

    words = ("league", "watch", "--quiet", "-c", os.path.abspath(path))
    with Popen(  # noqa: S603 - this program
        [sys.executable, os.path.abspath(intendant_ledger.__file__), *words],
        stdin=PIPE,
        stdout=DEVNULL,
        stderr=DEVNULL,
        start_new_session=True,
    ) as watcher:
        try:
            yield
        finally:
            watcher.terminate()
