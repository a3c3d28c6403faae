"""The position file of a Med-Fan campaign: territories and figures."""

from __future__ import annotations

from ledger.effects import Effect
from ledger.naming import Likely, clean_name
from ledger.rules.common import position as common
from ledger.rules.common.position_reader import Path, Reader
from ledger.rules.medfan.audit import KINDS
from ledger.rules.medfan.caps import allowed, beyond
from ledger.rules.medfan.facts import ROLES
from ledger.rules.medfan.house import start_hoard
from ledger.rules.medfan.land import CAPABILITIES, every, owned_by
from ledger.state import RULES, State, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from ledger.rules.game import Reading

KNOWN = (*common.SHARED, "figure")
TERRITORY = ("name", "owner", "capability", "kind", "unknown")
FIGURE = ("name", "player", "kind", "cost", "paid", "roles", "spell", "item")


def read_position(data: Mapping[str, Any], state: State) -> Reading:
    """The effects that set up a position, and every fault with its path."""
    reader, paths = _read(data, state)
    reader.add(*allowed(reader.state))
    for finding in beyond(reader.state):
        reader.faults.append((paths.get(finding.about, ("figure",)), finding))
    return reader.effects, reader.faults


def _read(data: Mapping[str, Any], state: State) -> tuple[Reader, dict[str, Path]]:
    """What stands in a position, and where each figure does."""
    from ledger.rules.medfan import GAME

    reader = Reader(data, state.copy(), GAME)
    reader.only(data, KNOWN, ())
    common.read_seats(reader)
    common.read_clock(reader, ())
    common.read_money(reader, start_hoard(state))
    _read_territories(reader)
    common.read_titles(reader)
    paths = _read_figures(reader)
    common.read_holdings(reader)
    common.read_facts(reader)
    return reader, paths


def _read_territories(reader: Reader) -> None:
    """`[[territory]]`: a known one by name, or so many unknown ones."""
    order = 0
    for path, table in reader.tables("territory"):
        reader.only(table, TERRITORY, path)
        if "unknown" in table:
            _read_unknown(reader, table, path)
            continue
        subject = reader.new("territory", table, "name", path)
        owner = reader.one("player", table, "owner", path)
        kind = reader.text(table, "capability", path)
        if kind is None:
            reader.fault(path, "position.missing", "capability")
        elif kind not in CAPABILITIES:
            likely = Likely(kind, CAPABILITIES)
            place = (*path, "capability")
            reader.fault(place, "position.capability", kind, near=likely)
        elif subject:
            reader.add(changed(reader.state, subject, "capability", kind))
        if subject and owner:
            order += 1
            reader.add(
                changed(reader.state, subject, "owner", owner),
                changed(reader.state, subject, "acquired", order),
            )


def _read_unknown(reader: Reader, table: Mapping[str, Any], path: Path) -> None:
    if len(table) > 1:
        reader.fault(path, "position.unknown_owned")
        return
    count = reader.number(table, "unknown", path, least=1, most=1000)
    for _ in range(count or 0):
        reader.add(changed(reader.state, next_unknown(reader.state), "unknown", 1))


def next_unknown(state: State) -> str:
    """The id of one more unknown territory."""
    number = 1
    while f"territory:unknown {number}" in state.facts:
        number += 1
    return f"territory:unknown {number}"


def _read_figures(reader: Reader) -> dict[str, Path]:
    """`[[figure]]`: who stands in which army, at what cost, in which roles."""
    paths: dict[str, Path] = {}
    for path, table in reader.tables("figure"):
        reader.only(table, FIGURE, path)
        player = reader.one("player", table, "player", path)
        word = reader.text(table, "name", path)
        kind = reader.text(table, "kind", path)
        cost = reader.number(table, "cost", path, least=1)
        if player is None or word is None or kind is None or cost is None:
            reader.fault(path, "position.missing", "name, player, kind, cost")
            continue
        if kind not in KINDS:
            reader.fault((*path, "kind"), "position.figure_kind", kind)
        name = reader.attempt((*path, "name"), lambda w=word: clean_name(w))  # type: ignore[misc]
        if name is None:
            continue
        alike = reader.state.alike("figure", name)
        if any(reader.state.get(f, "player") == player for f in alike):
            reader.fault((*path, "name"), "name_taken.figure", name)
            continue
        subject = _add_figure(reader, table, path, (player, name, kind, cost))
        paths[subject] = path
    return paths


