"""What the house rules of a free game have named before it begins."""

from __future__ import annotations

from ledger.effects import Transfer
from ledger.rules.common.facts import MONEY
from ledger.rules.common.settings import number, words
from ledger.state import BANK

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ledger.effects import Effect
    from ledger.state import State


def begin(state: State, players: Sequence[str]) -> list[Effect]:
    """The starting sum of each new player."""
    start = number(state, "free.money.start")
    return [Transfer(MONEY, start, BANK, player) for player in players if start]


def phases(state: State) -> tuple[str, ...]:
    """The phases named in the house rules."""
    return words(state, "free.clock.phases")
