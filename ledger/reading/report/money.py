"""Money over time: what everybody had at the end of each turn, and whence it came."""

from __future__ import annotations

from ledger.effects import Transfer
from ledger.rules.common.facts import MONEY

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from ledger.reading.report.course import Turn

    Sums = dict[str, dict[str, int]]


def curves(turns: Sequence[Turn], open_: Callable[[str], bool]) -> dict[str, Any]:
    """What lay in each purse at the end of each turn, null where it is kept closed."""
    now = turns[-1].after
    seats = list(dict.fromkeys(p for turn in turns for p in turn.after.seats))
    return {
        "turns": [turn.number for turn in turns],
        "chapters": [turn.chapter for turn in turns],
        "accounts": [
            {
                "name": now.name(seat),
                "money": [
                    turn.after.balance(seat, MONEY) if open_(seat) else None
                    for turn in turns
                ],
            }
            for seat in seats
        ],
    }


def sources(turns: Sequence[Turn], open_: Callable[[str], bool]) -> dict[str, Any]:
    """What each player received and paid in all, by kind of act, the greatest first."""
    now = turns[-1].after
    received: Sums = {}
    paid: Sums = {}
    for turn in turns:
        for act in turn.acts:
            for effect in act.effects:
                if isinstance(effect, Transfer) and effect.what == MONEY:
                    _add(received, effect.target, act.kind, effect.amount)
                    _add(paid, effect.source, act.kind, effect.amount)
    seats = dict.fromkeys(p for turn in turns for p in turn.after.seats)
    return {
        way: [
            {"name": now.name(seat), "by": _sorted(sums.get(seat, {}))}
            for seat in seats
            if open_(seat) and sums.get(seat)
        ]
        for way, sums in (("received", received), ("paid", paid))
    }


def _add(sums: Sums, account: str, kind: str, amount: int) -> None:
    of = sums.setdefault(account, {})
    of[kind] = of.get(kind, 0) + amount


def _sorted(sums: dict[str, int]) -> list[dict[str, Any]]:
    found = sorted(sums.items(), key=lambda one: (-one[1], one[0]))
    return [{"kind": kind, "amount": amount} for kind, amount in found]
