"""Work that may never end is done by a child of this process, within limits."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

from ledger import wire

if TYPE_CHECKING:
    from collections.abc import Callable

    Found = bytes | tuple[str, int, str]

SECONDS = 5  # of work that are granted
MEMORY = 256 * 1024 * 1024  # bytes that are granted beside what is there already
MADE, SAID, FAILED = b"m", b"s", b"f"


class Endless(Exception):  # noqa: N818 - it names what the work is
    """The work took too long, or too much room."""


def apart(work: Callable[[], Found]) -> Found:
    """What the work makes: bytes, or a complaint in words and numbers.

    Where a process cannot have children, it is done here, without limits.
    """
    if not hasattr(os, "fork"):
        return work()
    back, front = os.pipe()
    child = os.fork()
    if not child:
        os.close(back)
        _work(work, front)
    os.close(front)
    with os.fdopen(back, "rb") as pipe:
        said = pipe.read()
    os.waitpid(child, 0)
    if said[:1] == MADE:
        return said[1:]
    if said[:1] == SAID:
        kind, line, detail = wire.loads(said[1:].decode())
        return kind, line, detail
    raise Endless


def _work(work: Callable[[], Found], front: int) -> None:
    """The child: it works, says what it made, and is gone; it never returns."""
    said = FAILED
    try:
        _limit()
        found = work()
        told = isinstance(found, bytes)
        said = MADE + found if told else SAID + wire.dumps(list(found)).encode()  # type: ignore[operator]
    except BaseException:  # noqa: BLE001, S110 - whatever it was, it is told as a failure
        pass
    try:
        with os.fdopen(front, "wb") as pipe:
            pipe.write(said)
    finally:
        os._exit(0)


def _limit() -> None:
    import resource
    import signal

    signal.signal(signal.SIGXCPU, _enough)
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS + 2))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    used = _used()
    if used is not None:
        limits: Any = (used + MEMORY, used + MEMORY)
        resource.setrlimit(resource.RLIMIT_AS, limits)


def _enough(*_: object) -> None:
    raise Endless


def _used() -> int | None:
    """The room that this process takes already, where the system tells it."""
    try:
        with open("/proc/self/statm", encoding="ascii") as file:
            pages = int(file.read().split()[0])
    except (OSError, ValueError):
        return None
    return pages * os.sysconf("SC_PAGE_SIZE")
