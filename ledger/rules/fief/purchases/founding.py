"""Founding a fief: it takes every village, a castle, and the price of the title."""

from __future__ import annotations

from ledger.effects import Because, Effect, Transfer
from ledger.errors import Refused
from ledger.rules.common.facts import MONEY
from ledger.rules.common.ids import new_id
from ledger.rules.fief.board.places import rank_of, region_of, villages_of
from ledger.rules.fief.facts import REBELS, STOCK
from ledger.rules.fief.families import lords
from ledger.rules.fief.fiefs import owner_of, title_of
from ledger.rules.fief.forces import present, rebels_at, stands
from ledger.rules.fief.house import house
from ledger.rules.fief.may import Lack
from ledger.rules.fief.purchases.bestowing import to_captive
from ledger.rules.fief.purchases.buying import need_stock
from ledger.rules.fief.purchases.paying import late, need_turn, pay
from ledger.rules.fief.tables import PRICES, RED
from ledger.rules.fief.turn.order import acts
from ledger.rules.game import Outcome, warning
from ledger.state import changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import Any

    from ledger.shapes.fief.fiefs import Founded
    from ledger.state import State
    from ledger.table import Table


# No ruling can give what the treasurer does not have.
STOCKS = ("title_card", "city")


def title_price(state: State, region: str) -> int:
    """The price of a region's title, by rank (FIEF-BUY-10, FIEF-FIEF-03)."""
    return int(PRICES["title"][rank_of(state, region)])


def titles_left(state: State, rank: str) -> int:
    """How many title cards of a rank are at the treasurer (FIEF-STOCK-08)."""
    out = sum(lords.title_rank(state, t) == rank for t in state.subjects("title"))
    return int(RED[rank]) - out


def occupies(state: State, player: str, village: str) -> bool:
    """Whether a player owns a village and has a counter in it.

    A guest in another's village does not occupy it (AMB-121).
    """
    own = owner_of(state, village) in (None, player)
    return own and stands(state, village, player)


def castles(state: State, player: str, region: str) -> list[str]:
    """The villages of a region where a player may have his capital (FIEF-FIEF-04)."""
    return [
        village
        for village in villages_of(state, region)
        if state.balance(village, "castle") and occupies(state, player, village)
    ]


def capitals(state: State, player: str, region: str) -> list[str]:
    """The villages after which a player could name the fief of a region.

    Those that may be the capital; or else, those where the player owns a castle.
    """
    own = [v for v in villages_of(state, region) if owner_of(state, v) == player]
    built = [village for village in own if state.balance(village, "castle")]
    return castles(state, player, region) or built


def lacks(state: State, player: str, region: str) -> Iterator[Lack]:
    """Everything but money that a player still needs to found a region's fief."""
    for village in villages_of(state, region):
        if not occupies(state, player, village):
            yield Lack("village", "FIEF-FIEF-01", village)
        elif house(state, "found.guest_blocks") and _others(state, player, village):
            yield Lack("alone", "fief.found.guest_blocks", village)
    if not castles(state, player, region):
        yield Lack("castle", "FIEF-FIEF-02")
    if not lords.family(state, player):
        yield Lack("lord", "FIEF-FIEF-25")
    if titles_left(state, rank_of(state, region)) < 1:
        yield Lack("title_card", "FIEF-STOCK-08")
    if not state.balance(STOCK, "city"):
        yield Lack("city", "FIEF-STOCK-03")


def _others(state: State, player: str, village: str) -> list[str]:
    """Others with counters there: players, and the rebels."""
    others = [other for other in present(state, village) if other != player]
    return [*others, REBELS] if rebels_at(state, village) else others


def _guests(state: State, founder: str, region: str) -> Iterator[dict[str, Any]]:
    """Warnings of everybody else who is in the new fief (AMB-121)."""
    for village in villages_of(state, region):
        for other in _others(state, founder, village):
            key = "fief.rebels_there" if other == REBELS else "fief.guest"
            yield warning(key, rule="FIEF-AMB-121", village=village, player=other)


