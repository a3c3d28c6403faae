"""What may be typed now for the words of Fief, depending on the words before."""

from __future__ import annotations

from ledger.rules.common.finding import NOTHING
from ledger.rules.fief.board import places
from ledger.rules.fief.families import lords as houses
from ledger.state import CAMPAIGN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.rules.common.finding import Before
    from ledger.state import State


def lords(state: State, _before: Before = NOTHING) -> list[str]:
    """Lords in play."""
    return houses.every(state)


def own_lords(state: State, before: Before) -> list[str]:
    """Lords of the player named before, or everybody's where none is named."""
    player = before.get("player")
    return houses.family(state, player) if player else houses.every(state)


def movers(state: State, before: Before) -> list[str]:
    """Lords of the player named before who may still walk; all of them if none may."""
    from ledger.rules.fief.movement.reaching import steps_left

    own = own_lords(state, before)
    free = [one for one in own if houses.is_free(state, one)]
    return [one for one in free if steps_left(state, one)] or own


def reachable(state: State, before: Before) -> list[str]:
    """Villages that the lord named before may reach; all where none is named."""
    from ledger.rules.fief.movement.reaching import reach

    lord = before.get("lord")
    ways = reach(state, lord) if lord else []
    return [way["village"] for way in ways] or state.subjects("territory")


def captives(state: State, _before: Before = NOTHING) -> list[str]:
    """Lords whom somebody holds, or who are in the dungeon."""
    return [one for one in houses.everybody(state) if not houses.is_free(state, one)]


def unseen_lords(state: State, _before: Before = NOTHING) -> list[str]:
    """Lords whose cards have not been played yet."""
    from ledger.rules.fief.board.settling import unseen

    return [lord for lord in state.subjects("lord") if unseen(state, lord)]


def free_villages(state: State, _before: Before = NOTHING) -> list[str]:
    """Villages that no player has taken."""
    taken = {state.get(player, "village") for player in state.seats}
    return [place for place in state.subjects("territory") if place not in taken]


def own_villages(state: State, before: Before) -> list[str]:
    """Villages that the player named before controls, or where that player has lords."""
    from ledger.rules.fief.fiefs import controls

    player = before.get("player")
    if not player:
        return state.subjects("territory")
    free = [one for one in houses.family(state, player) if houses.is_free(state, one)]
    there = {places.village_of(state.text(lord, "at") or "") for lord in free}
    villages = state.subjects("territory")
    return [one for one in villages if one in there or controls(state, player, one)]


def villages_of_region(state: State, before: Before) -> list[str]:
    """Villages of the region named before."""
    region = before.get("region")
    villages = state.subjects("territory")
    return places.villages_of(state, region) if region else villages


def fighters(state: State, _before: Before = NOTHING) -> list[str]:
    """The players, and the rebels while there are any."""
    from ledger.rules.fief.facts import REBELS

    return [*state.seats, *([REBELS] if state.get(CAMPAIGN, "revolt_at") else [])]


def cards(_state: State, _before: Before = NOTHING) -> list[str]:
    """The blue cards that are played."""
    from ledger.rules.fief.cards.playing import PLAYS

    return list(PLAYS)


# What may follow a card: the same functions serve cards with the same targets.
REGIONS = ("tallage", "plague", "bad_weather", "sun", "famine", "good_harvest")
LORDS = ("assassination", "justice")


def card_on(state: State, before: Before) -> list[str]:
    """What the card named before may be played on; nothing for other cards."""
    card = before.get("card")
    if card in (None, *REGIONS):
        return list(places.regions(state))
    if card in ("bishop", "tithe"):
        held = card == "tithe"  # a bishop's card goes where there is none
        sees = places.dioceses(state)
        return [see for see in sees if bool(state.get(see, "bishop")) == held]
    if card == "revolt":
        return list(state.seats)
    return card_lord(state, before)


def card_lord(state: State, before: Before) -> list[str]:
    """The lords that the card named before may be about."""
    card = before.get("card")
    if card == "lord":
        return unseen_lords(state)
    if card == "escape":
        return captives(state)
    if card in ("bishop", "darc"):
        return own_lords(state, before)
    return houses.every(state) if card in (None, *LORDS) else []


def card_at(state: State, before: Before) -> list[str]:
    """The villages that the card named before may be about."""
    card = before.get("card")
    if card == "lord":
        return own_villages(state, before)
    return state.subjects("territory") if card in (None, "escape", "revolt") else []


def troops(_state: State, _before: Before = NOTHING) -> list[str]:
    """What moves with a lord."""
    from ledger.rules.fief.facts import TROOPS

    return list(TROOPS)


def losses(_state: State, _before: Before = NOTHING) -> list[str]:
    """What may be lost first."""
    from ledger.rules.fief.war.losses import POLICIES

    return list(POLICIES)


def askers(state: State, _before: Before = NOTHING) -> list[str]:
    """Those who may ask for mercy after a round; or nobody, or both sides stop."""
    from ledger.rules.fief.war.parley import NO, TRUCE

    return [*state.seats, NO, TRUCE]


def sources(state: State, _before: Before = NOTHING) -> list[str]:
    """Where a counter of a new garrison may come from."""
    from ledger.rules.fief.crown.garrisoning import TREASURER

    return [TREASURER, *state.subjects("territory")]
