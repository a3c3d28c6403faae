"""The current armies."""

from __future__ import annotations

from ledger.reading import at_one_moment
from ledger.reading.played import state_played
from ledger.rules.medfan.roster import muster

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.shapes.medfan.armies import Roster
    from ledger.store.book import Book


@at_one_moment
def roster(book: Book, player: str | None = None) -> Roster:
    """Every army, or one: who is in it, and who may fight next."""
    state = state_played(book, "medfan")
    asked = [state.find("player", player)] if player else state.seats
    return {"players": [muster(state, subject) for subject in asked]}
