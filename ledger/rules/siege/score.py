"""Who wins a siege: points for sections held, and the effect of a general's death."""

from __future__ import annotations

from ledger.record import NamedTuple
from ledger.rules.siege.house import house
from ledger.rules.siege.scenarios import (
    ATTACKER,
    BRAKEN_KEEP,
    DEFENDER,
    ROLES,
    other,
    value,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from ledger.state import State

KINDS = ("wall", "tower", "gate", "courtyard")
COURTYARD = "courtyard"


class Section(NamedTuple):
    """A section of the fortress, or several of the same kind.

    Attributes:
        kind: wall, tower, gate or courtyard.
        attackers: stands of the attacker there.
        defenders: stands of the defender there.
        destroyed: whether it is a pile of rubble.
        many: how many such sections there are.
        name: what it is called, where it has a name.
    """

    kind: str
    attackers: int = 0
    defenders: int = 0
    destroyed: bool = False
    many: int = 1
    name: str | None = None


class Brought(NamedTuple):
    """The points that a section brings, to whom, and why.

    Attributes:
        to: the role that holds it; None for nobody.
        points: the points that it brings.
        why: "more" stands, "equal" numbers, "empty", "destroyed".
        rule: the rule behind it.
    """

    to: str | None
    points: int
    why: str
    rule: str


def brings(section: Section, code: str = BRAKEN_KEEP) -> Brought:
    """Who holds one section (SIEGE-VP-03 to -05, -10).

    A gate brings its own points, even if it is treated as a tower (SIEGE-AMB-31).
    """
    if section.destroyed:
        return Brought(None, 0, "destroyed", "SIEGE-VP-05")
    if section.attackers == section.defenders:
        empty = not section.attackers
        rule = "SIEGE-VP-10" if empty else "SIEGE-VP-04"
        return Brought(None, 0, "empty" if empty else "equal", rule)
    to = ATTACKER if section.attackers > section.defenders else DEFENDER
    return Brought(to, value(code, f"points.{section.kind}"), "more", "SIEGE-VP-03")


def score(
    state: State,
    sections: Sequence[Section],
    died: Mapping[str, int],
    besides: Mapping[str, int] | None = None,
    code: str = BRAKEN_KEEP,
) -> dict[str, Any]:
    """The points of both sides, and who wins (SIEGE-VP-01, -02).

    Args:
        state: the state with the house rules.
        sections: the sections, with the stands in them.
        died: the game turn in which the general of a role died.
        besides: points that were added up elsewhere.
        code: the scenario.
    """
    points = {role: (besides or {}).get(role, 0) for role in ROLES}
    lines = []
    for section in sections:
        brought = brings(section, code)
        if brought.to:
            points[brought.to] += brought.points * section.many
        lines.append(
            {
                "name": section.name,
                "kind": section.kind,
                "count": section.many,
                "attackers": section.attackers,
                "defenders": section.defenders,
                "to": brought.to,
                "points": brought.points * section.many,
                "why": brought.why,
                "rule": brought.rule,
            }
        )
    winner, why, rule = verdict(state, points, died, code)
    return {
        **points,
        "winner": winner,
        "why": why,
        "rule": rule,
        "generals": {role: died.get(role) for role in ROLES},
        "lines": lines,
    }


def verdict(
    state: State,
    points: Mapping[str, int],
    died: Mapping[str, int],
    code: str = BRAKEN_KEEP,
) -> tuple[str | None, str, str]:
    """Who wins, why, and by which rule.

    A general who dies by turn six loses the siege for the side, whatever the points
    (SIEGE-VP-06); one who dies later does not (SIEGE-VP-07).
    """
    last = int(value(code, "length.general_early"))
    early = [role for role in ROLES if 0 < died.get(role, 0) <= last]
    if len(early) == 1:
        return other(early[0]), "general_early", "SIEGE-VP-06"
    if early and house(state, "both_generals_dead_early") == "defender":
        return DEFENDER, "both_generals", "SIEGE-AMB-27"
    if points[ATTACKER] == points[DEFENDER]:
        tie = house(state, "siege_vp_tie")
        return (None if tie == "neither" else str(tie)), "tie", "SIEGE-AMB-26"
    rule = "SIEGE-VP-08"
    if early:
        rule = "SIEGE-AMB-27"
    elif any(died.values()):
        rule = "SIEGE-VP-07"
    return max(ROLES, key=lambda role: points[role]), "points", rule
