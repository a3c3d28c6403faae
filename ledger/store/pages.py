"""The rows that stand in a file's pages, read one by one, whatever else is damaged.

SQLite gives up where a page on its way is damaged. A row is found here if the page that
holds it can be read; whether it is whole, its entry's hash must prove. The layout is that
of SQLite's file format, version 3.
"""

from __future__ import annotations

import struct
from functools import partial

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from mmap import mmap
    from typing import Any

    Data = bytes | mmap
    Row = tuple[Any, ...]

HEADER, SIZE_AT, RESERVED_AT = 100, 16, 20
SIZES = tuple(1 << power for power in range(9, 17))
USUAL_SIZE = 4096
# Kinds of pages: where cells begin to be listed, and what stands before their payload.
INTERIOR_INDEX, INTERIOR_TABLE, LEAF_INDEX, LEAF_TABLE = 2, 5, 10, 13
WITH_ROWS = (LEAF_TABLE, LEAF_INDEX, INTERIOR_INDEX)
LEAVES = (LEAF_TABLE, LEAF_INDEX)
LISTED = {LEAF_TABLE: 8, LEAF_INDEX: 8, INTERIOR_INDEX: 12}
# The lengths of numbers by their type in a row's head; 8 and 9 are the numbers 0 and 1.
NUMBERS = {1: 1, 2: 2, 3: 3, 4: 4, 5: 6, 6: 8}
FLOAT, ZERO, ONE, BLOB = 7, 8, 9, 12
MOST_VARINT = 9
UNREADABLE = (IndexError, ValueError, struct.error)


def rows(data: Data) -> Iterator[tuple[int | None, Row]]:
    """All rows of all pages: the number of the row where it has one, and its values."""
    size = page_size(data)
    usable = _usable(data, size)
    for begun in range(0, len(data), size):
        yield from _of_page(data, begun, size, usable)


def page_size(data: Data) -> int:
    """The size of a page, as the file's head says if it can be true."""
    said = int.from_bytes(data[SIZE_AT : SIZE_AT + 2], "big")
    said = SIZES[-1] if said == 1 else said
    return said if said in SIZES else USUAL_SIZE


def _usable(data: Data, size: int) -> int:
    """How much of a page SQLite uses; the rest would be for others."""
    usable = size - (data[RESERVED_AT] if len(data) > RESERVED_AT else 0)
    return usable if usable > size // 2 else size


def newest(data: Data, root: int) -> int:
    """The number of a table's last row; 0 if its last page is not whole.

    From such a page a row may be missing without a trace.
    """
    size = page_size(data)
    usable = _usable(data, size)
    before, seen, page = 0, set[int](), root
    try:
        while page not in seen:
            seen.add(page)
            begun = (page - 1) * size
            if data[begun] == LEAF_TABLE:
                numbers = _numbers(data, begun, usable)
                return numbers[-1] if numbers[0] > before else 0
            if data[begun] != INTERIOR_TABLE:
                break
            many, *_, page = struct.unpack(">HHBI", _part(data, begun + 3, 9))
            (at,) = struct.unpack(">H", _part(data, begun + 10 + 2 * many, 2))
            before = _varint(data, begun + at + 4)[0]
    except UNREADABLE:
        pass
    return 0


def is_whole(data: Data, root: int) -> bool:
    """Whether no row of a small table can be missing without a trace."""
    size = page_size(data)
    usable, seen, left = _usable(data, size), set[int](), [root]
    try:
        while left:
            page = left.pop()
            begun = (page - 1) * size
            if page < 2 or page in seen:
                return False
            seen.add(page)
            if data[begun] == LEAF_TABLE:
                _numbers(data, begun, usable)
                continue
            if data[begun] != INTERIOR_TABLE:
                return False
            many, *_, last = struct.unpack(">HHBI", _part(data, begun + 3, 9))
            left.append(last)
            for (at,) in struct.iter_unpack(">H", _part(data, begun + 12, 2 * many)):
                left += struct.unpack(">I", _part(data, begun + at, 4))
    except UNREADABLE:
        return False
    return True


def _numbers(data: Data, begun: int, usable: int, kind: int = LEAF_TABLE) -> list[int]:
    """The numbers of the rows of a leaf, whose bytes are all accounted for."""
    free, many, content, used = struct.unpack(">HHHB", _part(data, begun + 1, 7))
    numbers = []
    for count, (offset,) in enumerate(
        struct.iter_unpack(">H", _part(data, begun + 8, 2 * many))
    ):
        length, at = _varint(data, begun + offset)
        number, at = _varint(data, at) if kind == LEAF_TABLE else (count, at)
        here = _here(kind, usable, length)
        used += at - begun - offset + here + (4 if here < length else 0)
        numbers.append(number)
    while free:
        following, length = struct.unpack(">HH", _part(data, begun + free, 4))
        if following and following <= free:
            raise ValueError(free)
        free, used = following, used + length
    if used != usable - (content or SIZES[-1]) or numbers != sorted(set(numbers)):
        raise ValueError(used)
    return numbers


