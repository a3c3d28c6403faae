"""Whether a file is consistent with itself."""

from __future__ import annotations

from functools import partial

from ledger import rules, wire
from ledger.errors import FileTrouble
from ledger.journal import Finding
from ledger.reading import at_one_moment
from ledger.rules.settings import could_be
from ledger.store import rows
from ledger.store import verify as store

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ledger.state import State
    from ledger.store.book import Book


@at_one_moment
def verify(book: Book) -> dict[str, Any]:
    """Folds the journal again and compares; gives its findings as facts."""
    game = rows.fact(book, "campaign", "game")
    if game not in rules.games():
        return store.verify(book, _no_game)
    played = rules.game_named(game)
    return store.verify(
        book, played.audit, fits=partial(could_be, game), views=played.views()
    )


def unopened(trouble: FileTrouble) -> dict[str, Any]:
    """The finding for a file whose tables are not ours: nothing in it was read."""
    if trouble.key != "damaged.schema":
        raise trouble
    finding = Finding("verify.schema", trouble.facts["part"])
    return {
        "entries": 0,
        "ok": False,
        "damaged": True,
        "findings": [finding],
        "head": wire.GENESIS,
        "lost": 0,
        "unproven": False,
    }


def _no_game(_: State) -> list[Finding]:
    return [Finding("verify.fact", "campaign", (("field", "game"),))]
