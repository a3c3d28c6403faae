"""Checks a list by the rules: what it costs, what is wasted, and all faults."""

from __future__ import annotations

from ledger.faults import MOST_TOLD
from ledger.journal import Finding
from ledger.naming import folded
from ledger.record import NamedTuple
from ledger.rules.game import warning
from ledger.rules.siege import forces, lists
from ledger.rules.siege.budget import legal, ratio_refusal, steps
from ledger.rules.siege.listfile import read
from ledger.rules.siege.scenarios import ATTACKER, DEFENDER, value

INFANTRY = "infantry"

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from typing import Any

    from ledger.errors import Refused
    from ledger.rules.siege.listarmy import Army
    from ledger.rules.siege.listreader import Meant
    from ledger.rules.siege.lists import Buyer
    from ledger.rules.siege.listunits import Unit
    from ledger.state import State
    from ledger.toml import Path

    Fault = tuple[Path, Finding]


class Checked(NamedTuple):
    """One side's list after the check.

    Attributes:
        army: the army from the file.
        pieces: how many pieces of each item are bought in all.
        allowance: the points that the side has for them.
        spent: what they cost.
        artillery: what the artillery among them costs.
        army_spent: what the army costs; None where it is not given.
        faults: all faults, each with its place.
        warnings: what the table should know.
    """

    army: Army
    pieces: Mapping[str, int]
    allowance: int
    spent: int
    artillery: int
    army_spent: int | None
    faults: list[Fault]
    warnings: list[dict[str, Any]]

    @property
    def wasted(self) -> int:
        """The points that are lost (SIEGE-BUDGET-15)."""
        return max(0, self.allowance - self.spent)


def checked(
    state: State, data: Mapping[str, Any], meant: Meant, known: Buyer | None = None
) -> tuple[list[Checked], list[Fault]]:
    """Every side of a list file, and all faults of the whole file.

    Args:
        state: the state with the house rules.
        data: the content of the file.
        meant: gives the code of a word of a vocabulary.
        known: what a campaign knows about the side that has the list.
    """
    armies, faults = read(data, meant, known)
    lists = [check(state, army) for army in armies]
    return lists, [*faults, *(fault for one in lists for fault in one.faults)]


def check(state: State, army: Army) -> Checked:
    """Checks one side's list; finds all faults, not just the first."""
    pieces, faults = _pieces(state, army)
    warnings: list[dict[str, Any]] = []
    for unit in army.units:
        refusals = lists.unit_refusals(state, unit.name, unit.type, unit.equipment)
        faults += _faults(unit.path, refusals)
        warnings += lists.unit_warnings(state, unit.name, unit.equipment)
        warnings += _type_untold(unit)
    spent = lists.cost(pieces)
    army_spent, differs = _army_spent(army)
    warnings += differs
    if army.buyer is None:
        faults += _sure(state, army, pieces)
        artillery, few = lists.on_artillery(pieces), _few(warnings)
        return Checked(army, pieces, 0, spent, artillery, army_spent, faults, few)
    buyer = army.buyer._replace(spent=army_spent)
    for item in pieces:
        faults += _of_item(state, army, buyer, item)
    for refusal in lists.sum_refusals(state, buyer, pieces):
        item = str(refusal.facts.get("piece", ""))
        place = army.places.get(f"item:{item}", army.places.get("equipment", army.path))
        faults += _faults(place, [refusal])
    faults += _over(army, buyer, army_spent)
    faults += _min_max(state, army, buyer)
    faults += forces.faults(state, army, buyer)
    faults += _both(state, army, buyer)
    warnings += [
        *lists.people_warnings(buyer, pieces),
        *_unassigned(army, pieces),
        *_no_way_up(army, buyer, pieces),
        *_claims(army, spent, max(0, lists.total(state, buyer) - spent), bool(faults)),
    ]
    return Checked(
        army,
        pieces,
        lists.total(state, buyer),
        spent,
        lists.on_artillery(pieces),
        army_spent,
        faults,
        _few(warnings),
    )


