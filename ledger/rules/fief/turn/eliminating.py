"""A family leaves the game: it has nobody left on the map, or its player goes home."""

from __future__ import annotations

from ledger.effects import Because, Change, Effect, Transfer, moved
from ledger.rules.common.facts import MONEY
from ledger.rules.common.seats import next_seat
from ledger.rules.fief.board.places import village_of, villages
from ledger.rules.fief.camp import dismiss, fall, waiting
from ledger.rules.fief.cards.deck import cards_off
from ledger.rules.fief.crown.guarding import due_to
from ledger.rules.fief.facts import CARD, DISCARD
from ledger.rules.fief.families import lords
from ledger.rules.fief.families.ending import DEAD, ended
from ledger.rules.fief.families.releasing import set_free
from ledger.rules.fief.families.succession import falls_vacant
from ledger.rules.fief.fiefs import fiefs_of
from ledger.rules.fief.forces import (
    counters,
    mercenaries,
    places_with,
    series,
    stack,
    troops,
)
from ledger.rules.fief.house import house
from ledger.rules.fief.movement.rebels import FIGHTS
from ledger.rules.fief.tables import PHASES
from ledger.rules.fief.treasury.escrow import account as escrow
from ledger.rules.fief.treasury.escrow import handed_over
from ledger.rules.fief.treasury.lending import forgotten
from ledger.rules.fief.treasury.tithe import CROWN, heir
from ledger.rules.fief.turn.order import playing
from ledger.rules.fief.variants.ransoms import nobody_left, settled
from ledger.state import BANK, CAMPAIGN, WORLD, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ledger.state import State

RULE = "FIEF-WIN-05"


def survives(state: State, player: str) -> bool:
    """Whether a family has a lord or a soldier counter left on the map (WIN-05).

    Captive lords save it, unless the house rules say otherwise (AMB-78). Royal guards
    are never without their sovereign (FIEF-GUARD-14).
    """
    if any(counters(state, stack(p, player)) for p in places_with(state, player)):
        return True
    saves = house(state, "win.captive_saves")
    return any(
        state.get(lord, "at") and (saves or lords.is_free(state, lord))
        for lord in lords.family(state, player)
    )


def died_out(state: State) -> list[str]:
    """The families that are out at the end of this turn, in turn order.

    As long as nobody has settled on the board, nobody can be missing from it.
    """
    order = playing(state)
    begun = any(survives(state, player) for player in order)
    settling = any(state.get(player, "village") for player in order)
    return [
        player
        for player in order
        if not survives(state, player)
        and (state.get(player, "village") or (begun and not settling))
    ]


def eliminated(state: State, player: str) -> list[Effect]:
    """Everything that a family leaves behind: cash, hand, titles (AMB-78)."""
    because = Because(RULE, player)
    effects = [
        *moved(MONEY, state.balance(player, MONEY), player, BANK, because),
        *_out_of_play(state, player, because),
        changed(state, player, "out", state.turn),
        *_land(state, player),
    ]
    return _because(effects, because)


def leave(state: State, player: str) -> list[Effect]:
    """Returns all counters of a player who goes home to the box."""
    effects = _out_of_play(state, player, Because(None, player))
    effects += _land(state, player)
    after = state.copy().apply(effects)
    for kind, count in troops(after, series(player)).items():
        effects.append(Transfer(kind, count, series(player), WORLD))
    notes = (f"{what}_{p}" for p in PHASES["order"] for what in ("acted", "done"))
    for field in ("village", "chose", *notes, "fought", "ruled", "out", "counted"):
        if state.get(player, field) is not None:
            effects.append(changed(state, player, field, None))
    return effects


def _land(state: State, player: str) -> list[Effect]:
    """Makes villages unowned again, even inside fiefs of others."""
    return [
        changed(state, village, "owner", None)
        for village in villages(state)
        if state.get(village, "owner") == player
    ]


