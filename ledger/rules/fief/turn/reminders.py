"""What the table must not forget: facts that screens put into words."""

from __future__ import annotations

from ledger.rules.fief.board.places import came_from, has_roads, villages
from ledger.rules.fief.camp import reserve
from ledger.rules.fief.crown.legacies import due_first
from ledger.rules.fief.crown.offering import due_in_talks, due_on_the_way
from ledger.rules.fief.facts import CARD, DECK, DISCARD
from ledger.rules.fief.house import house, plays, variant
from ledger.rules.fief.movement.rebels import band_at, fight_due
from ledger.rules.fief.purchases.upkeep import auctioned, owing
from ledger.rules.fief.tables import LIMITS, POINTS
from ledger.rules.fief.turn.order import playing
from ledger.rules.fief.variants import ransoms, sales
from ledger.rules.fief.war import assaults
from ledger.rules.fief.winning.victory import due_at_end, due_over
from ledger.state import CAMPAIGN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from ledger.state import State


def due(state: State) -> list[dict[str, Any]]:
    """What is to be done now, each a code with its rule and facts."""
    reminders = [*due_over(state), *_board(state), *_rebels(state)]
    reminders += [*sales.reminders(state), *ransoms.reminders(state)]
    of_phase = {
        "cards": _cards,
        "income": _income,
        "purchases": _purchases,
        "movement": due_on_the_way,
        "combat": _combat,
        "negotiations": _negotiations,
    }.get(state.phase or "")
    if of_phase:
        reminders += of_phase(state)
    return reminders


def _one(code: str, rule: str, **facts: Any) -> dict[str, Any]:
    return {"code": code, "rule": rule, **facts}


def _board(state: State) -> Iterator[dict[str, Any]]:
    """Reminders of a missing map, missing roads, and players without a village."""
    if not state.seats:
        return
    if not villages(state):
        yield _one("map", "FIEF-AMB-01")
        return
    if not has_roads(state):
        yield _one("roads", "FIEF-AMB-01")
    waiting = to_settle(state)
    if waiting:
        yield _one("settle", "FIEF-SETUP-03", players=waiting)


def to_settle(state: State) -> list[str]:
    """The players with nothing on the board yet, in the order of their choice."""
    if state.turn > 1:
        return []
    from ledger.rules.fief.turn.eliminating import survives

    waiting = [
        player
        for player in playing(state)
        if not state.get(player, "village") and not survives(state, player)
    ]
    return sorted(waiting, key=lambda p: state.number(p, "chose"))


def _cards(state: State) -> Iterator[dict[str, Any]]:
    """A reminder to fill hands before the first card (FIEF-SETUP-09, TURN-08)."""
    if house(state, "cards.hands") != "counted":
        if state.number(CAMPAIGN, "dealt") != state.turn:
            yield _one("deal", "FIEF-TURN-08", players=[])
        return
    if state.number(CAMPAIGN, "dealt") == state.turn:
        return
    wanted = [
        {"player": player, "cards": LIMITS["hand"] - held}
        for player in playing(state)
        if (held := state.balance(f"hand/{player}", CARD)) < LIMITS["hand"]
    ]
    if not wanted:
        return
    first = state.turn == 1
    rule = "FIEF-SETUP-09" if first else "FIEF-TURN-08"
    yield _one("deal", rule, players=wanted, deck=state.balance(DECK, CARD))
    short = sum(one["cards"] for one in wanted) > state.balance(DECK, CARD)
    if short and state.balance(DISCARD, CARD):
        yield _one("reshuffle", "FIEF-CARD-06", cards=state.balance(DISCARD, CARD))


def _rebels(state: State) -> Iterator[dict[str, Any]]:
    """Those who may speak to the rebels, and the fight that rebels owe this phase."""
    here = band_at(state)
    if here:
        from ledger.rules.fief.families.calming import heralds

        ready = list(heralds(state))
        if ready:
            yield _one("calm", "FIEF-REVOLT-18", village=here, lords=ready)
    due = fight_due(state)
    if due:
        village, players = due
        rule = "FIEF-REVOLT-06" if state.phase == "cards" else "FIEF-AMB-69"
        yield _one("rebels_fight", rule, village=village, players=players)


def _income(state: State) -> Iterator[dict[str, Any]]:
    if state.number(CAMPAIGN, "income") != state.turn:
        yield _one("income", "FIEF-INC-19")


def _purchases(state: State) -> Iterator[dict[str, Any]]:
    """Reminders of paying mercenaries, then of their auction (TAC-MERC-03, -07)."""
    if not plays(state, "mercenaries") or auctioned(state):
        return
    late = owing(state)
    if late:
        yield _one("upkeep", "TAC-MERC-03", players=late)
    if reserve(state) and not late:
        yield _one("auction", "TAC-MERC-07", count=reserve(state))


def _combat(state: State) -> Iterator[dict[str, Any]]:
    """Who waits before which village, and whom they have to fight."""
    for village, place, players, defenders in assaults.assaults(state):
        yield _one(
            "assault",
            assaults.RULE,
            village=village,
            origin=came_from(place),
            players=list(players),
            defenders=list(defenders),
        )


def _negotiations(state: State) -> Iterator[dict[str, Any]]:
    """Reminders: inheritances, then talks, and finally points, where played."""
    yield from due_first(state)
    yield _one("talk", "FIEF-TURN-12", minutes=LIMITS["minutes"])
    yield from due_in_talks(state)
    yield from due_at_end(state)
    every = POINTS["every_turns"]
    if variant(state, "points") and state.turn % every == 0:
        yield _one("points", "FIEF-TURN-11", turn=state.turn)
    length = state.number(CAMPAIGN, "length")
    if variant(state, "points") and length and state.turn >= length:
        yield _one("end", "FIEF-WIN-10", turn=length)
