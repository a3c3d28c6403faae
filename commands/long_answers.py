"""Long answers: collected piece by piece, and printed when they are complete.

While an answer is made, the campaign is read and nobody can write; a user who reads it
page by page must keep nobody from writing. If it fails in the middle, only the fault is
reported.
"""

from __future__ import annotations

import sys

from commands import output
from commands.spool import Left, Shared, Sheet, Spool
from ledger import wire
from ledger.errors import FileTrouble

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from commands.call import Call, Result

FEW = 2_000  # the most rows of a table drawn with lines at a terminal


def print_long(call: Call, answer: Result) -> None:
    """Prints an answer that has not been read completely yet."""
    if not call.as_json:
        _screen(call, *output.screen(call, answer))
        return
    with Spool() as spool:
        _envelope(spool, output.envelope(call, answer))
        _poured(spool, call)


def _screen(call: Call, blocks: list[Any], warned: list[Any]) -> None:
    """Prints a screen; a short one is drawn like any other."""
    from commands import pager
    from commands.show import lessened, plainly, realized, warn

    few = realized(blocks, FEW)
    if few is not None:
        call.release()
        output.show_screen(call, few, warned)
        return
    if pager.wanted(call):
        _paged(call, blocks)
        lessened(call, call.words)
    else:
        with Spool() as spool:
            sheet = Sheet(spool, sys.stdout)
            plainly(blocks, call.words, sheet)
            sheet.flush()
            _poured(spool, call)
    if warned:
        warn(warned, call.words, call.line)


def _paged(call: Call, blocks: list[Any]) -> None:
    """Prints a long screen with the pager, which shows its beginning meanwhile."""
    from commands.pager import paged
    from commands.show import plainly

    with Shared() as spool:
        sheet = Sheet(spool, sys.stdout)

        def make() -> None:
            try:
                plainly(blocks, call.words, sheet, FEW)
                sheet.flush()
            except Left:
                sheet.detach()  # nobody will read what it still holds
            finally:
                call.release()  # others may write, however long the user reads
                spool.end()

        paged(spool.pour, make)


def _poured(spool: Spool, call: Call) -> None:
    """Prints a complete spool, after letting others write again."""
    call.release()
    spool.pour(sys.stdout)


def _envelope(spool: Spool, envelope: dict[str, object]) -> None:
    """Writes the answer as JSON into a spool."""
    for piece in wire.pieces(envelope):
        spool.write(output.tame(piece).encode(errors="backslashreplace"))
    spool.write(b"\n")


class Held:
    """The answers to the lines of a script, held until all of it is committed.

    They are kept in an unnamed file; but at a terminal each screen is drawn at the
    end, as it would be on its own.
    """

    def __init__(self, script: Call) -> None:
        self.script = script
        self.spool = Spool()
        self.sheet = Sheet(self.spool, sys.stdout)
        self.drawn = not script.as_json and sys.stdout.isatty()
        self.screens: list[Any] = []  # for a user at a terminal
        self.warned: list[Any] = []

    def __enter__(self) -> None:
        """Nothing is printed until `speak`."""

    def __exit__(self, *_: object) -> None:
        """Discards everything."""
        self.sheet.close()

    def hold(self, call: Call, answer: Result) -> None:
        """Adds the answer to a line, with the present names."""
        try:
            if call.as_json:
                line = output.document(call, answer)
                encoded = output.tame(line).encode(errors="backslashreplace")
                self.spool.write(encoded + b"\n")
                return
            blocks, warned = output.screen(call, answer)
            if self.drawn:
                self.screens.append((call, blocks, warned))
                return
            from commands.show import plainly

            plainly(blocks, call.words, self.sheet)
            if warned:
                self.warned.append((warned, call.words, call.line))
        except OSError as error:
            raise FileTrouble("disk_full", file="stdout", detail=str(error)) from error

    def speak(self) -> None:
        """Prints all of it."""
        for shown in self.screens:
            output.show_screen(*shown)
        self.sheet.flush()
        self.spool.pour(sys.stdout)
        if self.warned:
            from commands.show import warn

            for warned in self.warned:
                warn(*warned)
