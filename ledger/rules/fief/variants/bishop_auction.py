"""Auctioning a dead bishop's card; the winner's choices (FIEF-VAR-01 to -09).

The bids are called out at the table; only the result of the sale is recorded.
"""

from __future__ import annotations

from functools import partial

from ledger.effects import Because, Effect, Transfer, moved
from ledger.errors import Misuse, Refused
from ledger.rules.common.facts import MONEY
from ledger.rules.common.picking import agrees, pick
from ledger.rules.fief.audit import beyond
from ledger.rules.fief.cards import bishop as card
from ledger.rules.fief.cards.deck import counts_hands
from ledger.rules.fief.facts import CARD, DISCARD, TABLE
from ledger.rules.fief.families import lords
from ledger.rules.fief.house import house, variant
from ledger.rules.fief.may import Lack, May
from ledger.rules.fief.tables import AUCTION
from ledger.rules.fief.turn.order import need_player
from ledger.rules.fief.variants import sales
from ledger.rules.fief.variants.sales import cardinals
from ledger.rules.game import Outcome
from ledger.state import BANK, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from ledger.shapes.fief.fiefs import Seat
    from ledger.state import State
    from ledger.table import Table

LEAST = int(AUCTION["least_bid"])


def seat(  # noqa: PLR0913, PLR0917 - each is a word of the command
    state: State,
    table: Table,
    diocese: str,
    winner: str | None = None,
    price: int | None = None,
    bishop: str | None = None,
    discard: bool = False,
    presides: str | None = None,
    unsold: bool = False,
) -> Outcome[Seat]:
    """A dead bishop's card is sold, or not (FIEF-VAR-01).

    The cardinals' players agree to the sale (`sale.PLAYER`) and on who presides
    (`presides`); the player of a lord of another family agrees to that lord's election
    (`nominee.PLAYER`).

    Args:
        state: the state.
        table: the table.
        diocese: the diocese of the card.
        winner: the highest bidder.
        price: the winning bid.
        bishop: the lord whom the winner names.
        discard: whether the winner discards the card instead.
        presides: the cardinal who held the auction.
        unsold: whether nobody bid, or the cardinals did not agree.
    """
    need_due(state, diocese)
    if unsold:
        if any((winner, price, bishop, discard)):
            raise Misuse("usage", "fief.seat_unsold", rule="FIEF-VAR-03")
        return _unsold(state, diocese)
    undecided = (bishop is None) is not discard
    if winner and price is not None:
        table.first(partial(_paid, state, winner, price))
    if winner is None or price is None or undecided:
        table.lack(Misuse("usage", "fief.seat_half", rule="FIEF-VAR-06"))
    auctioneer = _presides(state, table, presides)
    if auctioneer is None:
        return _unsold(state, diocese)
    host = lords.owner(state, auctioneer)
    _bid(state, table, winner, price, host)
    if bishop:
        _need_electable(state, table, bishop, winner, host)
    part = min(share(state, price), price)
    effects: list[Effect] = [
        *moved(MONEY, part, winner, host, Because("FIEF-VAR-09", auctioneer)),
        *moved(MONEY, price - part, winner, BANK, Because("FIEF-VAR-09", diocese)),
        *sales.over(state, diocese, Because(sales.RULE, diocese)),
    ]
    if bishop:
        effects += _laid(state, diocese, bishop)
        effects += beyond(state, table, bishop)
    after = state.copy().apply(effects)
    asked: dict[str, Any] = {"diocese": diocese, "winner": winner, "price": price}
    asked |= {"bishop": bishop, "presides": auctioneer}
    result: Seat = {
        "diocese": diocese,
        "winner": winner,
        "price": price,
        "bishop": bishop,
        "presides": auctioneer,
        "sold": True,
        "cardinal": host,
        "share": part,
        "bank": price - part,
        "balances": {who: after.balance(who, MONEY) for who in (winner, host)},
    }
    return Outcome(asked, result, effects)


def need_due(state: State, diocese: str) -> None:
    """Refuses a sale that is not due: it comes right after the death (AMB-112)."""
    facts: dict[str, Any] = {"diocese": diocese}
    if not variant(state, "bishop_auction"):
        rule = "fief.variant.bishop_auction"
        raise Refused("rule", "fief.seat_unplayed", rule=rule, **facts)
    if diocese not in sales.due(state):
        facts["near"] = sales.due(state)
        key = "fief.seat_other" if sales.due(state) else "fief.seat_undue"
        raise Refused("rule", key, rule="FIEF-AMB-112", **facts)
    if not cardinals(state):
        raise Refused("rule", "fief.seat_no_cardinal", rule="FIEF-VAR-03", **facts)


