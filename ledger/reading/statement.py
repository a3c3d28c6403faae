"""Every movement of a player's money, with the balance after it."""

from __future__ import annotations

from ledger.reading import at_one_moment
from ledger.reading.treasury import MONEY, unit
from ledger.rules.common.money import purse
from ledger.store import entries, rows

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ledger.store.book import Book


@at_one_moment
def statement(book: Book, player: str) -> dict[str, Any]:
    """The lines of one account, oldest first; `told` holds what each came from."""
    state = rows.state_of(book)
    account = purse(state, player)
    balance = 0
    lines = []
    for (
        seq,
        turn,
        kind,
        remark,
        source,
        target,
        amount,
        rule,
        about,
    ) in entries.movements(book, account, MONEY):
        gain = amount if target == account else -amount
        balance += gain
        other = source if target == account else target
        lines.append(
            {
                "entry": seq,
                "turn": turn,
                "other": state.name(other),
                "amount": gain,
                "balance": balance,
                "kind": kind,
                "remark": remark,
                "rule": rule,
                "about": state.name(about) if about else None,
            }
        )
    return {"name": state.name(account), "lines": lines, "unit": unit(book)}
