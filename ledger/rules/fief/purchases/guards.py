"""Buying back royal guards: which counters, from where, and how many at most."""

from __future__ import annotations

from ledger.effects import Because, Transfer
from ledger.errors import Refused
from ledger.record import NamedTuple
from ledger.rules.fief.board.places import village_of
from ledger.rules.fief.crown.guarding import base_guard
from ledger.rules.fief.facts import GUARDS, GUARDSMEN, STOCK, WAITING
from ledger.rules.fief.families import lords
from ledger.rules.fief.forces import guarded, series
from ledger.rules.fief.house import house, tactic
from ledger.rules.fief.war.tables import GUARD

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from ledger.effects import Effect
    from ledger.state import State
    from ledger.table import Table

# Guardsmen of the extension by the value of the counter that they replace.
CALLED = dict(zip(("v3", "v1"), GUARDSMEN, strict=True))
WORDS = dict(zip(GUARDSMEN, ("knights", "sergeants"), strict=True))

# The rule by which a guard is bought back.
BACK = {"king": "FIEF-GUARD-06", "queen": "FIEF-GUARD-12"}


class Ware(NamedTuple):
    """A counter of a royal guard that may be bought back.

    Attributes:
        counter: the counter.
        stock: the account it comes from.
        left: how many may still be bought.
        rule: the rule behind it.
    """

    counter: str
    stock: str
    left: int
    rule: str


def faults(state: State, name: str, lord: str) -> Iterator[Refused]:
    """Why a guard may not be bought back beside its sovereign (AMB-64, -85).

    Fallen guardsmen of the extension are not bought again (TAC-GUARD-20), unless the
    house rules say so (TAC-AMB-17).
    """
    if not lords.is_free(state, lord):
        yield Refused("rule", "fief.captive", rule="FIEF-AMB-85", lord=lord)
    regent = name == "king" and lords.office(state, "regent") == lord
    keeps = lords.office(state, "prince") or house(state, "guard.regent_keeps")
    if regent and not keeps and not lords.office(state, "king"):
        rule = "FIEF-AMB-64"
        yield Refused("rule", "fief.regent_guard", rule=rule, lord=lord)
    if not base_guard(state) and not tactic(state, "guard.rebuy"):
        yield Refused("rule", "fief.guard_no_rebuy", rule="TAC-GUARD-20", lord=lord)


def ware(state: State, name: str, value: str) -> Ware:
    """The counter of a value, in the kind of guard played (FIEF-GUARD-06, -12)."""
    if base_guard(state):
        stock = series(name)
        return Ware(value, stock, state.balance(stock, value), "FIEF-STOCK-02")
    if value not in CALLED:
        raise Refused("rule", "fief.guard_six", rule="TAC-GUARD-01", name=name)
    counter = CALLED[value]
    room = GUARD[name][WORDS[counter]] - state.balance(GUARDS[name], counter)
    left = min(room, state.balance(STOCK, counter))
    return Ware(counter, STOCK, max(left, 0), "TAC-GUARD-01")


def wares(state: State, name: str) -> dict[str, Ware]:
    """Every counter of a guard by its value."""
    values = ("v1", "v3", "v6") if base_guard(state) else ("v1", "v3")
    return {value: ware(state, name, value) for value in values}


def whose(state: State, table: Table, buyer: str, lord: str | None) -> tuple[str, str]:
    """Which guard is bought back, and its sovereign (FIEF-BUY-12).

    A player with both is asked only where both may be bought, unless it was given or
    the referee rules.
    """
    own = [n for n in of_player(state, buyer) if lord in (None, guarded(state, n))]
    if not own:
        raise Refused("rule", "fief.no_guard", rule="FIEF-BUY-12", player=buyer)
    may = [n for n in own if not any(faults(state, n, guarded(state, n) or ""))]
    answered = table.choices or table.ruled
    name = table.choose("guard", own if answered or not may else may, who=buyer)
    return name, guarded(state, name) or ""


def bought_back(
    state: State, table: Table, name: str, who: str, value: str, count: int
) -> tuple[str, list[Effect], list[Any]]:
    """Puts counters of a guard beside their sovereign (BUY-12)."""
    for fault in faults(state, name, who):
        table.object(fault)
    offer = ware(state, name, value)
    if count > offer.left:
        plain = offer.counter not in GUARDSMEN
        what = f"{name}_guard" if plain else offer.counter
        facts = {"what": what, "wanted": count, "left": offer.left}
        key = "fief.stock_value" if plain else "fief.stock"
        raise Refused("out_of_stock", key, rule=offer.rule, **facts)
    village = village_of(state.text(who, "at") or "")
    account = GUARDS[name] if lords.is_free(state, who) else WAITING[name]
    because = Because("FIEF-BUY-12", village)
    bought = Transfer(offer.counter, count, offer.stock, account, because)
    return village, [bought], []


def of_player(state: State, player: str) -> list[str]:
    """The guards that stand beside a sovereign of this family."""
    return [
        name
        for name in GUARDS
        if (who := guarded(state, name)) and lords.owner(state, who) == player
    ]
