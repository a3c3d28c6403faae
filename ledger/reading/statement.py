"""Every movement of a player's money, with the balance after it."""

from __future__ import annotations

from ledger.flow import Flow
from ledger.reading import at_one_moment
from ledger.reading.treasury import MONEY, Secrets, unit
from ledger.rules.common.finding import purse
from ledger.store import entries, rows
from ledger.store.chapters import Chapters

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from ledger.store.book import Book


@at_one_moment
def statement(
    book: Book, player: str, viewer: str | None = None, all_: bool = False
) -> dict[str, Any]:
    """The lines of one account, oldest first, each with its origin.

    They are read one at a time.

    A closed purse is shown to its owner only, unless `all_` is set.
    """
    state = rows.state_of(book)
    account = purse(state, player)
    Secrets(book, viewer, hide=False, opened=all_).need_open(account)
    chapters = Chapters(book)

    def lines() -> Iterator[dict[str, Any]]:
        balance = 0
        for row in entries.movements(book, account, MONEY):
            seq, turn, kind, remark, source, target, amount, rule, about = row
            gain = amount if target == account else -amount
            balance += gain
            other = source if target == account else target
            yield {
                "entry": seq,
                "turn": turn,
                "chapter": chapters.of(seq),
                "other": state.account_name(other),
                "amount": gain,
                "balance": balance,
                "kind": kind,
                "remark": remark,
                "rule": rule,
                "about": state.name(about) if about not in (None, account) else None,
            }

    return {"name": state.name(account), "lines": Flow(lines), "unit": unit(book)}
