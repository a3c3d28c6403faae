"""Who has how much, now or then. On the fastest path: imports next to nothing."""

from __future__ import annotations

from ledger import wire
from ledger.reading import at_one_moment
from ledger.store import rows

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ledger.store.book import Book

MONEY = "money"
ESCROW = "escrow/"


@at_one_moment
def treasury(
    book: Book,
    player: str | None = None,
    at: int | None = None,
    turn: int | None = None,
) -> dict[str, Any]:
    """Balances now, after an entry, or as a turn ended."""
    entry = _moment(book, at, turn)
    balances = rows.balances_of(book, MONEY, entry)
    names = rows.names_of(book, "player")
    seats = _seats(book, entry)
    for seat in seats:  # whoever sat there then may have been taken back since
        names.setdefault(seat, seat.partition(":")[2])
    seats += sorted(s for s in names if s not in seats and balances.get(s))
    if player is not None:
        from ledger.naming import find

        seats = [find("player", player, {s: names[s] for s in seats})]
    lords = rows.names_of(book, "lord") if any(ESCROW in a for a in balances) else {}
    return {
        "accounts": [{"name": names[s], "money": balances.get(s, 0)} for s in seats],
        "bank": balances.get("bank", 0),
        "escrow": {
            lords.get(owner, owner): amount
            for account, amount in sorted(balances.items())
            if account.startswith(ESCROW)
            for owner in (account.removeprefix(ESCROW),)
        },
        "unit": unit(book),
    }


def unit(book: Book) -> str:
    """What the coins are called."""
    game = rows.fact(book, "campaign", "game")
    literal = rows.fact(book, "rules", f"{game}.money.unit")
    return str(wire.loads(literal)) if literal else "coins"


def _seats(book: Book, entry: int | None) -> list[str]:
    if entry is None:
        return list(rows.fact(book, "campaign", "seats") or ())
    return list(rows.fact_at(book, "campaign", "seats", entry) or ())


def _moment(book: Book, at: int | None, turn: int | None) -> int | None:
    """The entry after which the question is asked, None for now."""
    from_now = at is None and turn is None
    if from_now:
        return None
    from ledger.errors import Misuse, Refused

    if at is not None and turn is not None:
        raise Misuse("usage", "treasury.both")
    if at is not None:
        if not 1 <= at <= rows.head(book)[0]:
            raise Refused("unknown_name", "unknown_name.entry", entry=at)
        return at
    now = rows.fact(book, "campaign", "turn")
    ended = rows.last_entry_of_turn(book, turn or 0)
    if turn == now:
        return None
    if ended is None:
        raise Refused("unknown_name", "unknown_name.turn", turn=turn, now=now)
    return ended
