"""The movements that make up a balance: why somebody holds what they hold."""

from __future__ import annotations

from itertools import groupby
from operator import itemgetter

from ledger.flow import Flow
from ledger.store import reasons

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from ledger.reading.asked_about import Balance
    from ledger.rules.game import Derived
    from ledger.state import State
    from ledger.store.book import Book

    Line = tuple[dict[str, Any], Derived | None]


def of_balance(
    book: Book, state: State, asked: Balance, last: int | None
) -> tuple[dict[str, Any], Flow]:
    """A balance and the movements that make it up, entry by entry, latest first."""
    value = sum(state.balance(account, asked.what) for account in asked.accounts)
    moved = reasons.moved(book, asked.what, asked.accounts, last)

    def lines() -> Iterator[Line]:
        balance = value
        for line in moves_of(book, state, asked, moved.first):
            line["balance"] = balance
            balance -= line["amount"]
            yield line, None

    answer = {
        "about": asked.name,
        "kind": "balance",
        "things": [],
        "what": asked.what,
        "accounts": list(asked.accounts),
        "value": value,
        "lines": [],
        "earlier": {"entries": moved.acts - moved.shown, "amount": value - moved.gain},
    }
    return answer, Flow(lines)


def moves_of(
    book: Book, state: State, asked: Balance, first: int | None
) -> Iterator[dict[str, Any]]:
    """One line per entry, with its movements as parts, back to the first one shown."""
    movements = reasons.moves(book, asked.what, asked.accounts, first)
    for seq, moved in groupby(movements, key=itemgetter(0)):
        parts = [
            {
                "amount": gain,
                "other": state.account_name(other),
                "rule": rule,
                "about": state.account_name(about) if about else None,
            }
            for _, gain, other, rule, about in moved
        ]
        rules = {part["rule"] for part in parts}
        yield {
            "entry": seq,
            "amount": sum(part["amount"] for part in parts),
            "parts": parts,
            "rule": rules.pop() if len(rules) == 1 else None,
        }
