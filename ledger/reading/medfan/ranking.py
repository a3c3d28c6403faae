"""Who leads the campaign, and what ends it."""

from __future__ import annotations

from ledger.reading import at_one_moment
from ledger.reading.played import state_played
from ledger.reading.treasury import Secrets
from ledger.rules.medfan import campaign_end
from ledger.rules.medfan.pending import pending
from ledger.wire import named

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ledger.state import State
    from ledger.store.book import Book


@at_one_moment
def standings(
    book: Book, viewer: str | None = None, hide: bool = False, all_: bool = False
) -> dict[str, Any]:
    """The players ranked by territories, the goal, and what is pending.

    A closed hoard is null, except that of `viewer`.
    """
    state = state_played(book, "medfan")
    return standings_of(state, Secrets(book, viewer, hide=hide, opened=all_))


def standings_of(state: State, secrets: Secrets) -> dict[str, Any]:
    """The same in a state that has already been read."""
    facts = campaign_end.standings(state)
    for line in facts["players"]:
        line["money"] = secrets.of(line["name"], line["money"])
    answer: dict[str, Any] = named(facts, state)
    return {**answer, "pending": named(pending(state), state)}
