"""What can still be read of a damaged file: entries that their hashes prove whole."""

from __future__ import annotations

import mmap
import os
import shutil
from contextlib import closing, suppress
from itertools import islice, product
from tempfile import TemporaryDirectory

from ledger.errors import FileTrouble
from ledger.record import NamedTuple
from ledger.store import foreign, pages
from ledger.store.trouble import DAMAGE, unreadable
from ledger.store.walk import CHAIN, CONTENT, COUNTS, FORMAT
from ledger.wire import GENESIS, digest

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import Any

    Row = tuple[Any, ...]

# How many values the rows of each table have.
ENTRY, EFFECT, THROW, MARK = 18, 12, 8, 3
TABLE, COLUMNS = ("table", "entry"), 5  # of SQLite's own list of tables
MOST_WAYS = (
    64  # of putting an entry together, where a row stands there in several forms
)
LATEST = (1 << 40) - 1  # entries, so that a damaged number is not taken for one


class Whole(NamedTuple):
    """An entry that its hash proves whole.

    Attributes:
        columns: its columns, the number first.
        parts: the rows of its effects, throws and marks.
        prev: the hash of the entry before.
        hash: its own.
    """

    columns: Row
    parts: tuple[list[Row], list[Row], list[Row]]
    prev: str
    hash: str


class Found:
    """The rows of one or several files of the same campaign.

    Attributes:
        entries: rows of entries, in all forms that were found, by number.
        parts: rows of effects, throws and marks by entry; a row in its own place, by form.
        last: the newest entry that any row speaks of.
        sure: the newest entry of a file whose last page of entries is whole.
    """

    def __init__(self, paths: Iterable[str]) -> None:
        self.entries: dict[int, set[Row]] = {}
        self.parts: tuple[dict[int, dict[Any, set[Row]]], ...] = ({}, {}, {})
        self.last = self.sure = 0
        for path in paths:
            self._read(path)

    def _read(self, path: str) -> None:
        if not foreign.start(path):
            return  # a pipe, or nothing
        with (
            open(path, "rb") as file,
            mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as data,
        ):
            roots = set()
            for number, row in pages.rows(data):
                self._sort(number, row)
                if row[:2] == TABLE and len(row) == COLUMNS and type(row[3]) is int:
                    roots.add(row[3])
            ends = (pages.newest(data, root) for root in roots if root > 0)
            self.sure = max(self.sure, *ends, 0)

    def _sort(self, number: int | None, row: Row) -> None:
        """Keeps a row with those of its table, which it shows by its form."""
        many = len(row)
        if number is not None:
            if many == ENTRY and 0 < number <= LATEST:
                read = (
                    number,
                    *row[1:12],
                    row[15],
                    *row[12:15],
                    *row[16:],
                )  # as we read it
                self.entries.setdefault(number, set()).add(read)
                self._seen(number)
        elif many == EFFECT and _numbered(row):
            self._part(0, row)
        elif many == THROW and _numbered(row):
            self._part(1, row)
        elif many == MARK and _numbered(row) and row[2] in (0, 1) and row[1] < row[0]:
            self._part(2, row)

    def _part(self, which: int, row: Row) -> None:
        rows = self.parts[which].setdefault(row[0], {}).setdefault(row[1], set())
        if len(rows) < MOST_WAYS:
            rows.add(row[2:] if which < 2 else row[1:])
        self._seen(row[0])

    def _seen(self, number: int) -> None:
        # A number far beyond the others is damaged itself.
        self.last = (
            max(self.last, number) if number <= 2 * self.last + 1000 else self.last
        )

    @property
    def more(self) -> bool:
        """Whether other entries may have followed the last one, without any trace."""
        return self.sure < self.last

    def whole(self) -> dict[int, Whole]:
        """The entries that are proven whole, each in the form that follows the others."""
        proven: dict[int, Whole] = {}
        for seq in sorted(self.entries):
            before = proven.get(seq - 1)
            prev = before.hash if before else GENESIS if seq == 1 else None
            ways = [
                way for row in self.entries[seq] for way in self._ways(seq, row, prev)
            ]
            if ways:
                fits = [way for way in ways if way.prev == prev]
                proven[seq] = min(fits or ways, key=lambda way: way.hash)
        return proven

    def _ways(self, seq: int, row: Row, prev: str | None) -> Iterable[Whole]:
        """The entry of a row, where the rows found with it fit its hash."""
        said, hashed = row[CHAIN]
        known = [one for one in (said, prev) if isinstance(one, str)]
        if not isinstance(hashed, str) or not known:
            return
        effects, throws, marks = (
            self._rows(which, seq, count) for which, count in enumerate(row[COUNTS])
        )
        for parts in islice(product(effects, throws, marks), MOST_WAYS):
            content = (*row[CONTENT], row[FORMAT], *parts)
            for one in dict.fromkeys(known):
                if _proves(one, content, hashed):
                    yield Whole(row[CONTENT], parts, one, hashed)

    def _rows(self, which: int, seq: int, count: object) -> list[list[Row]]:
        """The ways in which all rows of a part of an entry can be read; none if one lacks."""
        rows = self.parts[which].get(seq, {})
        keys = sorted(rows)
        if not isinstance(count, int) or len(keys) != count:
            return []
        ways = islice(product(*(rows[key] for key in keys)), MOST_WAYS)
        return [list(way) for way in ways]


def _proves(prev: str, content: Sequence[object], hashed: str) -> bool:
    try:
        return digest(prev, content) == hashed
    except (TypeError, ValueError):
        return False


def _numbered(row: Row) -> bool:
    return all(type(n) is int and 0 < n <= LATEST for n in row[:2])


def gathered(paths: Iterable[str]) -> Found:
    """What is found in several copies, each as SQLite leaves it after a stop."""
    with TemporaryDirectory(prefix="intendant-") as folder:
        copies = enumerate(paths)
        return Found(
            [_settled(path, os.path.join(folder, f"{n}.db")) for n, path in copies]
        )


def _settled(path: str, copy: str) -> str:
    """A copy in which an unfinished transaction is rolled back, if SQLite still can."""
    try:
        if not os.path.isfile(path) or not foreign.start(path):
            raise FileTrouble("not_a_campaign", file=path)
        shutil.copyfile(path, copy)
        with suppress(FileTrouble, *DAMAGE):
            foreign.look_beside(path)
            for ending in foreign.BESIDE[:2]:
                if os.path.exists(path + ending):
                    shutil.copyfile(path + ending, copy + ending)
            connection = foreign.connect(copy, "rw", 0)
            with closing(connection):
                connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    except OSError as error:
        raise unreadable(error, path) from error
    return copy
