"""Which cards a player could play and which lords could move, for `fief can`.

The contents of hands are unknown: a card is listed while one of its kind is unseen.
"""

from __future__ import annotations

from ledger.rules.fief.board.places import dioceses, regions, village_of
from ledger.rules.fief.camp import waiting
from ledger.rules.fief.cards import bishop, darc, escape
from ledger.rules.fief.cards.deck import seen
from ledger.rules.fief.cards.lord_card import room
from ledger.rules.fief.cards.taxes import tallage_faults, tithe_faults
from ledger.rules.fief.facts import UNSEEN
from ledger.rules.fief.families import lords
from ledger.rules.fief.fiefs import title_of
from ledger.rules.fief.house import house, plays
from ledger.rules.fief.may import Lack, May
from ledger.rules.fief.movement.rebels import walked
from ledger.rules.fief.movement.walking import allowed, of_lord
from ledger.rules.fief.movement.weather import is_stormy
from ledger.rules.fief.tables import LIMITS
from ledger.rules.fief.turn.order import has_passed
from ledger.state import CAMPAIGN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import Any

    from ledger.state import State

ACT = "card play"


def cards(state: State, player: str) -> Iterator[May]:
    """The cards of phase 1, each with the place or lord it could be played on."""
    own = (*_taxes(state, player), *_people(state, player))
    for may in (*own, *_captives(state, player), *_lying(state), *_blows(state)):
        if seen(state, str(may.item), UNSEEN):
            yield _in_turn(state, player, may)


def _in_turn(state: State, player: str, may: May) -> May:
    """Adds to each line that a later player has acted already (FIEF-CARD-04)."""
    late = state.phase == "cards" and has_passed(state, player)
    late = late and may.item != "justice"  # which may follow a murder at any time
    passed = (Lack("passed", "FIEF-CARD-04"),) if late else ()
    return may._replace(missing=(*may.missing, *passed))


def _card(
    item: str, rule: str, where: str | None = None, missing: Sequence[Any] = ()
) -> May:
    return May("cards", ACT, rule, item, where, missing=tuple(missing))


def _taxes(state: State, player: str) -> Iterator[May]:
    """Tithes of the family's bishops, tallages of its fiefs (FIEF-CARD-40, -45)."""
    for diocese in dioceses(state):
        own = state.text(diocese, "bishop")
        if own and lords.owner(state, own) == player:
            faults = tithe_faults(state, player, diocese)
            yield _card("tithe", "FIEF-CARD-40", diocese, faults)
    for region in regions(state):
        title = title_of(state, region)
        holder = state.text(title, "holder") if title else None
        if holder and lords.owner(state, holder) == player:
            faults = tallage_faults(state, player, region)
            yield _card("tallage", "FIEF-CARD-45", region, faults)


def _people(state: State, player: str) -> Iterator[May]:
    """A new lord while there is room, a bishop's card, D'Arc."""
    family = lords.family(state, player)
    left = room(state, player)
    full = () if left > 0 else (Lack("family", "FIEF-CARD-22"),)
    yield _card("lord", "FIEF-CARD-20", None, full)._replace(most=max(left, 0))
    for lord in family:
        if not bishop.faults(state, lord):
            yield _card("bishop", "FIEF-CARD-29", lord)
        if not darc.faults(state, player, lord):
            yield _card("darc", "FIEF-CARD-25", lord)


def _captives(state: State, player: str) -> Iterator[May]:
    """An escape for one's own lords, and for others whom one may help (AMB-31)."""
    anyone = house(state, "cards.parry_for") == "anyone"
    helped = (player, lords.ally(state, player))
    for lord in escape.captives(state):
        if anyone or lords.owner(state, lord) in helped:
            yield _card("escape", "FIEF-CARD-59", lord)


def _lying(state: State) -> Iterator[May]:
    """Answers to cards in play: sun, harvest, revolt, Justice."""
    for region in regions(state):
        if state.balance(region, "bad_weather"):
            yield _card("sun", "FIEF-CARD-66", region)
        if state.balance(region, "famine"):
            yield _card("good_harvest", "FIEF-CARD-68", region)
            if not state.get(CAMPAIGN, "revolt"):
                yield _card("revolt", "FIEF-REVOLT-01", region)
    for employer in state.seats if plays(state, "mercenaries") else ():
        if waiting(state, employer):
            yield _card("revolt", "TAC-MERC-32", employer)
    if state.get(CAMPAIGN, "murdered"):
        yield _card("justice", "FIEF-CARD-61")


def _blows(state: State) -> Iterator[May]:
    """Cards that may strike any region, or any lord."""
    yield _card("plague", "FIEF-CARD-55")
    if lords.every(state):
        yield _card("assassination", "FIEF-CARD-60")
    yield _card("bad_weather", "FIEF-CARD-64")
    yield _card("famine", "FIEF-CARD-67")


def moves(state: State, player: str) -> Iterator[May]:
    """How far each free lord, and the rebels, may still go (FIEF-MOVE-06)."""
    for lord in lords.family(state, player):
        if not lords.is_free(state, lord):
            continue
        walk, own = of_lord(state, lord), lords.is_darc(state, lord)
        steps = range(1, LIMITS["steps_darc"] + 1)
        most = max((n for n in steps if allowed(state, walk, n, darc=own)), default=0)
        lacking = [] if most else [Lack("steps", "FIEF-MOVE-06", lord)]
        if is_stormy(state, state.text(lord, "at") or ""):
            lacking.append(Lack("storm", "FIEF-MOVE-23", lord))
        if state.phase == "movement" and has_passed(state, player):
            lacking.append(Lack("passed", "FIEF-MOVE-28"))
        may = May("movement", "move", "FIEF-MOVE-06", None, lord)
        yield may._replace(most=0 if lacking else most, missing=tuple(lacking))
    yield from _march(state, player)


def _march(state: State, player: str) -> Iterator[May]:
    """The rebels, moved by the player who stirred them up (FIEF-MOVE-26)."""
    place = state.text(CAMPAIGN, "revolt_at")
    if place is None or state.get(CAMPAIGN, "revolt") != player:
        return
    most = LIMITS["steps_rebels"] - walked(state)
    lacking = [] if most > 0 else [Lack("steps", "FIEF-MOVE-26")]
    if is_stormy(state, place):
        lacking.append(Lack("storm", "FIEF-MOVE-23"))
    if state.phase == "movement" and has_passed(state, player):
        lacking.append(Lack("passed", "FIEF-MOVE-28"))
    may = May("movement", "rebels march", "FIEF-MOVE-26", None, village_of(place))
    yield may._replace(most=0 if lacking else most, missing=tuple(lacking))
