"""Work that may never end is done by a child process, within limits."""

from __future__ import annotations

import os

from ledger import wire

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    Found = bytes | tuple[str, int, str]

SECONDS = 1.0  # of work that are always granted
SHORT = 0.25  # seconds later, work that cannot be stopped is killed
MEMORY = 256 * 1024 * 1024  # bytes that are granted in addition to those in use
MADE, COMPLAINT, FAILED = b"m", b"s", b"f"


class Endless(Exception):  # noqa: N818 - it describes the work
    """The work took too long, or too much memory."""


def run_in_child(work: Callable[[], Found], more: float = 0.0) -> Found:
    """The result of the work: bytes, or a complaint in words and numbers.

    It may take `SECONDS`, and `more` according to its size.

    Where a process cannot fork, it is done here, without limits.
    """
    if not hasattr(os, "fork"):
        return work()
    back, front = os.pipe()
    child = os.fork()
    if not child:
        os.close(back)
        _work(work, front, SECONDS + more)
    os.close(front)
    with os.fdopen(back, "rb") as pipe:
        reply = pipe.read()
    _, ended = os.waitpid(child, 0)
    if ended:  # the reply may be incomplete
        raise Endless
    if reply[:1] == MADE:
        return reply[1:]
    if reply[:1] == COMPLAINT:
        kind, line, detail = wire.loads(reply[1:].decode())
        return kind, line, detail
    raise Endless


def _work(work: Callable[[], Found], front: int, seconds: float) -> None:
    """Runs the child: it works, sends the result and exits; it never returns."""
    reply, status = FAILED, 1
    try:
        _limit(seconds)
        made = work()
        _time(0, 0)
        whole = isinstance(made, bytes)
        reply = MADE + made if whole else COMPLAINT + wire.dumps(list(made)).encode()  # type: ignore[operator]
    except BaseException:  # noqa: BLE001, S110 - any error is reported as a failure
        pass
    try:
        with os.fdopen(front, "wb") as pipe:
            pipe.write(reply)
        status = 0
    finally:
        os._exit(status)


def _limit(seconds: float) -> None:
    import resource
    import signal

    signal.signal(signal.SIGPROF, _enough)
    signal.signal(signal.SIGVTALRM, signal.SIG_DFL)
    _time(seconds, seconds + SHORT)
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    used = _used()
    if used is not None:
        limits: Any = (used + MEMORY, used + MEMORY)
        resource.setrlimit(resource.RLIMIT_AS, limits)


def _time(seconds: float, most: float) -> None:
    """Sets the seconds until the work is stopped, and until it is killed.

    Python handles a signal only between two steps; a power of powers is one step.
    """
    import signal

    signal.setitimer(signal.ITIMER_PROF, seconds)
    signal.setitimer(signal.ITIMER_VIRTUAL, most)


def _enough(*_: object) -> None:
    raise Endless


def _used() -> int | None:
    """The memory that this process uses, in bytes, if the system reports it."""
    try:
        with open("/proc/self/statm", encoding="ascii") as file:
            pages = int(file.read().split()[0])
    except (OSError, ValueError):
        return None
    return pages * os.sysconf("SC_PAGE_SIZE")