def _add_figure(
    reader: Reader,
    table: Mapping[str, Any],
    path: Path,
    who: tuple[str, str, str, int],
) -> str:
    player, name, kind, cost = who
    state = reader.state
    subject = _figure_id(reader, player, name)
    facts: dict[str, Any] = {"name": name, "player": player, "kind": kind, "cost": cost}
    paid = reader.number(table, "paid", path)
    facts["paid"] = cost if paid is None else paid or None
    for key in ("spell", "item"):
        facts[key] = reader.text(table, key, path)
    roles = table.get("roles", [])
    for role in roles if isinstance(roles, list) else [str(roles)]:
        if role in ROLES:
            facts[ROLES[role]] = 1
        else:
            likely = Likely(str(role), ROLES)
            reader.fault((*path, "roles"), "position.role", str(role), near=likely)
    effects: list[Effect] = [
        changed(state, subject, field, value)
        for field, value in facts.items()
        if value is not None
    ]
    reader.add(*effects)
    return subject


def _figure_id(reader: Reader, player: str, name: str) -> str:
    owner = player.removeprefix("player:")
    plain = f"figure:{owner}.{name}"
    ids = reader.data.get("ids", {})
    given = ids.get(plain) if isinstance(ids, dict) else None
    return given if isinstance(given, str) and given.startswith("figure:") else plain


def write_position(state: State) -> dict[str, Any]:
    """The present state in the same form."""
    from ledger.rules.medfan import GAME

    page = common.write_shared(state, GAME)
    page["territory"] = _territories(state)
    page["figure"] = [_figure(state, f) for f in state.subjects("figure")]
    page.setdefault("ids", {}).update(
        {
            plain: figure
            for figure in state.subjects("figure")
            if (plain := _plain_id(state, figure)) != figure
        }
    )
    page = {key: value for key, value in page.items() if value or key == "players"}
    fresh = State()
    fresh.facts[RULES] = dict(state.facts.get(RULES, {}))
    fresh.put("campaign", "game", state.game)
    reader, _ = _read(page, fresh)
    return common.write_rest(page, state, fresh.apply(reader.effects), GAME)


def _territories(state: State) -> list[dict[str, Any]]:
    owned = [t for player in state.seats for t in owned_by(state, player)]
    rest = [t for t in every(state) if t not in owned]
    found = []
    for territory in sorted(owned, key=lambda t: state.number(t, "acquired")) + rest:
        if state.get(territory, "unknown"):
            continue
        table = {"name": state.name(territory)}
        owner = state.text(territory, "owner")
        if owner:
            table["owner"] = state.name(owner)
        table["capability"] = str(state.get(territory, "capability"))
        found.append(table)
    return found + _unknown(state)


def _unknown(state: State) -> list[dict[str, Any]]:
    """So many unknown ones, where their ids are those that reading would give."""
    hidden = {t for t in every(state) if state.get(t, "unknown")}
    others = state.copy()
    for territory in hidden:
        del others.facts[territory]
    given = set()
    for _ in hidden:
        territory = next_unknown(others)
        others.put(territory, "unknown", 1)
        given.add(territory)
    return [{"unknown": len(hidden)}] if hidden and given == hidden else []


def _figure(state: State, figure: str) -> dict[str, Any]:
    table: dict[str, Any] = {
        "name": state.name(figure),
        "player": state.name(str(state.get(figure, "player"))),
        "kind": state.get(figure, "kind"),
        "cost": state.get(figure, "cost"),
        "paid": state.number(figure, "paid"),
        "spell": state.get(figure, "spell"),
        "item": state.get(figure, "item"),
    }
    roles = [role for role, field in ROLES.items() if state.get(figure, field)]
    if roles:
        table["roles"] = roles
    return {key: value for key, value in table.items() if value is not None}


def _plain_id(state: State, figure: str) -> str:
    owner = str(state.get(figure, "player")).removeprefix("player:")
    return f"figure:{owner}.{state.name(figure)}"
