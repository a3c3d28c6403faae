"""What falls on the board: counters of a side, then its lords, as their owners choose."""

from __future__ import annotations

from ledger.effects import Because, moved
from ledger.record import NamedTuple
from ledger.rules.fief.board.places import came_from
from ledger.rules.fief.facts import GUARDS
from ledger.rules.fief.families import lords
from ledger.rules.fief.families.dying import die
from ledger.rules.fief.forces import (
    counters,
    guards_at,
    places_with,
    points,
    series,
    stack,
)
from ledger.rules.fief.house import house
from ledger.rules.fief.picking import pick
from ledger.rules.fief.war.change import NAMES, settle

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from ledger.rules.fief.movement.arriving import Course
    from ledger.rules.fief.war.situation import Side
    from ledger.state import State
    from ledger.table import Table


class Heap(NamedTuple):
    """Soldiers that fight together, and where they are changed.

    Attributes:
        label: how a choice names them ("Anne", "Anne.king").
        account: where they lie.
        stock: where their series lies at the treasurer.
        others: the other stacks of the same series.
        points: what they are worth.
    """

    label: str
    account: str
    stock: str
    others: tuple[str, ...]
    points: int


def heaps(state: State, side: Side) -> list[Heap]:
    """The soldiers of a side: of each player at each place, and the royal guards."""
    found = []
    for player, place in side.posts:
        name = state.name(player)
        account = stack(place, player)
        worth = points(counters(state, account))
        if worth:
            origin = came_from(place)
            several = len(side.places(player)) > 1
            label = f"{name}.{state.name(origin)}" if origin and several else name
            others = tuple(
                stack(other, player)
                for other in places_with(state, player)
                if other != place
            )
            found.append(Heap(label, account, series(player), others, worth))
        for guard in guards_at(state, place, player):
            own = GUARDS[guard]
            worth = points(counters(state, own))
            found.append(Heap(f"{name}.{guard}", own, series(guard), (), worth))
    return found


def suffer(
    course: Course,
    table: Table,
    side: Side,
    number: int,
    harm: int,
    victims: Sequence[str],
) -> list[dict[str, Any]]:
    """A side loses points, and the lords at whom dice were aimed; who died, as facts.

    Soldiers fall first, lords when no soldier is left (FIEF-FIGHT-13). The choices:
    `losses.NAME.ROUND`, how many points somebody's soldiers lose where several share
    them, and `losses.SIDE.ROUND.N`, which lord falls.
    """
    state = course.state
    troops = heaps(state, side)
    fighting = [lord for lord in side.lords(state) if lords.fights(state, lord)]
    alive = [lord for lord in fighting if lord not in victims]
    rest = harm - sum(heap.points for heap in troops)
    for heap, lost in _shared(table, troops, number, harm):
        lose(course, heap, lost)
    fallen = list(victims)
    if rest >= len(alive):
        return [fall(course, table, lord) for lord in (*fallen, *alive)]
    for at in range(rest):
        key = f"losses.{side.name}.{number}.{at + 1}"
        fallen.append(pick(state, table, key, alive))
        alive.remove(fallen[-1])
    return [fall(course, table, lord) for lord in fallen]


def _shared(
    table: Table, troops: Sequence[Heap], number: int, harm: int
) -> list[tuple[Heap, int]]:
    """Who bears how many points; asked only where there is a choice (FIGHT-23)."""
    found = []
    behind = sum(heap.points for heap in troops)
    left = min(harm, behind)
    for heap in troops:
        behind -= heap.points
        least, most = max(0, left - behind), min(heap.points, left)
        options = tuple(str(count) for count in range(least, most + 1))
        lost = int(table.choose(f"losses.{heap.label}.{number}", options))
        left -= lost
        if lost:
            found.append((heap, lost))
    return found


def lose(course: Course, heap: Heap, lost: int) -> None:
    """Soldiers lose points, with change where it can be had (FIGHT-14, -15, AMB-52)."""
    state = course.state
    before = {
        account: _held(state, account)
        for account in (heap.account, heap.stock, *heap.others)
    }
    source = str(house(state, "fight.change_source"))
    elsewhere = [before[other] for other in heap.others]
    found = settle(before[heap.account], before[heap.stock], elsewhere, lost, source)
    after = {heap.account: found.here, heap.stock: found.stock}
    after |= dict(zip(heap.others, found.elsewhere, strict=True))
    because = Because("FIEF-FIGHT-14")
    for value in NAMES:
        more = {a: after[a][value] - before[a][value] for a in before}
        givers = [account for account in more if more[account] < 0]
        for account in (one for one in more if more[one] > 0):
            for giver in givers:
                count = min(more[account], -more[giver])
                course.do(moved(value, count, giver, account, because))
                more[account] -= count
                more[giver] += count


def _held(state: State, account: str) -> Mapping[str, int]:
    return {value: state.balance(account, value) for value in NAMES}


def fall(course: Course, table: Table, lord: str) -> dict[str, Any]:
    """A lord falls in the battle (FIEF-FIGHT-20, FIEF-LORD-05)."""
    effects, told, notes = die(course.state, table, lord, "battle")
    course.do(effects)
    course.warnings += notes
    return told
