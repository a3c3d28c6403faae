"""Faces in one keystroke each, if the terminal reports every key as it is pressed."""

from __future__ import annotations

import os
import signal
import sys
from contextlib import contextmanager
from select import select

from ledger.errors import Misuse

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import Any

    from ledger.dice import Die

BACK, ALL_BACK, ENTER, END = "\x7f\b", "\x15", "\r\n", "\x04"
APART = " \t,/|"  # may be typed between faces, as with --dice
ESCAPE, BELL = "\x1b", "\a"
HELP = "?"
# Up, Down and Tab, as terminals send them.
STEPS = {"\x1b[A": -1, "\x1bOA": -1, "\x1b[B": 1, "\x1bOB": 1, "\t": 1}
# How long the rest of a key may take over a slow line, in seconds.
SOON = 0.05
AS_LINES = "INTENDANT_KEYS"  # "line": throws are typed as lines, ended by Enter


class TakenBack(Exception):  # noqa: N818 - not an error: the user goes back
    """Backspace before the first face: the previous answer is to be given again."""


def ready() -> bool:
    """Whether the terminal can report each key as it is pressed, and is to do so."""
    return os.environ.get(AS_LINES) != "line" and at_terminal()


def at_terminal() -> bool:
    """Whether the input is a terminal whose settings can be read."""
    try:
        import termios
    except ImportError:
        return False
    try:
        termios.tcgetattr(sys.stdin.fileno())
    except (OSError, ValueError, termios.error):
        return False
    return True


class Row:
    """The row in which the faces of one throw appear as they are typed.

    Args:
        prompt: the question; its last line precedes the faces.
        die: the die that is rolled.
        many: the number of faces needed.
        faces: the faces already typed; the others are added to them.
        complain: reports what was wrong with a key.
        explain: explains the throw, at a `?`.
    """

    def __init__(
        self,
        prompt: str,
        die: Die,
        many: int,
        faces: list[int],
        complain: Callable[[Misuse], None],
        explain: Callable[[], object],
    ) -> None:
        self._prompt = prompt
        self._die = die
        self._many = many
        self._faces = faces
        self._complain = complain
        self._explain = explain
        self._complained = False
        self._goes_back = False

    def fill(self, *, back: bool = False) -> None:
        """Takes keys until all faces are there, and no more.

        `back`: whether there is a previous answer that may be taken back.

        Raises:
            TakenBack: at a Backspace if no face is left.
            EOFError: at Ctrl-D, or if the terminal is gone.
        """
        self._goes_back = back
        with pressed() as key:
            while True:
                self._begin(self._prompt)
                while len(self._faces) < self._many:
                    self._take(key())
                extra = _rest(key)
                write("\n")
                if not extra:
                    return
                # Only the user knows which of them is one too many.
                self._faces.clear()
                many = Misuse("bad_dice", "bad_dice.many", left=extra, used=self._many)
                self._complain(many)

    def _begin(self, prompt: str) -> None:
        write(f"{prompt} {self._shown}")

    @property
    def _shown(self) -> str:
        return "".join(f"{face} " for face in self._faces)

    def _take(self, key: str) -> None:
        """Handles one key: a face, a step back, or a wrong one."""
        if key == END:
            raise EOFError
        if key in BACK or key == ALL_BACK:
            self._back(len(self._faces) if key == ALL_BACK else 1)
        elif key in ENTER:
            key, die, typed = "bad_dice.count", self._die.name, len(self._faces)
            facts: dict[str, Any] = {"count": self._many, "die": die, "typed": typed}
            self._wrong(Misuse("bad_dice", key, **facts))
        elif key.isascii() and key.isdigit():
            try:
                self._faces.append(self._die.face(int(key)))
            except Misuse as misuse:
                self._wrong(misuse)
            else:
                write(f"{self._faces[-1]} ")
        elif key == HELP:
            write("\n")
            self._explain()
            self._begin(self._prompt)
        elif key not in APART:
            sign = key if key.isprintable() else ""
            self._wrong(Misuse("bad_dice", "bad_dice.key", sign=sign))

    def _back(self, many: int) -> None:
        if not self._faces:
            if not self._goes_back:
                write(BELL)
                return
            write("\n")
            raise TakenBack
        from commands.room import size

        room = size().columns
        last = self._prompt.rpartition("\n")[2]
        width = sum(len(f"{face} ") for face in self._faces[-many:])
        fits = len(f"{last} {self._shown}") < room
        del self._faces[-many:]
        if fits and os.environ.get("TERM") != "dumb":
            write("\b" * width + " " * width + "\b" * width)
        else:
            # No terminal goes back over the edge of a row.
            write(f"\n{last} {self._shown}")

    def _wrong(self, misuse: Misuse) -> None:
        """Rings the bell and, only once per row, reports what would be right."""
        write(BELL)
        if self._complained:
            return
        self._complained = True
        write("\n")
        self._complain(misuse)
        self._begin(self._prompt.rpartition("\n")[2])


