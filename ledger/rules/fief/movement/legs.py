"""Soldiers on the way: which go all the way, which stay behind, which join."""

from __future__ import annotations

from ledger.effects import Because, Transfer
from ledger.errors import Misuse, Refused
from ledger.record import NamedTuple
from ledger.rules.fief import forces
from ledger.rules.fief.board.places import came_from, village_of
from ledger.rules.fief.facts import TROOPS
from ledger.rules.fief.forces import stack
from ledger.rules.fief.movement.party import among
from ledger.rules.fief.movement.paths import forbid
from ledger.rules.fief.movement.walking import Group, allowed, freshest, groups, noted
from ledger.rules.fief.tables import LIMITS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from typing import Any

    from ledger.rules.fief.movement.party import Party, Troops
    from ledger.rules.fief.movement.passage import Crossing
    from ledger.rules.fief.movement.progress import Progress
    from ledger.state import State
    from ledger.table import Table

STEPS = "FIEF-MOVE-06"


class Orders(NamedTuple):
    """A player's orders for soldiers in a move.

    Attributes:
        troops: the soldier counters that start with the lords.
        drop: those that stay behind in a village on the way.
        pick: those that join them in a village on the way.
    """

    troops: Troops | None = None
    drop: tuple[str | None, Troops] | None = None
    pick: tuple[str | None, Troops] | None = None


class Leg(NamedTuple):
    """Soldiers of one value, archers or bombards that walk somewhere together."""

    value: str
    source: str
    target: str
    steps: int
    walks: Group


class Plan(NamedTuple):
    """Which soldiers walk from where to where.

    Attributes:
        legs: the soldiers that walk, by value and by shared way.
        rests: the villages inside which counters come to rest.
        facts: what is dropped, picked up and brought to the end, as facts.
    """

    legs: tuple[Leg, ...]
    rests: tuple[str, ...]
    facts: dict[str, Any]


def plan_legs(
    state: State,
    party: Party,
    crossing: Crossing,
    orders: Orders,
    way: Sequence[str],
) -> Plan:
    """Plans soldiers that go all the way, stay behind on it, or join on it."""
    start, end = stack(party.place, party.player), stack(crossing.end, party.player)
    held = forces.troops(state, start)
    going = among(orders.troops, held)
    _need(held, going, party, party.place)
    dropped, drop_at = _on_the_way(orders.drop, way, lambda _: going)
    picked, pick_at = _on_the_way(
        orders.pick,
        way,
        lambda village: forces.troops(state, stack(village, party.player)),
    )
    for value, count in dropped.items():
        if count > going.get(value, 0):
            there = going.get(value, 0)
            facts = {"counter": value, "wanted": count, "there": there}
            raise Refused("not_enough", "fief.drop_more", rule="FIEF-MOVE-07", **facts)
    reached = dict(zip(crossing.crossed, crossing.cost, strict=True))
    legs: list[Leg] = []
    halts: dict[str, Any] = {"dropped": None, "picked": None}
    pool = {value: groups(state, start, value) for value in held}
    if drop_at in reached and drop_at != crossing.end:
        target = stack(drop_at, party.player)
        legs += _legs(pool, dropped, start, target, reached[drop_at])
        going = _less(going, dropped)
        halts["dropped"] = {"village": drop_at, "troops": dropped}
    legs += _legs(pool, going, start, end, crossing.steps)
    total = dict(going)
    if pick_at in reached and pick_at != crossing.end:
        joins = stack(pick_at, party.player)
        _need(forces.troops(state, joins), picked, party, pick_at)
        pool = {value: groups(state, joins, value) for value in picked}
        walked = crossing.steps - reached[pick_at]
        legs += _legs(pool, picked, joins, end, walked)
        halts["picked"] = {"village": pick_at, "troops": picked}
        for value, count in picked.items():
            total[value] = total.get(value, 0) + count
    halts["troops"] = {kind: total[kind] for kind in TROOPS if total.get(kind)}
    rests = [] if came_from(crossing.end) else [crossing.end]
    if halts["dropped"]:
        rests.insert(0, halts["dropped"]["village"])
    return Plan(tuple(legs), tuple(rests), halts)


