"""Whether the file tells the truth about itself."""

from __future__ import annotations

from ledger import rules
from ledger.store import rows
from ledger.store import verify as store

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ledger.store.book import Book


def verify(book: Book) -> dict[str, Any]:
    """Folds the journal again and compares; findings as facts."""
    game = rules.game_named(str(rows.fact(book, "campaign", "game")))
    return store.verify(book, game.audit)
