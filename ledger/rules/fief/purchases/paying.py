"""Who may buy, when, and the price that goes to the bank."""

from __future__ import annotations

from ledger.effects import Because, Effect, moved
from ledger.errors import Refused
from ledger.rules.common.facts import MONEY
from ledger.rules.fief.turn.order import has_passed, need_phase, need_player
from ledger.rules.game import warning
from ledger.state import BANK

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ledger.state import State
    from ledger.table import Table

PHASE = "purchases"


def need_turn(state: State, table: Table, player: str, rule: str) -> None:
    """Refuses purchases in another phase, and by an extinct family (TURN-13)."""
    need_phase(state, table, PHASE, rule)
    need_player(state, player)


def late(state: State, player: str) -> list[dict[str, Any]]:
    """A warning where a later player has already acted (FIEF-TURN-02)."""
    if not has_passed(state, player):
        return []
    return [warning("fief.out_of_turn", rule="FIEF-TURN-02", player=player)]


def pay(state: State, player: str, cost: int, rule: str) -> list[Effect]:
    """Pays the price to the bank; nobody buys on credit (FIEF-BUY-15)."""
    purse = state.balance(player, MONEY)
    if cost > purse:
        facts = {"player": player, "cost": cost, "money": purse}
        raise Refused("not_enough", "fief.purse", rule="FIEF-BUY-15", **facts)
    return moved(MONEY, cost, player, BANK, Because(rule, player))
