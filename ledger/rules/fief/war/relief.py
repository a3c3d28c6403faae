"""Reinforcements who came within the walls while the attackers were before them."""

from __future__ import annotations

from ledger.rules.fief.facts import REBELS
from ledger.rules.fief.forces import lords_at
from ledger.rules.fief.movement.rebels import walked
from ledger.rules.fief.movement.walking import of_lord
from ledger.rules.fief.turn import order
from ledger.rules.fief.war.uprising import speaker

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.rules.fief.war.side import Side
    from ledger.state import State


def relief(state: State, village: str, attacker: Side, defender: Side) -> list[str]:
    """The lords who led reinforcements into an attacked village (FIEF-FIGHT-25)."""
    return [
        lord
        for player, place in defender.posts
        if place == village and _waited(state, attacker, player)
        for lord in lords_at(state, place, player)
        if of_lord(state, lord).steps
    ]


def _waited(state: State, attacker: Side, player: str) -> bool:
    """Whether attackers, one of them at least, were there before a player moved."""
    seats = order.playing(state)
    came = [of_lord(state, lord).steps for lord in attacker.lords(state)]
    if REBELS in attacker.players:  # they march without a lord, as their leader wants
        came.append(walked(state))
    if not (came and all(came)):  # whoever has not moved stood before the walls
        return True
    return any(
        who in seats and seats.index(who) < seats.index(player)
        for who in (speaker(state, one) for one in attacker.players)
        if player in seats
    )
