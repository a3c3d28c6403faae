"""The position file of a siege: its scenario, sides, sections, units, past results."""

from __future__ import annotations

from ledger.effects import moved
from ledger.journal import MOST_BALANCE
from ledger.rules.common import position as common
from ledger.rules.common.position_reader import Path, Reader
from ledger.rules.siege import lists, pieces
from ledger.rules.siege.armies import allowance
from ledger.rules.siege.audit import WORDS, audit
from ledger.rules.siege.campaign import bonus
from ledger.rules.siege.facts import ALLOWANCE, KINDS
from ledger.rules.siege.house import house
from ledger.rules.siege.positions import things, writing
from ledger.rules.siege.scenarios import (
    ATTACKER,
    ROLES,
    SCENARIOS,
    number,
    of_role,
    order,
    role,
    value,
)
from ledger.state import CAMPAIGN, WORLD, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from ledger.rules.game import Reading
    from ledger.state import State

KNOWN = (
    *common.SHARED,
    *("scenario", "gate", "first", "turn_limit", "ended"),
    *("side", "section", "unit", "machine", "played"),
)
COUNTS = ("points", "spent", "units", "general_died", "broken")
TEXTS = ("people", "general")
HEAPS = ("equipment", "placed", "destroyed")
SIDE = ("name", "role", *COUNTS, *TEXTS, ALLOWANCE, *HEAPS)


def read_position(data: Mapping[str, Any], state: State) -> Reading:
    """The effects that set up a position, and every fault with its path."""
    reader = _read(data, state)
    if not reader.faults:
        reader.faults += [(("side",), one) for one in audit(reader.state)]
    return reader.effects, reader.faults


def write_position(state: State) -> dict[str, Any]:
    """The present state in the same form."""
    return writing.page(state, _read)


def _read(data: Mapping[str, Any], state: State) -> Reader:
    """What stands in a position."""
    from ledger.rules.siege import GAME

    reader = Reader(data, state.copy(), GAME)
    reader.only(data, KNOWN, ())
    common.read_seats(reader)
    common.read_money(reader, 0)
    common.read_territories(reader)
    common.read_titles(reader)
    _read_scenario(reader)
    for path, table in reader.tables("side"):
        _read_side(reader, table, path)
    _read_rival(reader)
    things.read(reader)
    _read_first(reader)
    _read_allowances(reader)
    common.read_clock(reader, order(reader.state))
    phases = order(reader.state)
    if phases and reader.state.phase is None:
        reader.add(changed(reader.state, CAMPAIGN, "phase", phases[0]))
    common.read_holdings(reader)
    common.read_facts(reader)
    return reader


# The scenario ------------------------------------------------------------------------


def _read_scenario(reader: Reader) -> None:
    """`scenario`, `gate`, `turn_limit`, `ended`; a gate is as the house has it."""
    data = reader.data
    code = scenario_of(reader, data, ())
    ended = things.flag(reader, data, "ended", ())
    gate = reader.text(data, "gate", ())
    if gate is not None and gate not in WORDS["campaign", "gate_as"]:
        things.unknown(reader, ("gate",), gate, WORDS["campaign", "gate_as"])
        gate = None
    if gate is None and code and value(code, "siege_rules"):
        gate = house(reader.state, "gate_treated_as")
    limit = reader.number(data, "turn_limit", (), least=1)
    for field, fact in {
        "scenario": code,
        "gate_as": gate,
        "turn_limit": limit,
        "ended": ended,
    }.items():
        if fact:
            reader.add(changed(reader.state, CAMPAIGN, field, fact))


def scenario_of(reader: Reader, table: Mapping[str, Any], path: Path) -> str | None:
    """A scenario by its number or its code; a fault where it is neither."""
    word = table.get("scenario")
    if word is None:
        return None
    for code in SCENARIOS:
        if word == code or (type(word) is int and word == number(code)):
            return code
    things.unknown(reader, (*path, "scenario"), word, SCENARIOS)
    return None


def _read_first(reader: Reader) -> None:
    """`first`: a side; otherwise the scenario's, or the besiegers."""
    first = reader.one("side", reader.data, "first", ())
    code = reader.state.text(CAMPAIGN, "scenario")
    if first is None and code:
        first = of_role(reader.state, value(code, "first") or ATTACKER)
    if first:
        reader.add(changed(reader.state, CAMPAIGN, "first", first))


