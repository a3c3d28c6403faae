"""TOML files written by people: read with care, faults with their lines."""

from __future__ import annotations

import re
import tomllib
from bisect import bisect

from ledger.errors import Misuse
from ledger.wire import DEEPEST, deep

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import Any

    Path = tuple[str | int, ...]

MOST_BYTES = 256 * 1024


def read_toml(text: str) -> dict[str, Any]:
    """The content of a TOML text; a refusal names line and column."""
    if len(text.encode()) > MOST_BYTES:
        raise Misuse("usage", "toml.long", most=MOST_BYTES // 1024)
    _refuse_depth(text)
    try:
        content = tomllib.loads(text)
    except ValueError as error:  # wrong TOML, or impossible numbers and dates
        place = re.search(r"line (\d+), column (\d+)", str(error))
        line, column = (int(place[1]), int(place[2])) if place else (1, 1)
        if "end of document" in str(error):
            line = text.count("\n") + 1
        raise Misuse("usage", "toml.syntax", line=line, column=column) from None
    if deep(content):
        raise _deep(Lines(text).deepest())
    long = next(_too_long(content, ()), None) if LONG.search(text) else None
    if long is not None:
        line = Lines(text).of(long)
        raise Misuse("usage", "toml.syntax", line=line, column=1)
    return content


# The parser accepts numbers in other bases with too many digits to be written out.
LONG = re.compile(r"0[xob][0-9A-Fa-f_]{1000}")


def _too_long(value: object, path: Path) -> Iterator[Path]:
    """The paths of numbers with too many digits to be written out."""
    if isinstance(value, int) and value.bit_length() > 1000:
        yield path
    inner = value.items() if isinstance(value, dict) else ()
    for key, one in enumerate(value) if isinstance(value, list) else inner:
        yield from _too_long(one, (*path, key))


# Brackets that open and close, and the dotted names of a key; what looks like them
# in a string or a comment is skipped, even where a string has no end.
NAME = r'(?:"(?:[^"\\\n]|\\.)*+"?|\'[^\'\n]*+\'?|[A-Za-z0-9_+-]++)'
DEPTH = re.compile(
    r'#[^\n]*+|"""(?:[^"\\]|\\.|"(?!""))*+"{0,5}'
    r"|'''(?:[^']|'(?!''))*+'{0,5}"
    rf"|(?P<key>{NAME}(?:[ \t]*+\.[ \t]*+{NAME})*+)|(?P<open>[\[{{])|(?P<shut>[\]}}])",
    re.DOTALL,
)


def _refuse_depth(text: str) -> None:
    """Refuses text nested too deeply for the parser, before it is parsed.

    The time the parser takes over a dotted key grows with the square of its names.
    """
    depth = 0
    for match in DEPTH.finditer(text):
        if match.lastgroup == "open":
            depth += 1
        elif match.lastgroup == "shut":
            depth -= 1
        many = match.lastgroup == "key" and match[0].count(".") >= DEEPEST
        if depth > DEEPEST or (many and len(NAMES.findall(match[0])) > DEEPEST):
            raise _deep(text.count("\n", 0, match.start()) + 1)


def _deep(line: int) -> Misuse:
    return Misuse("usage", "toml.deep", line=line, most=DEEPEST)


NAMES = re.compile(NAME)
BLANK = re.compile(r"(?:[ \t\r\n]+|#[^\n]*)*")
SPACE = re.compile(r"[ \t]*")
PART = re.compile(r'"(?:[^"\\]|\\.)*"|\'[^\']*\'|[A-Za-z0-9_-]+')  # of a dotted key
TEXT = re.compile(
    r'"""(?:\\.|[^\\])*?"""(?:"{0,2})|\'\'\'.*?\'\'\'(?:\'{0,2})'
    r'|"(?:[^"\\]|\\.)*"|\'[^\']*\'',
    re.DOTALL,
)
OTHER = re.compile(r"[^,\]}\n#]+")  # a number, a date, true or false


class Lines:
    """The line on which each item of a TOML text begins.

    Parsers keep no positions. `read_toml` has accepted the text, so it is scanned
    once, from item to item, without being checked.
    """

    def __init__(self, text: str) -> None:
        self._text = text
        self._pos = 0
        self._breaks = [match.start() for match in re.finditer("\n", text)]
        self._lines: dict[Path, int] = {}
        self._many: dict[Path, int] = {}  # how many tables each [[array]] has so far
        self._document()

    def of(self, path: Sequence[str | int]) -> int:
        """The line of the item at a path, or of the nearest one around it."""
        where = tuple(path)
        while where and where not in self._lines:
            where = where[:-1]
        return self._lines.get(where, 1)

    def deepest(self) -> int:
        """The first line that holds something nested too deeply."""
        deep = [line for path, line in self._lines.items() if len(path) >= DEEPEST]
        return min(deep, default=1)

    def _document(self) -> None:
        table: Path = ()
        while self._skip(BLANK) < len(self._text):
            line = self._line()
            if self._text.startswith("[[", self._pos):
                table = self._header("[[")
                self._many[table] = self._many.get(table, 0) + 1
                self._mark(table, line)
                table = (*table, self._many[table] - 1)
                self._lines[table] = line
            elif self._text[self._pos] == "[":
                table = self._header("[")
                self._mark(table, line)
            else:
                self._pair(table)

    def _header(self, opening: str) -> Path:
        """The path that a header names; within an array, through its last table."""
        self._pos += len(opening)
        *outer, last = self._key()
        self._pos += len(opening)
        return (*self._current(tuple(outer)), last)

    def _current(self, keys: Path) -> Path:
        """The path of a table, through the last table of each array around it."""
        path: Path = ()
        for key in keys:
            path = (*path, key)
            if path in self._many:
                path = (*path, self._many[path] - 1)
        return path

    def _key(self) -> list[str]:
        """The parts of a dotted key."""
        parts = []
        while True:
            self._skip(SPACE)
            parts.append(_plain(self._take(PART)))
            self._skip(SPACE)
            if not self._text.startswith(".", self._pos):
                return parts
            self._pos += 1

    def _pair(self, table: Path) -> None:
        line = self._line()
        path = (*table, *self._key())
        self._mark(path, line)
        self._pos += 1  # the equals sign
        self._skip(SPACE)
        self._value(path)

    def _value(self, path: Path) -> None:
        sign = self._text[self._pos]
        if sign in "\"'":
            self._take(TEXT)
        elif sign in "[{":
            self._pos += 1
            self._inside(path, "]" if sign == "[" else "}")
        else:
            self._take(OTHER)

    def _inside(self, path: Path, end: str) -> None:
        """Reads the items of a list, or the pairs of an inline table."""
        count = 0
        while True:
            self._skip(BLANK)
            sign = self._text[self._pos]
            if sign == end:
                self._pos += 1
                return
            if sign == ",":
                self._pos += 1
            elif end == "]":
                self._lines[*path, count] = self._line()
                self._value((*path, count))
                count += 1
            else:
                self._pair(path)

    def _mark(self, path: Path, line: int) -> None:
        """Notes the line of an item, and of parents that begin with it."""
        for length in range(len(path), 0, -1):
            if self._lines.setdefault(path[:length], line) != line:
                return

    def _line(self) -> int:
        return bisect(self._breaks, self._pos) + 1

    def _skip(self, what: re.Pattern[str]) -> int:
        match = what.match(self._text, self._pos)
        self._pos = match.end() if match else self._pos
        return self._pos

    def _take(self, what: re.Pattern[str]) -> str:
        start = self._pos
        return self._text[start : self._skip(what)]


def _plain(part: str) -> str:
    """A part of a key without its quotes."""
    if part[0] not in "\"'":
        return part
    if "\\" not in part:
        return part[1:-1]
    return next(iter(tomllib.loads(f"{part} = 0")))
