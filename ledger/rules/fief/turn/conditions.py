"""What is in force on the board: weather, taxes, revolt, the throne, captives."""

from __future__ import annotations

from ledger.rules.fief.board.places import came_from, dioceses, regions, village_of
from ledger.rules.fief.camp import reserve
from ledger.rules.fief.crown.alliances import alliances
from ledger.rules.fief.crown.crowning import waits
from ledger.rules.fief.crown.guarding import held_back
from ledger.rules.fief.crown.legacies import waiting
from ledger.rules.fief.crown.prince import mothers_player
from ledger.rules.fief.crown.regency import turn_of_regency
from ledger.rules.fief.families import lords
from ledger.rules.fief.house import plays
from ledger.rules.fief.tables import LIMITS
from ledger.state import CAMPAIGN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from ledger.state import State

    Facts = dict[str, Any]


def conditions(state: State) -> list[Facts]:
    """What everybody at the table should see, each a code with facts."""
    return [
        *_cards(state),
        *_revolt(state),
        *_throne(state),
        *_allied(state),
        *_hired(state),
        *_waiting(state),
    ]


def _cards(state: State) -> Iterator[Facts]:
    """The cards on regions and dioceses."""
    for region in regions(state):
        for kind in ("bad_weather", "famine"):
            if state.balance(region, kind):
                yield {"code": kind, "region": region}
        if state.balance(region, "tallage"):
            player = state.text(region, "tallage")
            yield {"code": "tallage", "region": region, "player": player}
        if state.number(region, "plague") == state.turn:
            yield {"code": "plague", "region": region}
    for diocese in dioceses(state):
        if state.balance(diocese, "tithe"):
            player = state.text(diocese, "tithe")
            yield {"code": "tithe", "diocese": diocese, "player": player}


def _revolt(state: State) -> Iterator[Facts]:
    at = state.text(CAMPAIGN, "revolt_at")
    if at:
        player = state.text(CAMPAIGN, "revolt")
        # At an entrance the rebels wait for the battle they owe (AMB-69).
        village, origin = village_of(at), came_from(at)
        yield {"code": "revolt", "village": village, "from": origin, "player": player}


def _throne(state: State) -> Iterator[Facts]:
    """King, Queen, Regent and Prince, or the fact that there is no King."""
    for office in lords.OFFICES:
        lord = lords.office(state, office)
        if lord and office == "regent":
            # A minority lasts four turns (FIEF-REGENCY-03); without a king it is open.
            of = LIMITS["regency_turns"]
            yield {
                "code": office,
                "lord": lord,
                "turn": turn_of_regency(state),
                "of": of,
            }
        elif lord and office == "prince":
            # He belongs to the King's player, but his mother would rule (PRINCE-02).
            mother, other = lords.office(state, "queen"), mothers_player(state)
            yield {"code": office, "lord": lord, "mother": mother, "player": other}
        elif lord:
            yield {"code": office, "lord": lord}
    if not lords.office(state, "king"):
        yield {"code": "vacant"}
    for guard in held_back(state):
        yield {"code": "guard_waits", **guard}
    elected = waits(state)
    if elected:
        yield {"code": "elected", "lord": elected}


def _allied(state: State) -> Iterator[Facts]:
    """The families allied by marriage, and until when (FIEF-MARRY-13)."""
    for one in alliances(state):
        yield {"code": "alliance", "rule": "FIEF-MARRY-08", **one}


def _hired(state: State) -> Iterator[Facts]:
    """How many mercenaries may still be hired (TAC-MERC-01)."""
    if plays(state, "mercenaries") and reserve(state):
        yield {"code": "reserve", "count": reserve(state)}


def _waiting(state: State) -> Iterator[Facts]:
    """Captives, titles that wait at the treasurer, fiefs that wait for an heir."""
    for lord in lords.everybody(state):
        captor = lords.captor(state, lord)
        if captor:
            code = "dungeon" if lords.buried(state, lord) else "captive"
            yield {"code": code, "lord": lord, "captor": captor}
    for title in state.subjects("title"):
        if state.get(title, "aside"):
            yield {"code": "aside", "region": state.text(title, "region")}
    yield from waiting(state)
