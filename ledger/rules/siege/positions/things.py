"""Sections, units, machines and past results in a position file."""

from __future__ import annotations

from ledger.naming import Likely
from ledger.rules.common.position_reader import Path, Reader
from ledger.rules.siege.audit import WORDS
from ledger.rules.siege.facts import KINDS
from ledger.rules.siege.machines import full
from ledger.rules.siege.scenarios import ATTACKER, DEFENDER, ROLES, role
from ledger.state import changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from typing import Any

# The keys of each array of tables: numbers, then texts of one's own.
SECTION = ("name", "kind", "state", "stands", "fell", "oil", "capacity", "face")
UNIT = ("name", "side", "type", "stands", "stand_hits", "equipment", "battered", "hits")
MACHINE = ("side", "item", "number", "hits", "unit")
PLAYED = ("scenario", "played", "role", "winner", "why", "turns", *ROLES)
OF_STANDS = {ATTACKER: "attackers", DEFENDER: "defenders"}


def read(reader: Reader) -> None:
    """All of them; units before the machines that they serve."""
    for path, table in reader.tables("section"):
        _section(reader, table, path)
    for path, table in reader.tables("unit"):
        _unit(reader, table, path)
    for path, table in reader.tables("machine"):
        _machine(reader, table, path)
    for path, table in reader.tables("played"):
        _played(reader, table, path)


def flag(reader: Reader, table: Mapping[str, Any], key: str, path: Path) -> int | None:
    """1 for true, nothing for false."""
    found = table.get(key, False)
    if not isinstance(found, bool):
        reader.fault((*path, key), "position.flag", key)
        return None
    return 1 if found else None


def known(reader: Reader, kind: str, word: Any) -> str | None:
    """The id of what is called so; None where nothing is, and that was told."""
    if not isinstance(word, str):
        return None
    alike = reader.state.alike(kind, word.strip())
    return next((one for one in alike if reader.state.name(one) == word.strip()), None)


def unknown(reader: Reader, path: Path, word: Any, options: Iterable[str]) -> None:
    """A word that is none of the codes of a position file."""
    codes = list(options)
    likely = Likely(str(word), codes, codes)
    reader.fault(path, "siege.code", str(word), near=likely)


def _word(
    reader: Reader,
    table: Mapping[str, Any],
    key: str,
    path: Path,
    kind: str,
) -> str | None:
    """A word of the rules at a key, or a fault with the nearest ones."""
    word = reader.text(table, key, path)
    options = WORDS[kind, key]
    if word is None or word in options:
        return word
    unknown(reader, (*path, key), word, options)
    return None


def _put(reader: Reader, subject: str | None, facts: Mapping[str, Any]) -> None:
    for field, fact in facts.items():
        if subject and fact:
            reader.add(changed(reader.state, subject, field, fact))


def _section(reader: Reader, table: Mapping[str, Any], path: Path) -> None:
    """`[[section]]`: a wall, tower, gate or courtyard; stands by the sides' names."""
    reader.only(table, SECTION, path)
    section = reader.new("section", table, "name", path)
    facts: dict[str, Any] = {
        "kind": _word(reader, table, "kind", path, "section"),
        "state": _word(reader, table, "state", path, "section"),
    }
    if "kind" not in table:
        reader.fault(path, "position.missing", "kind")
    for key in ("fell", "oil", "capacity"):
        facts[key] = reader.number(table, key, path)
    facts["face"] = reader.text(table, "face", path)
    _put(reader, section, facts)
    _put(reader, section, _stands(reader, table, path))


def _stands(
    reader: Reader, table: Mapping[str, Any], path: Path
) -> dict[str, int | None]:
    """`stands = { Nains = 0, Empire = 2 }`."""
    told = table.get("stands", {})
    if not isinstance(told, dict):
        reader.fault((*path, "stands"), "position.table", "stands")
        return {}
    found: dict[str, int | None] = {}
    for name in told:
        place = (*path, "stands", name)
        side = reader.attempt(
            place,
            lambda n=name: reader.state.find("side", n),  # type: ignore[misc]
        )
        count = reader.number(told, name, (*path, "stands"))
        whose = role(reader.state, side) if side else None
        if whose:
            found[OF_STANDS[whose]] = count
        elif side:
            reader.fault(place, "siege.role_of", name)
    return found


