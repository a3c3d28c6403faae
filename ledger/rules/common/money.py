"""Money between two accounts."""

from __future__ import annotations

from ledger.effects import Transfer
from ledger.errors import Misuse
from ledger.rules.common.facts import MONEY
from ledger.rules.game import Outcome

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.rules.game import Game
    from ledger.shapes.money import Paid
    from ledger.state import State
    from ledger.table import Table


def pay(
    state: State, table: Table, game: Game, source: str, target: str, amount: int
) -> Outcome[Paid]:
    """Moves money; the journal checks the floors of both accounts."""
    if source == target:
        raise Misuse("usage", "pay.self", account=source)
    asked = {"from": source, "to": target, "amount": amount}
    left = {
        source: state.balance(source, MONEY) - amount,
        target: state.balance(target, MONEY) + amount,
    }
    return Outcome(
        asked,
        {"from": source, "to": target, "amount": amount, "balances": left},
        [Transfer(MONEY, amount, source, target)],
        game.paying(state, table, source, target),
    )
