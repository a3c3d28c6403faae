"""Money that moved since a player's coins were last counted right."""

from __future__ import annotations

from ledger import wire
from ledger.store.entries import LIVE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.store.book import Book

MOST_MOVEMENTS = 500


def movements_since_count(book: Book, player: str) -> list[tuple[int, str, str, int]]:
    """The last live movements of money since the count last agreed.

    Newest first: the entry, who gave, who received, how much.
    """
    since = 0
    for seq, outcome in book.rows(
        f"SELECT seq, outcome FROM entry WHERE kind = 'count' AND {LIVE}"  # noqa: S608 - a constant
        " ORDER BY seq DESC LIMIT 200"
    ):
        found = wire.loads(outcome)
        if found["player"] == player and found["difference"] == 0:
            since = seq
            break
    return book.rows(
        "SELECT seq, source, target, amount FROM effect"  # noqa: S608 - a constant
        f" JOIN entry ON entry.seq = effect.entry WHERE seq > ? AND {LIVE}"
        " AND what = 'money' ORDER BY seq DESC LIMIT ?",
        (since, MOST_MOVEMENTS),
    )
