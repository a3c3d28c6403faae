"""The position file of a battle: sides with their generals and stewards, heroes."""

from __future__ import annotations

from ledger.effects import moved
from ledger.journal import MOST_BALANCE
from ledger.naming import near
from ledger.rules.common import position as common
from ledger.rules.common.position_reader import Path, Reader
from ledger.rules.mass.armies import MOST_RANK, of_side, sides
from ledger.rules.mass.audit import audit
from ledger.rules.mass.facts import RAISES
from ledger.rules.mass.numbers import MOST_LEVEL
from ledger.rules.mass.personal import UNITS
from ledger.state import CAMPAIGN, RULES, WORLD, State, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from ledger.rules.game import Reading

KNOWN = (*common.SHARED, "attacker", "side", "hero")
SIDE_FLAGS = ("prepared", "montaigne")
SIDE = ("name", "men", "fortification", "raises", *SIDE_FLAGS, "general", "steward")
RANKS = {
    "general": ("wits", "strategy", "galvanize"),
    "steward": ("wits", "logistics"),
    "hero": ("wits", "tactics", "command"),
}
FLAGS = ("commission", "champion")
HERO = ("name", "side", *RANKS["hero"], "unit", *FLAGS)
KINDS = ("side", "general", "steward", "hero")


def read_position(data: Mapping[str, Any], state: State) -> Reading:
    """The effects that set up a position, and every fault with its path."""
    reader = _read(data, state)
    if not reader.faults:
        for finding in audit(reader.state):
            reader.faults.append((("side",), finding))
    return reader.effects, reader.faults


def _read(data: Mapping[str, Any], state: State) -> Reader:
    """What stands in a position."""
    from ledger.rules.mass import GAME

    reader = Reader(data, state.copy(), GAME)
    reader.only(data, KNOWN, ())
    common.read_seats(reader)
    common.read_clock(reader, ())
    common.read_money(reader, 0)
    common.read_territories(reader)
    common.read_titles(reader)
    _read_sides(reader)
    _read_heroes(reader)
    attacker = reader.one("side", data, "attacker", ())
    if attacker:
        reader.add(changed(reader.state, CAMPAIGN, "attacker", attacker))
    common.read_holdings(reader)
    common.read_facts(reader)
    return reader


def _read_sides(reader: Reader) -> None:
    """`[[side]]`: its men, its walls, its free raises, who leads it."""
    for path, table in reader.tables("side"):
        reader.only(table, SIDE, path)
        side = reader.new("side", table, "name", path)
        men = reader.number(table, "men", path)
        walls = reader.number(table, "fortification", path, least=1, most=MOST_LEVEL)
        raises = reader.number(table, "raises", path, most=MOST_BALANCE)
        flags = {key: _flag(reader, table, key, path) for key in SIDE_FLAGS}
        if not side:
            continue
        for field, value in {"men": men, **flags}.items():
            if value:
                reader.add(changed(reader.state, side, field, value))
        if walls and walls > 1:
            reader.add(changed(reader.state, side, "fortification", walls))
        reader.add(*moved(RAISES, raises or 0, WORLD, side))
        first = None
        for general in _led(reader, table, "general", path, side):
            first = first or general
        if first:
            reader.add(changed(reader.state, side, "commander", first))
        _led(reader, table, "steward", path, side)


def _led(
    reader: Reader, table: Mapping[str, Any], kind: str, path: Path, side: str
) -> list[str]:
    """`general` or `steward`: one table, or several; the first general commands."""
    told = table.get(kind, [])
    several = told if isinstance(told, list) else [told]
    found = []
    for number, one in enumerate(several):
        place = (*path, kind, number) if isinstance(told, list) else (*path, kind)
        if not isinstance(one, dict):
            reader.fault(place, "position.table", kind)
            continue
        reader.only(one, ("name", *RANKS[kind]), place)
        subject = reader.new(kind, one, "name", place)
        _read_ranks(reader, one, kind, place, subject)
        if subject:
            reader.add(changed(reader.state, subject, "side", side))
            found.append(subject)
    return found


