"""What is written piece by piece, and read when it is complete; much of it in a file."""

from __future__ import annotations

import io
import marshal
from contextlib import suppress

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from typing import Any, Self, TextIO

IN_MEMORY = 1_000_000  # bytes; longer answers go into an unnamed file
AT_ONCE = 65_536


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
