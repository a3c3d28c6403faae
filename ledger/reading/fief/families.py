"""Ties between families: marriages and what they are worth, and debts."""

from __future__ import annotations

from ledger.reading import at_one_moment
from ledger.reading.fief.status import owing
from ledger.reading.played import state_played
from ledger.reading.treasury import Secrets, unit
from ledger.rules.fief.crown.alliances import alliances as bound
from ledger.rules.fief.crown.alliances import worth
from ledger.rules.fief.families import lords
from ledger.rules.fief.turn.order import playing
from ledger.wire import named

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ledger.shapes.fief.treasury import Debts
    from ledger.store.book import Book


@at_one_moment
def alliances(book: Book) -> dict[str, Any]:
    """Who is allied with whom, by which couples, and who with nobody."""
    state = state_played(book, "fief")
    answer: dict[str, Any] = named(
        {
            "alliances": [
                {**one, **worth(state, one["players"])} for one in bound(state)
            ],
            "free": [p for p in playing(state) if not lords.allies(state, p)],
        },
        state,
    )
    return answer


@at_one_moment
def debts(
    book: Book, viewer: str | None = None, hide: bool = False, all_: bool = False
) -> Debts:
    """Who owes whom how much; where purses are closed, only those two know."""
    state = state_played(book, "fief")
    secrets = Secrets(book, viewer, hide=hide, opened=all_)
    return {"debts": owing(state, secrets), "unit": unit(book)}
