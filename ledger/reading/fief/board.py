"""The current board: regions, their villages and the owners."""

from __future__ import annotations

from ledger.reading import at_one_moment
from ledger.reading.played import state_played
from ledger.rules.fief.board.places import (
    came_from,
    diocese_of,
    dioceses,
    neighbours,
    rank_of,
    region_of,
    regions,
    village_of,
    villages,
    villages_of,
)
from ledger.rules.fief.facts import REBELS, VALUES
from ledger.rules.fief.families import lords
from ledger.rules.fief.fiefs import building, owner_of, title_at, title_of
from ledger.rules.fief.forces import (
    counters,
    everything,
    lords_at,
    points,
    present,
    rebels_at,
    soldiers,
    stack,
)
from ledger.state import CAMPAIGN
from ledger.wire import named

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ledger.state import State
    from ledger.store.book import Book


@at_one_moment
def show(book: Book) -> dict[str, Any]:
    """The board by region."""
    state = state_played(book, "fief")
    loose = [v for v in villages(state) if region_of(state, v) is None]
    return {
        "regions": [_region(state, region) for region in regions(state)],
        "dioceses": [_diocese(state, diocese) for diocese in dioceses(state)],
        "others": [_row(state, v) for v in loose],
    }


def _region(state: State, region: str) -> dict[str, Any]:
    title = title_of(state, region)
    holder = state.text(title, "holder") if title else None
    capital = state.text(title, "capital") if title else None
    row: dict[str, Any] = named(
        {
            "name": region,
            "rank": rank_of(state, region),
            "founded": title is not None,
            "capital": capital,
            "holder": holder,
        },
        state,
    )
    row["villages"] = [_row(state, v) for v in villages_of(state, region)]
    return row


def _diocese(state: State, diocese: str) -> dict[str, Any]:
    bishop = state.text(diocese, "bishop")
    owned = lords.owner(state, bishop) if bishop else None
    common = {"name": diocese, "bishop": bishop, "player": owned}
    row: dict[str, Any] = named(
        {**common, "villages": villages_of(state, diocese)}, state
    )
    return row


def _row(state: State, subject: str) -> dict[str, Any]:
    owner = owner_of(state, subject)
    row = {"name": state.name(subject), "owner": state.name(owner) if owner else None}
    return row | village(state, subject)


def village(state: State, subject: str) -> dict[str, Any]:
    """What a village has besides its name and owner: where it is, and who is there."""
    there = present(state, subject)
    facts: dict[str, Any] = {
        "region": region_of(state, subject),
        "diocese": diocese_of(state, subject),
        "capital": title_at(state, subject) is not None,
        "building": building(state, subject),
        "mills": state.balance(subject, "mill"),
        "presses": state.balance(subject, "press"),
        "roads": neighbours(state, subject),
        "forces": [
            _force(state, subject, player)
            for player in state.seats
            if player in there or everything(state, stack(subject, player))
        ],
    }
    if rebels_at(state, subject):
        facts["rebels"] = band(state)
    row: dict[str, Any] = named(facts, state)
    return row


def _force(state: State, place: str, player: str) -> dict[str, Any]:
    held = everything(state, stack(place, player))
    return {
        "player": player,
        "soldiers": soldiers(state, place, player),
        "counters": {**dict.fromkeys(VALUES, 0), **held},
        "lords": lords_at(state, place, player),
    }


def band(state: State) -> dict[str, Any] | None:
    """The rebels, who never hide, and the player who moves them."""
    place, held = state.text(CAMPAIGN, "revolt_at"), counters(state, REBELS)
    if place is None or not held:
        return None
    return {
        "village": village_of(place),
        "entrance_from": came_from(place),
        "player": state.text(CAMPAIGN, "revolt"),
        "captives": captives_at(state, place, REBELS),
        "counters": held,
        "points": points(held),
    }


def captives_at(state: State, place: str, player: str) -> list[str]:
    """The captives of a player, or of the rebels, at a place."""
    held = lords.captives_of(state, player)
    return [lord for lord in held if state.get(lord, "at") == place]
