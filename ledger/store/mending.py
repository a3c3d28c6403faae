"""An entry with a single damaged bit is put right: its hash tells when it is.

Where a bit of a text or a number was flipped, flipping it again makes the hash fit, and
nothing else does. So nothing is guessed. What says how long a value is cannot be put
right: there the row is not found.
"""

from __future__ import annotations

from contextlib import suppress
from hashlib import sha256

from ledger import wire

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import Any

NUMBER_BITS = 48  # more than any number here has
WIDTHS = (8, 16, 24, 32, 48)  # bits in which SQLite keeps numbers, the sign first
BITS = 8  # of a byte: as often it is hashed anew
ONCE = 8_000  # bytes that could be hashed in the time that a trial takes besides
MOST_EFFORT = 1 << 36  # bytes to hash: a minute or so
RUN = 64  # letters: a flipped bit changes one only, or is seen to be wrong


class Mender:
    """Puts entries right, until that has cost too much.

    In a file of which most is damaged, or forged, there would be no end to it.

    Attributes:
        left: how many more bytes it hashes.
    """

    def __init__(self) -> None:
        self.left = MOST_EFFORT

    def mended(
        self, prev: str, content: Sequence[Any], hashed: str
    ) -> list[Any] | None:
        """The hash before, and the content, as an entry's hash says that they were.

        None if it does not, or if that would cost too much.
        """
        try:
            pieces = list(_pieces((prev, *content)))
            texts = [text.encode() for _, text in pieces]
            whole = b"".join(texts)
            if whole.decode() != wire.linked(prev, content):
                return None
        except (TypeError, ValueError):
            return None
        effort = BITS * len(whole) * (ONCE + len(whole) // 2)
        if effort > self.left:
            return None
        self.left -= effort
        return _mended(pieces, texts, whole, hashed)


def is_bit_apart(one: str, other: str) -> bool:
    """Whether two texts differ in a single bit: then two hashes are of the same entry."""
    pairs = [pair for pair in zip(one, other, strict=False) if pair[0] != pair[1]]
    if len(one) != len(other) or len(pairs) != 1:
        return False
    ((here, there),) = pairs
    return (ord(here) ^ ord(there)).bit_count() == 1


def _mended(
    pieces: Sequence[tuple[Any, str]], texts: Sequence[bytes], whole: bytes, hashed: str
) -> list[Any] | None:
    """The content with the bit flipped back that makes the hash fit."""
    before, done = sha256(), 0
    for (value, _), text in zip(pieces, texts, strict=True):
        after = whole[done + len(text) :]
        for other in _flipped(value):
            changed, tried = _spelled(other).encode(), before.copy()
            tried.update(changed + after)
            if tried.hexdigest() == hashed:
                found: list[Any] = wire.loads((whole[:done] + changed + after).decode())
                return found
        before.update(text)
        done += len(text)
    return None


def _pieces(value: Any) -> Iterator[tuple[Any, str]]:
    """The text of a value in pieces, and the word or number that a piece stands for."""
    if isinstance(value, str):
        yield None, '"'
        runs = (value[at : at + RUN] for at in range(0, len(value), RUN))
        yield from ((run, _spelled(run)) for run in runs)
        yield None, '"'
        return
    if not isinstance(value, list | tuple):
        yield value, _spelled(value)
        return
    yield None, "["
    for place, part in enumerate(value):
        if place:
            yield None, ","
        yield from _pieces(part)
    yield None, "]"


def _spelled(value: object) -> str:
    """A number as JSON has it, or a run of letters."""
    text = wire.dumps(value)
    return text[1:-1] if isinstance(value, str) else text


def _flipped(value: object) -> Iterator[object]:
    """The value with each of its bits flipped, where that gives another value."""
    if type(value) is int:
        yield from (value ^ (1 << bit) for bit in range(NUMBER_BITS))
        for width in WIDTHS:
            if -(1 << width - 1) <= value < 1 << width - 1:
                yield value + (1 << width - 1) * (1 if value < 0 else -1)
    elif isinstance(value, str):
        data = bytearray(value.encode())
        for at in range(len(data)):
            for bit in range(8):
                data[at] ^= 1 << bit
                with suppress(UnicodeDecodeError):
                    yield data.decode()
                data[at] ^= 1 << bit
