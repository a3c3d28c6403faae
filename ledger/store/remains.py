"""The rows that are left of a file, and the entries that they prove whole."""

from __future__ import annotations

import mmap
from collections import Counter
from itertools import islice, product

from ledger.record import NamedTuple
from ledger.state import RULES
from ledger.store import foreign, pages
from ledger.store.beginning import FIRST
from ledger.store.mending import Mender, is_bit_apart
from ledger.store.walk import CHAIN, CONTENT, COUNTS, FORMAT
from ledger.wire import GENESIS, digest

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import Any

    Row = tuple[Any, ...]
    Parts = tuple[dict[int, dict[Any, set[Row]]], ...]

# How many values the rows of each table have.
ENTRY, EFFECT, THROW, MARK, FACT = 18, 12, 8, 3, 4
MARKS = 2  # of the three parts of an entry
# Rows of SQLite's own list of tables.
ENTRIES, DRAFTS, COLUMNS = ("table", "entry"), ("table", "draft"), 5
MOST_WAYS = (
    64  # of putting an entry together, where a row stands there in several forms
)
LATEST = (1 << 40) - 1  # entries, so that a damaged number is not taken for one
# Each entry takes more bytes than this; most of a file may have been cut off, but hardly
# more. A place is made for each that is missing, so a forged number would fill the disk.
LEAST_BYTES, CUT_OFF = 200, 50


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


