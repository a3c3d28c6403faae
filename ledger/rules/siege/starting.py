"""Beginning a scenario: which it is, who has the first turn, how long it may last."""

from __future__ import annotations

from ledger.dice import d
from ledger.errors import Misuse, Refused
from ledger.naming import same
from ledger.record import NamedTuple
from ledger.rules.game import Outcome, warning
from ledger.rules.siege import armies as arrayed
from ledger.rules.siege.armies import Army, advice, entered, points_of
from ledger.rules.siege.campaign import carried
from ledger.rules.siege.fortress import fortress
from ledger.rules.siege.house import house
from ledger.rules.siege.leaving import cleared
from ledger.rules.siege.scenarios import (
    ATTACKER,
    DEFENDER,
    HELP,
    LINKED,
    ROLES,
    number,
    present,
    record,
    side_named,
    value,
    won,
)
from ledger.state import CAMPAIGN, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from ledger.effects import Value
    from ledger.rules.common.ids import Entering
    from ledger.state import State
    from ledger.table import Table

GATES = ("tower", "wall")


class Wish(NamedTuple):
    """What is given about a scenario when it begins.

    Attributes:
        attacker: the attacker.
        defender: the defender.
        first: the side that has the first turn; None: the scenario, or a draw.
        gate: how the gate is treated; None: by the house rules.
        asks: whether the table is asked how the gate is treated.
        turn_limit: after how many game turns it ends.
    """

    attacker: Army
    defender: Army
    first: str | None = None
    gate: str | None = None
    asks: bool = False
    turn_limit: int | None = None


def begin(  # noqa: PLR0913 - each is a word of the command
    state: State,
    table: Table,
    entering: Entering,
    scenario: str,
    *,
    attacker: str | None,
    defender: str | None,
    attacker_points: int | None,
    defender_points: int | None,
    attacker_spent: int | None,
    defender_spent: int | None,
    attacker_people: str | None,
    defender_people: str | None,
    attacker_units: int | None,
    defender_units: int | None,
    first: str | None,
    gate: str | None,
    asks: bool,
    turn_limit: int | None,
) -> Outcome:
    """Opens a scenario; the face gives the sides their usual names."""
    besiegers = _army(
        ATTACKER,
        attacker,
        attacker_points,
        attacker_spent,
        attacker_people,
        attacker_units,
    )
    besieged = _army(
        DEFENDER,
        defender,
        defender_points,
        defender_spent,
        defender_people,
        defender_units,
    )
    wish = Wish(besiegers, besieged, first, gate, asks, turn_limit)
    return _started(state, table, scenario, wish, entering)


def _army(
    role: str,
    name: str | None,
    points: int | None,
    spent: int | None,
    people: str | None,
    units: int | None,
) -> Army:
    """The details of a side; only the face knows its usual name."""
    if name is None:
        raise Misuse("usage", "siege.lacking", name=role, flags=[f"--{role}"])
    return Army(name, points, spent, people, units)


def _started(
    state: State, table: Table, code: str, wish: Wish, entering: Entering
) -> Outcome:
    """Clears away what the last scenario left on the table, and begins this one."""
    _refuse_order(state, table, code)
    if same(wish.attacker.name) == same(wish.defender.name):
        raise Misuse("usage", "siege.two_names", name=wish.defender.name)
    armies = {ATTACKER: wish.attacker, DEFENDER: wish.defender}
    points = points_of(state, table, code, armies)
    effects = cleared(state)
    after = state.copy().apply(effects)
    sides = {}
    for wanted in ROLES:
        sides[wanted], more = entered(
            after, code, armies[wanted], wanted, points[wanted], entering
        )
        after.apply(more)
        effects += more
    gate, warnings = _gate(state, table, code, wish)
    first, how = _first(after, table, code, wish.first, sides)
    facts: dict[str, Value] = {
        "scenario": code,
        "gate_as": gate,
        "first": sides[first],
        "turn_limit": _limit(state, table, code, wish.turn_limit),
        "turn": 1,
        "phase": first,
    }
    for field, fact in facts.items():
        if fact != after.get(CAMPAIGN, field):
            effects.append(one := changed(after, CAMPAIGN, field, fact))
            after.apply([one])
    result = _beginning(after, code, sides) | {
        "first_by": how,
        "phase": first,
        "turn": 1,
    }
    warnings += advice(state, code, points)
    asked = {
        "scenario": code,
        "sides": dict(sides),
        "gate": wish.gate,
        "first": wish.first and sides[first],
        "turn_limit": wish.turn_limit,
    }
    # It begins a new count of turns, and belongs to the first of them.
    return Outcome(asked, result, effects, warnings, turn=1, phase=first)