def found(
    state: State,
    table: Table,
    entry: int,
    unused: Callable[[str], bool],
    player: str,
    region: str,
    capital: str,
    lord: str,
) -> Outcome[Founded]:
    """A player founds the fief of a region (FIEF-FIEF-01 to -08)."""
    need_turn(state, table, player, "FIEF-FIEF-01")
    there = title_of(state, region)
    if there:
        raise Refused("rule", "fief.founded", rule="FIEF-FIEF-08", title=there)
    _refuse(state, table, player, region)
    lords.need_own(state, lord, player, "FIEF-FIEF-07")
    _capital(state, table, player, region, capital)
    notes = to_captive(state, table, lord)
    rank, cost = rank_of(state, region), title_price(state, region)
    _stock(state, rank, capital)
    paid = pay(state, player, cost, "FIEF-BUY-10")
    title = new_id("title", state.name(region), entry, unused)
    effects: list[Effect] = [*paid, *_counters(state, capital)]
    because = Because("FIEF-FIEF-07", region)
    for field, value in (
        ("name", state.name(region)),
        ("region", region),
        ("capital", capital),
        ("holder", lord),
    ):
        change = changed(state, title, field, value)
        effects.append(change._replace(because=because))
    effects += _at_home(state, player, region, because)
    notes = [*notes, *late(state, player), *_guests(state, player, region)]
    asked = {"player": player, "region": region, "capital": capital, "lord": lord}
    left = state.balance(player, MONEY) - cost
    result: Founded = {
        "player": player,
        "region": region,
        "capital": capital,
        "lord": lord,
        "rank": rank,
        "title": title,
        "cost": cost,
        "money": left,
    }
    return Outcome(asked, result, [*effects, *acts(state, player)], notes)


def _at_home(
    state: State, founder: str, region: str, because: Because
) -> Iterator[Effect]:
    """Ends a player's stay as guest in villages now owned (FIEF-MOVE-12)."""
    for village in villages_of(state, region):
        guests = state.words(village, "guests")
        if founder in guests:
            left = tuple(guest for guest in guests if guest != founder)
            change = changed(state, village, "guests", left or None)
            yield change._replace(because=because)


def _refuse(state: State, table: Table, founder: str, region: str) -> None:
    """Refuses a fief for which something is missing; stock is checked separately."""
    missing = [lack for lack in lacks(state, founder, region) if lack.key not in STOCKS]
    if not missing:
        return
    lacking = [{"what": m.key, "rule": m.rule, "about": m.about} for m in missing]
    facts: dict[str, Any] = {"region": region, "missing": lacking}
    refusal = Refused("rule", "fief.found", rule=missing[0].rule, **facts)
    if any(lack.key == "lord" for lack in missing):
        raise refusal  # there is nobody to carry the title, whatever the ruling
    table.object(refusal)


def _capital(
    state: State, table: Table, founder: str, region: str, village: str
) -> None:
    rule, facts = "FIEF-FIEF-04", {"village": village, "region": region}
    if region_of(state, village) != region:
        raise Refused("rule", "fief.capital_region", rule=rule, **facts)
    fit = castles(state, founder, region)
    if village not in fit:
        near: Any = [state.name(v) for v in fit]
        key = "fief.capital_castle"
        table.object(Refused("rule", key, rule=rule, near=near, **facts))


def _stock(state: State, rank: str, village: str) -> None:
    """Refuses if the treasurer has no city or title card of this rank."""
    if not state.balance(village, "city"):
        need_stock(state, STOCK, "city", 1, "FIEF-STOCK-03")
    if titles_left(state, rank) < 1:
        rule, taken = "FIEF-STOCK-08", rank
        raise Refused("out_of_stock", "fief.no_title_card", rule=rule, taken=taken)


def _counters(state: State, village: str) -> list[Effect]:
    """Exchanges the castle of the capital for a city (FIEF-FIEF-06).

    A city there without a title, as in some positions, stays.
    """
    if state.balance(village, "city"):
        return []
    because = Because("FIEF-FIEF-06", village)
    castles_there = state.balance(village, "castle")
    swapped: list[Effect] = [Transfer("city", 1, STOCK, village, because)]
    if castles_there:
        swapped.append(Transfer("castle", castles_there, village, STOCK, because))
    return swapped
