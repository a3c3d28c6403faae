"""Who is ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ledger.reading import at_one_moment
from ledger.reading.played import state_played

if TYPE_CHECKING:
    from ledger.store.book import Book


@at_one_moment
def standings(book: Book) -> dict[str, Any]:
    """The boats, the one that has sailed farthest first."""
    state = state_played(book, "regatta")
    boats = [
        {
            "boat": state.name(boat),
            "player": state.name(state.text(boat, "player") or ""),
            "miles": state.number(boat, "miles"),
        }
        for boat in state.subjects("boat")
    ]
    return {"boats": sorted(boats, key=lambda one: (-one["miles"], one["boat"]))}
