"""Spending: when it is allowed, what is cheaper, and whether the hoard suffices."""

from __future__ import annotations

from ledger.effects import Because, moved
from ledger.errors import Refused
from ledger.rules.common.facts import MONEY
from ledger.rules.medfan.house import house
from ledger.rules.medfan.roster import departed, figures, in_use, setting_up
from ledger.rules.medfan.tables import CAPABILITY, PRICE
from ledger.state import BANK, CAMPAIGN, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ledger.effects import Effect
    from ledger.state import State

# The rule that makes each purchase cheaper.
CHEAPER = {
    "buy_troop": "MED-SHOP-05",
    "buy_hero": "MED-SHOP-06",
    "improve_troop": "MED-SHOP-07",
    "improve_hero": "MED-SHOP-07",
}
BASKET = "basket"
# The amount last spent on a figure, and before which battle.
BASKETS = {
    "buy": ("bought_for", "bought_before"),
    "improve": ("bettered_for", "bettered_before"),
}
TERRITORY = {
    purchase: kind
    for kind, purchase in CAPABILITY["cheaper"].items()
    if kind != "source"
}


def reduced(total: int) -> int:
    """A final total at the reduced price, rounded up (MED-SHOP-04)."""
    percent: int = 100 - PRICE["reduced_percent"]
    return -(-total * percent // 100)


def prices(
    costs: Sequence[int], *, cheaper: bool, unit: str = BASKET, before: int = 0
) -> list[int]:
    """The final price of each thing in a basket.

    A basket is added up, halved and rounded once; its parts are rounded so that they
    add up to that sum, together with what was put in `before` (MED-AMB-SHOP-1).
    """
    if not cheaper:
        return list(costs)
    if unit == "each":
        return [reduced(cost) for cost in costs]
    each, total = [], before
    for cost in costs:
        each.append(reduced(total + cost) - reduced(total))
        total += cost
    return each


def reduction(state: State, player: str, purchase: str) -> str | None:
    """The territory that makes a purchase cheaper: never two (MED-SHOP-08).

    The first army is at full price, unless a house rule says otherwise
    (MED-ARMY-20).

    See MED-TERR-21, -22.
    """
    first_army = setting_up(state, player) and purchase.startswith("buy_")
    if first_army and not house(state, "treasure_helps_first_army"):
        return None
    territories = in_use(state, player, TERRITORY[purchase])
    return territories[0] if territories else None


def in_basket(state: State, player: str, purchase: str) -> int:
    """The total of a player's open basket of a kind, before the reduction.

    One basket lasts for one spending step, however many commands fill it
    (MED-AMB-SHOP-1).
    """
    verb, _, kind = purchase.partition("_")
    return sum(
        _brought(state, figure, verb)
        for figure in (*figures(state, player), *departed(state, player))
        if state.get(figure, "kind") == kind
    )


def put_in(
    state: State, player: str, figure: str, purchase: str, cost: int
) -> list[Effect]:
    """Records with a figure its share in its owner's open basket."""
    if house(state, "discount_unit") != BASKET:
        return []
    verb = purchase.partition("_")[0]
    price, battle = BASKETS[verb]
    return [
        changed(state, figure, price, _brought(state, figure, verb) + cost),
        changed(state, figure, battle, _next_battle(state, player)),
    ]


def _brought(state: State, figure: str, verb: str) -> int:
    """A figure's share in the basket that is open now."""
    price, battle = BASKETS[verb]
    step = _next_battle(state, str(state.get(figure, "player")))
    return state.number(figure, price) if state.get(figure, battle) == step else 0


def _next_battle(state: State, player: str) -> int:
    """The battle before which a player spends, which identifies the spending step."""
    return state.number(player, "battles") + 1


def open_for(state: State, player: str) -> None:
    """Refuses spending until the steps after a battle are finished (MED-SEQ-05)."""
    step = state.text(CAMPAIGN, "step")
    if step and player in state.words(CAMPAIGN, "fighters"):
        facts = {"player": player, "step": step}
        raise Refused(
            "out_of_phase", "medfan.spending_last", rule="MED-SEQ-05", **facts
        )


def purse(state: State, player: str) -> int:
    """What a player may spend now, not yet including treasure (MED-ARMY-03).

    A treasure found at the very start may not be spent on the first army
    (MED-AMB-INC-5).
    """
    hoard = state.balance(player, MONEY)
    if setting_up(state, player) and not house(state, "treasure_helps_first_army"):
        return max(0, hoard - state.number(player, "treasure"))
    return hoard


def pay(state: State, player: str, total: int) -> None:
    """Refuses to spend more than the hoard holds (MED-ARMY-02, MED-SHOP-09)."""
    have = purse(state, player)
    if total <= have:
        return
    rule = "MED-ARMY-02" if setting_up(state, player) else "MED-SHOP-09"
    kept = state.balance(player, MONEY) - have
    key = "medfan.treasure_waits" if kept else "medfan.hoard"
    facts = {"player": player, "have": have, "need": total, "kept": kept}
    raise Refused("not_enough", key, rule=rule, **facts)


def spent(player: str, amount: int, rule: str, about: str | None) -> list[Effect]:
    """The coins that go to the bank (MED-SHOP-01)."""
    return moved(MONEY, amount, player, BANK, Because(rule, about))
