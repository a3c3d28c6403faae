"""A state as a position file."""

from __future__ import annotations

from ledger import rules
from ledger.reading import at_one_moment
from ledger.reading.treasury import state_then

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.store.book import Book


@at_one_moment
def text(book: Book, at: int | None = None) -> str:
    """A position file from which the campaign can go on, now or as it was then."""
    import tomlkit

    state = state_then(book, at)
    return tomlkit.dumps(rules.game_named(state.game).write_position(state))
