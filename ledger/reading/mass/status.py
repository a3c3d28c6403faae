"""The state of a battle: what is pending, for whom and when."""

from __future__ import annotations

from ledger.reading import at_one_moment
from ledger.reading.played import state_played
from ledger.rules import game_named
from ledger.rules.common.due import due as due_now
from ledger.rules.mass.outlook import outlook
from ledger.wire import named

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ledger.reading.treasury import Secrets
    from ledger.state import State
    from ledger.store.book import Book


@at_one_moment
def battle_status(book: Book) -> dict[str, Any]:
    """The battle, and what the table must not forget."""
    return status_of(state_played(book, "mass"))


def status_of(state: State) -> dict[str, Any]:
    """The same in a state that has already been read."""
    battle = battle_facts(state)
    due = due_now(state, game_named(state.game))
    return battle | ({"due": named(due, state)} if due else {})


def add(answer: dict[str, Any], state: State, _secrets: Secrets) -> None:
    """Adds the battle to what `status` shows."""
    answer["battle"] = battle_facts(state)


def battle_facts(state: State) -> dict[str, Any]:
    """The battle with the names shown now."""
    battle: dict[str, Any] = named(outlook(state), state)
    return battle