@contextmanager
def pressed() -> Iterator[Callable[[], str]]:
    """Gives a function for the next key, without echo; then restores the terminal."""
    with unseen(by_key=True) as fd:
        yield lambda: _key(fd)


def attend() -> None:
    """Waits until the user has typed something, or presses Ctrl-C.

    A read alone is not ended by a Ctrl-C that comes just before it begins.
    """
    if not at_terminal():
        return
    fd = sys.stdin.fileno()
    ear, mouth = os.pipe()
    os.set_blocking(mouth, False)
    usual = signal.set_wakeup_fd(mouth, warn_on_full_buffer=False)
    try:
        while fd not in select([fd, ear], [], [])[0]:
            os.read(ear, 64)
    finally:
        signal.set_wakeup_fd(usual)
        os.close(ear)
        os.close(mouth)


@contextmanager
def unseen(*, by_key: bool = False) -> Iterator[int]:
    """Switches the terminal's echo off; afterwards its settings are restored.

    Ctrl-C and Ctrl-Z work as usual. If the process is told to end, it first restores
    the terminal: otherwise the shell would not show what is typed.
    """
    import termios

    fd = sys.stdin.fileno()
    before, ours = termios.tcgetattr(fd), termios.tcgetattr(fd)
    ours[3] &= ~termios.ECHO
    if by_key:
        ours[3] &= ~termios.ICANON
        ours[6][termios.VMIN], ours[6][termios.VTIME] = 1, 0

    def ends(number: int, _: object) -> None:
        termios.tcsetattr(fd, termios.TCSANOW, before)
        signal.signal(number, signal.SIG_DFL)
        os.kill(os.getpid(), number)

    def goes_on(_: int, __: object) -> None:
        termios.tcsetattr(fd, termios.TCSADRAIN, ours)

    usual = {
        signal.SIGTERM: signal.signal(signal.SIGTERM, ends),
        signal.SIGCONT: signal.signal(signal.SIGCONT, goes_on),
    }
    try:
        termios.tcsetattr(fd, termios.TCSADRAIN, ours)
        yield fd
    finally:
        for number, handler in usual.items():
            signal.signal(number, handler)
        termios.tcsetattr(fd, termios.TCSADRAIN, before)


def _rest(key: Callable[[], str]) -> int:
    """How many more faces were typed in one go; an Enter after them is dropped."""
    extra = 0
    while _waits(sys.stdin.fileno(), 0):
        sign = key()
        if sign in ENTER:
            break
        extra += sign.isdigit()
    return extra


def _key(fd: int) -> str:
    """The next key; arrows and the like are given as their whole escape sequence."""
    attend()
    first = os.read(fd, 1)
    if not first:
        raise EOFError
    sign = first.decode("latin-1")
    if sign == ESCAPE:
        return sign + _rest_of_key(fd)
    if sign >= "\xc0":  # the first byte of a UTF-8 letter beyond ASCII
        for _ in range(1 + (sign >= "\xe0") + (sign >= "\xf0")):
            first += os.read(fd, 1) if _waits(fd) else b""
        return first.decode("utf-8", "replace")
    return sign


def _rest_of_key(fd: int) -> str:
    """The rest of an arrow or of Delete: `ESC [3~` holds a 3 that nobody typed."""
    if not _waits(fd):
        return ""
    rest = os.read(fd, 1)
    if rest == b"[":
        while _waits(fd):
            rest += os.read(fd, 1)
            if b"@" <= rest[-1:] <= b"~":
                break
    elif rest == b"O" and _waits(fd):
        rest += os.read(fd, 1)
    return rest.decode("latin-1")


def _waits(fd: int, seconds: float = SOON) -> bool:
    return bool(select([fd], [], [], seconds)[0])


def write(text: str) -> None:
    """Writes to standard error, at once."""
    sys.stderr.write(text)
    sys.stderr.flush()
