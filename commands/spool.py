"""Long answers: collected piece by piece, and printed when they are complete.

While an answer is made, the campaign is read and nobody can write; a user who reads it
page by page must keep nobody from writing. If it fails in the middle, only the fault is
reported.
"""

from __future__ import annotations

import io
import marshal
import sys
from contextlib import suppress

from commands import output
from ledger import wire
from ledger.errors import FileTrouble

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from typing import Any, Self, TextIO

    from commands.call import Call, Result

IN_MEMORY = 1_000_000  # bytes; longer answers go into an unnamed file
AT_ONCE = 65_536
FEW = 2_000  # the most rows of a table drawn with lines at a terminal


class Spool(io.BufferedIOBase):
    """Holds what was written, until it is printed."""

    def __init__(self) -> None:
        self.file: Any = io.BytesIO()
        self.size = 0

    def writable(self) -> bool:
        """Always true."""
        return True

    def write(self, part: Any) -> int:  # noqa: ANN401 - bytes or text
        """Adds another part."""
        if self.size <= IN_MEMORY < self.size + len(part):
            import tempfile

            held = self.file.getvalue()
            self.file = tempfile.TemporaryFile()  # noqa: SIM115 - closed with the answer
            self.file.write(held)
        self.size += len(part)
        return int(self.file.write(part))

    def close(self) -> None:
        """Discards everything."""
        self.file.close()
        super().close()

    def pour(self, stream: TextIO) -> None:
        """Prints all of it."""
        stream.flush()
        self.file.seek(0)
        buffer = getattr(stream, "buffer", None)
        while part := self.file.read(AT_ONCE):
            if buffer is None:
                stream.write(part.decode(errors="replace"))
            else:
                buffer.write(part)
        stream.flush()


class Left(Exception):  # noqa: N818 - nothing is wrong
    """The reader has seen enough: the rest need not be made."""


class Shared(Spool):
    """A spool printed from its beginning while its end is still being written."""

    def __init__(self) -> None:
        from threading import Condition  # few answers are so long

        super().__init__()
        self._changed = Condition()
        self._ended = self._left = False

    def write(self, part: Any) -> int:  # noqa: ANN401 - bytes or text
        """Adds another part, as long as anybody reads."""
        with self._changed:
            if self._left:
                raise Left
            written = super().write(part)
            self._changed.notify()
        return written

    def end(self) -> None:
        """Marks the end: nothing more will come."""
        with self._changed:
            self._ended = True
            self._changed.notify()

    def pour(self, stream: TextIO) -> None:
        """Prints it as it is written, to the end."""
        at = 0
        try:
            while part := self._part(at):
                stream.buffer.write(part)
                stream.flush()
                at += len(part)
        except BrokenPipeError:
            with self._changed:
                self._left = True
            raise

    def _part(self, at: int) -> bytes:
        """The next part after a position; empty at the end."""
        with self._changed:
            self._changed.wait_for(lambda: self.size > at or self._ended)
            self.file.seek(at)
            part: bytes = self.file.read(AT_ONCE)
            self.file.seek(0, io.SEEK_END)
        return part


class Twice:
    """Rows of a table that are read twice, and made only once: that takes longer."""

    def __init__(self, rows: Iterable[tuple[list[str], str]]) -> None:
        self.rows, self.spool = rows, Spool()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """Discards them."""
        self.spool.close()

    def made(self) -> Iterator[tuple[list[str], str]]:
        """The rows as they are made."""
        for row in self.rows:
            self.spool.write(marshal.dumps(row))
            yield row

    def again(self) -> Iterator[tuple[list[str], str]]:
        """The same rows; they have been made before."""
        self.spool.file.seek(0)
        with suppress(EOFError):
            while True:
                yield marshal.load(self.spool.file)  # noqa: S302 - our own, from above


class Sheet(io.TextIOWrapper):
    """A stream of text into a spool, like the one that it replaces."""

    def __init__(self, spool: Spool, stream: TextIO) -> None:
        super().__init__(spool, encoding=stream.encoding or "utf-8", newline="")  # type: ignore[arg-type] # it has no name
        self.stream = stream

    def isatty(self) -> bool:
        """Whether the stream that it replaces is a terminal."""
        return bool(self.stream.isatty())


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