class Rows:
    """The rows of a file.

    Attributes:
        entries: rows of entries, in all forms that were found, by number.
        parts: rows of effects, throws and marks by entry; a row in its own place, by form.
        facts: running totals that rest on the first entry: what each field was set to.
        fields: those that totals and indexes name; `named` of them by the place in the
            first entry.
        rules: the house rules that an entry has set last, by its number, as totals say.
        mender: puts single bits right; `mended` are the entries in which it did.
        sure: the newest entry, if the last page of entries is whole; or 0.
        drafts: whether no draft can be missing without a trace.
    """

    def __init__(self, path: str) -> None:
        self.entries: dict[int, set[Row]] = {}
        self.parts: Parts = ({}, {}, {})
        self.facts: dict[tuple[str, str], Counter[Any]] = {}
        self.fields: set[tuple[str, str]] = set()
        self.named: dict[int, set[tuple[str, str]]] = {}
        self.rules: dict[int, dict[str, str]] = {}
        self.mender, self.mended = Mender(), set[int]()
        self.sure, self.drafts, self.latest = 0, True, 0
        if not foreign.start(path):
            return  # nothing is left of it
        with (
            open(path, "rb") as file,
            mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as data,
        ):
            self.latest = min(LATEST, len(data) * CUT_OFF // LEAST_BYTES)
            roots: dict[Row, set[int]] = {ENTRIES: set(), DRAFTS: set()}
            for number, row in pages.rows(data):
                self._sort(number, row)
                if row[:2] in roots and len(row) == COLUMNS and type(row[3]) is int:
                    roots[row[:2]].add(row[3])
            self.sure = max(
                (pages.newest(data, one) for one in roots[ENTRIES] if one > 0),
                default=0,
            )
            self.drafts = all(pages.is_whole(data, one) for one in roots[DRAFTS])

    def _sort(self, number: int | None, row: Row) -> None:
        """Keeps a row with those of its table, which it shows by its form."""
        many = len(row)
        if number is not None:
            if many == ENTRY and 0 < number <= self.latest:
                as_read = number, *row[1:12], row[15], *row[12:15], *row[16:]
                self.entries.setdefault(number, set()).add(as_read)
        elif many == EFFECT and self._numbered(row):
            self._part(0, row)
        elif many == THROW and self._numbered(row):
            self._part(1, row)
        elif (
            many == MARK
            and self._numbered(row)
            and row[2] in (0, 1)
            and row[1] < row[0]
        ):
            self._part(2, row)
        elif many == FACT and isinstance(row[0], str) and isinstance(row[1], str):
            self._field(row[:2], *row[2:])

    def _numbered(self, row: Row) -> bool:
        return all(type(n) is int and 0 < n <= self.latest for n in row[:2])

    def _field(self, key: Any, value: object, last: object) -> None:
        """Keeps what a row of totals, or of the index of fields, says of a field.

        The first has a value and its entry, the second an entry and the place in it.
        """
        self.fields.add(key)
        if isinstance(value, str) and key[0] == RULES and type(last) is int:
            of_entry = self.rules.setdefault(last, {})
            of_entry[key[1]] = max(value, of_entry.get(key[1], value))
        if isinstance(value, str) and last == FIRST:
            self.facts.setdefault(key, Counter())[value] = 1
        elif value == FIRST and type(last) is int:
            self.named.setdefault(last, set()).add(key)

    def _part(self, which: int, row: Row) -> None:
        rows = self.parts[which].setdefault(row[0], {}).setdefault(row[1], set())
        if len(rows) < MOST_WAYS:
            rows.add(row[2:] if which < 2 else row[1:])

    def newest(self, known: dict[int, Whole]) -> int:
        """The newest entry that is known, or that rows speak of.

        A number that a single row has, with none beside it, is damaged itself.
        """
        newest = max(known, default=0)
        of: tuple[dict[int, Any], ...] = (self.entries, *self.parts)
        said = {seq for rows in of for seq in rows if seq > newest}
        beside = said if self.sure == newest else {newest, *said}
        return max(
            (
                seq
                for seq in said
                if sum(len(rows.get(seq, ())) for rows in of) > 1
                or not beside.isdisjoint((seq - 1, seq + 1))
            ),
            default=newest,
        )

    def agrees(self, seq: int, one: Whole) -> bool:
        """Whether no row that is left of an entry contradicts it."""
        for which, rows in enumerate(one.parts):
            keyed = {row[0]: row for row in rows} if which == MARKS else None
            for key, forms in self.parts[which].get(seq, {}).items():
                if keyed is not None:
                    row = keyed.get(key)
                else:
                    row = rows[key - 1] if key <= len(rows) else None
                if row not in forms:
                    return False
        return True

    def proven(self, pooled: Parts) -> dict[int, Whole]:
        """The entries that are proven whole, each in the form that follows the others.

        Rows that this file lacks may be among those of all files.
        """
        proven: dict[int, Whole] = {}
        for seq in sorted(self.entries):
            before = proven.get(seq - 1)
            prev = before.hash if before else GENESIS if seq == 1 else None
            self._prove(proven, seq, self.entries[seq], prev, pooled)
        # Where the number alone is damaged, the hash of the entry before tells it.
        after = {one.hash: seq + 1 for seq, one in proven.items()}
        for wrong in sorted(self.entries.keys() - proven.keys()):
            for row in _in_order(self.entries[wrong]):
                prev = row[CHAIN][0]
                seq = after.get(prev, 0)
                if seq and seq not in proven:
                    self._prove(proven, seq, {(seq, *row[1:])}, prev, pooled)
                    self.sure = seq if wrong == self.sure else self.sure
            if any(after.get(row[CHAIN][0]) in proven for row in self.entries[wrong]):
                del self.entries[wrong]  # nothing speaks of the number that it had
        for seq in sorted(self.entries.keys() - proven.keys()):
            before = proven.get(seq - 1)
            prev = before.hash if before else GENESIS if seq == 1 else None
            rows = _in_order(self.entries[seq])
            ways = (self._mended(seq, row, prev) for row in rows)
            if whole := next(filter(None, ways), None):
                proven[seq] = whole
                self.mended.add(seq)
        return proven

    def _prove(
        self,
        proven: dict[int, Whole],
        seq: int,
        rows: Iterable[Row],
        prev: str | None,
        pooled: Parts,
    ) -> None:
        """Adds an entry, if its hash proves one of its forms."""
        for parts in (self.parts, pooled):
            ways = [way for row in rows for way in _ways(seq, row, prev, parts)]
            if ways:
                fits = [way for way in ways if way.prev == prev]
                proven[seq] = min(fits or ways, key=lambda way: way.hash)
                if all(row[CHAIN][1] != proven[seq].hash for row in rows):
                    self.mended.add(seq)
                break

    def _mended(self, seq: int, row: Row, prev: str | None) -> Whole | None:
        """The entry of a row in which a single bit is damaged, put right."""
        said, hashed = row[CHAIN]
        before = prev or said
        kept = [
            _together(self.parts[which].get(seq, {}), row[COUNTS][which])
            for which in (0, 1, 2)
        ]
        if not (isinstance(before, str) and isinstance(hashed, str) and all(kept)):
            return None
        content: Sequence[Any] = (
            *(*row[CONTENT], row[FORMAT]),
            *(ways[0] for ways in kept),
        )
        right = self.mender.mended(before, content, hashed)
        if right is None or right[1] != seq:
            return None
        before, *content = right
        effects, throws, marks = ([tuple(row) for row in rows] for rows in content[-3:])
        return Whole(tuple(content[CONTENT]), (effects, throws, marks), before, hashed)


def _ways(seq: int, row: Row, prev: str | None, parts: Parts) -> Iterable[Whole]:
    """The entry of a row, where the rows found with it fit its hash."""
    said, hashed = row[CHAIN]
    known = [one for one in (said, prev) if isinstance(one, str)]
    if not isinstance(hashed, str) or not known:
        return
    effects, throws, marks = (
        _together(parts[which].get(seq, {}), count)
        for which, count in enumerate(row[COUNTS])
    )
    for chosen in islice(product(effects, throws, marks), MOST_WAYS):
        content = (*row[CONTENT], row[FORMAT], *chosen)
        for one in dict.fromkeys(known):
            right = _hash(one, content)
            if right == hashed or (right and is_bit_apart(right, hashed)):
                yield Whole(row[CONTENT], chosen, one, right)


def _together(rows: dict[Any, set[Row]], count: object) -> list[list[Row]]:
    """The ways in which all rows of a part of an entry can be read; none if one lacks."""
    keys = sorted(rows)
    if not isinstance(count, int) or len(keys) != count:
        return []
    ways = islice(product(*(_in_order(rows[key]) for key in keys)), MOST_WAYS)
    return [list(way) for way in ways]


def _in_order(forms: set[Row]) -> Iterable[Row]:
    """The forms of a row, in an order that is always the same."""
    return sorted(forms, key=repr) if len(forms) > 1 else forms


def _hash(prev: str, content: Sequence[object]) -> str:
    try:
        return digest(prev, content)
    except (TypeError, ValueError):
        return ""
