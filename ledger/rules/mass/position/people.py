"""Who fights, in a position file: sides with generals and stewards, heroes."""

from __future__ import annotations

from ledger.effects import moved
from ledger.journal import MOST_BALANCE
from ledger.naming import Likely
from ledger.rules.mass.armies import MOST_RANK, of_side, sides
from ledger.rules.mass.facts import RAISES
from ledger.rules.mass.field import battle_of
from ledger.rules.mass.numbers import MOST_LEVEL
from ledger.rules.mass.personal import UNITS
from ledger.rules.mass.position import fight
from ledger.rules.mass.position.words import flag
from ledger.state import WORLD, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from ledger.rules.common.position_reader import Path, Reader
    from ledger.rules.mass.opportunities.battle import Battle
    from ledger.rules.mass.position.words import Found
    from ledger.state import State

SIDE_FLAGS = ("prepared", "montaigne")
SIDE = ("name", "men", "fortification", "raises", *SIDE_FLAGS, "general", "steward")
RANKS = {
    "general": ("wits", "strategy", "galvanize"),
    "steward": ("wits", "logistics"),
    "hero": ("wits", "tactics", "command"),
}
FLAGS = ("commission", "champion")
HERO = ("name", "side", *RANKS["hero"], "unit", *FLAGS)


def read_sides(reader: Reader) -> list[Found]:
    """`[[side]]`: its men, its walls, its free raises, who leads it."""
    found: list[Found] = []
    for path, table in reader.tables("side"):
        reader.only(table, (*SIDE, *fight.SIDE_WORDS), path)
        side = reader.new("side", table, "name", path)
        men = reader.number(table, "men", path)
        walls = reader.number(table, "fortification", path, least=1, most=MOST_LEVEL)
        raises = reader.number(table, "raises", path, most=MOST_BALANCE)
        flags = {key: flag(reader, table, key, path) for key in SIDE_FLAGS}
        if not side:
            continue
        found.append((side, path, table))
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
    return found


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


def read_heroes(reader: Reader) -> list[Found]:
    """`[[hero]]`: whose, the ranks, the unit."""
    found: list[Found] = []
    for path, table in reader.tables("hero"):
        reader.only(table, (*HERO, *fight.HERO_WORDS), path)
        side = reader.one("side", table, "side", path)
        hero = reader.new("hero", table, "name", path)
        if "side" not in table:
            reader.fault(path, "position.missing", "side")
        _read_ranks(reader, table, "hero", path, hero)
        unit = reader.text(table, "unit", path)
        if unit is not None and unit not in UNITS:
            likely = Likely(unit, UNITS, UNITS)
            reader.fault((*path, "unit"), "position.unit", unit, near=likely)
            unit = None
        flags = {key: flag(reader, table, key, path) for key in FLAGS}
        if not hero:
            continue
        found.append((hero, path, table))
        for field, value in {"side": side, "unit": unit, **flags}.items():
            if value:
                reader.add(changed(reader.state, hero, field, value))
    return found


def _read_ranks(
    reader: Reader, table: Mapping[str, Any], kind: str, path: Path, subject: Any
) -> None:
    for key in RANKS[kind]:
        rank = reader.number(table, key, path, most=MOST_RANK)
        if subject and rank:
            reader.add(changed(reader.state, subject, key, rank))


def sides_told(state: State) -> list[dict[str, Any]]:
    """Every side, as it is read."""
    battle = battle_of(state)
    return [_side(state, battle, side) for side in sides(state)]


def heroes_told(state: State) -> list[dict[str, Any]]:
    """Every hero, as he is read."""
    battle = battle_of(state)
    return [_hero(state, battle, hero) for hero in state.subjects("hero")]


def _side(state: State, battle: Battle, side: str) -> dict[str, Any]:
    table: dict[str, Any] = {"name": state.name(side)}
    for key in ("men", "fortification"):
        if state.number(side, key):
            table[key] = state.number(side, key)
    if state.balance(side, RAISES):
        table["raises"] = state.balance(side, RAISES)
    table |= {key: True for key in SIDE_FLAGS if state.get(side, key)}
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
    return table | fight.of_side(state, battle, side)


def _hero(state: State, battle: Battle, hero: str) -> dict[str, Any]:
    table: dict[str, Any] = {"name": state.name(hero)}
    side = state.text(hero, "side")
    if side:
        table["side"] = state.name(side)
    table |= _ranks(state, "hero", hero)
    unit = state.text(hero, "unit")
    if unit in UNITS:
        table["unit"] = unit
    table |= {key: True for key in FLAGS if state.get(hero, key)}
    return table | fight.of_hero(state, battle, hero)


def _ranks(state: State, kind: str, who: str) -> dict[str, int]:
    return {
        key: state.number(who, key)
        for key in RANKS[kind]
        if 0 < state.number(who, key) <= MOST_RANK
    }