# Whether it may begin --------------------------------------------------------------


def _refuse_order(state: State, table: Table, code: str) -> None:
    """Refuses linked scenarios out of order or more than once (SIEGE-GEN-04)."""
    now, rule = present(state), "SIEGE-GEN-04"
    if now is not None:
        raise Refused("out_of_phase", "siege.running", rule=rule, siege=now)
    if code not in LINKED:
        return
    if record(state, code):
        table.object(Refused("out_of_phase", "siege.played", rule=rule, siege=code))
        return
    later = [one for one in LINKED if number(one) > number(code)]
    done = [one for one in later if won(state, one)]
    if done:
        refusal = Refused(
            "out_of_phase", "siege.later", rule=rule, siege=code, next_siege=done[-1]
        )
        table.object(refusal)


# How it is played ------------------------------------------------------------------


def _gate(
    state: State, table: Table, code: str, wish: Wish
) -> tuple[str | None, list[dict[str, Any]]]:
    """How the gate is treated, which both players must know (SIEGE-WALL-03)."""
    if not value(code, "siege_rules"):
        if wish.gate is not None:  # there is no fortress, and nothing to agree on
            raise Misuse("usage", "siege.no_fortress", siege=code)
        return None, []
    usual: str = house(state, "gate_treated_as")
    rule = "SIEGE-WALL-03"
    if wish.gate is not None:
        return wish.gate, []
    if wish.asks or "gate" in table.choices:
        return table.choose("gate", GATES, proposed=usual, rule=rule), []
    return usual, [warning("siege.gate_is", rule=rule, section_kind=usual)]


def _first(
    state: State,
    table: Table,
    code: str,
    word: str | None,
    sides: Mapping[str, str],
) -> tuple[str, str]:
    """The role that has the first turn, and how this was decided.

    At Braken Keep it is the attacker (SIEGE-LEN-03); elsewhere it is rolled for as in
    a normal battle, or drawn with equal chances (SIEGE-AMB-23).
    """
    always: str | None = value(code, "first")
    if word is None:
        if always:
            return always, "scenario"
        names = [state.name(sides[role]) for role in ROLES]
        (face,) = table.roll(None, "siege.first", d(len(ROLES)), 1, among=names)
        return ROLES[face - 1], "drawn"
    shown = {side: state.name(side) for side in sides.values()}
    side = sides[word] if word in ROLES else side_named(word, shown)
    first = next(role for role in ROLES if sides[role] == side)
    if always and first != always:
        rule = "SIEGE-SCN3-15"
        table.object(Refused("rule", "siege.first", rule=rule, side=sides[always]))
    return first, "told"


def _limit(state: State, table: Table, code: str, typed: int | None) -> int | None:
    """The number of game turns after which it ends, where a limit is agreed."""
    rules = {"watchtower": "SIEGE-SCN1-15", "braken_keep": "SIEGE-LEN-03"}
    if typed is not None and not value(code, "turn_limit"):
        rule = rules.get(code, "SIEGE-LEN-02")
        table.object(Refused("rule", "siege.no_turn_limit", rule=rule))
    if typed is None and code == HELP:
        usual = house(state, "scenario2_turn_limit")
        return usual if isinstance(usual, int) else None
    return typed


def _beginning(state: State, code: str, sides: Mapping[str, str]) -> dict[str, Any]:
    """What the table needs to know to begin."""
    facts: dict[str, Any] = {
        "scenario": code,
        "number": number(code),
        "sides": [arrayed.side_facts(state, code, side) for side in sides.values()],
        "first": state.get(CAMPAIGN, "first"),
        "turn_limit": state.get(CAMPAIGN, "turn_limit"),
        "gate": state.get(CAMPAIGN, "gate_as"),
        "siege_rules": value(code, "siege_rules"),
        "break_points": value(code, "break_points"),
        "deploys": arrayed.deploys_first(state, code),
        "changes": carried(state, code),
        "fortress": None,
    }
    if value(code, "siege_rules"):
        besieged = state.number(sides[DEFENDER], "points")
        facts["fortress"], _ = fortress(besieged, code)
    return facts
