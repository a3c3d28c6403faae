"""The small forces of the second scenario, where help is sent for."""

from __future__ import annotations

from ledger.errors import Refused
from ledger.journal import Finding
from ledger.naming import folded
from ledger.rules.siege.house import house
from ledger.rules.siege.kin import DWARFS, is_of, stands_in
from ledger.rules.siege.scenarios import (
    ATTACKER,
    DEFENDER,
    HELP,
    present,
    role,
    value,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from ledger.rules.siege.listarmy import Army
    from ledger.rules.siege.lists import Buyer
    from ledger.rules.siege.listunits import Unit
    from ledger.state import State
    from ledger.toml import Path

    Fault = tuple[Path, Finding]

GENERAL, CAVALRY = "general", "cavalry"
RANGERS = "ranger"  # the names of the Dwarfs' Rangers in both languages


def escaping(buyer: Buyer) -> bool:
    """Whether it is the force that carries the call for help."""
    return buyer.code == HELP and buyer.role == DEFENDER


def substitute(buyer: Buyer) -> bool:
    """Whether another army stands in for the Empire (SIEGE-SCN2-08)."""
    return escaping(buyer) and stands_in(buyer.people)


def fixed(army: Army, buyer: Buyer) -> bool:
    """Whether the force is prescribed, whatever its points (SIEGE-AMB-24)."""
    return escaping(buyer) and not stands_in(buyer.people) and bool(_listed(army))


def faults(state: State, army: Army, buyer: Buyer) -> list[Fault]:
    """All faults of a force in this scenario."""
    if buyer.code != HELP:
        return []
    several = _magic(state, army, buyer)
    if buyer.role == ATTACKER:
        most = value(HELP, "points")[ATTACKER]
        if buyer.points > most:
            place = army.places.get("points", army.path)
            facts = {"points": buyer.points, "most": most}
            several.append(_fault(place, "siege.over_limit", "SIEGE-SCN2-02", **facts))
        return several
    if stands_in(buyer.people):
        return [*several, *_stands_in(army, buyer), *_points(state, army, buyer)]
    return [*several, *_prescribed(army)]


def unit_refusals(
    state: State, side: str, unit: str, sort: str | None
) -> Iterator[Refused]:
    """Why a unit cannot belong to the force that carries the call for help.

    The general is not a unit here, and the cost of units is not known.
    """
    if present(state) != HELP or role(state, side) != DEFENDER:
        return
    people = state.text(side, "people") or ""
    rides, most = sort == CAVALRY, value(HELP, "cavalry")[1]
    rule = "SIEGE-SCN2-08"
    if not stands_in(people):
        most, rule = value(HELP, "knights"), "SIEGE-SCN2-03"
        if not rides:
            yield Refused("rule", "siege.nothing_else", rule=rule, unit=unit)
    elif is_of(people, DWARFS):
        rule = "SIEGE-SCN2-10"
        if RANGERS not in folded(state.name(unit)):
            yield Refused("rule", "siege.rangers", rule=rule, unit=unit)
    elif not rides:
        yield Refused("rule", "siege.cavalry_only", rule=rule, unit=unit)
    others = [
        one
        for one in state.subjects("unit")
        if one != unit and state.get(one, "side") == side
    ]
    if len(others) >= most:
        yield Refused("rule", "siege.force_full", rule=rule, side=side, most=most)


def _fault(path: Path, key: str, rule: str, **facts: str | int) -> Fault:
    return path, Finding(key, "", tuple(facts.items()), rule=rule)


def _listed(army: Army) -> list[Unit]:
    return [unit for unit in army.units if unit.listed]


def _count(units: list[Unit]) -> int:
    return sum(unit.many for unit in units)


def _magic(state: State, army: Army, buyer: Buyer) -> list[Fault]:
    """Faults: magic items of one side, or of both (SIEGE-SCN2-04, SIEGE-AMB-38)."""
    both = house(state, "scenario2_no_magic_items") == "both"
    if buyer.role == ATTACKER and not both:
        return []
    return [
        _fault(unit.path, "siege.no_magic", "SIEGE-SCN2-04", unit=unit.name)
        for unit in army.units
        if unit.magic
    ]


def _prescribed(army: Army) -> list[Fault]:
    """Faults: it must be one general and three units of Knights (SIEGE-SCN2-03)."""
    units, rule = _listed(army), "SIEGE-SCN2-03"
    if not units:
        return []
    generals = [unit for unit in units if unit.type == GENERAL]
    knights = [unit for unit in units if unit.type == CAVALRY]
    several = [
        _fault(unit.path, "siege.nothing_else", rule, unit=unit.name)
        for unit in units
        if unit.type not in (GENERAL, CAVALRY)
    ]
    due = value(HELP, "generals"), value(HELP, "knights")
    if (_count(generals), _count(knights)) != due:
        key = "siege.knights"
        facts = {"generals": _count(generals), "count": _count(knights)}
        several.append(_fault(army.path, key, rule, **facts, most=due[1]))
    return several


def _stands_in(army: Army, buyer: Buyer) -> list[Fault]:
    """Faults: it must be one general and one to three units of cavalry or Rangers."""
    units = _listed(army)
    if not units:
        return []
    dwarfs = is_of(buyer.people or "", DWARFS)
    rule = "SIEGE-SCN2-10" if dwarfs else "SIEGE-SCN2-08"
    generals = [unit for unit in units if unit.type == GENERAL]
    riders = [unit for unit in units if _rides(unit, dwarfs=dwarfs)]
    wrong = "siege.rangers" if dwarfs else "siege.cavalry_only"
    several = [
        _fault(unit.path, wrong, rule, unit=unit.name)
        for unit in units
        if unit not in riders and unit not in generals
    ]
    least, most = value(HELP, "cavalry")
    count, led = _count(riders), _count(generals)
    if led != value(HELP, "generals") or not least <= count <= most:
        facts = {"generals": led, "count": count, "least": least, "most": most}
        key = "siege.few_rangers" if dwarfs else "siege.few_cavalry"
        several.append(_fault(army.path, key, rule, **facts))
    return several


def _rides(unit: Unit, *, dwarfs: bool) -> bool:
    """Whether a unit is of the type that the force consists of."""
    if dwarfs:
        return RANGERS in folded(unit.name)
    return unit.type == CAVALRY


def _points(state: State, army: Army, buyer: Buyer) -> list[Fault]:
    """A fault above 450 points, with or without the general (SIEGE-SCN2-09)."""
    most = value(HELP, "substitute_points")
    spent = buyer.spent
    if spent is None:
        return []
    if not house(state, "scenario2_450_includes_general"):
        generals = [unit for unit in _listed(army) if unit.type == GENERAL]
        spent -= sum((unit.cost or 0) * unit.many for unit in generals)
    if spent <= most:
        return []
    place = army.places.get("spent", army.path)
    return [_fault(place, "siege.over_army", "SIEGE-SCN2-09", spent=spent, most=most)]
