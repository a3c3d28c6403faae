"""Boiling oil or thrown rocks: where a marker is, and using it there."""

from __future__ import annotations

from ledger.errors import Misuse, Refused
from ledger.rules.game import Outcome
from ledger.rules.siege import scenarios, sections
from ledger.rules.siege.house import house
from ledger.rules.siege.units import FLYERS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.effects import Effect
    from ledger.shapes.siege.field import Poured
    from ledger.state import State
    from ledger.table import Table

MOST_RESULT = 100


def pour(
    state: State,
    table: Table,
    section: str,
    result: int | None,
    against: str | None,
) -> Outcome[Poured]:
    """Oil is used; its result, rolled on the rulebook's table, is typed in."""
    scenarios.demand(state)
    sections.demand_standing(state, section)
    if against and state.text(against, "type") == FLYERS:
        table.object(
            Refused("rule", "siege.oil_flyers", rule="SIEGE-FLY-07", unit=against)
        )
    there = state.number(section, "oil")
    if not there:
        raise Refused("rule", "siege.no_oil", rule="SIEGE-AMB-12", section=section)
    effects: list[Effect] = []
    if house(state, "boiling_oil_covers") == "one_use":
        effects = sections.oil_gone(state, section, 1)
    asked = {"section": section, "against": against, "number": result}
    left = state.copy().apply(effects).number(section, "oil")
    answer: Poured = {
        "section": section,
        "against": against,
        "number": result,
        "text": meaning(state, result),
        "left": left,
    }
    return Outcome(asked, answer, effects)


def meaning(state: State, number: int | None) -> str | None:
    """What the players' own list says about a result; None where there is none."""
    own: list[str] = house(state, "oil_table")
    if number is None:
        return None
    if own and not 1 <= number <= len(own):
        raise Misuse("usage", "siege.oil_result", number=number, most=len(own))
    if not 1 <= number <= MOST_RESULT:
        raise Misuse("usage", "siege.oil_result", number=number, most=MOST_RESULT)
    return own[number - 1] if own else None
