"""The system beneath a program of ours: a call of it is counted, cut short, failed, or the last.

The program runs in a child of the tests, in which all modules are loaded already, so that
hundreds of calls can be tried in a second or two.
"""

from __future__ import annotations

import ctypes
import os
import platform
import signal
import sys
import traceback
import warnings
from typing import TYPE_CHECKING, NamedTuple, TextIO

from commands.main import main
from tests.effort import tally
from tests.trouble.program import not_run

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

TRACE_ME, GET, SET, GO_ON, OPTIONS = 0, 12, 13, 24, 0x4200
TELL_CALLS, DIE_WITH_US = 1, 0x100000
AT_A_CALL = signal.SIGTRAP | 0x80
EVERY_THREAD = 0x40000000
# Where the registers of x86-64 stand in what the system tells.
RESULT, LENGTH, FIRST, NUMBER = 10, 12, 14, 15
WRITES = {1: "write", 18: "pwrite64"}
# Calls after which a file, or the name of one, is another.
CHANGES = {
    **WRITES,
    74: "fsync",
    75: "fdatasync",
    77: "ftruncate",
    257: "openat",
    82: "rename",
    83: "mkdir",
    84: "rmdir",
    86: "link",
    87: "unlink",
    263: "unlinkat",
    264: "renameat",
    265: "linkat",
    316: "renameat2",
    231: "exit_group",
}
END = CHANGES[231]
MOST = 1_000_000  # calls after which a test fails instead of going on for ever


class Seen(NamedTuple):
    """A call of the system that is about to be made.

    Attributes:
        place: how many were made before it.
        name: what it is called; "" if it changes no file.
        handle: its first argument: the open file of a write.
        length: its third argument: the bytes of a write.
    """

    place: int
    name: str
    handle: int
    length: int


class Verdict(NamedTuple):
    """What becomes of a call: the program dies, it fails, or it writes less."""

    kills: bool = False
    error: int = 0
    length: int | None = None


class Ran(NamedTuple):
    """How a program ended: its status (a signal is negative), what it said, its calls."""

    status: int
    out: str
    err: str
    calls: list[str]


DIE = Verdict(kills=True)


def on_linux() -> None:
    """Skips what needs to look at a process call by call."""
    if sys.platform != "linux" or platform.machine() != "x86_64":
        not_run("only Linux on x86-64 is looked at call by call")


def intendant(
    *words: str, meddle: Callable[[Seen], Verdict | None] | None = None
) -> Ran:
    """`intendant WORDS` in a child, of which each call of the system may be meddled with."""
    return watched(lambda: main(list(words)), meddle)


def killed_at(
    place: int, work: Callable[[], int], what: str = "processes killed"
) -> Ran:
    """A piece of work whose process is killed as it makes a call of the system.

    It may make fewer calls than another time: at the latest, it is killed as it ends.
    It is counted as what it is.
    """

    def dies(seen: Seen) -> Verdict | None:
        return DIE if seen.place >= place or seen.name == END else None

    ran = watched(work, dies)
    tally(what, int(ran.status == -signal.SIGKILL))
    return ran


def moments(calls: Sequence[str]) -> list[int]:
    """The places of calls that change files: among them the moments that matter."""
    return [place for place, name in enumerate(calls) if name]


def watched(
    work: Callable[[], int], meddle: Callable[[Seen], Verdict | None] | None = None
) -> Ran:
    """Does a piece of work in a child; what it says is kept, however it ends."""
    outputs = [os.memfd_create(name) for name in ("out", "err")]
    try:
        child = forked(work, outputs)
        os.waitpid(child, EVERY_THREAD)
        _trace(OPTIONS, child, 0, TELL_CALLS | DIE_WITH_US)
        calls: list[str] = []
        status = _followed(child, meddle or (lambda _: None), calls)
        out, err = (_all(handle) for handle in outputs)
    finally:
        for handle in outputs:
            os.close(handle)
    return Ran(status, out, err, calls)


def forked(
    work: Callable[[], int], outputs: Sequence[int], *, traced: bool = True
) -> int:
    """A child of these outputs that does the work, and nothing else of ours."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # xdist has a thread
        child = os.fork()
    if child:
        return child
    status = 99
    try:
        for target, handle in zip((1, 2), outputs, strict=True):
            os.dup2(handle, target)
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: SIM115 - ends with us
        sys.stdout, sys.stderr = map(_spoken, (1, 2))
        sys.dont_write_bytecode = True
        if traced:
            _trace(TRACE_ME, 0, 0, 0)
            os.kill(os.getpid(), signal.SIGSTOP)
        status = work()
        sys.stdout.flush()
        sys.stderr.flush()
    except BaseException:  # noqa: BLE001 - the test sees it in what was said
        with _spoken(2) as told:
            traceback.print_exc(file=told)
    finally:
        os._exit(status)


def begun(works: Sequence[Callable[[], int]]) -> list[int]:
    """Children that do these pieces of work, all at once."""
    with open(os.devnull, "w", encoding="utf-8") as nowhere:
        outputs = [nowhere.fileno(), 2]
        return [forked(work, outputs, traced=False) for work in works]


def ended(children: Sequence[int]) -> list[int]:
    """The statuses of children that end by themselves."""
    return [os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) for child in children]


def _spoken(handle: int) -> TextIO:
    return open(handle, "w", encoding="utf-8", closefd=False)


def _followed(
    child: int, meddle: Callable[[Seen], Verdict | None], calls: list[str]
) -> int:
    """Follows the child from call to call; its status in the end."""
    registers, sent, error, inside = (ctypes.c_ulong * 27)(), 0, 0, False
    while True:
        _trace(GO_ON, child, 0, sent)
        _, state = os.waitpid(child, EVERY_THREAD)
        if not os.WIFSTOPPED(state):
            return os.waitstatus_to_exitcode(state)
        sent = os.WSTOPSIG(state)
        if sent != AT_A_CALL:
            continue
        sent, inside = 0, not inside
        if inside:
            _trace(GET, child, 0, ctypes.addressof(registers))
            error = _judged(child, meddle, calls, registers)
        elif error:
            _trace(GET, child, 0, ctypes.addressof(registers))
            registers[RESULT] = -error
            _trace(SET, child, 0, ctypes.addressof(registers))
        assert len(calls) < MOST, "it never ended"


def _judged(
    child: int,
    meddle: Callable[[Seen], Verdict | None],
    calls: list[str],
    registers: ctypes.Array[ctypes.c_ulong],
) -> int:
    """Lets a call be meddled with; the error with which it will end, or 0."""
    name = CHANGES.get(registers[NUMBER], "")
    seen = Seen(len(calls), name, registers[FIRST], registers[LENGTH])
    calls.append(name)
    verdict = meddle(seen)
    if verdict is None:
        return 0
    if verdict.kills:
        os.kill(child, signal.SIGKILL)
        return 0
    if verdict.error:
        registers[NUMBER] = -1  # no call at all
    elif verdict.length is not None:
        registers[LENGTH] = verdict.length
    _trace(SET, child, 0, ctypes.addressof(registers))
    return verdict.error


def _trace(what: int, child: int, at: int, data: int) -> None:
    """Asks the system about a child; a child that is gone is told by `waitpid`."""
    ptrace = ctypes.CDLL(None, use_errno=True).ptrace
    ptrace.argtypes = [ctypes.c_long, ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p]
    ptrace(what, child, at, data)


def _all(handle: int) -> str:
    with os.fdopen(os.dup(handle), "rb") as file:
        file.seek(0)
        return file.read().decode(errors="replace")
