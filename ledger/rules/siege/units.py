"""The units of both sides, and the equipment that they have."""

from __future__ import annotations

from ledger.effects import Because
from ledger.errors import Misuse, Refused
from ledger.naming import same
from ledger.record import NamedTuple
from ledger.rules.common.ids import new_id
from ledger.rules.game import Outcome
from ledger.rules.siege import forces, lists, machines, pieces, scenarios
from ledger.rules.siege.facts import TYPES
from ledger.state import changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ledger.effects import Effect, Value
    from ledger.rules.common.ids import Entering
    from ledger.shapes.siege.pieces import Dropped, Given, Unit
    from ledger.state import State
    from ledger.table import Table

INFANTRY, FLYERS = TYPES[0], TYPES[-1]
MOST_STANDS = 100
# What is placed on the table rather than given to a unit.
PLACED = ("earthwork", "boiling_oil")


class UnitFacts(NamedTuple):
    """What is given about a unit.

    Attributes:
        type: the type of unit.
        stands: how many stands it has.
        items: what it takes from its side's purchases.
        stand_hits: the hits that cost it a stand, by its army list.
    """

    type: str | None = None
    stands: int | None = None
    items: tuple[str, ...] = ()
    stand_hits: int | None = None


def side_of(state: State, unit: str) -> str:
    """The side of a unit."""
    return state.text(unit, "side") or ""


def enter(  # noqa: PLR0913 - each is a word of the command
    state: State,
    table: Table,
    entering: Entering,
    side: str,
    name: str,
    *,
    type_: str | None,
    stands: int | None,
    items: Sequence[str] | None,
    stand_hits: int | None,
) -> Outcome[Unit]:
    """Adds a unit or changes one; it takes equipment that its side has bought."""
    scenarios.demand(state)
    wanted = UnitFacts(type_, stands, tuple(items or ()), stand_hits)
    return entered(state, table, side, name, wanted, entering)


def entered(
    state: State,
    table: Table,
    owner: str,
    name: str,
    wanted: UnitFacts,
    entering: Entering,
) -> Outcome[Unit]:
    """Adds a unit of this side, or changes one."""
    if wanted.stands is not None and wanted.stands > MOST_STANDS:
        raise Misuse("usage", "siege.stands", most=MOST_STANDS)
    subject, effects = _subject(state, owner, name, wanted, entering)
    after = state.copy().apply(effects)
    if wanted.type is not None:
        for refusal in (
            *forces.unit_refusals(after, owner, subject, wanted.type),
            *against(state, subject, wanted.type, pieces.equipment(state, subject)),
        ):
            table.object(refusal)
    facts: dict[str, Value] = {"type": wanted.type, "stand_hits": wanted.stand_hits}
    effects += (changing := _changes(after, subject, facts))
    after.apply(changing)
    if wanted.stands is not None:
        effects += (changing := _with_stands(after, subject, wanted.stands))
        after.apply(changing)
    warnings: list[dict[str, Any]] = []
    for item in wanted.items:
        more, notes = given(after, table, subject, item, entering)
        after.apply(more)
        effects += more
        warnings += notes
    result: Unit = {
        "unit": subject,
        "side": owner,
        "type": after.text(subject, "type"),
        "stands": after.number(subject, "stands"),
        "equipment": list(pieces.equipment(after, subject)),
        "new": state.get(subject, "name") is None,
    }
    return Outcome({"unit": subject}, result, effects, warnings)


def _subject(
    state: State, owner: str, name: str, wanted: UnitFacts, entering: Entering
) -> tuple[str, list[Effect]]:
    """The unit with this name, or a new one with the effects that make it."""
    for subject, shown in state.named("unit").items():
        if same(shown) == same(name):
            if side_of(state, subject) != owner:
                raise Refused("name_taken", "name_taken.unit", kind="unit", name=shown)
            return subject, []
    lacking = [
        flag
        for flag, value in (("--type", wanted.type), ("--stands", wanted.stands))
        if value is None
    ]
    if lacking:
        raise Misuse("usage", "siege.lacking", name=name, flags=lacking)
    fresh = state.free_name("unit", name)
    subject = new_id("unit", fresh, entering.entry, entering.unused)
    return subject, [
        changed(state, subject, "name", fresh),
        changed(state, subject, "side", owner),
    ]


def _changes(state: State, subject: str, facts: dict[str, Value]) -> list[Effect]:
    """The changes for what is given about a unit; 0 clears a value."""
    return [
        changed(state, subject, key, value or None)
        for key, value in facts.items()
        if value is not None and (value or None) != state.get(subject, key)
    ]


