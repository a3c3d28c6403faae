"""What the phase still needs, from whom, and what is lost if it ends now."""

from __future__ import annotations

from ledger.reading import at_one_moment
from ledger.rules import game_named
from ledger.rules.common.clock import facts
from ledger.rules.common.due import due as due_now
from ledger.store import rows
from ledger.wire import named

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ledger.store.book import Book


@at_one_moment
def wanted(book: Book) -> dict[str, Any]:
    """Who is to act and who has acted, what is due, and whether the phase can end."""
    state = rows.state_of(book)
    game = game_named(state.game)
    phases = game.phases(state)
    last = not phases or state.phase == phases[-1]
    lost = game.undone(state, turn=last)
    due = [{**one, "lost": one in lost} for one in due_now(state, game)]
    due += [{**one, "lost": True} for one in lost if {**one, "lost": True} not in due]
    gathered: dict[str, Any] = {
        **facts(state),
        "players": game.acting(state),
        "due": due,
        "ends": not lost,
    }
    answer: dict[str, Any] = named(gathered, state)
    return answer
