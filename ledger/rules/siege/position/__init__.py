"""The position file of a siege: its scenario, sides, sections, units, past results."""

from __future__ import annotations

from ledger.effects import moved
from ledger.rules.common import position as common
from ledger.rules.common import writing
from ledger.rules.common.values import Parsed
from ledger.rules.siege import GAME, lists, pieces
from ledger.rules.siege.armies import allowance
from ledger.rules.siege.audit import audit
from ledger.rules.siege.campaign import bonus
from ledger.rules.siege.facts import ALLOWANCE, KINDS
from ledger.rules.siege.house import house
from ledger.rules.siege.machines import full
from ledger.rules.siege.position.form import (
    FIRST,
    FORM,
    MACHINE,
    PLAYED,
    SCENARIO,
    SECTION,
    SIDE,
    UNIT,
)
from ledger.rules.siege.scenarios import ATTACKER, ROLES, of_role, order, role, value
from ledger.state import CAMPAIGN, WORLD, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from ledger.rules.common.reader import Reader
    from ledger.rules.game import Reading
    from ledger.state import State
    from ledger.toml import Path


def read_position(data: Mapping[str, Any], state: State) -> Reading:
    """The effects that set up a position, and every fault with its path."""
    reader = _read(data, state)
    if not reader.faults:
        reader.faults += [(("side",), one) for one in audit(reader.state)]
    return reader.reading


def write_position(state: State) -> dict[str, Any]:
    """The current state in the same form."""
    return writing.written(state, GAME, FORM, _read)


def _read(data: Mapping[str, Any], state: State) -> Reader:
    """Reads a position: units before the machines that they serve."""
    reader = common.begun(data, state, GAME, FORM)
    common.read_money(reader, 0)
    reader.things(common.TERRITORY)
    reader.things(common.TITLE)
    _read_scenario(reader)
    sides = reader.things(SIDE)
    for side in sides:
        _read_points(reader, side.of, side.value.get("role"), side.value.get("points"))
    _read_rival(reader)
    reader.things(SECTION)
    reader.things(UNIT)
    _read_machines(reader)
    _read_played(reader)
    _read_first(reader)
    _read_allowances(reader, sides)
    phases = order(reader.state)
    common.read_clock(reader, phases)
    if phases and reader.state.phase is None:
        reader.add(changed(reader.state, CAMPAIGN, "phase", phases[0]))
    return common.ended(reader)


def _read_scenario(reader: Reader) -> None:
    """`scenario`, `gate`, `turn_limit`, `ended`; by default, the house rules' gate."""
    words = reader.some(SCENARIO, reader.data, ())
    code = words.get("scenario")
    if code and value(code, "siege_rules"):
        words.setdefault("gate", house(reader.state, "gate_treated_as"))
    reader.put(SCENARIO, Parsed(CAMPAIGN, words, ()))


def _read_first(reader: Reader) -> None:
    """`first`: a side; otherwise the scenario's, or the attacker."""
    first = reader.some((FIRST,), reader.data, ()).get("first")
    code = reader.state.text(CAMPAIGN, "scenario")
    if first is None and code:
        first = of_role(reader.state, value(code, "first") or ATTACKER)
    if first:
        reader.add(changed(reader.state, CAMPAIGN, "first", first))


# Sides -------------------------------------------------------------------------------


def _read_points(
    reader: Reader, side: str, whose: str | None, points: int | None
) -> None:
    """The points of a side; by default, those of the scenario."""
    code = reader.state.text(CAMPAIGN, "scenario")
    if points is None and code:
        points = (value(code, "points") or {}).get(whose)
    if points:
        reader.add(changed(reader.state, side, "points", points))


def _read_rival(reader: Reader) -> None:
    """Reads the other side, where only the stands of a section name it."""
    state = reader.state
    missing = [whose for whose in ROLES if of_role(state, whose) is None]
    names = _strangers(reader)
    if not state.text(CAMPAIGN, "scenario") or len(missing) != 1 or len(names) != 1:
        return
    word, path = names.popitem()
    name = reader.attempt(path, state.free_name, "side", word)
    if name:
        side = reader.thing(
            SIDE.fields, Parsed("", {"name": name, "role": missing[0]}, path)
        )
        _read_points(reader, side.of, missing[0], None)


def _strangers(reader: Reader) -> dict[str, Path]:
    """Names among the stands of sections that are not sides, each with its place."""
    shown = reader.state.named("side").values()
    sections = reader.data.get("section")
    return {
        name: ("section", index, "stands", name)
        for index, table in enumerate(sections if isinstance(sections, list) else ())
        if isinstance(table, dict) and isinstance(table.get("stands"), dict)
        for name in table["stands"]
        if name not in shown
    }


def _read_allowances(reader: Reader, sides: Sequence[Parsed]) -> None:
    """`allowance`; by default, what the pieces have left of it."""
    code = reader.state.text(CAMPAIGN, "scenario")
    by_id = {side.of: side for side in sides}
    for side in reader.state.subjects("side"):
        part = by_id.get(side, Parsed(side, {}, ("side",)))
        points, whose = part.value.get(ALLOWANCE), role(reader.state, side)
        if points is None and code and whose:
            points = _left(reader, code, side, whose, part.path)
        reader.add(*moved(ALLOWANCE, points or 0, WORLD, side))


def _left(reader: Reader, code: str, side: str, whose: str, path: Path) -> int:
    """What a side's pieces have left of its points for equipment."""
    state, place = reader.state, (*path, "equipment")
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
            reader.fault(place, refusal.key, "", **refusal.facts)
    if paid > have:
        reader.fault(place, "siege.position_paid", side, have=have, need=paid)
    return max(0, have - paid)


# Things without names ----------------------------------------------------------------


def _read_machines(reader: Reader) -> None:
    """`[[machine]]`: by default, it is the first of its item, and undamaged."""
    for part in reader.whole(MACHINE):
        words = {"number": 1, "hits": full(part.value["item"])} | part.value
        side = reader.state.name(words["side"])
        name = f"{side}.{words['item']}.{words['number']}"
        subject = reader.subject("machine", name)
        reader.put(MACHINE.fields, part._replace(of=subject, value=words))


def _read_played(reader: Reader) -> None:
    """`[[played]]`: in the order of the file; won in the role that the winner has."""
    for part in reader.whole(PLAYED):
        words = {"played": int(part.path[1]) + 1} | part.value
        if "winner" in words:
            words.setdefault("role", role(reader.state, words["winner"]))
        subject = f"scenario:{words['scenario']}"
        if subject in reader.state.facts:
            subject += f"#{words['played']}"
        reader.put(PLAYED.fields, part._replace(of=subject, value=words))
