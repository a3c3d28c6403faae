"""The first soldier in the city of an inherited fief (FIEF-FIEF-35).

The soldier is bought from the treasurer at the normal price, in phase 6 only for this,
or comes from a village that the new owner occupies. An owner who can do neither keeps
the title, and the city stays empty (AMB-44).
"""

from __future__ import annotations

from ledger.effects import Because, Transfer
from ledger.errors import Misuse, Refused
from ledger.record import NamedTuple
from ledger.rules.common.facts import MONEY
from ledger.rules.common.finding import NOTHING
from ledger.rules.common.picking import pick_or_none
from ledger.rules.fief.board.places import villages
from ledger.rules.fief.board.setup import unpacked
from ledger.rules.fief.facts import ARCHER, SOLDIERS, VALUES
from ledger.rules.fief.fiefs import capital
from ledger.rules.fief.forces import counters, points, series, stack, stands
from ledger.rules.fief.house import plays
from ledger.rules.fief.movement.arriving import given_up, set_unguarded_free
from ledger.rules.fief.movement.party import counted
from ledger.rules.fief.purchases.buying import need_stock, price
from ledger.rules.fief.purchases.extension import left_of, scale
from ledger.rules.fief.purchases.paying import pay
from ledger.rules.game import warning

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ledger.rules.common.finding import Before
    from ledger.rules.fief.movement.progress import Progress
    from ledger.state import State
    from ledger.table import Table

RULE = "FIEF-FIEF-35"
TREASURER = "treasurer"


class Wish(NamedTuple):
    """Counters that a player wants in a city.

    Attributes:
        city: the village.
        source: the village from which they come; None if they are bought.
        counters: how many of each kind.
    """

    city: str
    source: str | None
    counters: dict[str, int]


def wish(state: State, word: str, _before: Before = NOTHING) -> Wish:
    """A wish as typed with the command: "Bourg:v1=2", or "Bourg:Vaux:v1=2"."""
    where, colon, counters_typed = word.rpartition(":")
    city, _, source = where.partition(":")
    counters = counted(counters_typed) if "=" in counters_typed else {}
    fits = all(kind in SOLDIERS for kind in counters)
    if not colon or not counters or not fits:
        raise Misuse("usage", "fief.garrison_word", word=word)
    comes_from = state.find("territory", source) if source else None
    return Wish(state.find("territory", city), comes_from, counters)


def garrison(
    progress: Progress, table: Table, title: str, player: str, wanted: Sequence[Wish]
) -> list[dict[str, Any]]:
    """The new owner puts at least one counter in the city, if possible.

    As wished, or one counter by choice: `garrison.CITY` (the treasurer, or a village)
    and `counter.CITY`. An owner who already has some there need not.
    """
    city = capital(progress.state, title)
    if wanted:
        return [_placed(progress, table, player, wish) for wish in wanted]
    if stands(progress.state, city, player):
        return []
    offered = _offered(progress.state, city, player)
    if not offered:
        facts = {"village": city, "player": player, "title": title}
        progress.warnings.append(
            warning("fief.city_empty", rule="FIEF-AMB-44", **facts)
        )
        return []
    name = progress.state.name(city)
    key = f"garrison.{name}"
    source = pick_or_none(progress.state, table, key, offered, TREASURER, who=player)
    kind = table.choose(f"counter.{name}", offered[source], who=player)
    return [_placed(progress, table, player, Wish(city, source, {kind: 1}))]


def _offered(state: State, city: str, player: str) -> dict[str | None, list[str]]:
    """Where a counter may come from, and of which kinds: the treasurer first."""
    kinds_by_place: dict[str | None, list[str]] = {}
    purse = state.balance(player, MONEY)
    bought = [
        kind
        for kind in _on_sale(state)
        if _in_stock(state, player, kind) and _cost(state, kind) <= purse
    ]
    if bought:
        kinds_by_place[None] = bought
    for village in villages(state):
        there = counters(state, stack(village, player))
        own = [kind for kind in SOLDIERS if there.get(kind)]
        if own and village != city:
            kinds_by_place[village] = own
    return kinds_by_place


def _on_sale(state: State) -> tuple[str, ...]:
    """The counters on sale, including archers where they are played."""
    return (*VALUES, ARCHER) if plays(state, "archers") else VALUES


def _in_stock(state: State, player: str, kind: str) -> int:
    if kind == ARCHER:
        return left_of(state, player, kind)
    return state.balance(series(player), kind)


def _cost(state: State, kind: str, count: int = 1) -> int:
    if kind == ARCHER:
        return price(kind, count, coin=scale(state))
    return price("soldier", count, kind)


# What is placed ---------------------------------------------------------------------


def _placed(
    progress: Progress, table: Table, player: str, wish: Wish
) -> dict[str, Any]:
    """Puts counters in the city; those bought are paid for at once."""
    facts = {
        "village": wish.city,
        "from": wish.source,
        "counters": wish.counters,
        "points": points(wish.counters),
        "cost": 0,
    }
    if wish.source is None:
        facts["cost"] = _bought(progress, player, wish)
    else:
        _withdrawn(progress, table, player, wish, wish.source)
    return facts


def _bought(progress: Progress, player: str, wish: Wish) -> int:
    for kind in wish.counters:
        if kind not in _on_sale(progress.state):
            key, setting = "fief.no_module", "tactics.modules.archers"
            raise Refused("rule", key, rule="TAC-GEN-10", setting=setting)
    if ARCHER in wish.counters:
        progress.do(unpacked(progress.state))
    cost = sum(_cost(progress.state, kind, n) for kind, n in wish.counters.items())
    progress.do(pay(progress.state, player, cost, "FIEF-AMB-44"))
    because = Because(RULE, wish.city)
    for kind, count in wish.counters.items():
        need_stock(progress.state, series(player), kind, count, "FIEF-BUY-05")
        source, target = series(player), stack(wish.city, player)
        progress.do([Transfer(kind, count, source, target, because)])
    return cost


def _withdrawn(
    progress: Progress, table: Table, player: str, wish: Wish, source: str
) -> None:
    """Takes soldiers from a village that the player occupies (FIEF-FIEF-35)."""
    there = counters(progress.state, stack(source, player))
    because = Because(RULE, wish.city)
    for kind, count in wish.counters.items():
        if count > there.get(kind, 0) or source == wish.city:
            facts: dict[str, Any] = {"player": player, "village": source}
            facts |= {"what": kind, "wanted": count, "left": there.get(kind, 0)}
            raise Refused("not_enough", "fief.garrison_few", rule=RULE, **facts)
        heaps = stack(source, player), stack(wish.city, player)
        progress.do([Transfer(kind, count, *heaps, because)])
    given_up(progress, table, source, player)
    set_unguarded_free(progress, player)
