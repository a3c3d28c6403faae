"""Who is where, in open or hidden stacks, and how far a lord may go."""

from __future__ import annotations

from ledger.reading import at_one_moment
from ledger.reading.fief.board import band, captives_at
from ledger.reading.played import state_played
from ledger.rules.fief.board.places import came_from, has_roads, in_order, village_of
from ledger.rules.fief.facts import GUARDS
from ledger.rules.fief.families import lords
from ledger.rules.fief.forces import (
    counters,
    everything,
    guards_at,
    lords_at,
    places_with,
    points,
    stack,
)
from ledger.rules.fief.movement.reaching import reach, steps_left
from ledger.wire import named

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ledger.shapes.fief.movement import Stacks, Ways
    from ledger.state import State
    from ledger.store.book import Book


@at_one_moment
def stacks(
    book: Book,
    player: str | None = None,
    *,
    hidden: bool = False,
    viewer: str | None = None,
    hide: bool = False,
) -> Stacks:
    """Who is where; the player's own stacks are shown openly, others' are not.

    Counters may be stacked to hide how strong they are (FIEF-MOVE-10).
    """
    state = state_played(book, "fief")
    asked = player or viewer
    seer = state.find("player", asked) if asked else None
    return stacks_of(state, seer, hidden=hidden or hide)


def stacks_of(state: State, seer: str | None, *, hidden: bool = False) -> Stacks:
    """The same in a state that has already been read, as a player sees it (by id)."""
    there = _there(state)
    rows = [
        _row(state, place, owner, shown=(seer or owner) == owner and not hidden)
        for place in in_order(state, {place for place, _ in there})
        for owner in state.seats
        if (place, owner) in there
    ]
    facts = {"player": seer, "stacks": rows, "rebels": band(state)}
    shown: Stacks = named(facts, state)
    return shown


@at_one_moment
def ways(book: Book, lord: str) -> Ways:
    """How far a lord may still go in this turn, and what would stop him."""
    state = state_played(book, "fief")
    subject = lords.find_lord(state, lord)
    place = state.text(subject, "at") or ""
    free = lords.is_free(state, subject)
    facts = {
        "lord": subject,
        "at": village_of(place) or None,
        "steps": steps_left(state, subject) if free else 0,
        "roads": has_roads(state),
        "ways": reach(state, subject) if free else [],
    }
    answer: Ways = named(facts, state)
    return answer


def _there(state: State) -> set[tuple[str, str]]:
    """The places with the players who have troops, free lords or captives there."""
    leading = {
        (
            state.text(lord, "at") or "",
            lords.captor(state, lord) or lords.owner(state, lord),
        )
        for lord in lords.every(state)
    }
    heaps = {(p, player) for player in state.seats for p in places_with(state, player)}
    return {(place, player) for place, player in leading | heaps if place}


def _row(state: State, place: str, player: str, *, shown: bool) -> dict[str, Any]:
    held = everything(state, stack(place, player))
    guards = {
        name: counters(state, GUARDS[name]) for name in guards_at(state, place, player)
    }
    return {
        "village": village_of(place),
        "entrance_from": came_from(place),
        "player": player,
        "lords": lords_at(state, place, player),
        "captives": captives_at(state, place, player),
        "counters": held if shown else None,
        "points": points(held) if shown else None,
        "guards": guards if shown else None,
    }