def _few(warnings: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The first few of many, and how many more there are."""
    more = len(warnings) - MOST_TOLD
    if more <= 0:
        return warnings
    return [*warnings[:MOST_TOLD], warning("siege.more_notes", more=more)]


def _faults(path: Path, refusals: Iterable[Refused]) -> list[Fault]:
    """Refusals as faults of a file."""
    return [
        (path, Finding(r.key, "", tuple(r.facts.items()), rule=r.rule))
        for r in refusals
    ]


def _of_item(state: State, army: Army, buyer: Buyer, item: str) -> list[Fault]:
    """Why this buyer may not have an item at all, with its place."""
    place = army.places.get(f"item:{item}", _carried_at(army, item))
    return _faults(place, lists.item_refusals(state, buyer, item))


def _sure(state: State, army: Army, pieces: Iterable[str]) -> list[Fault]:
    """The faults of items for every buyer that the file leaves possible."""
    faults: list[Fault] = []
    for item in pieces:
        each = [_of_item(state, army, buyer, item) for buyer in army.likely]
        first = each[0] if each else []
        faults += [one for one in first if all(one in others for others in each)]
    return faults


def _fault(path: Path, key: str, rule: str, **facts: str | int) -> Fault:
    return path, Finding(key, "", tuple(facts.items()), rule=rule)


# What is bought --------------------------------------------------------------------


def _carried(state: State, units: Iterable[Unit]) -> dict[str, int]:
    """How many pieces the units need for what they carry."""
    needed: dict[str, int] = {}
    for unit in units:
        for item in unit.equipment:
            need = lists.pieces_for(state, item, unit.stands or 1)
            needed[item] = needed.get(item, 0) + unit.many * need
    return needed


def _carried_at(army: Army, item: str) -> Path:
    """The place in the file of the first unit that carries an item."""
    return next((u.path for u in army.units if item in u.equipment), army.path)


def _pieces(state: State, army: Army) -> tuple[dict[str, int], list[Fault]]:
    """Everything bought: what a list names, and what only units carry."""
    carried = _carried(state, army.units)
    faults: list[Fault] = []
    for unit in army.units:
        if unit.stands is None and lists.LADDERS in unit.equipment:
            rule, item = "SIEGE-LADDER-05", lists.LADDERS
            key = "siege.stands_untold"
            faults.append(_fault(unit.path, key, rule, unit=unit.name, piece=item))
    for item, need in carried.items():
        have = army.bought.get(item)
        if have is not None and need > have:
            place = army.places.get(f"item:{item}", army.path)
            faults.append(
                _fault(
                    place,
                    "siege.carried_more",
                    "SIEGE-LIST-10",
                    piece=item,
                    need=need,
                    have=have,
                )
            )
    pieces = {**carried, **army.bought}
    return {item: count for item, count in pieces.items() if count}, faults


def _type_untold(unit: Unit) -> list[dict[str, Any]]:
    """Warnings of infantry equipment on a unit whose type is not given."""
    items = [item for item in unit.equipment if lists.is_for_infantry(item)]
    if unit.type is not None or not unit.listed or not items:
        return []
    rule = "SIEGE-LADDER-06" if lists.LADDERS in items else "SIEGE-LIST-14"
    return [warning("siege.type_untold", rule=rule, unit=unit.name, piece=items)]


def _unassigned(army: Army, pieces: Mapping[str, int]) -> list[dict[str, Any]]:
    """Warnings of items that go with a unit, but that no listed unit has."""
    if not any(unit.listed for unit in army.units):
        return []
    has = {item for unit in army.units for item in unit.equipment}
    items = [i for i in lists.WITH_UNIT if pieces.get(i) and i not in has]
    if not items:
        return []
    return [warning("siege.unassigned", rule="SIEGE-LIST-10", piece=items)]


def _no_way_up(
    army: Army, buyer: Buyer, pieces: Mapping[str, int]
) -> list[dict[str, Any]]:
    """A warning that the attacker's infantry cannot get up a wall (SIEGE-LADDER-02)."""
    on_foot = any(unit.type == INFANTRY for unit in army.units if unit.listed)
    besieges = buyer.role == ATTACKER and value(buyer.code, "siege_rules")
    if not (on_foot and besieges) or any(pieces.get(item) for item in lists.UP_WALLS):
        return []
    return [warning("siege.no_way_up", rule="SIEGE-LADDER-02")]


# The army -------------------------------------------------------------------------------


def _army_spent(army: Army) -> tuple[int | None, list[dict[str, Any]]]:
    """What the army costs: as the file says, or else the sum of its units."""
    claimed = army.buyer.spent if army.buyer else None
    priced = [unit for unit in army.units if unit.listed and unit.cost is not None]
    if not priced:
        return claimed, []
    added = sum((unit.cost or 0) * unit.many + unit.magic for unit in priced)
    if claimed is None or claimed == added:
        return added, []
    return claimed, [warning("siege.spent_differs", said=claimed, added=added)]


def _over(army: Army, buyer: Buyer, spent: int | None) -> list[Fault]:
    """A fault if the army costs more than its points (SIEGE-BUDGET-13, -14)."""
    if spent is None or spent <= buyer.points or forces.fixed(army, buyer):
        return []
    place = army.places.get("spent", army.path)
    if forces.substitute(buyer):
        return []
    rule = "SIEGE-BUDGET-14"
    return [_fault(place, "siege.over_army", rule, spent=spent, most=buyer.points)]


def _min_max(state: State, army: Army, buyer: Buyer) -> list[Fault]:
    """Faults in the number of units, by the army list (SIEGE-BUDGET-08)."""
    of = steps(state, buyer.role, buyer.points, buyer.code)
    sorts: dict[str, list[Unit]] = {}
    for unit in army.units:
        if unit.listed:
            sorts.setdefault(folded(unit.name), []).append(unit)
    faults = []
    for alike in sorts.values():
        count = sum(unit.many for unit in alike)
        limits = [unit.most for unit in alike if unit.most is not None]
        least, most = legal(
            of, max(unit.least for unit in alike), min(limits) if limits else None
        )
        facts: dict[str, str | int] = {"unit": alike[0].name, "count": count}
        path, rule = alike[0].path, "SIEGE-BUDGET-08"
        if count < least:
            key = "siege.below_min"
            faults.append(_fault(path, key, rule, **facts, least=least))
        if most is not None and count > most:
            faults.append(_fault(path, "siege.above_max", rule, **facts, most=most))
    return faults


def _both(state: State, army: Army, buyer: Buyer) -> list[Fault]:
    """A fault, for the defender, if both sides do not match (SIEGE-BUDGET-02)."""
    other = army.opponent_points
    if other is None or buyer.role != DEFENDER:
        return []
    refusal = ratio_refusal(state, other, buyer.points, buyer.code)
    place = army.places.get("points", army.path)
    return _faults(place, [refusal] if refusal else [])


def _claims(army: Army, spent: int, wasted: int, faulty: bool) -> list[dict[str, Any]]:
    """Warnings where the result differs from what the file expected."""
    came = {"spend": spent, "wasted": wasted, "ok": not faulty}
    return [
        warning(
            "siege.claim",
            claim=key,
            said=str(claimed).lower(),
            found=str(came[key]).lower(),
        )
        for key, claimed in army.claims.items()
        if claimed != came[key] and not (key == "ok" and army.buyer is None)
    ]
