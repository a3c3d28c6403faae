"""The current state, for questions about one game."""

from __future__ import annotations

from ledger.errors import Refused
from ledger.store import rows

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.state import State
    from ledger.store.book import Book


def state_played(book: Book, game: str) -> State:
    """The state of a campaign of this game."""
    return of_game(rows.state_of(book), game)


def of_game(state: State, game: str) -> State:
    """The state; refused if it is of another game.

    Two games may mean different things by one word ("scenario"): a question of one
    game is not answered from a campaign of another.
    """
    if state.game != game:
        raise Refused("rule", "game.other", game=game, played=state.game)
    return state
