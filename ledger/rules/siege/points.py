"""The current points of both sides."""

from __future__ import annotations

from ledger.naming import folded
from ledger.rules.siege.scenarios import ROLES, SIEGE, of_role
from ledger.rules.siege.score import KINDS, Section, score
from ledger.state import CAMPAIGN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ledger.state import State

MOST_DIGITS = 9


def points(state: State) -> dict[str, Any]:
    """The points of each side, section by section, and who would win."""
    return score(state, sections(state), died(state), code=_code(state))


def sections(state: State) -> list[Section]:
    """The sections of the fortress with the stands in them, under their ids."""
    return [
        Section(
            state.text(section, "kind") or "wall",
            state.number(section, "attackers"),
            state.number(section, "defenders"),
            destroyed=state.text(section, "state") == "destroyed",
            name=section,
        )
        for section in in_order(state)
    ]


def in_order(state: State) -> list[str]:
    """The sections by kind, then by number."""

    def place(section: str) -> tuple[int, str, int]:
        kind = state.text(section, "kind") or KINDS[0]
        name, _, number = state.name(section).rpartition(" ")
        if name and number.isascii() and number.isdigit() and len(number) < MOST_DIGITS:
            return KINDS.index(kind), folded(name), int(number)
        return KINDS.index(kind), folded(state.name(section)), 0

    return sorted(state.subjects("section"), key=place)


def died(state: State) -> dict[str, int]:
    """The turns in which generals died, by role."""
    return {
        role: state.number(side, "general_died")
        for role in ROLES
        if (side := of_role(state, role))
    }


def _code(state: State) -> str:
    """The scenario that is being played, or was played last."""
    return state.text(CAMPAIGN, "scenario") or SIEGE
