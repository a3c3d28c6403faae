"""Phase 3: soldiers, guards, rebels, mills, presses, castles and cardinals."""

from __future__ import annotations

from ledger.effects import Because, Effect, Transfer
from ledger.errors import Misuse, Refused
from ledger.rules.common.facts import MONEY
from ledger.rules.common.picking import pick
from ledger.rules.fief.board.places import village_of
from ledger.rules.fief.facts import MERCENARY, REBELS, STOCK
from ledger.rules.fief.families import lords
from ledger.rules.fief.fiefs import controls, owner_of
from ledger.rules.fief.forces import series
from ledger.rules.fief.house import house
from ledger.rules.fief.purchases import guards
from ledger.rules.fief.purchases.auction import pending
from ledger.rules.fief.purchases.extension import ENGINES, bought, coins, scale
from ledger.rules.fief.purchases.paying import late, need_turn, pay
from ledger.rules.fief.purchases.placing import place_of
from ledger.rules.fief.tables import LIMITS, PRICES, RANKS, RED, VALUES
from ledger.rules.fief.turn.order import acts
from ledger.rules.game import Outcome, warning
from ledger.state import CAMPAIGN, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ledger.state import State
    from ledger.table import Table

BUILT = {"mill": "FIEF-BUY-06", "press": "FIEF-BUY-06", "castle": "FIEF-BUY-06"}
COUNTERS = {
    "soldier": "FIEF-BUY-02",
    "rebel": "FIEF-BUY-04",
    "guard": "FIEF-BUY-12",
}
ITEMS = (*COUNTERS, *ENGINES, *BUILT, "cardinal")


def price(item: str, count: int = 1, value: str = "v1", *, coin: int = 1) -> int:
    """The price of a number of things; of counters, by points (FIEF-BUY-02, -10).

    `coin` is the worth of a coin of the extension (TAC-AMB-46, FIEF-BUY-06).
    """
    if item in ENGINES:
        return coins(item) * coin * count
    points = VALUES[value] if item in COUNTERS else 1
    return int(PRICES[item]) * points * count


def buy(
    state: State,
    table: Table,
    player: str,
    item: str,
    at: str | None = None,
    count: int | None = None,
    lord: str | None = None,
    value: int | None = None,
) -> Outcome:
    """A player buys a number of one thing, within the limits of rules and stock."""
    need_turn(state, table, player, "FIEF-BUY-01")
    count, value = count or 1, value or 1
    if f"v{value}" not in VALUES:
        raise Misuse("usage", "fief.counter_value", value=value)
    if item not in ITEMS:
        raise _unknown(item)
    cost = price(item, count, f"v{value}", coin=scale(state))
    table.first(lambda: pay(state, player, cost, _priced_by(item)))
    guard: dict[str, Any] = {}
    if item == "guard":
        name, sovereign = guards.whose(state, table, player, lord)
        guard = {"guard": name, "sovereign": sovereign}
        where, effects, notes = guards.bought_back(
            state, table, name, sovereign, f"v{value}", count
        )
    elif item in COUNTERS:
        where, effects, notes = _counters(
            state, table, player, item, (at, lord), f"v{value}", count
        )
    elif item in ENGINES:
        if value != 1:
            raise Misuse("usage", "fief.counter_plain", what=item)
        where, effects, notes = bought(state, table, player, item, (at, lord), count)
    elif item in BUILT:
        where, effects, notes = _built(state, table, player, item, at, count)
    else:
        where, effects, notes = _cardinal(state, table, player, lord, count)
    paid = pay(state, player, cost, _priced_by(item))
    asked = {"player": player, "item": item, "count": count, "at": where}
    if item in COUNTERS:
        asked["value"] = value
    if item in ("soldier", *ENGINES) and lord:
        asked["lord"] = lord
    left = state.balance(player, MONEY) - cost
    notes = [*notes, *late(state, player), *pending(state)]
    effects = [*paid, *effects, *acts(state, player)]
    answer = {**asked, **guard, "cost": cost, "money": left}
    return Outcome(asked, answer, effects, notes)


def _priced_by(item: str) -> str:
    """The rule that gives the price of something."""
    if item in ENGINES:
        return ENGINES[item].price
    return COUNTERS.get(item, BUILT.get(item, "FIEF-BUY-11"))


def _unknown(item: str) -> Refused | Misuse:
    """The refusal of what cannot be bought so: a city, a title, or an unknown thing."""
    if item == MERCENARY:
        return Refused("rule", "fief.mercenaries_bid", rule="TAC-MERC-37")
    if item == "city":
        return Refused("rule", "fief.city_bought", rule="FIEF-BUY-13")
    if item in RANKS["order"]:
        return Misuse("usage", "fief.title_bought", rule="FIEF-BUY-10", rank=item)
    from ledger.naming import near

    likely = near(item, ITEMS) or list(ITEMS)
    return Misuse("usage", "fief.item", word=item, near=likely)


def need_stock(state: State, account: str, what: str, count: int, rule: str) -> None:
    """Refuses more than the treasurer has (FIEF-STOCK-10)."""
    left = state.balance(account, what)
    if count > left:
        facts = {"what": what, "wanted": count, "left": left}
        key = "fief.stock_value" if what in VALUES else "fief.stock"
        if account == series(REBELS):
            key, facts["value"] = "fief.stock_rebels", VALUES[what]
        raise Refused("out_of_stock", key, rule=rule, **facts)


# Counters ---------------------------------------------------------------------------


