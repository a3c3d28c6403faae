"""One screen that says how the campaign stands."""

from __future__ import annotations

from ledger.reading import at_one_moment
from ledger.reading.treasury import MONEY, unit
from ledger.rules.common.clock import facts
from ledger.rules.common.territories import owned_by
from ledger.rules.common.titles import held_by
from ledger.store import rows
from ledger.wire import named

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ledger.store.book import Book


@at_one_moment
def status(book: Book) -> dict[str, Any]:
    """Turn, phase, whose turn, money, titles, territories, what is pending."""
    state = rows.state_of(book)
    return {
        "game": state.game,
        **named(facts(state), state),
        "players": [
            {
                "name": state.name(player),
                "money": state.balance(player, MONEY),
                "territories": named(owned_by(state, player), state),
                "titles": named(held_by(state, player), state),
            }
            for player in state.seats
        ],
        "drafts": [
            {"id": draft["id"], "kind": draft["kind"], "at": draft["at"]}
            for draft in rows.drafts(book)
        ],
        "entries": rows.head(book)[0],
        "unit": unit(book),
    }


@at_one_moment
def clock(book: Book) -> dict[str, Any]:
    """What the clock shows."""
    state = rows.state_of(book)
    found: dict[str, Any] = named(facts(state), state)
    return found


@at_one_moment
def players(book: Book) -> dict[str, Any]:
    """The players in seat order."""
    state = rows.state_of(book)
    return {"players": [state.name(player) for player in state.seats]}
