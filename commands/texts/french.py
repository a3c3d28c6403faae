"""The French for a sentence, looked up in the compiled catalogue.

The sentences there are sorted, so a binary search finds one without the thousands of
others that the standard library would first read in every call.
"""

from __future__ import annotations

import struct
from bisect import bisect_left
from functools import cache

from ledger.record import NamedTuple

LITTLE = b"\xde\x12\x04\x95"  # the first bytes of a little-endian catalogue


class Catalogue(NamedTuple):
    """A compiled catalogue: its bytes, and the positions of the sentences in them.

    Attributes:
        data: the whole file.
        english: the length and position of each sentence, in alphabetical order.
        french: the same for its translation.
    """

    data: bytes
    english: tuple[int, ...]
    french: tuple[int, ...]

    def find(self, sentence: str) -> str | None:
        """The French for a sentence, None if it is not translated."""
        wanted, count = sentence.encode(), len(self.english) // 2
        at = bisect_left(range(count), wanted, key=lambda n: self._at(self.english, n))
        if at == count or self._at(self.english, at) != wanted:
            return None
        return self._at(self.french, at).decode()

    def _at(self, table: tuple[int, ...], number: int) -> bytes:
        length, start = table[2 * number : 2 * number + 2]
        return self.data[start : start + length]


@cache
def catalogues() -> list[Catalogue]:
    """The catalogues of the program, read once."""
    from commands.resources import templates

    return [*map(_read, templates("locale", "fr", "LC_MESSAGES", "intendant.mo"))]


def _read(path: str) -> Catalogue:
    with open(path, "rb") as file:
        data = file.read()
    order = "<" if data[:4] == LITTLE else ">"
    count, english, french = struct.unpack_from(f"{order}3I", data, 8)
    pairs = f"{order}{2 * count}I"
    return Catalogue(
        data,
        struct.unpack_from(pairs, data, english),
        struct.unpack_from(pairs, data, french),
    )


@cache
def in_french(sentence: str) -> str:
    """A sentence in French; one without a translation stays as it is."""
    translations = (one.find(sentence) for one in catalogues() if sentence)
    return next(filter(None, translations), sentence)
