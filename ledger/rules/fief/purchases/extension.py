"""Archers and bombards of the Tactical extension: their prices, and where they go."""

from __future__ import annotations

from ledger.effects import Because, Effect, Transfer
from ledger.errors import Refused
from ledger.record import NamedTuple
from ledger.rules.fief.board.setup import unpacked
from ledger.rules.fief.facts import ARCHER, BOMBARD
from ledger.rules.fief.forces import series, stack
from ledger.rules.fief.house import plays, tactic, variant
from ledger.rules.fief.purchases.placing import place_of
from ledger.rules.fief.war.tables import ARCHERS, BOMBARDS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ledger.state import State
    from ledger.table import Table


class Engine(NamedTuple):
    """A counter of the extension that a player buys.

    Attributes:
        module: the module that it belongs to.
        price: the rule with its price.
        most: the rule that limits how many a player may have.
        table: its numbers.
    """

    module: str
    price: str
    most: str
    table: dict[str, Any]


ENGINES = {
    ARCHER: Engine("archers", "TAC-ARCH-01", "TAC-ARCH-04", ARCHERS),
    BOMBARD: Engine("bombards", "TAC-BOMB-01", "TAC-BOMB-02", BOMBARDS),
}


def coins(item: str) -> int:
    """The price of one in coins of the extension (TAC-ARCH-01, TAC-BOMB-01)."""
    return int(ENGINES[item].table["price"])


def scale(state: State) -> int:
    """The worth of a coin of the extension in this game (TAC-AMB-46)."""
    return int(tactic(state, "money.scale"))


def need_played(state: State, table: Table, module: str) -> None:
    """Refuses what belongs to an extension, or a module, that is not played."""
    if not variant(state, "tactics"):
        table.object(Refused("rule", "fief.no_extension", rule="TAC-GEN-01"))
    elif not plays(state, module):
        facts = {"setting": f"tactics.modules.{module}"}
        table.object(Refused("rule", "fief.no_module", rule="TAC-GEN-10", **facts))


def left_of(state: State, player: str, item: str) -> int:
    """How many a player has in stock: lost ones may be bought again.

    (TAC-AMB-62)
    """
    if not state.balance(series(player), item) and unpacked(state):
        return int(ENGINES[item].table["per_player"])
    return state.balance(series(player), item)


def bought(
    state: State,
    table: Table,
    buyer: str,
    item: str,
    where: tuple[str | None, str | None],
    count: int,
) -> tuple[str, list[Effect], list[Any]]:
    """Buys some, placed like soldiers; each player has three (TAC-AMB-47)."""
    engine = ENGINES[item]
    need_played(state, table, engine.module)
    at, village, notes = place_of(state, table, buyer, *where)
    left = left_of(state, buyer, item)
    if count > left:
        facts = {"player": buyer, "what": item, "wanted": count, "left": left}
        facts["most"] = engine.table["per_player"]
        raise Refused("out_of_stock", "fief.stock_own", rule=engine.most, **facts)
    because = Because(engine.price, village)
    moved = Transfer(item, count, series(buyer), stack(at, buyer), because)
    return village, [*unpacked(state), moved], notes
