"""The two armies of a scenario: their points, their peoples, their allowances."""

from __future__ import annotations

from ledger.effects import Because, moved
from ledger.errors import Misuse, Refused
from ledger.naming import same
from ledger.record import NamedTuple
from ledger.rules.common.ids import new_id
from ledger.rules.siege import budget
from ledger.rules.siege.campaign import bonus
from ledger.rules.siege.facts import ALLOWANCE
from ledger.rules.siege.kin import stands_in
from ledger.rules.siege.lists import offered
from ledger.rules.siege.scenarios import (
    ATTACKER,
    DEFENDER,
    HELP,
    ROLES,
    of_role,
    open_lists,
    role,
    sides,
    value,
)
from ledger.rules.siege.tables import ITEMS
from ledger.state import WORLD, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from ledger.effects import Effect, Value
    from ledger.rules.common.ids import Entering
    from ledger.state import State
    from ledger.table import Table


class Army(NamedTuple):
    """What is given about a side when a scenario begins.

    Attributes:
        name: what it is called.
        points: the limit of its army; None: what the scenario says.
        spent: what the army cost.
        people: its people, in the players' words.
        units: how many units it has.
    """

    name: str
    points: int | None = None
    spent: int | None = None
    people: str | None = None
    units: int | None = None


Points = dict[str, "int | None"]


def points_of(
    state: State, table: Table, code: str, armies: Mapping[str, Army]
) -> Points:
    """The points of both armies, as typed or calculated from the points of one.

    Otherwise they are those of the scenario (SIEGE-SCN1-04, SIEGE-SCN3-05).
    """
    usual: dict[str, int] = value(code, "points") or {}
    ratio = value(code, "ratio")
    attacker, defender = armies[ATTACKER].points, armies[DEFENDER].points
    if ratio and defender is not None and attacker is None:
        attacker = -(-defender * ratio[0] // ratio[1])
    if attacker is None:
        attacker = usual.get(ATTACKER)
    if attacker is None:
        raise Misuse("usage", "siege.lacks_points")
    if code == HELP:
        _refuse_help(table, code, attacker, defender)
        if defender is None and stands_in(_people(state, armies[DEFENDER])):
            defender = value(code, "substitute_points")
        return {ATTACKER: attacker, DEFENDER: defender}
    if defender is None:
        defender = budget.defender_limit(attacker, code)
    refusal = budget.ratio_refusal(state, attacker, defender or 0, code)
    if refusal:
        table.object(refusal)
    return {ATTACKER: attacker, DEFENDER: defender}


def _people(state: State, army: Army) -> str | None:
    """The people of an army: given now, or known from when its side played before."""
    if army.people:
        return army.people
    shown = state.named("side")
    side = next((one for one in shown if same(shown[one]) == same(army.name)), "")
    return state.text(side, "people")


def _refuse_help(table: Table, code: str, attacker: int, defender: int | None) -> None:
    """Refuses points other than the attacker's 1000, or over 450 for a substitute."""
    usual, most = value(code, "points")[ATTACKER], value(code, "substitute_points")
    if attacker != usual:
        rule = "SIEGE-SCN2-02"
        table.object(Refused("rule", "siege.points_are", rule=rule, points=usual))
    if defender is not None and defender > most:
        rule = "SIEGE-SCN2-09"
        table.object(Refused("rule", "siege.points_most", rule=rule, points=most))


def advice(state: State, code: str, points: Points) -> list[dict[str, Any]]:
    """What the table should know about the points before it begins."""
    if not value(code, "siege_rules"):
        return []
    return budget.advice(state, {role: of or 0 for role, of in points.items()}, code)


# Sides -------------------------------------------------------------------------------


def entered(
    state: State,
    code: str,
    army: Army,
    wanted: str,
    points: int | None,
    entering: Entering,
) -> tuple[str, list[Effect]]:
    """A side of this scenario; one of an earlier scenario may come again."""
    shown = state.named("side")
    side = next((one for one in shown if same(shown[one]) == same(army.name)), None)
    effects: list[Effect] = []
    if side is None:
        name = state.free_name("side", army.name)
        side = new_id("side", name, entering.entry, entering.unused)
        effects.append(changed(state, side, "name", name))
    people = _people(state, army)
    facts: dict[str, Value] = {
        "role": wanted,
        "people": people,
        "points": points,
        "spent": army.spent,
        "units": army.units,
    }
    effects += [
        changed(state, side, field, fact or None)
        for field, fact in facts.items()
        if (fact or None) != state.get(side, field)
    ]
    amount = allowance(state, code, wanted, points, army.spent)
    rule = "SIEGE-SCN2-05" if value(code, "bonus") else "SIEGE-BUDGET-09"
    return side, [*effects, *moved(ALLOWANCE, amount, WORLD, side, Because(rule, side))]


def allowance(
    state: State, code: str, wanted: str, points: int | None, spent: int | None = None
) -> int:
    """The points that a side has for siege equipment in this scenario."""
    return budget.allowance(
        state,
        wanted,
        points or 0,
        code,
        spent=spent,
        won_before=bonus(state, code) > 0,
    )


def deploys_first(state: State, code: str) -> str | None:
    """The side that places its first unit first; None where the table decides.

    The one with more units, where the sides place them in turn (SIEGE-SCN1-18).
    """
    who: str | None = value(code, "deploy")
    if who in ROLES:
        return of_role(state, who)
    units = {side: state.number(side, "units") for side in sides(state)}
    if who is None or len(set(units.values())) < 2 or not all(units.values()):
        return None
    return max(units, key=lambda side: units[side])


def side_facts(state: State, code: str, side: str) -> dict[str, Any]:
    """A side at the beginning: its points, its steps of Min and Max, its lists."""
    wanted = role(state, side) or DEFENDER
    points = state.number(side, "points")
    steps = budget.steps(state, wanted, points, code) if points else None
    equipment = state.balance(side, ALLOWANCE)
    share = budget.artillery_share(equipment, wanted, code)
    return {
        "side": side,
        "role": wanted,
        "people": state.get(side, "people"),
        "points": points or None,
        "min_multiplier": steps.least if steps else None,
        "max_multiplier": steps.most if steps else None,
        "equipment": equipment,
        "artillery": budget.shown_share(share),
        "lists": _lists(state, wanted, code),
    }


def _lists(state: State, wanted: str, code: str) -> list[str]:
    """The lists that are open to a side and have something for it."""
    mine = {ITEMS[item]["list"] for item in offered(state, wanted, code)}
    return [one for one in open_lists(state, wanted, code) if one in mine]
