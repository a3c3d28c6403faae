"""The present state of a siege as a position file."""

from __future__ import annotations

from ledger.rules.common import position as common
from ledger.rules.siege import pieces
from ledger.rules.siege.facts import ALLOWANCE, KINDS
from ledger.rules.siege.machines import machines
from ledger.rules.siege.positions.things import OF_STANDS
from ledger.rules.siege.scenarios import (
    ROLES,
    SCENARIOS,
    number,
    records,
    role,
    sides,
)
from ledger.state import CAMPAIGN, RULES, State

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import Any

    from ledger.rules.common.position_reader import Reader

    Read = Callable[[Mapping[str, Any], State], Reader]

OF_SIDE = ("role", "people", "points", "spent", "units")
DIED = ("general", "general_died", "broken")
SECTION = ("kind", "state", "fell", "oil", "capacity", "face")
UNIT = ("type", "stands", "stand_hits", "battered", "hits")


def page(state: State, read: Read) -> dict[str, Any]:
    """The state in the form that `read` takes; what has no form stands as facts."""
    from ledger.rules.siege import GAME

    found = common.write_shared(state, GAME) | _scenario(state)
    found["side"] = [_side(state, side) for side in _every_side(state)]
    found["section"] = [_section(state, one) for one in state.subjects("section")]
    found["unit"] = [_unit(state, one) for one in state.subjects("unit")]
    found["machine"] = [_machine(state, one) for one in machines(state)]
    found["played"] = [_played(state, one) for one in records(state)]
    found["ids"] = found.get("ids", {}) | _ids(state)
    found = {key: value for key, value in found.items() if value or key == "players"}
    fresh = State()
    fresh.facts[RULES] = dict(state.facts.get(RULES, {}))
    fresh.put(CAMPAIGN, "game", state.game)
    rebuilt = fresh.apply(read(found, fresh).effects)
    return common.write_rest(found, state, rebuilt, GAME)


def _every_side(state: State) -> list[str]:
    """The sides of this scenario, then those of earlier ones."""
    now = sides(state)
    return [*now, *(one for one in state.subjects("side") if one not in now)]


def _scenario(state: State) -> dict[str, Any]:
    code = state.text(CAMPAIGN, "scenario")
    if code not in SCENARIOS:
        return {}
    first = state.text(CAMPAIGN, "first")
    return {
        "scenario": number(code),
        "gate": state.get(CAMPAIGN, "gate_as"),
        "first": state.name(first) if first else None,
        "turn_limit": state.get(CAMPAIGN, "turn_limit"),
        "ended": bool(state.get(CAMPAIGN, "ended")),
    }


def _plain(
    state: State, subject: str, fields: tuple[str, ...]
) -> dict[str, str | int | None]:
    found = {field: state.get(subject, field) for field in fields}
    return {k: v for k, v in found.items() if isinstance(v, (str, int))}


def _side(state: State, side: str) -> dict[str, Any]:
    """Whatever stands here is told, so that nothing is reckoned anew."""
    table: dict[str, Any] = {"name": state.name(side)}
    table |= _plain(state, side, (*OF_SIDE, *DIED))
    if role(state, side):
        table["points"] = state.number(side, "points")
        table[ALLOWANCE] = max(0, state.balance(side, ALLOWANCE))
    accounts = (side, pieces.on_table(side), pieces.lost(side))
    for key, account in zip(
        ("equipment", "placed", "destroyed"), accounts, strict=True
    ):
        heap = {
            item: state.balance(account, item)
            for item in KINDS
            if state.balance(account, item) > 0
        }
        if heap:
            table[key] = heap
    return table


def _section(state: State, section: str) -> dict[str, Any]:
    table: dict[str, Any] = {"name": state.name(section)}
    table |= _plain(state, section, SECTION)
    stands = {
        state.name(side): state.number(section, OF_STANDS[str(role(state, side))])
        for side in sides(state)
    }
    stands = {name: count for name, count in stands.items() if count}
    if stands:
        table["stands"] = stands
    return table


def _unit(state: State, unit: str) -> dict[str, Any]:
    table: dict[str, Any] = {"name": state.name(unit)}
    side = state.text(unit, "side")
    if side:
        table["side"] = state.name(side)
    table |= _plain(state, unit, UNIT)
    items = state.words(unit, "equipment")
    return table | ({"equipment": list(items)} if items else {})


def _machine(state: State, machine: str) -> dict[str, Any]:
    side, unit = state.text(machine, "side"), state.text(machine, "unit")
    table: dict[str, Any] = {"side": state.name(side)} if side else {}
    table |= _plain(state, machine, ("item", "number"))
    table["hits"] = state.number(machine, "hits")
    return table | ({"unit": state.name(unit)} if unit else {})


def _played(state: State, played: str) -> dict[str, Any]:
    code, winner = str(state.text(played, "code")), state.text(played, "winner")
    table: dict[str, Any] = {"scenario": number(code) if code in SCENARIOS else code}
    table |= _plain(state, played, ("played", "role", "why", "turns", *ROLES))
    return table | ({"winner": state.name(winner)} if winner else {})


def _ids(state: State) -> dict[str, str]:
    """The ids that are not made of the names shown now."""
    found = {
        f"{kind}:{state.name(subject)}": subject
        for kind in ("side", "section", "unit")
        for subject in state.subjects(kind)
        if subject != f"{kind}:{state.name(subject)}"
    }
    for machine in machines(state):
        side = state.text(machine, "side")
        name = (
            f"machine:{state.name(side or '')}.{state.get(machine, 'item')}."
            f"{state.number(machine, 'number')}"
        )
        if machine != name:
            found[name] = machine
    return found