def unknown_sides(reader: Reader) -> dict[str, Path]:
    """Names among the stands of sections that are of no side, each with its place."""
    shown = reader.state.named("side")
    found: dict[str, Path] = {}
    for path, table in reader.tables("section"):
        told = table.get("stands", {})
        for name in told if isinstance(told, dict) else ():
            if name not in shown.values():
                found[name] = (*path, "stands", name)
    return found


def _unit(reader: Reader, table: Mapping[str, Any], path: Path) -> None:
    """`[[unit]]`: whose, of what type, how many stands, with what."""
    reader.only(table, UNIT, path)
    side = reader.one("side", table, "side", path)
    unit = reader.new("unit", table, "name", path)
    if "side" not in table:
        reader.fault(path, "position.missing", "side")
    facts: dict[str, Any] = {
        "side": side,
        "type": _word(reader, table, "type", path, "unit"),
    }
    for key in ("stands", "stand_hits", "battered", "hits"):
        facts[key] = reader.number(table, key, path)
    facts["equipment"] = _items(reader, table, path)
    _put(reader, unit, facts)


def _items(reader: Reader, table: Mapping[str, Any], path: Path) -> tuple[str, ...]:
    """`equipment = ["ladders"]`: what a unit carries; it is placed with its side."""
    told = table.get("equipment", [])
    if not isinstance(told, list):
        reader.fault((*path, "equipment"), "position.tables", "equipment")
        return ()
    found = []
    for index, item in enumerate(told):
        if item not in KINDS or item in found:
            unknown(reader, (*path, "equipment", index), item, KINDS)
        else:
            found.append(item)
    return tuple(found)


def _machine(reader: Reader, table: Mapping[str, Any], path: Path) -> None:
    """`[[machine]]`: one of a side's machines that was hit, or that a unit serves."""
    reader.only(table, MACHINE, path)
    side = reader.one("side", table, "side", path)
    unit = reader.one("unit", table, "unit", path)
    item = _word(reader, table, "item", path, "machine")
    which = reader.number(table, "number", path, least=1) or 1
    hits = reader.number(table, "hits", path)
    if "side" not in table or "item" not in table:
        reader.fault(path, "position.missing", "side, item")
    if not (side and item):
        return
    name = f"{reader.state.name(side)}.{item}.{which}"
    subject = reader.subject("machine", name)
    if hits is None:
        hits = full(item)
    facts = {"side": side, "item": item, "number": which, "hits": hits, "unit": unit}
    _put(reader, subject, facts)


def _played(reader: Reader, table: Mapping[str, Any], path: Path) -> None:
    """`[[played]]`: a scenario that was played to its end, in order."""
    from ledger.rules.siege.position import scenario_of

    reader.only(table, PLAYED, path)
    code = scenario_of(reader, table, path)
    if "scenario" not in table:
        reader.fault(path, "position.missing", "scenario")
    facts: dict[str, Any] = {
        "code": code,
        "winner": reader.one("side", table, "winner", path),
        "role": _word(reader, table, "role", path, "scenario"),
        "why": reader.text(table, "why", path),
    }
    for key in ("turns", *ROLES):
        facts[key] = reader.number(table, key, path)
    turn = reader.number(table, "played", path, least=1)
    facts["played"] = turn or int(str(path[1])) + 1
    if code is None:
        return
    winner = facts["winner"]
    if winner and not facts["role"]:
        facts["role"] = role(reader.state, winner)
    subject = f"scenario:{code}"
    if subject in reader.state.facts:
        subject += f"#{facts['played']}"
    _put(reader, subject, facts)
