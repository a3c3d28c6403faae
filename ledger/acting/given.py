"""Files named to be read: none makes the program wait, or read without end."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from errno import ENOENT
from stat import S_ISBLK, S_ISCHR, S_ISFIFO

from ledger.errors import Misuse
from ledger.store.trouble import unreadable
from ledger.toml import MOST_BYTES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import BinaryIO

MOST_SCRIPT = 16 << 20  # bytes: hundreds of thousands of lines
STDIN = "-"
SHEET = ".csv"  # older spreadsheets save these in the letters of Windows
UNWAITED = getattr(os, "O_NONBLOCK", 0)  # Windows has no such pipes
HOW = os.O_RDONLY | UNWAITED | getattr(os, "O_BINARY", 0)


def opened(path: str) -> BinaryIO:
    """Opens the file or pipe; a pipe to which nobody writes is not waited for.

    A pipe that somebody holds open is waited for, as `cat` does: a shell makes such
    a pipe for `<(...)`.
    """
    try:
        handle = os.open(path, HOW)
        try:
            return _file(handle, path)
        except (Misuse, OSError):  # of a folder, for example
            os.close(handle)
            raise
    except OSError as error:
        raise unreadable(error, path) from error
    except ValueError:  # a name that no file can have
        raise unreadable(OSError(ENOENT, os.strerror(ENOENT)), path) from None


def _file(handle: int, path: str) -> BinaryIO:
    mode = os.fstat(handle).st_mode
    if S_ISCHR(mode) or S_ISBLK(mode):
        raise Misuse("usage", "file.device", file=path)
    if UNWAITED:
        os.set_blocking(handle, True)
    return open(handle, "rb")


def read_text(path: str, most: int = MOST_BYTES) -> str:
    """The text of a file that a person wrote; a refusal names the limit."""
    try:
        with opened(path) as file:
            data = file.read(most + 1)
            if not data and S_ISFIFO(os.fstat(file.fileno()).st_mode):
                raise Misuse("usage", "file.nothing", file=path)
    except OSError as error:
        raise unreadable(error, path) from error
    return _text(path, data, most)


def read_script(path: str) -> str:
    """The text of a script, from a file or a pipe, in UTF-8 only."""
    if path != STDIN:
        return read_text(path, MOST_SCRIPT)
    return _text(path, sys.stdin.buffer.read(MOST_SCRIPT + 1), MOST_SCRIPT)


def _text(path: str, data: bytes, most: int) -> str:
    if len(data) > most:
        raise Misuse("usage", "file.long", file=path, most=most // 1024)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        if path.lower().endswith(SHEET):
            with suppress(UnicodeDecodeError):
                return data.decode("cp1252")
        raise Misuse("usage", "file.encoding", file=path, at=error.start) from None