def _counters(
    state: State,
    table: Table,
    buyer: str,
    item: str,
    where: tuple[str | None, str | None],
    value: str,
    count: int,
) -> tuple[str, list[Effect], list[Any]]:
    """Buys whole counters of one value, announced aloud (FIEF-BUY-05)."""
    notes: list[Any] = []
    if item == "soldier":
        at, village, notes = place_of(state, table, buyer, *where)
        owner, rule = buyer, "FIEF-BUY-05"
        account = f"{at}/{buyer}"
    else:
        village = _rebels(state, table)
        owner, account, rule = REBELS, REBELS, "FIEF-STOCK-04"
    need_stock(state, series(owner), value, count, rule)
    because = Because(COUNTERS[item], village)
    return village, [Transfer(value, count, series(owner), account, because)], notes


def _rebels(state: State, table: Table) -> str:
    """The rebels' place; they may be bought only during a revolt (BUY-04).

    See FIEF-REVOLT-09.
    """
    place = state.text(CAMPAIGN, "revolt_at")
    if place is None or not state.get(CAMPAIGN, "revolt"):
        raise Refused("rule", "fief.no_revolt", rule="FIEF-BUY-04")
    since = state.number(CAMPAIGN, "revolt_since")
    if house(state, "revolt.buy") == "first" and since and since != state.turn:
        rule = "fief.revolt.buy"
        table.object(Refused("rule", "fief.revolt_late", rule=rule, turn=since))
    return village_of(place)


# Buildings --------------------------------------------------------------------------


def _built(
    state: State,
    table: Table,
    buyer: str,
    item: str,
    village: str | None,
    count: int,
) -> tuple[str, list[Effect], list[Any]]:
    if village is None:
        table.lack(Misuse("usage", "fief.where", rule="FIEF-BUY-07"))
    if not controls(state, buyer, village):
        facts = {"village": village, "player": buyer, "owner": owner_of(state, village)}
        refusal = Refused("rule", "fief.not_controlled", rule="FIEF-BUY-07", **facts)
        table.object(refusal)
    beyond = limit(state, table, village, item, count)
    need_stock(state, STOCK, item, count, "FIEF-STOCK-03")
    because = Because(BUILT[item], village)
    effects: list[Effect] = [Transfer(item, count, STOCK, village, because)]
    if beyond and not state.get(village, "ruled"):
        effects.append(changed(state, village, "ruled", 1)._replace(because=because))
    return village, effects, []


def limit(state: State, table: Table, village: str, item: str, count: int) -> bool:
    """Objects beyond one castle (none beside a city) or three mills or presses.

    Returns whether the referee lets the village exceed that.
    """
    refusal = over(state, village, item, count)
    if refusal:
        table.object(refusal)
    return refusal is not None


def over(state: State, village: str, item: str, count: int = 1) -> Refused | None:
    """The limit of a village that more of a building would exceed.

    See FIEF-BUY-08.
    """
    if item == "castle":
        if state.balance(village, "city"):
            rule = "FIEF-AMB-36"
            return Refused("rule", "fief.city_there", rule=rule, village=village)
        there, most = state.balance(village, "castle"), LIMITS["castles"]
        key, rule = "fief.castles", "FIEF-BUY-08"
    else:
        there = state.balance(village, "mill") + state.balance(village, "press")
        most, key, rule = LIMITS["production"], "fief.production", "FIEF-BUY-09"
    if there + count <= most:
        return None
    facts = {"village": village, "there": there, "wanted": count, "most": most}
    return Refused("rule", key, rule=rule, **facts)


# Cardinals --------------------------------------------------------------------------


def cardinals_left(state: State) -> int:
    """How many cardinal cards are at the treasurer (FIEF-STOCK-08)."""
    worn = sum(bool(state.get(lord, "cardinal")) for lord in lords.every(state))
    return int(RED["cardinal"]) - worn


def need_hat(state: State) -> None:
    """Refuses another cardinal where no card is left."""
    if cardinals_left(state) < 1:
        facts = {"what": "cardinal", "wanted": 1, "left": 0}
        raise Refused("out_of_stock", "fief.stock", rule="FIEF-STOCK-08", **facts)


def _cardinal(
    state: State, table: Table, buyer: str, lord: str | None, count: int
) -> tuple[str, list[Effect], list[Any]]:
    """Makes a bishop a cardinal (FIEF-BUY-11)."""
    bishops = [b for b in lords.family(state, buyer) if lords.bishoprics(state, b)]
    if lord is None:
        if not bishops:
            raise Refused("rule", "fief.no_bishop", rule="FIEF-BUY-11", player=buyer)
        lord = pick(state, table, "lord", bishops, who=buyer)
    if count != 1:
        raise Misuse("usage", "fief.one_cardinal", rule="FIEF-AMB-131")
    if lord not in bishops:
        table.object(Refused("rule", "fief.not_bishop", rule="FIEF-BUY-11", lord=lord))
    if state.get(lord, "cardinal"):
        rule = "FIEF-AMB-131"
        raise Refused("rule", "fief.cardinal_already", rule=rule, lord=lord)
    need_hat(state)
    notes = []
    if not lords.is_free(state, lord):
        rule = "fief.cardinal.captive"
        if not house(state, "cardinal.captive"):
            table.object(Refused("rule", "fief.captive", rule=rule, lord=lord))
        notes.append(warning("fief.cardinal_captive", rule=rule, lord=lord))
    because = Because("FIEF-BUY-11", lord)
    crowned = changed(state, lord, "cardinal", 1)._replace(because=because)
    return lord, [crowned], notes
