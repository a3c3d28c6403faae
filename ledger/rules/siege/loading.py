"""Buying a whole list at once, or nothing of it if anything is wrong."""

from __future__ import annotations

from ledger.errors import Misuse, Refused
from ledger.faults import located
from ledger.rules.game import Outcome
from ledger.rules.siege import buying, lists, scenarios, units
from ledger.rules.siege.checking import checked
from ledger.rules.siege.facts import ALLOWANCE, TYPES
from ledger.toml import read_toml

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from ledger.rules.common.ids import Entering
    from ledger.rules.siege.checking import Checked
    from ledger.rules.siege.listreader import Meant
    from ledger.rules.siege.listunits import Unit
    from ledger.shapes.siege.pieces import Loaded
    from ledger.state import State
    from ledger.table import Table

MOST_UNITS = 200


def load(
    state: State,
    table: Table,
    entering: Entering,
    meant: Meant,
    side: str,
    text: str,
) -> Outcome[Loaded]:
    """A side buys everything in a list, and its units take what they carry."""
    scenarios.demand(state)
    army_list = _checked(state, side, text, meant)
    effects = buying.bought(state, table, side, army_list.pieces)
    after = state.copy().apply(effects)
    warnings = list(army_list.warnings)
    entered: list[str] = []
    for name, unit in _units(army_list):
        outcome = units.entered(after, table, side, name, unit, entering)
        effects += outcome.effects
        after.apply(outcome.effects)
        entered.append(str(outcome.result["unit"]))
    result: Loaded = {
        "side": side,
        "pieces": dict(army_list.pieces),
        "cost": lists.cost(army_list.pieces),
        "left": after.balance(side, ALLOWANCE),
        "units": entered,
    }
    return Outcome({"side": side, "text": text}, result, effects, warnings)


def _checked(state: State, side: str, text: str, meant: Meant) -> Checked:
    """The list of the side; a refusal has every fault with its line."""
    data = read_toml(text)
    lists, faults = checked(state, data, meant, buying.buyer(state, side))
    if faults:
        first = located(text, faults)
        rule = next((f.rule for f in first["findings"] if f.rule), None)
        raise Refused("rule", "siege.list_faults", rule=rule, **first)
    if len(lists) != 1:
        raise Misuse("usage", "siege.one_list")
    return lists[0]


def _units(army_list: Checked) -> Iterator[tuple[str, units.UnitFacts]]:
    """The units described well enough to be entered, each with its name."""
    several: list[Unit] = [
        unit for unit in army_list.army.units if unit.listed and unit.stands
    ]
    if sum(unit.many for unit in several) > MOST_UNITS:
        raise Misuse("usage", "siege.many_units", most=MOST_UNITS)
    for unit in several:
        if unit.type not in TYPES:
            continue
        facts = units.UnitFacts(unit.type, unit.stands, unit.equipment)
        for number in range(1, unit.many + 1):
            name = f"{unit.name} {number}" if unit.many > 1 else unit.name
            yield name, facts
