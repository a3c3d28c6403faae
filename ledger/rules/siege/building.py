"""Building a fortress: numbered sections of each kind."""

from __future__ import annotations

from ledger.errors import Misuse, Refused
from ledger.naming import same
from ledger.rules.game import Outcome
from ledger.rules.siege import scenarios
from ledger.rules.siege.fortress import fortress
from ledger.rules.siege.sections import (
    COURTYARD,
    GATE,
    TOWER,
    WALL,
    demand_fortress,
    made,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

    from ledger.effects import Effect
    from ledger.rules.common.ids import Entering
    from ledger.shapes.siege.field import Built
    from ledger.state import State
    from ledger.table import Table

MOST_SECTIONS = 200  # sections of one kind that one command may build
# The names of sections, before their numbers, where the face has no better word.
NAMES = {WALL: "Wall", TOWER: "Tower", GATE: "Gate", COURTYARD: "Courtyard"}


def build(
    state: State,
    table: Table,
    entering: Entering,
    *,
    walls: int | None,
    towers: int | None,
    gates: int | None,
    courtyards: int | None,
    words: Mapping[str, str] | None,
) -> Outcome[Built]:
    """Builds the given number of sections of each kind, with numbers for names.

    Where no number is given, the defender's points decide (SIEGE-SCN3-02).
    """
    numbers = {WALL: walls, TOWER: towers, GATE: gates, COURTYARD: courtyards}
    demand_fortress(state, table, [kind for kind, count in numbers.items() if count])
    counts = {kind: count or 0 for kind, count in numbers.items()}
    if all(count is None for count in numbers.values()):
        if state.subjects("section"):
            raise Refused("rule", "siege.built", rule="SIEGE-SCN3-02")
        counts = _usual(state)
    if max(counts.values()) > MOST_SECTIONS:
        raise Misuse("usage", "siege.many_sections", most=MOST_SECTIONS)
    after = state.copy()
    effects: list[Effect] = []
    built: list[str] = []
    names = words or NAMES
    for kind, count in counts.items():
        number = 0
        for _ in range(count):
            taken = {same(shown_as) for shown_as in after.named("section").values()}
            number += 1
            while same(f"{names[kind]} {number}") in taken:
                number += 1
            subject, more = made(after, f"{names[kind]} {number}", kind, entering)
            effects += more
            after.apply(more)
            built.append(subject)
    if not built:
        raise Misuse("usage", "siege.no_sections")
    result: Built = {
        "sections": built,
        "walls": counts.get(WALL, 0),
        "towers": counts.get(TOWER, 0),
        "gates": counts.get(GATE, 0),
        "courtyards": counts.get(COURTYARD, 0),
    }
    return Outcome({"counts": dict(counts)}, result, effects)


def _usual(state: State) -> dict[str, int]:
    """How many sections of each kind go with the defender's points."""
    side = scenarios.of_role(state, scenarios.DEFENDER)
    points = state.number(side, "points") if side else 0
    size, _ = fortress(points, scenarios.demand(state))
    return {line["kind"]: line["count"] for line in size["lines"]}
