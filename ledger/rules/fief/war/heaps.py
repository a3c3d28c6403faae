"""What a side of a battle on the board can lose: its counters, heap by heap."""

from __future__ import annotations

from ledger.record import NamedTuple
from ledger.rules.fief.board.places import came_from
from ledger.rules.fief.facts import (
    ARCHER,
    GUARDS,
    GUARDSMEN,
    MERCENARY,
    REBELS,
    STOCK,
    VALUES,
)
from ledger.rules.fief.forces import guards_at, of_value, places_with, series, stack
from ledger.rules.fief.tables import VALUES as WORTH
from ledger.rules.fief.war.mustering import (
    KNIGHT,
    SERGEANT,
    by_counter,
    committed,
)
from ledger.rules.fief.war.tables import TROOPS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from ledger.rules.fief.war.side import Side
    from ledger.state import State

# The names of counters where each falls as a whole.
CALLED = {SERGEANT: "sergeants", KNIGHT: "knights"}
GUARD_CALLED = {"guard_sergeant": "guard", "guard_knight": "guard_knights"}


class Heap(NamedTuple):
    """Counters of one kind that are together, and where they are exchanged.

    Attributes:
        label: how a choice names them ("Anne", "Anne.archers", "Anne.king").
        kind: their kind in the battle rule ("archers").
        account: where they are.
        stock: where they go.
        points: their worth.
        counters: the counters of its series, by the value for which change is made.
        values: which of them make up the heap.
        others: the other stacks of the same series, which may give change.
        unit: how many points at once make a counter fall; 1 with change.
        rule: the rule by which they fall.
        owner: the player who owns them.
    """

    label: str
    kind: str
    account: str
    stock: str
    points: int
    counters: Mapping[str, str]
    values: tuple[str, ...] = (SERGEANT,)
    others: tuple[str, ...] = ()
    unit: int = 1
    rule: str = "FIEF-FIGHT-14"
    owner: str = ""


def heaps(state: State, side: Side) -> list[Heap]:
    """The troops of a side: of each player at each place, and the royal guards.

    Bombards are left out: they can never be chosen (TAC-BOMB-08).
    """
    return [
        heap._replace(owner=player)
        for player, place in side.posts
        for heap in _every(state, side, player, place)
        if heap.points
    ]


def _every(state: State, side: Side, player: str, place: str) -> Iterator[Heap]:
    name = state.name(player)
    origin = came_from(place)
    several = len(side.places(player)) > 1
    label = f"{name}.{state.name(origin)}" if origin and several else name
    account, stock = stack(place, player), series(player)
    others = () if player == REBELS else _elsewhere(state, place, player)
    soldiers = Heap(label, "soldiers", account, stock, 0, {}, others=others)
    yield from _valued(state, side, soldiers)
    archers = state.balance(account, ARCHER) * TROOPS["archers"]
    yield Heap(
        f"{label}.archers",
        *("archers", account, stock, archers, {SERGEANT: ARCHER}),
        rule="TAC-ARCH-03",
    )
    hired = committed(state, side, account) * TROOPS["mercenaries"]
    yield Heap(
        f"{label}.mercenaries",
        *("mercenaries", account, STOCK, hired, {SERGEANT: MERCENARY}),
        rule="TAC-MERC-29",
    )
    for guard in guards_at(state, place, player):
        whose, own = f"{name}.{guard}", GUARDS[guard]
        royal = Heap(whose, "royal", own, series(guard), 0, {})
        yield from _valued(state, side, royal)
        yield from _escort(state, side, f"{whose}.guard", own)


def _elsewhere(state: State, place: str, player: str) -> tuple[str, ...]:
    return tuple(
        stack(other, player) for other in places_with(state, player) if other != place
    )


def _valued(state: State, side: Side, heap: Heap) -> Iterator[Heap]:
    """Counters of 1, 3 and 6: one heap, or a heap for each value (TAC-GEN-07)."""
    held = of_value(state, heap.account)
    counters = {value: value for value in VALUES}
    if not by_counter(side.customs):
        worth = sum(WORTH[value] * count for value, count in held.items())
        yield heap._replace(points=worth, counters=counters, values=VALUES)
        return
    for value, count in held.items():
        kind = CALLED.get(value, value)
        yield heap._replace(
            label=f"{heap.label}.{kind}",
            kind=CALLED.get(value, heap.kind) if heap.kind == "soldiers" else heap.kind,
            points=WORTH[value] * count,
            counters=counters,
            values=(value,),
            unit=1 if side.customs.changes else WORTH[value],
        )


def _escort(state: State, side: Side, label: str, account: str) -> Iterator[Heap]:
    """The guard of the extension, which has a neutral stock, not the players'."""
    knight, sergeant = GUARDSMEN
    for value, counter in ((SERGEANT, sergeant), (KNIGHT, knight)):
        kind = GUARD_CALLED[counter]
        worth = TROOPS[kind]
        yield Heap(
            label if kind == "guard" else f"{label}_knights",
            *(kind, account, STOCK, state.balance(account, counter) * worth),
            {SERGEANT: sergeant, KNIGHT: knight},
            values=(value,),
            unit=1 if side.customs.changes else worth,
            rule="TAC-GUARD-20",
        )
