"""Magic items: what may be bought for a general, and when."""

from __future__ import annotations

from ledger.errors import Misuse, Refused
from ledger.rules.common.facts import MONEY
from ledger.rules.game import Outcome
from ledger.rules.medfan.caps import marked
from ledger.rules.medfan.house import house
from ledger.rules.medfan.roster import has_role, item_effect, setting_up
from ledger.rules.medfan.shopping import open_for, pay, spent
from ledger.rules.medfan.tables import ARMY
from ledger.state import changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ledger.shapes.medfan.armies import Equipped
    from ledger.state import State
    from ledger.table import Table


def item_bought(
    state: State,
    table: Table,
    player: str,
    item: str | None,
    cost: int | None,
    roles: Sequence[str],
) -> str | None:
    """The magic item that comes with a new general."""
    if item is None:
        if cost is not None:
            raise Misuse("usage", "medfan.item_missing", items=list(ARMY["items"]))
        return None
    if cost is None:
        raise Misuse("usage", "medfan.item_price", rule="MED-ARMY-17")
    _item_allowed(state, table, item)
    if "general" not in roles:
        table.object(Refused("rule", "medfan.item_general", rule="MED-ARMY-17"))
    if house(state, "general_item_when") == "creation" and not setting_up(
        state, player
    ):
        _too_late(table)
    return item


def _item_allowed(state: State, table: Table, item: str) -> None:
    """Objects to magic items without the optional rule (MED-ARMY-15, -16)."""
    if not house(state, "general_magic_item"):
        rule = "MED-ARMY-15" if item == ARMY["items"][0] else "MED-ARMY-16"
        table.object(Refused("rule", "medfan.no_items", rule=rule))


def _too_late(table: Table) -> None:
    rule = "medfan.house_rules.general_item_when"
    table.object(Refused("rule", "medfan.item_late", rule=rule))


def equip(
    state: State, table: Table, player: str, figure: str, item: str, cost: int
) -> Outcome[Equipped]:
    """Gives a magic item to a general already in the army."""
    open_for(state, player)
    _item_allowed(state, table, item)
    if not has_role(state, figure, "general"):
        table.object(Refused("rule", "medfan.item_general", rule="MED-ARMY-17"))
    worn = state.text(figure, "item")
    if worn:
        facts = {"figure": figure, "item": worn}
        table.object(Refused("rule", "medfan.item_owned", rule="MED-ARMY-17", **facts))
    if house(state, "general_item_when") != "any" and not setting_up(state, player):
        _too_late(table)
    pay(state, player, cost)
    by_ruling = not has_role(state, figure, "general")
    asked = {"player": player, "figure": figure, "item": item, "cost": cost}
    left = state.balance(player, MONEY) - cost
    return Outcome(
        asked,
        {
            "player": player,
            "figure": figure,
            "item": item,
            "cost": cost,
            "item_effect": item_effect(state, item),
            "hoard": left,
        },
        [
            changed(state, figure, "item", item),
            *(marked(state, figure) if by_ruling else ()),
            changed(state, figure, "cost", state.number(figure, "cost") + cost),
            changed(state, figure, "paid", state.number(figure, "paid") + cost),
            *spent(player, cost, "MED-ARMY-17", figure),
        ],
    )