def _on_the_way(
    wanted: tuple[str | None, Troops] | None,
    way: Sequence[str],
    there: Callable[[str], Mapping[str, int]],
) -> tuple[dict[str, int], str]:
    """Counters that stay or join in a village on the way: the first one, or a named one.

    `there` gives the counters of which any may stay or join.
    """
    if wanted is None:
        return {}, ""
    between = list(way[:-1])
    village = wanted[0] or (between or [""])[0]
    if village not in between:
        raise Misuse("usage", "fief.not_on_the_way", rule="FIEF-MOVE-07")
    return among(wanted[1], there(village)), village


def _legs(
    pool: dict[str, Group],
    wanted: Mapping[str, int],
    source: str,
    target: str,
    steps: int,
) -> list[Leg]:
    """Legs of the freshest counters of each value, even there and back (FIEF-MOVE-09).

    See FIEF-MOVE-08.
    """
    legs = []
    for value, count in wanted.items():
        if not steps:
            continue
        walks = freshest(pool[value], count)
        for walk, part in walks.items():
            pool[value][walk] -= part
        pool[value] = {walk: n for walk, n in pool[value].items() if n}
        legs.append(Leg(value, source, target, steps, walks))
    return legs


def _less(held: Mapping[str, int], taken: Mapping[str, int]) -> dict[str, int]:
    left = {value: count - taken.get(value, 0) for value, count in held.items()}
    return {value: count for value, count in left.items() if count}


def _need(
    held: Mapping[str, int], wanted: Mapping[str, int], party: Party, place: str
) -> None:
    """Refuses to move more counters than are there."""
    for value, count in wanted.items():
        if count > held.get(value, 0):
            facts = {
                "player": party.player,
                "village": village_of(place),
                "counter": value,
                "wanted": count,
                "there": held.get(value, 0),
            }
            rule = "FIEF-MOVE-09"
            raise Refused("not_enough", "fief.few_counters", rule=rule, **facts)


def most_steps(party: Party) -> int:
    """The most roads that a counter of this party may walk in a turn."""
    steps: int = LIMITS["steps_darc"] if party.darc else LIMITS["steps"]
    return steps


def within_limits(state: State, table: Table, party: Party, plan: Plan) -> None:
    """Refuses soldiers too long a way, each by how far it has walked (MOVE-09)."""
    most = most_steps(party)
    for leg in plan.legs:
        for walk in leg.walks:
            if not allowed(state, walk, leg.steps, darc=party.darc):
                facts: dict[str, Any] = {
                    "counter": leg.value,
                    "village": village_of(leg.source),
                }
                facts |= {"walked": walk.steps, "more": leg.steps, "most": most}
                refusal = Refused("rule", "fief.soldier_steps", rule=STEPS, **facts)
                forbid(state, table, refusal)


def walk_leg(progress: Progress, leg: Leg, *, darc: bool) -> None:
    """Moves the counters of a leg; both stacks remember how far they have walked."""
    state = progress.state
    because = Because("FIEF-MOVE-03", village_of(leg.target))
    home = leg.source == leg.target  # those who come back have walked all the same
    left = groups(state, leg.source, leg.value)
    there = left if home else groups(state, leg.target, leg.value)
    for walk, count in leg.walks.items():
        left[walk] -= count
        after = walk.further(leg.steps, darc=darc)
        there[after] = there.get(after, 0) + count
    count = sum(leg.walks.values())
    if not home:
        progress.do([Transfer(leg.value, count, leg.source, leg.target, because)])
        progress.do(noted(state, leg.source, leg.value, left), because)
    progress.do(noted(state, leg.target, leg.value, there), because)
