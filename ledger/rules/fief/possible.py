"""Everything that a player may do, each with its price and rule; and what is missing.

These are questions: nothing is decided here. Each chapter itself says what it allows,
so that a refusal and this list can never disagree.
"""

from __future__ import annotations

from ledger.rules.common.facts import MONEY
from ledger.rules.fief import playable
from ledger.rules.fief.board.places import rank_of, regions, village_of, villages
from ledger.rules.fief.camp import reserve, waiting
from ledger.rules.fief.crown import legacies, marrying, offering, prince
from ledger.rules.fief.facts import REBELS, STOCK, VALUES
from ledger.rules.fief.families import calming, lords
from ledger.rules.fief.families.releasing import ransom_fault
from ledger.rules.fief.fiefs import building, controls, fiefs_of, owner_of, title_of
from ledger.rules.fief.forces import guarded, series
from ledger.rules.fief.house import house, plays, tactic, variant
from ledger.rules.fief.may import Lack, May, facts_of
from ledger.rules.fief.purchases import guards
from ledger.rules.fief.purchases.bestowing import giver_fault, in_time
from ledger.rules.fief.purchases.buying import cardinals_left, over, price
from ledger.rules.fief.purchases.extension import ENGINES, left_of, scale
from ledger.rules.fief.purchases.founding import capitals, lacks, title_price
from ledger.rules.fief.purchases.placing import strongholds
from ledger.rules.fief.purchases.upkeep import auctioned, owing, wage
from ledger.rules.fief.tables import LIMITS
from ledger.rules.fief.tables import VALUES as POINTS
from ledger.rules.fief.treasury.escrow import held
from ledger.rules.fief.variants import bishop_auction, ransoms, selling
from ledger.rules.fief.war import battles
from ledger.state import CAMPAIGN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import Any

    from ledger.state import State

    Chapter = Callable[[State, str], Iterator[May]]

PHASE = "purchases"


def possible(state: State, player: str) -> list[dict[str, Any]]:
    """Everything: what is due, then the rest in the order of the phases."""
    return [
        facts_of(state, may) for chapter in CHAPTERS for may in chapter(state, player)
    ]