def _out_of_play(state: State, player: str, because: Because) -> list[Effect]:
    """Takes soldiers, lords, hand and titles of a player off the table."""
    effects: list[Effect] = []
    for title in fiefs_of(state, player):
        effects += titles_fall(state, title, player)
    hand = f"hand/{player}"
    effects += moved(CARD, state.balance(hand, CARD), hand, DISCARD, because)
    now = state.copy().apply(effects)
    for lord in lords.household(state, player):
        gone = _lord(now, lord, because)
        now.apply(gone)
        effects += gone
    # A sovereign's guardsmen become soldiers again, and leave with the others.
    left = _troops(now, player, because)
    now.apply(left)
    effects += left
    for lord in lords.captives_of(now, player):
        effects.append(changed(now, lord, "captor", None))
        effects += handed_over(now, lord, lords.owner(now, lord), "FIEF-INC-17")
        # FIEF-AMB-129, FIEF-VAR-32
        effects += [*due_to(now, lord), *settled(now, lord)]
    for lord in lords.everybody(now):
        if lords.buried(now, lord) and lords.captor(now, lord) == player:
            village = village_of(now.text(lord, "at") or "")
            effects += set_free(now, lord, village, RULE)
    effects += nobody_left(now, player)
    effects += _bonds(now, player, because)
    return effects


def _troops(state: State, player: str, because: Because) -> list[Effect]:
    """Moves soldiers and engines to stock, and mercenaries to the reserve."""
    effects: list[Effect] = []
    for place in places_with(state, player):
        heap = stack(place, player)
        for kind, count in troops(state, heap).items():
            effects += moved(kind, count, heap, series(player), because)
        effects += fall(player, place, mercenaries(state, heap))
    return effects + dismiss(player, waiting(state, player), "TAC-MERC-29")


def titles_fall(state: State, title: str, player: str) -> list[Effect]:
    """Gives a title left over to the heir or the crown, or sets it aside (AMB-78).

    The holder of the card names a lord for it, or gives it away, when inheritances are
    next settled (FIEF-FIEF-33); until a King is crowned it waits at the treasurer.
    """
    crown = lords.office(state, "regent") or lords.office(state, "king")
    taker = heir(state, title) or (lords.owner(state, crown) if crown else None)
    keeper = taker if taker != player else None
    return [
        changed(state, title, "holder", None),
        changed(state, title, "keeper", keeper),
        changed(state, title, "heir", state.text(title, "heir") or CROWN),
        changed(state, title, "aside", None if keeper else 1),
    ]


def _lord(state: State, lord: str, because: Because) -> list[Effect]:
    """Discards a lord's card, with everything on it.

    A crown passes on as when its wearer dies (FIEF-LORD-06).
    """
    effects = list(falls_vacant(state, None, lord).effects)
    effects += ended(state.copy().apply(effects), lord, DEAD, because)
    aside = state.balance(escrow(lord), MONEY)
    return [*effects, *moved(MONEY, aside, escrow(lord), BANK, because)]


def _bonds(state: State, player: str, because: Because) -> list[Effect]:
    """Removes all mention of a player who is gone from the board."""
    effects = forgotten(state, player, because)
    laid: list[tuple[str, str, int]] = []
    for subject, facts in state.facts.items():
        if player in state.words(subject, "guests"):
            guests = tuple(p for p in state.words(subject, "guests") if p != player)
            effects.append(changed(state, subject, "guests", guests or None))
        if player in state.words(subject, FIGHTS):
            left = tuple(p for p in state.words(subject, FIGHTS) if p != player)
            effects.append(changed(state, subject, FIGHTS, left or None))
        if facts.get("heir") == player:
            effects.append(changed(state, subject, "heir", CROWN))
        for field in ("tithe", "tallage", "assassin", "keeper"):
            if facts.get(field) != player:
                continue
            effects.append(changed(state, subject, field, None))
            count = state.balance(subject, field)
            if count:  # the card no longer has anybody to collect for
                laid.append((field, subject, count))
    for kind, place, count in laid:
        effects.append(Transfer(kind, count, place, DISCARD, because))
    effects += cards_off(state, sum(count for _, _, count in laid), because)
    if state.get(CAMPAIGN, "revolt") == player:
        # The next player clockwise leads the rebels from now on (FIEF-AMB-69).
        following = next_seat(state, player)
        leader = None if following == player else following
        effects.append(changed(state, CAMPAIGN, "revolt", leader))
    return effects


def _because(effects: list[Effect], because: Because) -> list[Effect]:
    return [
        e._replace(because=because) if isinstance(e, Change) else e for e in effects
    ]


def left_behind(state: State, player: str) -> dict[str, Any]:
    """Where everything goes when a family is out, as facts."""
    return {
        "player": player,
        "money": state.balance(player, MONEY),
        "cards": state.balance(f"hand/{player}", CARD),
        "titles": fiefs_of(state, player),
    }
