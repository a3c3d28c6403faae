"""The present state as a position file."""

from __future__ import annotations

from ledger import rules
from ledger.reading import at_one_moment
from ledger.store import rows

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.store.book import Book


@at_one_moment
def text(book: Book) -> str:
    """A position file from which the campaign can be carried on."""
    import tomlkit

    state = rows.state_of(book)
    return tomlkit.dumps(rules.game_named(state.game).write_position(state))
