"""Phase 3: soldiers, guards, rebels, mills, presses, castles and cardinals."""

from __future__ import annotations

from ledger.effects import Because, Effect, Transfer, moved
from ledger.errors import Misuse, Refused
from ledger.rules.common.facts import MONEY
from ledger.rules.fief.board.places import village_of
from ledger.rules.fief.facts import GUARDS, REBELS, STOCK
from ledger.rules.fief.families import lords
from ledger.rules.fief.fiefs import controls, owner_of
from ledger.rules.fief.forces import guarded, series
from ledger.rules.fief.house import house
from ledger.rules.fief.picking import pick
from ledger.rules.fief.purchases.placing import place_of
from ledger.rules.fief.tables import LIMITS, PRICES, RANKS, RED, VALUES
from ledger.rules.fief.turn.order import acts, has_passed, need_phase
from ledger.rules.game import Outcome, warning
from ledger.state import BANK, CAMPAIGN, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from ledger.state import State
    from ledger.table import Table

PHASE = "purchases"
BUILT = {"mill": "FIEF-BUY-06", "press": "FIEF-BUY-06", "castle": "FIEF-BUY-06"}
COUNTERS = {
    "soldier": "FIEF-BUY-02",
    "rebel": "FIEF-BUY-04",
    "guard": "FIEF-BUY-12",
}
ITEMS = (*COUNTERS, *BUILT, "cardinal")


def price(item: str, count: int = 1, value: str = "v1") -> int:
    """What so many cost: counters by their points (FIEF-BUY-02, -10)."""
    points = VALUES[value] if item in COUNTERS else 1
    return int(PRICES[item]) * points * count


def buy(
    state: State,
    table: Table,
    player: str,
    item: str,
    *,
    at: str | None = None,
    count: int = 1,
    lord: str | None = None,
    value: int = 1,
) -> Outcome:
    """A player buys so many of one thing; every limit of rule and stock is kept."""
    buyer = state.find("player", player)
    need_turn(state, table, buyer, "FIEF-BUY-01")
    if f"v{value}" not in VALUES:
        raise Misuse("usage", "fief.counter_value", value=value)
    who = lords.find_lord(state, lord, buyer) if lord else None
    place = state.find("territory", at) if at else None
    if item in COUNTERS:
        where, effects, notes = _counters(
            state, table, buyer, item, (place, who), f"v{value}", count
        )
    elif item in BUILT:
        where, effects, notes = _built(state, table, buyer, item, place, count)
    elif item == "cardinal":
        where, effects, notes = _cardinal(state, table, buyer, who, count)
    else:
        raise _unknown(item)
    cost = price(item, count, f"v{value}")
    paid = pay(state, buyer, cost, COUNTERS.get(item, BUILT.get(item, "FIEF-BUY-11")))
    asked = {"player": buyer, "item": item, "count": count, "at": where}
    if item in COUNTERS:
        asked["value"] = value
    if item == "soldier" and who:
        asked["lord"] = who
    left = state.balance(buyer, MONEY) - cost
    notes = [*notes, *late(state, buyer)]
    effects = [*paid, *effects, *acts(state, buyer)]
    return Outcome(asked, {**asked, "cost": cost, "money": left}, effects, notes)


def need_turn(state: State, table: Table, player: str, rule: str) -> None:
    """Refuses purchases in another phase, and to a family that died out (TURN-13)."""
    need_phase(state, table, PHASE, rule)
    if state.get(player, "out"):
        raise Refused("rule", "fief.player_out", rule="FIEF-TURN-13", player=player)


def late(state: State, player: str) -> list[dict[str, Any]]:
    """A word to the table where a later player has acted already (FIEF-TURN-02)."""
    if not has_passed(state, player):
        return []
    return [warning("fief.out_of_turn", rule="FIEF-TURN-02", player=player)]


def _unknown(item: str) -> Refused | Misuse:
    """What cannot be bought this way: a city, a title, or nothing known."""
    if item == "city":
        return Refused("rule", "fief.city_bought", rule="FIEF-BUY-13")
    if item in RANKS["order"]:
        return Misuse("usage", "fief.title_bought", rule="FIEF-BUY-10", rank=item)
    from ledger.naming import near

    likely = near(item, ITEMS) or list(ITEMS)
    return Misuse("usage", "fief.item", word=item, near=likely)


def pay(state: State, player: str, cost: int, rule: str) -> list[Effect]:
    """The price goes to the bank; nobody buys on credit (FIEF-BUY-15)."""
    purse = state.balance(player, MONEY)
    if cost > purse:
        facts = {"player": player, "cost": cost, "money": purse}
        raise Refused("not_enough", "fief.purse", rule="FIEF-BUY-15", **facts)
    return moved(MONEY, cost, player, BANK, Because(rule, player))