def _of_page(
    data: Data, begun: int, size: int, usable: int
) -> Iterator[tuple[int | None, Row]]:
    head = begun + (HEADER if begun == 0 else 0)
    kind = data[head] if head < len(data) else 0
    last = int.from_bytes(data[head + 8 : head + 12], "big")  # of the pages it lists
    if kind == INTERIOR_TABLE and 0 < last <= len(data) // size:
        return
    # A page whose kind is damaged is read as each kind that there is. Mostly such a page
    # only holds a part of a long row, and what it seems to list are no places for cells.
    known = kind in WITH_ROWS
    for one in (kind,) if known else WITH_ROWS:
        listed = head + LISTED[one]
        many = int.from_bytes(data[head + 3 : head + 5], "big")
        if kind in LEAVES and head == begun:
            many = _listed(data, begun, usable, kind, many)
        many = min(many, size // 2)
        read = partial(_cell, data, one, size, usable)
        least = 0 if known else listed + 2 * many - begun
        for at in range(listed, min(listed + 2 * many, begun + size), 2):
            offset = int.from_bytes(data[at : at + 2], "big")
            if not least <= offset < size:
                continue
            try:
                yield read(begun + offset)
            except UNREADABLE:
                continue


def _listed(data: Data, begun: int, usable: int, kind: int, many: int) -> int:
    """How many rows a leaf lists: as it says, or if that cannot be, as many as may be."""
    try:
        _numbers(data, begun, usable, kind)
    except UNREADABLE:
        content = int.from_bytes(data[begun + 5 : begun + 7], "big") or SIZES[-1]
        return max(many, (content - LISTED[kind]) // 2)
    return many


def _cell(
    data: Data, kind: int, size: int, usable: int, at: int
) -> tuple[int | None, Row]:
    """One cell of a page: the number of the row, and its values."""
    at += 4 if kind == INTERIOR_INDEX else 0
    length, at = _varint(data, at)
    number = None
    if kind == LEAF_TABLE:
        number, at = _varint(data, at)
    return number, _record(_payload(data, kind, size, usable, at, length))


def _payload(
    data: Data, kind: int, size: int, usable: int, at: int, length: int
) -> bytes:
    """The bytes of a row, with those that stand in pages of their own."""
    here = _here(kind, usable, length)
    parts, left = [_part(data, at, here)], length - here
    if not left:
        return parts[0]
    # Where there is no row, no trail of pages needs to be followed.
    if _length(parts[0]) != length:
        raise ValueError(length)
    page = int.from_bytes(_part(data, at + here, 4), "big")
    seen = set()
    while left > 0:
        if page in seen or not page:
            raise ValueError(page)
        seen.add(page)
        begun = (page - 1) * size
        parts.append(_part(data, begun + 4, min(left, usable - 4)))
        left -= usable - 4
        page = int.from_bytes(_part(data, begun, 4), "big")
    return b"".join(parts)


def _here(kind: int, usable: int, length: int) -> int:
    """How many bytes of a row stand in the page that lists it."""
    most = usable - 35 if kind == LEAF_TABLE else (usable - 12) * 64 // 255 - 23
    if length <= most:
        return length
    least = (usable - 12) * 32 // 255 - 23
    here = least + (length - least) % (usable - 4)
    return here if here <= most else least


def _part(data: Data, at: int, length: int) -> bytes:
    if at < 0 or at + length > len(data):
        raise IndexError(at)
    return data[at : at + length]


def _varint(data: Data, at: int) -> tuple[int, int]:
    """A number of variable length, and where what follows begins."""
    value = 0
    for count in range(1, MOST_VARINT + 1):
        byte = data[at]
        at += 1
        if count == MOST_VARINT:
            return (value << 8) | byte, at
        value = (value << 7) | (byte & 0x7F)
        if byte < 0x80:
            break
    return value, at


def _length(begin: bytes) -> int:
    """How long a row is by its head, which stands at its beginning."""
    kinds, at = _kinds(begin)
    widths = {**NUMBERS, FLOAT: 8}
    return at + sum(
        (kind - BLOB) // 2 if kind >= BLOB else widths.get(kind, 0) for kind in kinds
    )


def _kinds(payload: bytes) -> tuple[list[int], int]:
    """The types of a row's values, and where these begin."""
    length, at = _varint(payload, 0)
    kinds: list[int] = []
    while at < length:
        kind, at = _varint(payload, at)
        kinds.append(kind)
    return kinds, at


def _record(payload: bytes) -> Row:
    """The values of a row."""
    kinds, at = _kinds(payload)
    values = []
    for kind in kinds:
        value, at = _value(payload, kind, at)
        values.append(value)
    if at != len(payload):
        raise ValueError(at)
    return tuple(values)


def _value(payload: bytes, kind: int, at: int) -> tuple[Any, int]:
    if kind in NUMBERS:
        end = at + NUMBERS[kind]
        return int.from_bytes(_part(payload, at, end - at), "big", signed=True), end
    if kind >= BLOB:
        end = at + (kind - BLOB) // 2
        text = _part(payload, at, end - at)
        return (text if kind % 2 == 0 else text.decode()), end
    if kind == FLOAT:
        return struct.unpack(">d", _part(payload, at, 8))[0], at + 8
    plain = {0: None, ZERO: 0, ONE: 1}
    if kind not in plain:
        raise ValueError(kind)
    return plain[kind], at
