"""Placing what was bought: earthworks, oil on the walls, machines and artillery."""

from __future__ import annotations

from ledger.effects import Because
from ledger.errors import Misuse, Refused
from ledger.rules.game import Outcome, warning
from ledger.rules.siege import pieces, scenarios, sections
from ledger.rules.siege.house import house
from ledger.rules.siege.lists import OIL, WITH_UNIT
from ledger.rules.siege.scenarios import ATTACKER, DEFENDER
from ledger.rules.siege.units import PLACED
from ledger.state import changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ledger.shapes.siege.pieces import Placed
    from ledger.state import State
    from ledger.table import Table

# Mantlets belong to a unit, too, although no rule says that it must be named.
WITH_UNITS = (*WITH_UNIT, "mantlets")


def place(
    state: State,
    table: Table,
    side: str,
    item: str,
    *,
    count: int | None,
    on: str | None,
) -> Outcome[Placed]:
    """A side places pieces that it has bought."""
    code = scenarios.demand(state)
    count = count or 1
    if item in WITH_UNITS:
        raise Refused("rule", "siege.with_unit", rule="SIEGE-LIST-10", piece=item)
    if item in PLACED and state.turn > 1:
        own = code == scenarios.BRAKEN_KEEP
        rule = "SIEGE-SCN3-11" if own else "SIEGE-EARTH-05"
        table.object(Refused("out_of_phase", "siege.late", rule=rule, piece=item))
    because = Because("SIEGE-LIST-11" if item == OIL else "SIEGE-LIST-12", side)
    if item not in PLACED:
        because = Because("SIEGE-LIST-09", side)
    effects = pieces.taken(state, side, item, count, because)
    warnings = _in_turn(state, side, item, count)
    section = None
    if item == OIL:
        section = _wall(state, table, on)
        there = state.number(section, "oil")
        if there + count > 1 and house(state, "boiling_oil_covers") != "one_use":
            warnings.append(
                warning("siege.oil_twice", rule="SIEGE-AMB-12", section=section)
            )
        effects.append(changed(state, section, "oil", there + count))
    elif on is not None:
        raise Misuse("usage", "siege.not_on", piece=item)
    after = state.copy().apply(effects)
    result: Placed = {
        "side": side,
        "item": item,
        "count": count,
        "section": section,
        "placed": after.balance(pieces.on_table(side), item),
        "left": after.balance(side, item),
        "next": next_to_place(after),
    }
    asked = {"side": side, "item": item, "count": count, "section": section}
    return Outcome(asked, result, effects, warnings)


def _wall(state: State, table: Table, on: str | None) -> str:
    """The wall section, tower or gate that the oil is for (SIEGE-AMB-12)."""
    if on is None:
        raise Misuse("usage", "siege.oil_where")
    sections.demand_standing(state, on)
    if sections.kind_of(state, on) == sections.COURTYARD:
        table.object(Refused("rule", "siege.no_wall", rule="SIEGE-LIST-11", section=on))
    return on


def next_to_place(state: State) -> str | None:
    """The side that places next, while both still have something to place.

    The defender places everything first (SIEGE-EARTH-06), or the sides place one piece
    each in turn, in some scenarios (SIEGE-SCN3-12, SIEGE-AMB-30).
    """
    whose = {role: scenarios.of_role(state, role) for role in (DEFENDER, ATTACKER)}
    left = {
        role: sum(state.balance(side, item) for item in PLACED) if side else 0
        for role, side in whose.items()
    }
    if not (left[DEFENDER] and left[ATTACKER]):
        return (
            whose[DEFENDER]
            if left[DEFENDER]
            else (whose[ATTACKER] if left[ATTACKER] else None)
        )
    done = {
        role: sum(
            pieces.owned(state, side, item) - state.balance(side, item)
            for item in PLACED
        )
        for role, side in whose.items()
        if side
    }
    in_turn = alternating(state) and done[DEFENDER] > done[ATTACKER]
    return whose[ATTACKER] if in_turn else whose[DEFENDER]


def alternating(state: State) -> bool:
    """Whether the sides place one piece each in turn."""
    own = scenarios.present(state) == scenarios.BRAKEN_KEEP
    return own and bool(house(state, "scenario3_alternate_placement"))


def _in_turn(state: State, side: str, item: str, count: int) -> list[dict[str, Any]]:
    """Warnings where it is not a side's turn to place, or it places too many."""
    if item not in PLACED:
        return []
    one_each = alternating(state)
    rule = "SIEGE-SCN3-12" if one_each else "SIEGE-EARTH-06"
    due = next_to_place(state)
    if due is not None and due != side:
        key = "siege.place_turn" if one_each else "siege.place_first"
        return [warning(key, rule=rule, side=side, other=due)]
    own = scenarios.role(state, side) or ATTACKER
    rival = scenarios.of_role(state, scenarios.other(own))
    waits = rival and any(state.balance(rival, one) for one in PLACED)
    if one_each and count > 1 and waits:
        return [warning("siege.place_one", rule=rule, side=side, other=rival)]
    return []