def need_stock(state: State, account: str, what: str, count: int, rule: str) -> None:
    """Refuses more than the treasurer has (FIEF-STOCK-10)."""
    left = state.balance(account, what)
    if count > left:
        facts = {"what": what, "wanted": count, "left": left}
        key = "fief.stock_value" if what in VALUES else "fief.stock"
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
    """Whole counters of one value, announced aloud (FIEF-BUY-05)."""
    notes: list[Any] = []
    if item == "soldier":
        at, village, notes = place_of(state, table, buyer, *where)
        owner, rule = buyer, "FIEF-BUY-05"
        account = f"{at}/{buyer}"
    elif item == "rebel":
        village = _rebels(state, table)
        owner, account, rule = REBELS, REBELS, "FIEF-STOCK-04"
    else:
        name, village = _guard(state, table, buyer, where[1])
        owner, account, rule = name, GUARDS[name], "FIEF-STOCK-02"
    need_stock(state, series(owner), value, count, rule)
    because = Because(COUNTERS[item], village)
    return village, [Transfer(value, count, series(owner), account, because)], notes


def _rebels(state: State, table: Table) -> str:
    """Where the rebels stand; they are bought only while a revolt runs (BUY-04)."""
    place = state.text(CAMPAIGN, "revolt_at")
    if place is None or not state.get(CAMPAIGN, "revolt"):
        raise Refused("rule", "fief.no_revolt", rule="FIEF-BUY-04")
    since = state.number(CAMPAIGN, "revolt_since")
    if house(state, "revolt.buy") == "first" and since and since != state.turn:
        rule = "fief.revolt.buy"
        table.object(Refused("rule", "fief.revolt_late", rule=rule, turn=since))
    return village_of(place)


def _guard(state: State, table: Table, buyer: str, lord: str | None) -> tuple[str, str]:
    """Which royal guard the player may buy back, and where it stands (BUY-12)."""
    own = [
        name
        for name in GUARDS
        if (who := guarded(state, name))
        and lords.owner(state, who) == buyer
        and (lord is None or who == lord)
    ]
    if not own:
        raise Refused("rule", "fief.no_guard", rule="FIEF-BUY-12", player=buyer)
    name = table.choose("guard", own)
    who = guarded(state, name) or ""
    for fault in guard_faults(state, name, who):
        table.object(fault)
    return name, village_of(state.text(who, "at") or "")


def guard_faults(state: State, name: str, lord: str) -> Iterator[Refused]:
    """Why a guard may not be bought back beside its sovereign (AMB-64, -85)."""
    if not lords.is_free(state, lord):
        yield Refused("rule", "fief.captive", rule="FIEF-AMB-85", lord=lord)
    regent = name == "king" and lords.office(state, "regent") == lord
    keeps = lords.office(state, "prince") or house(state, "guard.regent_keeps")
    if regent and not keeps and not lords.office(state, "king"):
        rule = "FIEF-AMB-64"
        yield Refused("rule", "fief.regent_guard", rule=rule, lord=lord)


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
        raise Misuse("usage", "fief.where", rule="FIEF-BUY-07")
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
    """One castle a village and none beside a city; three mills and presses.

    Whether the referee lets the village go beyond that.
    """
    refusal = over(state, village, item, count)
    if refusal:
        table.object(refusal)
    return refusal is not None


def over(state: State, village: str, item: str, count: int = 1) -> Refused | None:
    """The limit of a village that so many more of a building would break."""
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
    """How many cardinal cards lie at the treasurer (FIEF-STOCK-08)."""
    worn = sum(bool(state.get(lord, "cardinal")) for lord in lords.every(state))
    return int(RED["cardinal"]) - worn


def need_hat(state: State) -> None:
    """Refuses another cardinal where no card is left for him."""
    if cardinals_left(state) < 1:
        facts = {"what": "cardinal", "wanted": 1, "left": 0}
        raise Refused("out_of_stock", "fief.stock", rule="FIEF-STOCK-08", **facts)


def _cardinal(
    state: State, table: Table, buyer: str, lord: str | None, count: int
) -> tuple[str, list[Effect], list[Any]]:
    """A bishop becomes cardinal (FIEF-BUY-11)."""
    bishops = [b for b in lords.family(state, buyer) if lords.bishoprics(state, b)]
    if lord is None:
        if not bishops:
            raise Refused("rule", "fief.no_bishop", rule="FIEF-BUY-11", player=buyer)
        lord = pick(state, table, "lord", bishops)
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