def _read_heroes(reader: Reader) -> None:
    """`[[hero]]`: whose, the ranks, the unit."""
    for path, table in reader.tables("hero"):
        reader.only(table, HERO, path)
        side = reader.one("side", table, "side", path)
        hero = reader.new("hero", table, "name", path)
        if "side" not in table:
            reader.fault(path, "position.missing", "side")
        _read_ranks(reader, table, "hero", path, hero)
        unit = reader.text(table, "unit", path)
        if unit is not None and unit not in UNITS:
            likely = ", ".join(near(unit, UNITS) or UNITS)
            reader.fault((*path, "unit"), "position.unit", unit, near=likely)
            unit = None
        flags = {flag: _flag(reader, table, flag, path) for flag in FLAGS}
        for field, value in {"side": side, "unit": unit, **flags}.items():
            if hero and value:
                reader.add(changed(reader.state, hero, field, value))


def _read_ranks(
    reader: Reader, table: Mapping[str, Any], kind: str, path: Path, subject: Any
) -> None:
    for key in RANKS[kind]:
        rank = reader.number(table, key, path, most=MOST_RANK)
        if subject and rank:
            reader.add(changed(reader.state, subject, key, rank))


def _flag(reader: Reader, table: Mapping[str, Any], key: str, path: Path) -> int | None:
    """1 for true, nothing for false."""
    value = table.get(key, False)
    if not isinstance(value, bool):
        reader.fault((*path, key), "position.flag", key)
        return None
    return 1 if value else None


def write_position(state: State) -> dict[str, Any]:
    """The present state in the same form."""
    from ledger.rules.mass import GAME

    page = common.write_shared(state, GAME)
    attacker = state.text(CAMPAIGN, "attacker")
    if attacker:
        page["attacker"] = state.name(attacker)
    page["side"] = [_side(state, side) for side in sides(state)]
    page["hero"] = [_hero(state, hero) for hero in state.subjects("hero")]
    ids = {
        f"{kind}:{state.name(subject)}": subject
        for kind in KINDS
        for subject in state.subjects(kind)
        if subject != f"{kind}:{state.name(subject)}"
    }
    page["ids"] = page.get("ids", {}) | ids
    page = {key: value for key, value in page.items() if value or key == "players"}
    fresh = State()
    fresh.facts[RULES] = dict(state.facts.get(RULES, {}))
    fresh.put(CAMPAIGN, "game", state.game)
    rebuilt = fresh.apply(_read(page, fresh).effects)
    return common.write_rest(page, state, rebuilt, GAME)


def _side(state: State, side: str) -> dict[str, Any]:
    table: dict[str, Any] = {"name": state.name(side)}
    for key in ("men", "fortification"):
        if state.number(side, key):
            table[key] = state.number(side, key)
    if state.balance(side, RAISES):
        table["raises"] = state.balance(side, RAISES)
    table |= {flag: True for flag in SIDE_FLAGS if state.get(side, flag)}
    commander = state.text(side, "commander")
    for kind in ("general", "steward"):
        told = [
            {"name": state.name(who), **_ranks(state, kind, who)}
            for who in sorted(
                of_side(state, kind, side), key=lambda who: (who != commander, who)
            )
        ]
        if told:
            table[kind] = told[0] if len(told) == 1 else told
    return table


def _hero(state: State, hero: str) -> dict[str, Any]:
    table: dict[str, Any] = {"name": state.name(hero)}
    side = state.text(hero, "side")
    if side:
        table["side"] = state.name(side)
    table |= _ranks(state, "hero", hero)
    unit = state.text(hero, "unit")
    if unit in UNITS:
        table["unit"] = unit
    return table | {flag: True for flag in FLAGS if state.get(hero, flag)}


def _ranks(state: State, kind: str, who: str) -> dict[str, int]:
    return {
        key: state.number(who, key)
        for key in RANKS[kind]
        if 0 < state.number(who, key) <= MOST_RANK
    }