# Sides -------------------------------------------------------------------------------


def _read_side(reader: Reader, table: Mapping[str, Any], path: Path) -> None:
    """`[[side]]`: its role, points, people, general; what it has bought and lost."""
    reader.only(table, SIDE, path)
    side = reader.new("side", table, "name", path)
    whose = reader.text(table, "role", path)
    if whose is not None and whose not in ROLES:
        things.unknown(reader, (*path, "role"), whose, ROLES)
        whose = None
    facts: dict[str, Any] = {"role": whose}
    facts |= {key: reader.number(table, key, path) for key in COUNTS}
    facts |= {key: reader.text(table, key, path) for key in TEXTS}
    usual = _usual(reader, whose)
    if facts["points"] is None:
        facts["points"] = usual
    if not side:
        return
    for field, fact in facts.items():
        if fact:
            reader.add(changed(reader.state, side, field, fact))
    accounts = (side, pieces.on_table(side), pieces.lost(side))
    for key, account in zip(HEAPS, accounts, strict=True):
        _read_heap(reader, table, key, path, account)


def _read_rival(reader: Reader) -> None:
    """The other side, where only the stands of a section name it."""
    state = reader.state
    missing = [whose for whose in ROLES if of_role(state, whose) is None]
    names = things.unknown_sides(reader)
    if not state.text(CAMPAIGN, "scenario") or len(missing) != 1 or len(names) != 1:
        return
    name, path = names.popitem()
    side = reader.new("side", {"name": name}, "name", path)
    if side:
        reader.add(changed(state, side, "role", missing[0]))
        points = _usual(reader, missing[0])
        reader.add(*([changed(state, side, "points", points)] if points else []))


def _usual(reader: Reader, whose: str | None) -> int | None:
    """The points that a scenario has for a side of which they are not told."""
    code = reader.state.text(CAMPAIGN, "scenario")
    if code is None or whose is None:
        return None
    found: dict[str, int] = value(code, "points") or {}
    return found.get(whose)


def _read_heap(
    reader: Reader, table: Mapping[str, Any], key: str, path: Path, account: str
) -> None:
    """`equipment = { ram = 2 }`: pieces by item, on one of a side's accounts."""
    heap = table.get(key, {})
    if not isinstance(heap, dict):
        reader.fault((*path, key), "position.table", key)
        return
    for item in heap:
        amount = reader.number(heap, item, (*path, key), most=MOST_BALANCE)
        if item not in KINDS:
            things.unknown(reader, (*path, key, item), item, KINDS)
        elif amount:
            reader.add(*moved(item, amount, WORLD, account))


def _read_allowances(reader: Reader) -> None:
    """`allowance`; where it is not told, what the pieces have left of it."""
    code = reader.state.text(CAMPAIGN, "scenario")
    told: dict[str, tuple[int | None, Path]] = {}
    for path, table in reader.tables("side"):
        points = reader.number(table, ALLOWANCE, path, most=MOST_BALANCE)
        side = things.known(reader, "side", table.get("name"))
        if side:
            told[side] = points, path
    for side in reader.state.subjects("side"):
        points, path = told.get(side, (None, ("side",)))
        whose = role(reader.state, side)
        if points is None and code and whose:
            points = _left(reader, code, side, whose, path)
        reader.add(*moved(ALLOWANCE, points or 0, WORLD, side))


def _left(reader: Reader, code: str, side: str, whose: str, path: Path) -> int:
    """What the pieces of a side have left of its points for equipment."""
    state = reader.state
    points, spent = state.number(side, "points"), state.number(side, "spent")
    have = allowance(state, code, whose, points, spent or None)
    owned = {i: count for i in KINDS if (count := pieces.owned(state, side, i))}
    paid = lists.cost(owned)
    people, helped = state.text(side, "people"), bonus(state, code) > 0
    buyer = lists.Buyer(whose, code, points, people, helped, spent or None)
    for refusal in (
        *(one for item in owned for one in lists.item_refusals(state, buyer, item)),
        *lists.sum_refusals(state, buyer, owned),
    ):
        if refusal.key != "siege.over_allowance":
            reader.fault((*path, HEAPS[0]), refusal.key, "", **refusal.facts)
    if paid > have:
        reader.fault(
            (*path, HEAPS[0]), "siege.position_paid", side, have=have, need=paid
        )
        return 0
    return have - paid
