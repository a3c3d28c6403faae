"""How a battle of Fief could have ended, calculated from when its first round began."""

from __future__ import annotations

from ledger.errors import UNFIT, Refusal
from ledger.questions import Missing
from ledger.record import NamedTuple
from ledger.rules.fief.war.force import SIDES, Force, body, points
from ledger.rules.fief.war.ground import Ground
from ledger.rules.fief.war.odds import counts_only
from ledger.rules.fief.war.odds import odds as reckoned
from ledger.rules.fief.war.plan import Plan
from ledger.rules.fief.war.situation import situated
from ledger.table import Table

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from ledger.journal import Entry
    from ledger.state import State

FOUGHT = "fief battle"
# The limit for one report: the product of both sides' points, over all battles.
MOST = 20_000
MOST_SLOW = 600  # for one battle that must be calculated state by state


class Start(NamedTuple):
    """A battle as its first round begins.

    Attributes:
        sides: what each side has.
        plan: where and by which house rules it is fought.
    """

    sides: dict[str, Force]
    plan: Plan


class Chances:
    """The chances of one battle after another, as long as this is quick."""

    def __init__(self) -> None:
        self.left = MOST
        self.known: dict[Any, dict[str, Any] | None] = {}
        self.reckoned: dict[
            int, dict[str, Any] | None
        ] = {}  # by battle, because it may be shown twice

    def of(self, entry: Entry, before: State) -> dict[str, Any] | None:
        """The chances of a battle; None where its forces are not known."""
        if entry.seq not in self.reckoned:
            try:
                self.reckoned[entry.seq] = self._reckoned(entry, before)
            except (Refusal, Missing, *UNFIT):  # another program may have written it
                self.reckoned[entry.seq] = None
        return self.reckoned[entry.seq]

    def _reckoned(self, entry: Entry, before: State) -> dict[str, Any] | None:
        start = begun(entry, before) if entry.kind == FOUGHT else None
        if start is None:
            return None
        key = tuple(start.sides.values()), start.plan.ground
        if key not in self.known:
            strong, other = (body(force) + 1 for force in start.sides.values())
            work = strong * other
            if work > self.left or (not counts_only(start.plan) and work > MOST_SLOW):
                return None
            self.left -= work
            self.known[key] = _chances(start)
        return self.known[key]


def begun(entry: Entry, before: State) -> Start | None:
    """The forces on both sides, after the archers; None where they are not known.

    Mercenaries who came later, and mercy, are left out.
    """
    result = entry.outcome
    if not result.get("rounds") or result["mode"] != "joint":
        return None
    asked = entry.asked
    situation = situated(
        before,
        Table(ruled=True),
        result["village"],
        result["attackers"],
        result["defenders"],
        inside=bool(asked.get("inside")),
        sortie=bool(asked.get("sortie")),
        passage=bool(asked.get("passage")),
    )
    came = _came(result)
    sides = {}
    for side in SIDES:
        customs = situation.sides[side].customs
        if "archers" in result:
            shown = result["archers"]["after"][side]
            force = Force(**{key: shown.get(key, 0) for key in Force._fields})
        else:
            force = situation.sides[side].force(before)
            extra = sum(came.get(who, 0) for who in situation.sides[side].players)
            force = force._replace(mercenaries=force.mercenaries + extra)
        if not all(type(count) is int and count >= 0 for count in force):
            return None
        if points(force, customs) != result["rounds"][0][side]["points"]:
            return None
        sides[side] = force
    ground: Ground = situation.ground
    return Start(sides, Plan(ground, customs, archers=dict.fromkeys(SIDES, "hold")))


def _came(result: Mapping[str, Any]) -> dict[str, int]:
    """The mercenaries who came before the first dice."""
    numbers: dict[str, int] = {}
    first = result["rounds"][0]
    for one in (*result.get("committed", ()), *first.get("committed", ())):
        numbers[one["player"]] = numbers.get(one["player"], 0) + one["count"]
        numbers[one["player"]] -= one["plague"]
    return numbers


def _chances(start: Start) -> dict[str, Any]:
    odds = reckoned(start.sides, start.plan)
    return {
        "attacker": odds.attacker,
        "defender": odds.defender,
        "both_fall": odds.both,
        "survivors": {
            side: {str(left): chance for left, chance in sorted(won.items())}
            for side, won in odds.survivors.items()
        },
    }
