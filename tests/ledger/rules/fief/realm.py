"""A small realm on paper: two regions, six villages in a row, three families."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any

import pytest

from ledger import wire
from ledger.errors import Refusal
from ledger.rules.fief.forces import counters, stack
from ledger.rules.fief.movement import marching, moving
from ledger.rules.fief.position.reading import read_position
from ledger.state import RULES, State
from ledger.table import Table
from tests.said import by_names

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ledger.rules.game import Outcome

ANNE, BRUNO, CHLOE = "player:Anne", "player:Bruno", "player:Chloé"
# Bourg – Vaux – Pré – Gué – Mont – Lac, and a road around from Bourg to Lac.
WAYS = ("Bourg", "Vaux", "Pré", "Gué", "Mont", "Lac")


def realm(
    villages: dict[str, dict[str, Any]],
    lords: dict[str, tuple[str, str] | dict[str, Any]],
    *,
    roads: bool = True,
    more_roads: Sequence[tuple[str, str]] = (),
    house: dict[str, Any] | None = None,
    **more: Any,
) -> State:
    """Villages as in a position file; lords as (player, place) or more."""
    joined = [*pairwise(WAYS), ("Lac", "Bourg"), *more_roads]
    data: dict[str, Any] = {
        "game": "fief",
        "players": ["Anne", "Bruno", "Chloé"],
        "first_player": "Anne",
        "turn": 3,
        "phase": "movement",
        "region": [
            {"name": "Rouge", "villages": ["Bourg", "Vaux", "Pré"]},
            {"name": "Vert", "villages": ["Gué", "Mont", "Lac"]},
        ],
        "diocese": [{"name": "Sigy", "villages": list(WAYS)}],
        "village": [{"name": name, **told} for name, told in villages.items()],
        "lord": [_lord(name, told) for name, told in lords.items()],
        **more,
    }
    if roads:
        data["road"] = [{"between": list(pair)} for pair in joined]
    state = State()
    for key, value in (house or {}).items():
        state.put(RULES, f"fief.{key}", wire.dumps(value))
    state.put("campaign", "game", "fief")
    effects, faults = read_position(data, state)
    assert not faults, faults
    return state.copy().apply(effects)


def _lord(name: str, told: tuple[str, str] | dict[str, Any]) -> dict[str, Any]:
    if isinstance(told, tuple):
        told = {"player": told[0], "at": told[1]}
    return {"name": name, **told}


def walks(
    state: State, player: str, to: str, *, choices: Any = None, **orders: Any
) -> Outcome:
    """Moves a player along a route, and updates the state."""
    table = Table(choices=choices, ruled=orders.pop("ruled", False))
    way = [word for word in to.split(",") if word]
    outcome = by_names(moving.move, state, state, table, player, to=way, **orders)
    table.close()
    state.apply(outcome.effects)
    return outcome


def marches(
    state: State, to: str, player: str = "Anne", choices: Any = None
) -> Outcome:
    """Moves the rebels, and updates the state."""
    table = Table(choices=choices)
    outcome = by_names(marching.march, state, state, table, player, to.split(","))
    table.close()
    state.apply(outcome.effects)
    return outcome


def refused(
    state: State, player: str, to: str, **orders: Any
) -> tuple[str, str | None]:
    """The code and rule by which a move is refused."""
    with pytest.raises(Refusal) as found:
        walks(state.copy(), player, to, **orders)
    return found.value.code, found.value.rule


def soldiers(state: State, place: str, player: str = ANNE) -> dict[str, int]:
    """The counters of a player in a place: a village, or an entrance as "Gué/Pré"."""
    parts = "/".join(f"territory:{name}" for name in place.split("/"))
    return counters(state, stack(parts, player))


def at(state: State, lord: str) -> str:
    """The place of a lord: a village, or an entrance as "Gué/Pré"."""
    place = state.text(f"lord:{lord}", "at") or ""
    return "/".join(part.partition(":")[2] for part in place.split("/"))


def owner(state: State, village: str) -> str | None:
    """The owner of a village."""
    from ledger.rules.fief.fiefs import owner_of

    found = owner_of(state, f"territory:{village}")
    return found.partition(":")[2] if found else None


def keys(outcome: Outcome) -> list[str]:
    """The keys of the warnings."""
    return [told["key"] for told in outcome.warnings]
