"""Faults that a battle may have besides those of any game."""

from __future__ import annotations

from ledger.journal import Finding
from ledger.rules.mass.armies import MOST_SIDES, sides
from ledger.rules.mass.personal import UNITS
from ledger.state import CAMPAIGN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from ledger.state import State

SERVING = ("general", "steward", "hero")


def audit(state: State) -> list[Finding]:
    """Too many sides, people of no side, commanders of another, unknown units."""
    return [*_sides(state), *_people(state)]


def _sides(state: State) -> Iterator[Finding]:
    found = sides(state)
    if len(found) > MOST_SIDES:
        yield Finding("mass.many_sides", CAMPAIGN, (("count", len(found)),))
    for side in found:
        general = state.text(side, "commander")
        if general and state.get(general, "side") != side:
            yield Finding("mass.commander", side)


def _people(state: State) -> Iterator[Finding]:
    for kind in SERVING:
        for who in state.subjects(kind):
            if state.get(who, "side") is None:
                yield Finding("mass.of_no_side", who)
            unit = state.text(who, "unit")
            if unit is not None and unit not in UNITS:
                yield Finding("mass.unit", who, (("word", unit),))