def _buy(
    state: State,
    player: str,
    may: May,
    stock: int,
    missing: tuple[Any, ...] = (),
    rule: str = "FIEF-STOCK-10",
) -> May:
    """A purchase, of as many as stock and purse allow."""
    purse, cost = state.balance(player, MONEY), may.price or 0
    lacking = list(missing)
    if stock < 1:
        lacking.append(Lack("stock", rule))
    if purse < cost:
        lacking.append(Lack("money", "FIEF-BUY-15"))
    most = 0 if lacking else min(stock, purse // cost)
    return may._replace(most=most, missing=tuple(lacking))


def counters(state: State, player: str) -> Iterator[May]:
    """Soldiers, guards and rebels, for each value of counter."""
    free = [lord for lord in lords.family(state, player) if lords.is_free(state, lord)]
    for where in (*strongholds(state, player), *free):
        may = May(PHASE, "buy", "FIEF-BUY-03", "soldier", where)
        yield from _values(state, player, may, player, "FIEF-BUY-05")
    for name in guards.of_player(state, player):
        yield from _guards(state, player, name)
    place = state.text(CAMPAIGN, "revolt_at")
    if place and state.get(CAMPAIGN, "revolt"):
        may = May(PHASE, "buy", "FIEF-BUY-04", "rebel", village_of(place))
        yield from _values(state, player, may, REBELS, "FIEF-STOCK-04")


def engines(state: State, player: str) -> Iterator[May]:
    """Archers and bombards, where soldiers may be placed (TAC-AMB-47)."""
    free = [lord for lord in lords.family(state, player) if lords.is_free(state, lord)]
    for item, engine in ENGINES.items():
        if not plays(state, engine.module):
            continue
        cost = price(item, coin=scale(state))
        for where in (*strongholds(state, player), *free):
            may = May(PHASE, "buy", engine.price, item, where, cost)
            yield _buy(
                state, player, may, left_of(state, player, item), (), engine.most
            )


def mercenaries(state: State, player: str) -> Iterator[May]:
    """Mercenaries whom the player employs, to be kept, and those for hire."""
    if not plays(state, "mercenaries") or auctioned(state):
        return
    if player in owing(state):
        may = May(PHASE, "upkeep", "TAC-MERC-03", None, None, wage(state))
        purse = state.balance(player, MONEY) // wage(state)
        yield may._replace(most=min(waiting(state, player), purse))
    if reserve(state):
        least = int(tactic(state, "merc.min_bid")) * scale(state)
        may = May(PHASE, "auction", "TAC-MERC-07", None, None, least)
        poor = state.balance(player, MONEY) < least
        lacking = (Lack("money", "TAC-AMB-24"),) if poor else ()
        yield may._replace(most=0 if poor else reserve(state), missing=lacking)


def _guards(state: State, player: str, name: str) -> Iterator[May]:
    """What a sovereign may buy back of the guard, for each value of counter."""
    who = guarded(state, name) or ""
    faults = tuple(guards.faults(state, name, who))
    wares = guards.wares(state, name)
    held = {value: ware for value, ware in wares.items() if ware.left}
    for value, ware in (held or {"v1": wares["v1"]}).items():
        named, cost = f"guard.{POINTS[value]}", price("guard", 1, value)
        may = May(PHASE, "buy", guards.BACK[name], named, who, cost, missing=faults)
        yield _buy(state, player, may, ware.left, may.missing, ware.rule)


def _values(state: State, player: str, may: May, band: str, rule: str) -> Iterator[May]:
    """The counters left of a series, or a single line if there are none."""
    item = str(may.item)
    held = [(value, state.balance(series(band), value)) for value in VALUES]
    for value, stock in [one for one in held if one[1]] or held[:1]:
        named, cost = f"{item}.{POINTS[value]}", price(item, 1, value)
        one = may._replace(item=named, price=cost)
        yield _buy(state, player, one, stock, may.missing, rule)


def buildings(state: State, player: str) -> Iterator[May]:
    """Mills, presses and castles in every village that the player owns."""
    for village in villages(state):
        if owner_of(state, village) != player:
            continue
        lacking: tuple[Lack, ...] = ()
        if not controls(state, player, village):
            lacking = (Lack("control", "FIEF-BUY-07", village),)
        items = ("mill", "press", *(() if building(state, village) else ("castle",)))
        there = state.balance(village, "mill") + state.balance(village, "press")
        for item in items:
            cost, rule = price(item), "FIEF-BUY-06"
            may = May(PHASE, "buy", rule, item, village, cost)
            full = over(state, village, item)
            room = 1 if item == "castle" or full else LIMITS["production"] - there
            stock = min(room, state.balance(STOCK, item))
            filled = (Lack("full", "FIEF-BUY-09", village),) if full else ()
            missing = (*lacking, *filled)
            yield _buy(state, player, may, stock, missing, "FIEF-STOCK-03")


def cardinals(state: State, player: str) -> Iterator[May]:
    """A hat for each bishop who has none."""
    for lord in lords.family(state, player):
        if not lords.bishoprics(state, lord) or state.get(lord, "cardinal"):
            continue
        may = May(PHASE, "buy", "FIEF-BUY-11", "cardinal", lord, price("cardinal"))
        stock = min(1, cardinals_left(state))
        lacking: tuple[Lack, ...] = ()
        if not lords.is_free(state, lord) and not house(state, "cardinal.captive"):
            lacking = (Lack("free", "fief.cardinal.captive", lord),)
        yield _buy(state, player, may, stock, lacking, "FIEF-STOCK-08")


def foundings(state: State, player: str) -> Iterator[May]:
    """Every region that is not a fief yet, with what is missing for it."""
    purse = state.balance(player, MONEY)
    for region in regions(state):
        if title_of(state, region):
            continue
        missing = list(lacks(state, player, region))
        cost = title_price(state, region)
        if purse < cost:
            missing.append(Lack("money", "FIEF-BUY-15"))
        may = May(PHASE, "found", "FIEF-FIEF-03", rank_of(state, region), region, cost)
        fit = tuple(capitals(state, player, region))
        most = 0 if missing else 1
        yield may._replace(most=most, missing=tuple(missing), capitals=fit)


def titles(state: State, player: str) -> Iterator[May]:
    """Titles that may pass to another lord, and title cards that wait for one."""
    family = lords.family(state, player)
    later = "cards" if house(state, "titles.move_when") == "new_lord" else PHASE
    for title in fiefs_of(state, player):
        holder = state.text(title, "holder")
        if holder is None:
            lacking = () if family else (Lack("lord", "FIEF-FIEF-32"),)
            may = May(None, "bestow", "FIEF-FIEF-32", None, title)
            yield may._replace(missing=lacking)
        elif len(family) > 1:
            fault = giver_fault(state, holder, title)
            soon = any(in_time(state, other) for other in family if other != holder)
            may = May(None if soon else later, "bestow", "FIEF-FIEF-17", None, title)
            yield may._replace(missing=(fault,) if fault else ())


def captives(state: State, player: str) -> Iterator[May]:
    """The ransom of each captive lord of the family."""
    phase = None if house(state, "ransom.phase") == "any" else "negotiations"
    fixed = variant(state, "surrender")
    for lord in lords.everybody(state):
        if lords.is_free(state, lord) or ransoms.payer(state, lord) != player:
            continue
        fault = ransom_fault(state, lord)
        may = May(phase, "ransom", "FIEF-GRACE-07", None, lord)
        if fixed and not fault:
            price = ransoms.due(state, lord)
            own = lords.owner(state, lord) == player
            rule = "FIEF-VAR-21" if own else "FIEF-VAR-22"
            may = may._replace(rule=rule, price=price)
            if state.balance(player, MONEY) + _aside(state, player, lord) < price:
                may = may._replace(missing=(Lack("money", "FIEF-GRACE-07"),))
        yield may._replace(missing=(fault,)) if fault else may


def _aside(state: State, player: str, lord: str) -> int:
    """What is set aside for an own captive, which pays the ransom first."""
    return held(state, lord) if lords.owner(state, lord) == player else 0


# The functions that list what may be done: due battles, then by phase.
CHAPTERS: tuple[Chapter, ...] = (
    battles.due,
    playable.cards,
    prince.possible,
    counters,
    engines,
    mercenaries,
    buildings,
    cardinals,
    foundings,
    titles,
    playable.moves,
    battles.possible,
    calming.possible,
    captives,
    selling.possible,
    bishop_auction.possible,
    legacies.possible,
    marrying.possible,
    offering.possible,
)
