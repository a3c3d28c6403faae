"""Auctioning the mercenaries of the general reserve (TAC-MERC-07 to -15)."""

from __future__ import annotations

from ledger.effects import Because, Effect, moved
from ledger.errors import Misuse, Refused
from ledger.rules.common.facts import MONEY
from ledger.rules.fief.board.setup import unpacked
from ledger.rules.fief.camp import camp, reserve
from ledger.rules.fief.facts import MERCENARY, STOCK
from ledger.rules.fief.house import plays, tactic
from ledger.rules.fief.purchases.extension import need_played, scale
from ledger.rules.fief.purchases.paying import PHASE
from ledger.rules.fief.purchases.upkeep import auctioned, owing
from ledger.rules.fief.turn.order import has_acted, need_phase, need_player, playing
from ledger.rules.game import Outcome, warning
from ledger.state import BANK, CAMPAIGN, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from ledger.shapes.fief.treasury import Announced, Auctioned
    from ledger.state import State
    from ledger.table import Table

    Bid = tuple[str, int]
    Bids = dict[str, int]

RULE = "TAC-MERC-07"


def auction(
    state: State,
    table: Table,
    words: Mapping[str, Any],
    bids: Sequence[Bid],
    again: Sequence[Bid] = (),
) -> Outcome[Auctioned]:
    """Sells all unemployed mercenaries to the highest bidder, as one lot.

    Those who tie for the highest bid once more; if they tie again, nobody wins, and
    nobody pays. Only the winner pays.

    Args:
        state: the state.
        table: the table.
        words: the bids as they were typed.
        bids: each player's bid; others bid nothing.
        again: the same for the second round, among those who tie.
    """
    lot = ready(state, table)
    first = _placed(state, table, bids)
    if not bids:
        raise Misuse("usage", "fief.no_bids", rule="TAC-MERC-09")
    tied = highest(first)
    second: Bids = {}
    if len(tied) > 1:
        second = _second(state, table, first, tied, again)
        tied = highest(second)
    elif again:
        raise Misuse("usage", "fief.no_tie", rule="TAC-MERC-11")
    winner = tied[0] if len(tied) == 1 else None  # TAC-MERC-10, -13
    paid = (second or first)[winner] if winner else 0
    result: Auctioned = {
        "lot": lot,
        "bids": _announced(state, first, second),
        "winner": winner,
        "paid": paid,
        "tied": len(tied) > 1,
    }
    asked = {"bids": words["bids"], "again": words["again"]}
    return Outcome(asked, result, _hired(state, winner, paid, lot), _late(state))


def _hired(state: State, winner: str | None, paid: int, lot: int) -> list[Effect]:
    """The winner pays, and the lot goes to that camp (TAC-MERC-14, -08, -10)."""
    held = changed(state, CAMPAIGN, "auctioned", state.turn)
    effects: list[Effect] = [*unpacked(state), held._replace(because=Because(RULE))]
    # TAC-MERC-13 to -15
    if winner:
        because = Because("TAC-MERC-14", winner)
        effects += moved(MONEY, paid, winner, BANK, because)
        effects += moved(MERCENARY, lot, STOCK, camp(winner), because)
    return effects


def _announced(state: State, first: Bids, second: Bids) -> list[Announced]:
    """Each player's bid, in turn order, with the second bids of those who tied."""
    return [
        {"player": player, "bid": first[player], "again": second.get(player)}
        for player in playing(state)
        if player in first
    ]


def _late(state: State) -> list[dict[str, Any]]:
    """A warning that the auction should come before purchases (TAC-MERC-07)."""
    acted = any(has_acted(state, player) for player in playing(state))
    return [warning("fief.auction_late", rule=RULE)] if acted else []


def ready(state: State, table: Table) -> int:
    """How many are auctioned now; refuses an auction that cannot be held."""
    need_phase(state, table, PHASE, RULE)
    need_played(state, table, "mercenaries")
    if auctioned(state):
        table.object(Refused("rule", "fief.auctioned", rule=RULE))
    late = owing(state)
    if late:
        rule = "TAC-MERC-03"
        table.object(Refused("rule", "fief.upkeep_open", rule=rule, players=late))
    lot = reserve(state)
    if not lot:
        raise Refused("rule", "fief.reserve_empty", rule="TAC-AMB-25")
    return lot


def _placed(state: State, table: Table, bids: Sequence[Bid]) -> Bids:
    """Bids by player; 0 is no bid (TAC-AMB-23)."""
    by_player: Bids = {}
    for player, bid in bids:
        if player in by_player:
            raise Misuse("usage", "fief.bid_twice", player=player)
        need_player(state, player)
        check(state, table, player, bid)
        by_player[player] = bid
    return by_player


def check(state: State, table: Table, player: str, bid: int) -> None:
    """Refuses a bid that is too low, not in whole coins, or not covered.

    Upkeep has already been taken from the purse (TAC-AMB-23, -24, -46).
    """
    if not bid:
        return
    least, step = steps(state)
    facts: dict[str, Any] = {"player": player, "bid": bid}
    if bid < least:
        rule = "TAC-AMB-23"
        refusal = Refused("rule", "fief.bid_small", rule=rule, least=least, **facts)
        table.object(refusal)
    if bid % step:
        rule = "TAC-AMB-46"
        table.object(Refused("rule", "fief.bid_step", rule=rule, step=step, **facts))
    purse = state.balance(player, MONEY)
    if bid > purse:
        facts["money"] = purse
        raise Refused("not_enough", "fief.bid_purse", rule="TAC-AMB-24", **facts)


def steps(state: State) -> tuple[int, int]:
    """The lowest bid, and the step between bids (TAC-AMB-23, -46)."""
    step = scale(state)
    return int(tactic(state, "merc.min_bid")) * step, step


def highest(bids: Mapping[str, int]) -> list[str]:
    """Those with the highest bid; nobody if all pass."""
    most = max(bids.values(), default=0)
    return [player for player, bid in bids.items() if bid == most and most]


def _second(
    state: State,
    table: Table,
    first: Bids,
    tied: Sequence[str],
    bids: Sequence[Bid],
) -> Bids:
    """Second bids, only from those who tie, and no lower (TAC-MERC-11, -12)."""
    stake = first[tied[0]]
    again = _placed(state, table, bids)
    missing = [player for player in tied if player not in again]
    if missing:
        facts: dict[str, Any] = {"players": list(tied), "bid": stake}
        raise Misuse("usage", "fief.bids_tied", rule="TAC-MERC-11", **facts)
    for player, bid in again.items():
        if player not in tied:
            rule = "TAC-MERC-11"
            raise Refused("rule", "fief.not_tied", rule=rule, player=player)
        no_less(player, bid, stake)  # TAC-MERC-12
    return again


def no_less(player: str, bid: int, stake: int) -> None:
    """Refuses a second bid below the first, which it replaces (TAC-MERC-12)."""
    if bid < stake:
        facts = {"player": player, "bid": bid, "least": stake}
        raise Refused("rule", "fief.bid_lower", rule="TAC-MERC-12", **facts)


def pending(state: State) -> list[dict[str, Any]]:
    """A warning that upkeep and auction come first (TAC-MERC-03, -07)."""
    if not due(state):
        return []
    return [warning("fief.auction_first", rule=RULE)]


def due(state: State) -> bool:
    """Whether upkeep or the auction is still to come in this turn."""
    if not plays(state, "mercenaries") or auctioned(state):
        return False
    return bool(owing(state) or reserve(state))
