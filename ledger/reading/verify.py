"""Whether the file tells the truth about itself."""

from __future__ import annotations

from ledger import rules
from ledger.journal import Finding
from ledger.reading import at_one_moment
from ledger.store import rows
from ledger.store import verify as store

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ledger.state import State
    from ledger.store.book import Book


@at_one_moment
def verify(book: Book) -> dict[str, Any]:
    """Folds the journal again and compares; findings as facts."""
    game = rows.fact(book, "campaign", "game")
    audit = rules.game_named(game).audit if game in rules.GAMES else _no_game
    return store.verify(book, audit)


def _no_game(_: State) -> list[Finding]:
    return [Finding("verify.fact", "campaign", (("field", "game"),))]
