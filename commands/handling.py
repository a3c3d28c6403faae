"""How a game tells what people do with its pieces: read by `commands.hands`."""

from __future__ import annotations

from ledger.record import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import Any

    Held = Mapping[str, int]


class Hands(NamedTuple):
    """How a game tells what is done with its pieces.

    Attributes:
        pieces: a heap of counters in words, given those of the reader.
        counters: which commodities are counters that lie on the table.
        facts: by field, what is done where it gets a value, another one, or none any more.
        said: the acts whose sentences say all of it, but for coins.
    """

    pieces: Callable[[Held, Any], str] = lambda *_: ""
    counters: frozenset[str] = frozenset()
    facts: Mapping[str, tuple[str, str, str]] = {}
    said: frozenset[str] = frozenset()


MONEY_ONLY = Hands()
