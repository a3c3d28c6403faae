"""Who leads the campaign, and what ends it."""

from __future__ import annotations

from ledger.reading import at_one_moment
from ledger.rules.medfan import ends
from ledger.rules.medfan.pending import pending
from ledger.store import rows
from ledger.wire import named

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ledger.store.book import Book


@at_one_moment
def standings(book: Book) -> dict[str, Any]:
    """The players by their territories, the goal, and what is pending."""
    state = rows.state_of(book)
    found: dict[str, Any] = named(ends.standings(state), state)
    return {**found, "pending": named(pending(state), state)}
