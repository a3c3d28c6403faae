"""A battle in a village of the campaign at some point: who is left, what happened."""

from __future__ import annotations

from ledger.rules.fief.families.together import together
from ledger.rules.fief.movement.progress import Progress
from ledger.rules.fief.war.force import SIDES, body, fighters, side_facts
from ledger.rules.fief.war.plan import Plan
from ledger.rules.fief.war.situation import SEPARATE
from ledger.rules.fief.war.suffering import suffer

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ledger.questions import SheetLine
    from ledger.rules.fief.war.customs import Customs
    from ledger.rules.fief.war.decisions import Decisions
    from ledger.rules.fief.war.force import Force
    from ledger.rules.fief.war.side import Side
    from ledger.rules.fief.war.situation import Situation
    from ledger.state import State
    from ledger.table import Table

    # The points that somebody loses, and the lords who are killed, by name.
    Struck = tuple[int, list[str], Side]


class Fight:
    """A battle that is being fought: what happened so far, and who is left."""

    def __init__(
        self, state: State, table: Table, situation: Situation, decisions: Decisions
    ) -> None:
        self.progress = Progress(state)
        self.table = table
        self.situation = situation
        self.decisions = decisions
        self.sides = dict(situation.sides)
        self.customs: Customs = self.sides["attacker"].customs
        self.came: list[dict[str, Any]] = []  # mercenaries, at the beginning
        self.opening: dict[str, Any] = {}
        self.change: list[dict[str, Any]] = []  # counters handed in and got back
        self.rounds: list[dict[str, Any]] = []
        self.killed: list[dict[str, Any]] = []
        self.captives: list[dict[str, Any]] = []
        self.end: str | None = None
        self.unled = False  # the last attacking lord was shot
        self.aimed_at: str | None = None  # by the defender's archers
        self.past: Sequence[SheetLine] = ()  # the round before, for the roll sheet

    @property
    def winner(self) -> str | None:
        """Which side has won; None where both fell or agreed to stop."""
        if self.end == "unled":
            return "defender"
        if self.end not in ("eliminated", "mercy"):
            return None
        left = [side for side in SIDES if body(self.force(side))]
        return left[0] if len(left) == 1 else None

    def shown(self) -> dict[str, dict[str, int]]:
        """What each side has left."""
        return {side: side_facts(self.force(side), self.customs) for side in SIDES}

    def force(self, side: str) -> Force:
        """What a side has left."""
        return self.sides[side].force(self.progress.state)

    def leads(self) -> bool:
        """Whether a lord who fights leads the attackers (TAC-ARCH-30)."""
        return bool(fighters(self.force("attacker")))

    def is_over(self) -> bool:
        """Whether a side has nobody left to fight (FIEF-FIGHT-16, -17)."""
        gone = [side for side in SIDES if not body(self.force(side))]
        if gone and self.end is None:
            self.end = "both" if len(gone) == len(SIDES) else "eliminated"
        if self.unled and self.end is None:
            self.end = "unled"  # those who are left stay where they are (TAC-AMB-40)
        return self.end is not None

    def armies(self, *, as_one: bool = False) -> list[Side]:
        """The attackers who roll together; each alone if they are separate (FIGHT-24).

        See FIEF-FIGHT-22.
        """
        whole = self.sides["attacker"]
        if as_one or self.situation.mode != SEPARATE:
            return [whole]
        state = self.progress.state
        alone = [whole.alone(player) for player in whole.players]
        return [army for army in alone if body(army.force(state))]

    def plan(self) -> Plan:
        """How dice are rolled and read, at this point of the battle."""
        return Plan(
            self.situation.ground,
            self.customs,
            rerolls=self.decisions.rerolls,
            village=self.situation.village,
            past=self.past,
        )

    def suffer(self, number: int, struck: Sequence[Struck]) -> None:
        """Carries out all losses at once (TAC-GEN-08, FIEF-FIGHT-11)."""
        deaths: list[dict[str, Any]] = []
        for harm, victims, side in struck:
            policy = self.decisions.losses[side.name]
            died, change = suffer(
                *(self.progress, self.table, side, number, harm, victims, policy),
                self.past,
            )
            deaths += died
            self.change += [{"round": number, **one} for one in change]
        self.progress.do(together(self.progress.state, deaths))
        self.killed += deaths
