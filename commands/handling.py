"""How a game says what people do with its pieces, for `commands.hands`."""

from __future__ import annotations

from ledger.record import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import Any

    Held = Mapping[str, int]


class Hands(NamedTuple):
    """How a game says what is done with its pieces.

    Attributes:
        pieces: puts a heap of counters into words.
        counters: the commodities that are counters on the table.
        facts: by field, the sentences for when it gets a value, another one, or none.
        covered: the acts whose own sentences already say everything except coins.
    """

    pieces: Callable[[Held, Any], str] = lambda *_: ""
    counters: frozenset[str] = frozenset()
    facts: Mapping[str, tuple[str, str, str]] = {}
    covered: frozenset[str] = frozenset()


MONEY_ONLY = Hands()
