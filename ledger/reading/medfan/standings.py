"""Who leads the campaign, and what ends it."""

from __future__ import annotations

from ledger.reading import at_one_moment
from ledger.rules.medfan import ends
from ledger.store import rows
from ledger.wire import named

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ledger.store.book import Book


@at_one_moment
def standings(book: Book) -> dict[str, Any]:
    """The players by the number of their territories, and the goal."""
    state = rows.state_of(book)
    found: dict[str, Any] = named(ends.standings(state), state)
    return found
