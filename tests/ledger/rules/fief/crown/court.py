"""A court on paper: a King, a Queen, a Prince, and who might follow them.

Anne's King Arnaud in Bourg is married to Bruno's Queen Blanche in Mont; Anne's Gauvain
is the Prince, if there is one. Each has the full royal guard of the base game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ledger.rules.fief.facts import GUARDS, WAITING
from ledger.rules.fief.families import lords
from ledger.rules.fief.families.dying import die as settled
from ledger.rules.fief.forces import counters, points
from ledger.table import Table
from tests.ledger.rules.fief.positions import fact, person, position, village

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ledger.state import State

KING, QUEEN, PRINCE = "lord:Arnaud", "lord:Blanche", "lord:Gauvain"
FULL = {"king": 20, "queen": 10}
BOX = {"king": {"v1": 5, "v3": 3, "v6": 1}, "queen": {"v1": 4, "v3": 2}}
LAND = (
    village("Bourg", "Anne", "Anne.v1=5 Anne.v3=2", building="city")
    + village("Mont", "Bruno", "Bruno.v1=4 Bruno.v3=1", building="castle")
    + village("Beaujeu", "Bruno", "Bruno.v1=2", building="city")
    + village("Sennecy", "Chloé", "Chloé.v1=3", building="city")
)


def court(
    people: Mapping[str, Mapping[str, Any]], more: str = "", **head: Any
) -> State:
    """A position with these lords: facts of each by name."""
    text = LAND + more
    for name, known in people.items():
        facts = {"player": "Anne", "at": "Bourg", **known}
        text += person(name, facts.pop("player"), facts.pop("at"), **facts)
    head.setdefault("turn", 7)
    head.setdefault("phase", "combat")
    return position(text, **head)


def guards(state: State, *names: str) -> State:
    """Puts the full guard of the King or the Queen on the board."""
    for name in names or GUARDS:
        for value, count in counters(state, f"stock/{name}").items():
            state.add(f"stock/{name}", value, -count)
            state.add(GUARDS[name], value, count)
    return state


def dies(state: State, name: str, **choices: str) -> dict[str, Any]:
    """A lord dies in battle; the outcome."""
    table = Table(typed=[], choices=choices)
    effects, told, notes = settled(state, table, f"lord:{name}", "battle")
    table.close()
    state.apply(effects)
    return {**told, "notes": [note["key"] for note in notes]}


def throne(state: State) -> dict[str, Any]:
    """The King, Queen, Regent and Prince there are, and a minority's last turn."""
    told = {name: lords.office(state, name) for name in lords.OFFICES}
    told["until"] = state.get("campaign", "regent_until")
    return {
        name: value.removeprefix("lord:") if isinstance(value, str) else value
        for name, value in told.items()
        if value
    }


def heaps(state: State, name: str) -> tuple[int, int, int]:
    """The points of a guard: on the board, waiting for a captive, and in stock."""
    accounts = (GUARDS[name], WAITING[name], f"stock/{name}")
    board, waiting, stock = (points(counters(state, one)) for one in accounts)
    return board, waiting, stock


def reign_until(turn: int) -> str:
    """The text of a minority that ends with a turn."""
    young = fact("campaign", "hereditary", 1)
    return young + fact("campaign", "regent_until", turn)