def _unsold(state: State, diocese: str) -> Outcome[Seat]:
    """Keeps the card discarded: no bid, or no agreement of cardinals (VAR-03)."""
    because = Because("FIEF-VAR-03", diocese)
    nothing = dict.fromkeys(("winner", "price", "bishop", "presides"))
    asked: dict[str, Any] = {"diocese": diocese, **nothing}
    result: Seat = {
        "diocese": diocese,
        "winner": None,
        "price": None,
        "bishop": None,
        "presides": None,
        "sold": False,
        "cardinal": None,
        "share": None,
        "bank": None,
        "balances": {},
    }
    return Outcome(asked, result, sales.over(state, diocese, because))


def _presides(state: State, table: Table, lord: str | None) -> str | None:
    """The cardinal who holds the auction; None if they do not agree (FIEF-VAR-02).

    A single cardinal presides, whose player agrees by holding it.
    """
    likely = cardinals(state)
    if lord and lord not in likely:
        facts: dict[str, Any] = {"lord": lord, "near": likely}
        raise Refused("rule", "fief.presides_not", rule="FIEF-VAR-05", **facts)
    for player in dict.fromkeys(lords.owner(state, one) for one in likely):
        if len(likely) > 1 and not agrees(state, table, "sale", player):
            return None
    return lord or pick(state, table, "presides", likely)


def _bid(state: State, table: Table, winner: str, price: int, host: str) -> None:
    """Refuses low or uncovered bids, and the auctioneer's (VAR-04, -05, AMB-112)."""
    need_player(state, winner)
    if winner == host:
        rule = "FIEF-VAR-05"
        table.object(Refused("rule", "fief.seat_host_bids", rule=rule, player=host))
    facts: dict[str, Any] = {"player": winner, "bid": price}
    if price < LEAST:
        rule = "FIEF-VAR-04"
        refusal = Refused("rule", "fief.seat_bid", rule=rule, least=LEAST, **facts)
        table.object(refusal)
    _paid(state, winner, price)


def _paid(state: State, winner: str, price: int) -> None:
    """Refuses a bid of more than the purse holds (FIEF-AMB-112)."""
    purse = state.balance(winner, MONEY)
    if price > purse:
        facts = {"player": winner, "bid": price, "money": purse}
        rule = "FIEF-AMB-112"
        raise Refused("not_enough", "fief.seat_purse", rule=rule, **facts)


def share(state: State, price: int) -> int:
    """The share of the presiding cardinal's player (FIEF-VAR-09, AMB-81)."""
    part, of = AUCTION["cardinal_share"]
    step = int(house(state, "auction.round_to"))
    return -(-price * int(part) // (int(of) * step)) * step


# The new bishop -----------------------------------------------------------------------


def _need_electable(
    state: State, table: Table, lord: str, winner: str, host: str
) -> None:
    """Refuses a lord who cannot get the see, such as the auctioneer's (VAR-07)."""
    for fault in faults(state, lord):
        table.object(fault)
    owner = lords.owner(state, lord)
    facts = {"lord": lord, "player": owner}
    if owner == host:
        rule = "FIEF-VAR-07"
        table.object(Refused("rule", "fief.seat_host_lord", rule=rule, **facts))
    elif owner != winner and not agrees(state, table, "nominee", owner):
        rule = "FIEF-VAR-07"
        table.object(Refused("rule", "fief.seat_declined", rule=rule, **facts))


def faults(state: State, lord: str) -> Iterator[Refused]:
    """Why a lord cannot be named: having a title, or unfit as bishop (VAR-06)."""
    crowned = lords.offices_of(state, lord)
    if lords.is_titled(state, lord) or lords.is_clergy(state, lord) or crowned:
        yield Refused("rule", "fief.seat_titled", rule="FIEF-VAR-06", lord=lord)
    yield from card.faults(state, lord)


def _laid(state: State, diocese: str, lord: str) -> list[Effect]:
    """Takes the card from the discards, and puts it on the new bishop."""
    because = Because("FIEF-VAR-06", diocese)
    effects: list[Effect] = [
        changed(state, diocese, "bishop", lord)._replace(because=because),
        changed(state, diocese, "discarded", None)._replace(because=because),
    ]
    if counts_hands(state) and state.balance(DISCARD, CARD):
        effects.append(Transfer(CARD, 1, DISCARD, TABLE, because))
    return effects


def possible(state: State, player: str) -> Iterator[May]:
    """The cards for which a player may bid."""
    living = cardinals(state)
    for diocese in sales.due(state) if living else ():
        lacking: list[Lack | Refused] = []
        if state.balance(player, MONEY) < LEAST:
            lacking.append(Lack("money", "FIEF-VAR-04"))
        if all(lords.owner(state, one) == player for one in living):
            rule = "FIEF-VAR-05"
            facts = {"player": player}
            lacking.append(Refused("rule", "fief.seat_host_bids", rule=rule, **facts))
        may = May(
            None, "seat", sales.RULE, None, diocese, LEAST, missing=tuple(lacking)
        )
        yield may._replace(most=0 if lacking else 1)
