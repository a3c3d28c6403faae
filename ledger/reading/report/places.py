"""Where the territories are, and who owned them at the end of each turn.

If the map file gives positions, they are used; otherwise the roads pull the villages
into place, and without roads the territories are set out in rows.
"""

from __future__ import annotations

from math import cos, hypot, pi, sin

from ledger.naming import folded
from ledger.reading.report.timeline import Watcher
from ledger.rules import game_named

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ledger.reading.report.timeline import Turn
    from ledger.rules.game import Game
    from ledger.state import State

    Point = tuple[float, float]

ROUNDS = 300  # rounds of pulling and pushing, until hardly anything moves
SIZE = 1000  # the longer side of the map
ACROSS = 5  # territories per row, where there are no roads
LAID_OUT = ("name", "roads", "x", "y")  # the facts on which the layout depends
NEAR = 0.01  # nearer places push and pull as if they were as far as this
APART = 0.6  # the distance between rows, relative to that within a row


class Owners(Watcher):
    """Notes the owner of each territory at the end of some turns."""

    def __init__(
        self, turns: frozenset[tuple[int, int]], lands: Sequence[str], game: Game
    ) -> None:
        self.chosen, self.lands, self.game = turns, lands, game
        self.found: list[tuple[Turn, dict[str, str | None]]] = []

    def ended(self, turn: Turn, state: State) -> None:
        """Notes the owners; turns in which nothing changed hands share one table."""
        if turn.moment in self.chosen:
            of = {land: self.game.owner_of(state, land) for land in self.lands}
            if self.found and self.found[-1][1] == of:
                of = self.found[-1][1]
            self.found.append((turn, of))


def places(owners: Owners, now: State) -> dict[str, Any] | None:
    """The map of the campaign; None where there are no territories."""
    lands = _in_order(now)
    if not lands:
        return None
    return {
        **_laid_out(now, lands),
        "owners": [
            {
                "turn": turn.number,
                "chapter": turn.chapter,
                "of": _named(lands, of, now),
            }
            for turn, of in owners.found
        ],
    }


class Places:
    """The map of one moment after the other; it is laid out again only if it changed."""

    def __init__(self) -> None:
        self._laid_out: dict[tuple[object, ...], dict[str, Any]] = {}

    def of(self, state: State) -> dict[str, Any] | None:
        """The map with its owners (`of`); None where there are no territories."""
        lands = _in_order(state)
        if not lands:
            return None
        key = tuple((land, *map(state.facts[land].get, LAID_OUT)) for land in lands)
        if key not in self._laid_out:
            self._laid_out[key] = _laid_out(state, lands)
        owner_of = game_named(state.game).owner_of
        owners = {land: owner_of(state, land) for land in lands}
        return {**self._laid_out[key], "of": _named(lands, owners, state)}


def _named(
    lands: Sequence[str], of: dict[str, str | None], now: State
) -> dict[str, str | None]:
    """The owner of each territory, by name."""
    return {now.name(t): now.name(who) if (who := of[t]) else None for t in lands}


def _in_order(now: State) -> list[str]:
    """The territories in the order of their names."""
    return sorted(now.subjects("territory"), key=lambda t: (folded(now.name(t)), t))


def _laid_out(now: State, lands: Sequence[str]) -> dict[str, Any]:
    """The territories with their places and roads."""
    roads = _roads(now, lands)
    placed = _given(now, lands) or (_pulled(lands, roads) if roads else _rows(lands))
    return {
        "lands": [
            {"name": now.name(land), "x": round(x), "y": round(y)}
            for land, (x, y) in _stretched(placed).items()
        ],
        "roads": [[now.name(a), now.name(b)] for a, b in roads],
    }


def _roads(state: State, lands: Sequence[str]) -> list[tuple[str, str]]:
    """Each road once, in the order of the territories."""
    roads = dict.fromkeys(
        (min(land, other), max(land, other))
        for land in lands
        for other in state.words(land, "roads")
        if other in lands
    )
    return list(roads)


def _given(state: State, lands: Sequence[str]) -> dict[str, Point] | None:
    """The positions from the map file, if it gives all of them."""
    places: dict[str, Point] = {}
    for land in lands:
        x, y = state.get(land, "x"), state.get(land, "y")
        if not (isinstance(x, int) and isinstance(y, int)):
            return None
        places[land] = (float(x), float(y))
    return places


def _rows(lands: Sequence[str]) -> dict[str, Point]:
    return {
        land: (float(number % ACROSS), APART * (number // ACROSS))
        for number, land in enumerate(lands)
    }


def _pulled(lands: Sequence[str], roads: Sequence[tuple[str, str]]) -> dict[str, Point]:
    """Positions by simulated forces, always the same: roads pull, all else pushes."""
    many = len(lands)
    place = [(cos(2 * pi * i / many), sin(2 * pi * i / many)) for i in range(many)]
    number = {land: i for i, land in enumerate(lands)}
    pairs = [(number[a], number[b]) for a, b in roads]
    far = (4 / many) ** 0.5
    for step in range(ROUNDS):
        force = _pushed(place, far * far)
        for i, j in pairs:
            _pull(force, place, (i, j), 1 / far)
        most = 0.2 * (1 - step / ROUNDS)
        for i, (fx, fy) in enumerate(force):
            size = hypot(fx, fy) or 1.0
            reach = min(size, most) / size
            place[i] = (place[i][0] + fx * reach, place[i][1] + fy * reach)
    return dict(zip(lands, place, strict=True))


def _pushed(place: Sequence[Point], strength: float) -> list[list[float]]:
    """The forces with which all places push each other apart, less when far away."""
    force: list[list[float]] = []
    for i, (x, y) in enumerate(place):
        fx = fy = 0.0
        for other, (ox, oy) in zip(force, place[:i], strict=True):
            dx, dy = x - ox, y - oy
            size = strength / max(dx * dx + dy * dy, NEAR * NEAR)
            fx += dx * size
            fy += dy * size
            other[0] -= dx * size
            other[1] -= dy * size
        force.append([fx, fy])
    return force


def _pull(
    force: Sequence[list[float]],
    place: Sequence[Point],
    pair: tuple[int, int],
    strength: float,
) -> None:
    """Adds the force with which a road pulls its ends together, more when far away."""
    i, j = pair
    dx, dy = place[i][0] - place[j][0], place[i][1] - place[j][1]
    size = strength * max(hypot(dx, dy), NEAR)
    force[i][0] -= dx * size
    force[i][1] -= dy * size
    force[j][0] += dx * size
    force[j][1] += dy * size


def _stretched(placed: dict[str, Point]) -> dict[str, Point]:
    """The same positions, scaled from 0 to the size of the map."""
    xs, ys = zip(*placed.values(), strict=True)
    left, top = min(xs), min(ys)
    scale = SIZE / (max(max(xs) - left, max(ys) - top) or 1)
    return {t: ((x - left) * scale, (y - top) * scale) for t, (x, y) in placed.items()}
