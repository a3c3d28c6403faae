"""Selling a prisoner to another player, where the surrender of lords is played."""

from __future__ import annotations

from ledger.effects import Because, moved
from ledger.errors import Refused
from ledger.rules.common.facts import MONEY
from ledger.rules.common.picking import pick
from ledger.rules.fief.families import lords
from ledger.rules.fief.families.dying import DUNGEON, die
from ledger.rules.fief.families.releasing import in_time, ransom_fault
from ledger.rules.fief.forces import lords_at, places_with, stands
from ledger.rules.fief.house import variant
from ledger.rules.fief.may import Lack, May
from ledger.rules.fief.movement.progress import Progress
from ledger.rules.fief.turn.order import need_player, playing
from ledger.rules.fief.variants.dungeon import awaits
from ledger.rules.game import Outcome
from ledger.state import changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from ledger.state import State
    from ledger.table import Table

RULE = "FIEF-VAR-30"


def sell(
    state: State,
    table: Table,
    lord: str,
    buyer: str,
    amount: int,
    at: str | None = None,
) -> Outcome:
    """Sells a captive to another captor at any price; the King's go to the dungeon.

    The captive is put beside the new captor's counters, `at` a village with some.
    """
    fault = sale_fault(state, lord)
    if fault:
        raise fault
    seller = lords.captor(state, lord) or ""
    in_time(state, table)
    _buyer(state, lord, seller, buyer)
    purse = state.balance(buyer, MONEY)
    if amount > purse:
        known = {"player": buyer, "amount": amount, "money": purse}
        raise Refused("not_enough", "fief.sale_money", rule=RULE, **known)
    jailed = awaits(state, lord, buyer)
    place = state.text(lord, "at") if jailed else _place(state, table, lord, buyer, at)
    progress = Progress(state)
    progress.do(moved(MONEY, amount, buyer, seller, Because(RULE, lord)))
    for field, value in (("captor", buyer), ("at", place)):
        if state.get(lord, field) != value:
            progress.do([changed(state, lord, field, value)], Because(RULE, lord))
    fate: dict[str, Any] = {"dungeon": False}
    if jailed:
        effects, death, notes = die(progress.state, table, lord, DUNGEON)
        progress.do(effects)
        progress.warnings += notes
        fate = {"dungeon": bool(death.get("dungeon")), "death": death}
    asked = {"lord": lord, "buyer": buyer, "amount": amount}
    result: dict[str, Any] = {
        **asked,
        "player": lords.owner(state, lord),
        "seller": seller,
        "at": None if jailed else place,
        **fate,
        "balances": {
            who: progress.state.balance(who, MONEY) for who in (seller, buyer)
        },
    }
    return Outcome(asked, result, progress.effects, progress.warnings)


def sale_fault(state: State, lord: str) -> Refused | None:
    """Why a lord cannot be sold: only a player's captive can be."""
    if not variant(state, "surrender"):
        rule = "fief.variant.surrender"
        return Refused("rule", "fief.sale_unplayed", rule=rule)
    if lords.buried(state, lord):
        return Refused("rule", "fief.buried", rule="FIEF-VAR-25", lord=lord)
    return ransom_fault(state, lord)


def _buyer(state: State, lord: str, seller: str, buyer: str) -> None:
    """Refuses the captor as buyer, and the captive's family, who pay a ransom."""
    facts = {"lord": lord, "player": buyer}
    need_player(state, buyer)
    if buyer == seller:
        raise Refused("rule", "fief.sale_own", rule=RULE, **facts)
    if buyer == lords.owner(state, lord):
        raise Refused("rule", "fief.sale_home", rule="FIEF-VAR-21", **facts)


def cells(state: State, player: str) -> list[str]:
    """Where a player has counters that can guard a captive."""
    places = [p for p in places_with(state, player) if stands(state, p, player)]
    for lord in lords.family(state, player):
        place = state.text(lord, "at")
        if place and lord in lords_at(state, place, player) and place not in places:
            places.append(place)
    return places


def _place(state: State, table: Table, lord: str, buyer: str, at: str | None) -> str:
    """The village where the buyer guards the captive."""
    likely = cells(state, buyer)
    facts: dict[str, Any] = {"lord": lord, "player": buyer}
    if not likely or (at and at not in likely):
        facts["near"] = likely
        key = "fief.sale_guard" if likely else "fief.sale_nobody"
        raise Refused("rule", key, rule="FIEF-GRACE-05", **facts)
    return at or pick(state, table, "at", likely, who=buyer)


def possible(state: State, player: str) -> Iterator[May]:
    """The prisoners whom a player may sell."""
    if not variant(state, "surrender"):
        return
    others = [other for other in playing(state) if other != player]
    for lord in lords.captives_of(state, player):
        fit = [other for other in others if other != lords.owner(state, lord)]
        lacking = () if fit else (Lack("buyer", RULE),)
        may = May(None, "sell", RULE, None, lord, missing=lacking)
        yield may._replace(most=1 if fit else 0)
