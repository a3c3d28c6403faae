"""What holds on the board now: weather, taxes, revolt, the throne, captives."""

from __future__ import annotations

from ledger.rules.fief.board.places import dioceses, regions
from ledger.rules.fief.families import lords
from ledger.state import CAMPAIGN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from ledger.state import State

    Facts = dict[str, Any]


def conditions(state: State) -> list[Facts]:
    """What everybody at the table should see, each a code with facts."""
    return [*_cards(state), *_revolt(state), *_throne(state), *_waiting(state)]


def _cards(state: State) -> Iterator[Facts]:
    """The cards that lie on regions and dioceses."""
    for region in regions(state):
        for kind in ("bad_weather", "famine"):
            if state.balance(region, kind):
                yield {"code": kind, "region": region}
        if state.balance(region, "tallage"):
            player = state.text(region, "tallage")
            yield {"code": "tallage", "region": region, "player": player}
    for diocese in dioceses(state):
        if state.balance(diocese, "tithe"):
            player = state.text(diocese, "tithe")
            yield {"code": "tithe", "diocese": diocese, "player": player}


def _revolt(state: State) -> Iterator[Facts]:
    at = state.text(CAMPAIGN, "revolt_at")
    if at:
        player = state.text(CAMPAIGN, "revolt")
        yield {"code": "revolt", "village": at, "player": player}


def _throne(state: State) -> Iterator[Facts]:
    """King, Queen, Regent and Prince; or that nobody is King."""
    for office in lords.OFFICES:
        lord = lords.office(state, office)
        if lord:
            yield {"code": office, "lord": lord}
    if not lords.office(state, "king"):
        yield {"code": "vacant"}


def _waiting(state: State) -> Iterator[Facts]:
    """Captives, and titles that wait at the treasurer."""
    for lord in lords.every(state):
        captor = lords.captor(state, lord)
        if captor:
            yield {"code": "captive", "lord": lord, "captor": captor}
    for title in state.subjects("title"):
        if state.get(title, "aside"):
            yield {"code": "aside", "region": state.text(title, "region")}
