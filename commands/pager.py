"""The pager: answers longer than the screen are shown there, as in git."""

from __future__ import annotations

import os
import sys

from commands.fitting import width_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, TextIO

    from commands.call import Call

OURS, ANYBODYS = "INTENDANT_PAGER", "PAGER"
USUAL = "less"
USUAL_LESS = "FRX"  # ends with short texts, keeps colours and the text
NONE = ("", "cat")
NO_PROGRAM = (126, 127)  # a shell's statuses for a command that it cannot run
CODES = r"\x1b\[[0-9;]*m"  # colours take no room
# Words of a question that make a list shorter.
LESSENS = ("last", "turn", "player", "kind", "area", "moment")


def wanted(call: Call) -> bool:
    """Whether an answer may be paged: to a question at a terminal, not in a script."""
    if call.line is not None or not call.asks:
        return False
    from commands.keys import at_terminal

    return at_terminal()


def command() -> str:
    """The pager that is set, or the usual one; "" for none."""
    if os.environ.get("TERM") == "dumb":
        return ""
    set_ = os.environ.get(OURS, os.environ.get(ANYBODYS))
    if set_ is None:
        from shutil import which

        set_ = which(USUAL) or ""
    return "" if set_.strip() in NONE else set_


def long(text: str) -> bool:
    """Whether a text takes more lines than the screen has besides the prompt."""
    import re

    from commands.room import size

    there = size()
    lines = re.sub(CODES, "", text).splitlines()
    taken = sum(max(1, -(-width_of(line) // there.columns)) for line in lines)
    return taken >= there.lines


def paged(
    pour: Callable[[TextIO], object], make: Callable[[], object] | None = None
) -> None:
    """Writes something into the pager, or to the terminal if there is none.

    A user who leaves early has seen enough. Ctrl-C goes to the pager meanwhile. What
    `make` produces is written while it is made, if the pager is known to exist.
    """
    program = command()
    if make and not _is_there(program):
        make()
        make = None
    if not program or _piped(program, pour, make) in NO_PROGRAM:
        pour(sys.stdout)


def _is_there(program: str) -> bool:
    """Whether the first word of the pager's command is known to be a program."""
    from shutil import which

    return which(program.partition(" ")[0]) is not None


def _piped(
    program: str,
    pour: Callable[[TextIO], object],
    make: Callable[[], object] | None,
) -> int:
    import signal
    import subprocess
    from contextlib import suppress

    def poured() -> None:
        with suppress(BrokenPipeError):
            pour(reader)
        with suppress(BrokenPipeError):
            reader.close()

    sys.stdout.flush()
    pager = subprocess.Popen(  # noqa: S602 - the user's own command
        program,
        shell=True,
        stdin=subprocess.PIPE,
        env={"LESS": USUAL_LESS, "LV": "-c", **os.environ},
        encoding=sys.stdout.encoding,
        errors="replace",
    )
    reader: Any = pager.stdin
    usual = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        if make is None:
            poured()
        else:
            _meanwhile(make, poured)
    finally:
        status = pager.wait()
        signal.signal(signal.SIGINT, usual)
    return status


def _meanwhile(make: Callable[[], object], pour: Callable[[], object]) -> None:
    """Makes something here while another thread writes it out."""
    from threading import Thread

    pouring = Thread(target=pour)
    pouring.start()
    try:
        make()
    finally:
        pouring.join()


def lessening(call: Call) -> list[str]:
    """The unused words of a question that would make its list shorter."""
    from commands.shown import shown
    from commands.shown.said import called
    from ledger.grammar import typed

    page = shown(call.path)
    return [
        word.flags[-1] if word.flags else called(word, page)
        for word in typed(call.record)
        if word.name in LESSENS and not word.required and not call.args.get(word.name)
    ]
