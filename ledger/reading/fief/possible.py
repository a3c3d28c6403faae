"""What a player may do now."""

from __future__ import annotations

from ledger.reading import at_one_moment
from ledger.rules.common.facts import MONEY
from ledger.rules.fief.possible import possible
from ledger.store import rows
from ledger.wire import named

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ledger.store.book import Book


@at_one_moment
def can(book: Book, player: str) -> dict[str, Any]:
    """Everything that a player may do, and what is missing for the rest."""
    state = rows.state_of(book)
    subject = state.find("player", player)
    return {
        "player": state.name(subject),
        "phase": state.phase,
        "money": state.balance(subject, MONEY),
        "may": named(possible(state, subject), state),
    }