def _with_stands(state: State, unit: str, stands: int) -> list[Effect]:
    """Sets the number of a unit's stands, with the equipment of each stand.

    A lost stand loses its ladders, and a new one needs some. What a unit with no
    stands left carried remains for others.
    """
    before, side = state.number(unit, "stands"), side_of(state, unit)
    effects = _changes(state, unit, {"stands": stands})
    because = Because("SIEGE-LADDER-03", unit)
    for item in pieces.equipment(state, unit):
        had, has = (lists.pieces_for(state, item, n) for n in (before, stands))
        if has < had:
            effects += pieces.destroyed(state, side, item, had - has, because)
        elif has > had:
            effects += pieces.taken(state, side, item, has - had, because)
    if not stands:
        rest = state.copy().apply(effects)
        for item in pieces.equipment(state, unit):
            effects += (more := _dropped(rest, unit, item))
            rest.apply(more)
    return effects


def lose(state: State, unit: str, stands: int) -> list[Effect]:
    """A unit loses some of the stands that it has."""
    return _with_stands(state, unit, state.number(unit, "stands") - stands)


def give(
    state: State,
    table: Table,
    entering: Entering,
    unit: str,
    item: str,
    number: int | None,
) -> Outcome[Given]:
    """A unit takes a piece that its side has bought."""
    effects, warnings = given(state, table, unit, item, entering, number)
    after = state.copy().apply(effects)
    result: Given = {
        "unit": unit,
        "side": side_of(state, unit),
        "item": item,
        "count": lists.pieces_for(state, item, state.number(unit, "stands")),
        "equipment": list(pieces.equipment(after, unit)),
        "number": machines.of_unit(after, unit, item),
    }
    return Outcome({"unit": unit, "item": item}, result, effects, warnings)


def given(
    state: State,
    table: Table,
    unit: str,
    item: str,
    entering: Entering,
    number: int | None = None,
) -> tuple[list[Effect], list[dict[str, Any]]]:
    """The effects of a unit taking a piece, with warnings, or a refusal."""
    warnings = fitting(state, table, item, unit)
    side, stands = side_of(state, unit), state.number(unit, "stands")
    because = Because("SIEGE-LIST-10", unit)
    amount = lists.pieces_for(state, item, stands)
    effects = pieces.taken(state, side, item, amount, because)
    has = (*pieces.equipment(state, unit), item)
    effects.append(changed(state, unit, "equipment", has))
    if "hits" in pieces.facts_of(item):
        effects += machines.manned(state, table, side, item, number, unit, entering)
    elif number is not None:
        raise Misuse("usage", "siege.no_number", piece=item)
    return effects, warnings


def fitting(state: State, table: Table, item: str, unit: str) -> list[dict[str, Any]]:
    """Objects if a unit may not have an item; warnings for the table."""
    if item in lists.NOT_CARRIED:
        raise Refused(
            "rule",
            "siege.not_carried",
            rule=lists.NOT_CARRIED[item],
            unit=unit,
            piece=item,
        )
    if not state.number(unit, "stands"):
        raise Refused("rule", "siege.no_stands", rule="SIEGE-LIST-10", unit=unit)
    has = pieces.equipment(state, unit)
    if item in has:
        raise Refused(
            "rule", "siege.has_it", rule="SIEGE-LIST-10", piece=item, unit=unit
        )
    carried = (*has, item)
    for refusal in against(state, unit, state.text(unit, "type"), carried):
        table.object(refusal)
    return lists.unit_warnings(state, unit, carried)


def against(
    state: State, unit: str, sort: str | None, carried: Sequence[str]
) -> list[Refused]:
    """Why a unit may not change so that it carries all this.

    What is already the case was settled earlier.
    """
    has, is_now = pieces.equipment(state, unit), state.text(unit, "type")
    before = [one.args for one in lists.unit_refusals(state, unit, is_now, has)]
    refusals = lists.unit_refusals(state, unit, sort, carried)
    return [refusal for refusal in refusals if refusal.args not in before]


def drop(state: State, unit: str, item: str) -> Outcome[Dropped]:
    """A unit leaves a piece behind, which others may pick up."""
    number = machines.of_unit(state, unit, item)
    if item not in pieces.equipment(state, unit):
        raise Refused("rule", "siege.has_not", unit=unit, piece=item)
    effects = _dropped(state, unit, item)
    after = state.copy().apply(effects)
    result: Dropped = {
        "unit": unit,
        "side": side_of(state, unit),
        "item": item,
        "number": number,
        "equipment": list(pieces.equipment(after, unit)),
    }
    return Outcome({"unit": unit, "item": item}, result, effects)


def _dropped(state: State, unit: str, item: str) -> list[Effect]:
    side, stands = side_of(state, unit), state.number(unit, "stands")
    rule = "SIEGE-RAM-13" if item == "portable_ram" else "SIEGE-LIST-10"
    because = Because(rule, unit)
    amount = lists.pieces_for(state, item, stands)
    effects = pieces.put_back(state, side, item, amount, because)
    effects += pieces.without(state, unit, item)
    machine = machines.manned_by(state, unit, item)
    if machine:
        effects.append(changed(state, machine, "unit", None))
    return effects
