"""Individual machines and artillery: their hits, and the units that serve them.

A piece becomes a thing of its own only when there is something to record about it:
it was hit, or a unit serves it. Pieces of an item are numbered in order of purchase.
"""

from __future__ import annotations

from ledger.effects import Because
from ledger.errors import Refused
from ledger.rules.common.ids import new_id
from ledger.rules.game import Outcome
from ledger.rules.siege import pieces
from ledger.state import changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.effects import Effect
    from ledger.rules.common.ids import Entering
    from ledger.shapes.siege.pieces import Hit
    from ledger.state import State
    from ledger.table import Table

MACHINE = "machine:"
MOST_TOLD = 200  # of one item, listed individually: no table has more


def machines(state: State) -> list[str]:
    """The ids of the machines about which something is recorded."""
    return sorted(subject for subject in state.facts if subject.startswith(MACHINE))


def known(state: State, side: str, item: str, number: int) -> str | None:
    """The id of a machine about which something is recorded."""
    for machine in machines(state):
        whose = state.get(machine, "side"), state.get(machine, "item")
        if whose == (side, item) and state.number(machine, "number") == number:
            return machine
    return None


def full(item: str) -> int:
    """The hits that an item has when new."""
    hits: int = pieces.facts_of(item).get("hits", 0)
    return hits


def left(state: State, side: str, item: str, number: int) -> int:
    """The hits that a machine has left."""
    machine = known(state, side, item, number)
    return state.number(machine, "hits") if machine else full(item)


def intact(state: State, side: str, item: str) -> list[int]:
    """The numbers of those that are not destroyed."""
    every = range(1, many(state, side, item) + 1)
    return [number for number in every if left(state, side, item, number)]


def many(state: State, side: str, item: str) -> int:
    """How many there ever were, which may exceed a corrected count."""
    numbers = [
        state.number(machine, "number")
        for machine in machines(state)
        if (state.get(machine, "side"), state.get(machine, "item")) == (side, item)
    ]
    return min(MOST_TOLD, max([pieces.owned(state, side, item), *numbers]))


def manned_by(state: State, unit: str, item: str) -> str | None:
    """The machine of this item that a unit serves."""
    for machine in machines(state):
        if (state.get(machine, "unit"), state.get(machine, "item")) == (unit, item):
            return machine
    return None


def of_unit(state: State, unit: str, item: str) -> int | None:
    """The number of the machine of this item that a unit serves."""
    machine = manned_by(state, unit, item)
    return state.number(machine, "number") if machine else None


def manned(
    state: State,
    table: Table,
    side: str,
    item: str,
    number: int | None,
    unit: str,
    entering: Entering,
) -> list[Effect]:
    """Gives a unit a machine that no other unit serves yet."""
    free = [
        one
        for one in intact(state, side, item)
        if not (machine := known(state, side, item, one))
        or state.get(machine, "unit") is None
    ]
    if not free:
        raise _no_such(side, item, 0, free)
    if number is None:
        # They are interchangeable, unless one has already been hit.
        whole = {left(state, side, item, one) for one in free}
        number = free[0] if len(whole) == 1 else _chosen(table, free)
    elif number not in free:
        raise _no_such(side, item, number, free)
    machine, effects = _thing(state, side, item, number, entering)
    return [*effects, changed(state, machine, "unit", unit)]


def _chosen(table: Table, numbers: list[int]) -> int:
    return int(table.choose("machine", [str(number) for number in numbers]))


def _no_such(side: str, item: str, number: int, there: list[int]) -> Refused:
    return Refused(
        "unknown_name",
        "siege.machine" if there else "siege.no_machine",
        rule="SIEGE-LIST-15",
        side=side,
        piece=item,
        number=number,
        numbers=there,
    )


def _thing(
    state: State, side: str, item: str, number: int, entering: Entering
) -> tuple[str, list[Effect]]:
    """The id of a machine as a thing of its own, and the effects that make it one."""
    machine = known(state, side, item, number)
    if machine:
        return machine, []
    name = f"{state.name(side)}.{item}.{number}"
    machine = new_id("machine", name, entering.entry, entering.unused)
    return machine, [
        changed(state, machine, "side", side),
        changed(state, machine, "item", item),
        changed(state, machine, "number", number),
        changed(state, machine, "hits", full(item)),
    ]


def hit(
    state: State,
    table: Table,
    entering: Entering,
    side: str,
    item: str,
    hits: int,
    number: int | None,
) -> Outcome[Hit]:
    """A machine is hit, and its last hit destroys it."""
    if not full(item):
        raise Refused("rule", "siege.no_hits", rule="SIEGE-LIST-15", piece=item)
    there = intact(state, side, item)
    if not there or (number is not None and number not in there):
        raise _no_such(side, item, number or 0, there)
    which = number if number is not None else _chosen(table, there)
    effects = harmed(state, side, item, which, hits, entering)
    after = state.copy().apply(effects)
    remaining = left(after, side, item, which)
    asked = {"side": side, "item": item, "number": which, "hits": hits}
    machine = known(state, side, item, which)
    result: Hit = {
        "side": side,
        "item": item,
        "number": which,
        "hits": hits,
        "left": remaining,
        "destroyed": not remaining,
        "unit": state.text(machine, "unit") if machine else None,
    }
    return Outcome(asked, result, effects)


def harmed(
    state: State, side: str, item: str, number: int, hits: int, entering: Entering
) -> list[Effect]:
    """The effect of hits on a machine; if destroyed, it is lost to its unit, too."""
    machine, effects = _thing(state, side, item, number, entering)
    remaining = max(0, left(state, side, item, number) - hits)
    after = state.copy().apply(effects)
    effects.append(changed(after, machine, "hits", remaining or None))
    if remaining:
        return effects
    because = Because("SIEGE-LIST-15", side)
    effects += pieces.destroyed(state, side, item, 1, because)
    unit = state.text(machine, "unit")
    if unit:
        effects.append(changed(state, machine, "unit", None))
        effects += pieces.without(state, unit, item)
    return effects
