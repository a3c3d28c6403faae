"""Money moved since a player's coins were last known to agree with the book."""

from __future__ import annotations

from ledger import wire
from ledger.store.entries import DONE, LIVE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ledger.store.book import Book

MOST_MOVEMENTS = 500


def movements_since_count(
    book: Book, player: str
) -> list[tuple[int, str, str, int, str, bool]]:
    """The last movements of money since the coins and the book agreed.

    Newest first: the entry, who gave, who received, how much, the kind of the entry, and
    whether it counts. Corrections are left out: they record what is on the table.
    """
    since = 0
    for seq, kind, outcome in book.rows(
        "SELECT seq, kind, outcome FROM entry"  # noqa: S608 - a constant
        f" WHERE kind IN ('count', 'correct') AND instr(outcome, ?) AND {LIVE}"
        " ORDER BY seq DESC",
        (wire.dumps(player),),
    ):
        if _agrees(kind, wire.loads(outcome), player):
            since = seq
            break
    return book.rows(
        f"SELECT seq, source, target, amount, kind, {LIVE} FROM effect"  # noqa: S608 - constants
        f" JOIN entry ON entry.seq = effect.entry WHERE seq > ? AND {DONE}"
        " AND what = 'money' AND kind <> 'correct' ORDER BY seq DESC LIMIT ?",
        (since, MOST_MOVEMENTS),
    )


def _agrees(kind: str, counted: dict[str, Any], player: str) -> bool:
    """Whether after this entry a player's coins agreed with the book."""
    if kind == "count":
        every = counted.get("counts", [counted])
        return any(
            o.get("player") == player and o.get("difference") == 0 for o in every
        )
    return counted.get("what") == "money" and counted.get("account") == player
