"""Money over time: what everybody had at the end of each turn, and its sources."""

from __future__ import annotations

from ledger.effects import Transfer
from ledger.reading.report.timeline import Watcher
from ledger.rules.common.facts import MONEY

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ledger.effects import Effect
    from ledger.reading.report.timeline import Turn
    from ledger.state import State

    Sums = dict[str, dict[str, int]]


class Money(Watcher):
    """What was in each purse at the end of some turns, and what moved during them."""

    def __init__(self, turns: frozenset[tuple[int, int]]) -> None:
        self.chosen = turns  # which turns
        self.turns: list[tuple[int, int]] = []
        self.purses: list[dict[str, int]] = []
        self.seats: dict[str, None] = {}
        self.received: Sums = {}
        self.paid: Sums = {}

    def acted(self, turn: Turn, kind: str, effects: list[Effect]) -> None:
        """What was received and paid, by kind of act."""
        if turn.moment not in self.chosen:
            return
        for effect in effects:
            if isinstance(effect, Transfer) and effect.what == MONEY:
                _add(self.received, effect.target, kind, effect.amount)
                _add(self.paid, effect.source, kind, effect.amount)

    def ended(self, turn: Turn, state: State) -> None:
        """Notes what is in every purse now."""
        if turn.moment not in self.chosen:
            return
        self.turns.append(turn.moment)
        self.seats |= dict.fromkeys(state.seats)
        self.purses.append(
            {
                account: held[MONEY]
                for account, held in state.balances.items()
                if MONEY in held and account.startswith("player:")
            }
        )

    def facts(self, now: State, open_: Callable[[str], bool]) -> dict[str, Any]:
        """The curves, null for closed purses, and the sums, greatest first."""
        return {
            "turns": [number for _, number in self.turns],
            "chapters": [chapter for chapter, _ in self.turns],
            "accounts": [
                {
                    "name": now.name(seat),
                    "money": [
                        purse.get(seat, 0) if open_(seat) else None
                        for purse in self.purses
                    ],
                }
                for seat in self.seats
            ],
            **{
                way: [
                    {"name": now.name(seat), "by": _sorted(sums[seat])}
                    for seat in self.seats
                    if open_(seat) and sums.get(seat)
                ]
                for way, sums in (("received", self.received), ("paid", self.paid))
            },
        }


def _add(sums: Sums, account: str, kind: str, amount: int) -> None:
    of = sums.setdefault(account, {})
    of[kind] = of.get(kind, 0) + amount


def _sorted(sums: dict[str, int]) -> list[dict[str, Any]]:
    largest = sorted(sums.items(), key=lambda one: (-one[1], one[0]))
    return [{"kind": kind, "amount": amount} for kind, amount in largest]
