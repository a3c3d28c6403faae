"""A whole battle between two sides, from the first arrow to the last counter."""

from __future__ import annotations

from ledger.rules.fief.war import aiming, bombards, sheets
from ledger.rules.fief.war.force import SIDES, Force, fighters, side_facts
from ledger.rules.fief.war.mercenaries import Toll, led
from ledger.rules.fief.war.opening import decided, shot, stopped
from ledger.rules.fief.war.plan import alive
from ledger.rules.fief.war.rounds import fought
from ledger.rules.game import Outcome, warning

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ledger.rules.fief.war.plan import Plan
    from ledger.table import Table


class Battle:
    """A battle that is being fought: the forces, and what happened so far."""

    def __init__(self, table: Table, sides: dict[str, Force], plan: Plan) -> None:
        self.table = table
        self.sides = dict(sides)
        self.plan = plan.beginning(sides)
        self.rounds: list[dict[str, Any]] = []
        self.opening: dict[str, Any] = {}
        self.warnings: list[dict[str, Any]] = []
        self.end: str | None = None  # why it is over
        self.captives = dict.fromkeys(SIDES, 0)
        self.toll = Toll(plan.ground, plan.customs)

    def fight(self, most: int | None = None) -> None:
        """Fights until a side is gone or surrenders, or for a number of rounds."""
        self._begin()
        while self.end is None:
            if most is not None and len(self.rounds) >= most:
                self.end = "rounds"
                break
            self._round(len(self.rounds) + 1)

    @property
    def winner(self) -> str | None:
        """The winner; None where both fell or nothing is decided."""
        if self.end in ("rounds", "both"):
            return None
        if self.end == "unled":
            return "defender"
        left = [side for side in SIDES if alive(self.sides[side])]
        return left[0] if len(left) == 1 else None

    # The steps of a battle --------------------------------------------------------

    def _begin(self) -> None:
        """The archers' step, with the mercenaries that are there by then."""
        late = not self.plan.customs.tactic("merc.commit_before_archers")
        hired = {side: self.sides[side].mercenaries for side in SIDES}
        for side in SIDES:
            self.sides[side] = self.sides[side]._replace(mercenaries=0)
            if not late:
                self._commit(side, hired[side])
        if self._over():
            return
        aiming.check(self.plan.aims, self.sides, self.plan.ground, self.plan.customs)
        wishes = decided(self.table, self.sides, self.plan)
        self.plan = self.plan._replace(archers=wishes)
        before = self.sides
        self.opening, self.sides = shot(self.table, self.sides, self.plan, wishes)
        if self.opening:
            self.opening["after"] = self._side_facts()
            self.plan = self.plan._replace(past=sheets.shots(self.opening))
        for side in SIDES:
            self.sides[side] = self.plan.settled(side, self.sides[side])
            if late and alive(self.sides[side]):
                self._commit(side, hired[side])
        unled = stopped(before["attacker"], self.sides["attacker"])
        if not self._over() and unled and "kills" in self.opening.get("defender", ()):
            self.end = "unled"

    def _round(self, number: int) -> None:
        joined: dict[str, int] = {}
        for commitment in self.plan.commitments:
            if commitment.round == number:
                count = self._commit(commitment.side, commitment.many)
                joined[commitment.side] = joined.get(commitment.side, 0) + count
        facts, after = fought(self.table, number, self.sides, self.plan)
        if joined:
            facts["committed"] = joined
        told_before = self._side_facts()
        before, self.sides = self.sides, after
        facts["after"] = self._side_facts()
        past = sheets.past(facts, told_before, facts["after"])
        self.plan = self.plan._replace(past=past)
        self.rounds.append(facts)
        if self._over():
            return
        if (
            stopped(before["attacker"], after["attacker"])
            and "shot" in facts["defender"]
        ):
            self.end = "unled"
        elif self.plan.mercy and self.plan.mercy[1] == number:
            self._grant_mercy(self.plan.mercy[0])

    def _commit(self, side: str, count: int) -> int:
        """Mercenaries join: how many remain after the plague (TAC-MERC-27)."""
        force, customs = self.sides[side], self.plan.customs
        if not count:
            return 0
        if not led(force, customs):
            rule = "TAC-MERC-17"
            self.warnings.append(warning(f"fief.commit_unled.{side}", rule=rule))
            return 0
        joining = count - self.toll.takes(side, count)
        joined = force.mercenaries + joining
        self.sides[side] = force._replace(mercenaries=joined)
        return joining

    def _over(self) -> bool:
        """Whether a side is gone; its women are captured by the side that is left."""
        gone = [side for side in SIDES if not alive(self.sides[side])]
        if not gone:
            return False
        self.end = "both" if len(gone) == 2 else "eliminated"
        if len(gone) == 1:
            self._capture(gone[0])
        return True

    def _capture(self, side: str) -> None:
        """Makes women who did not fight the winner's prisoners (FIEF-FIGHT-06)."""
        self.captives[side] += self.sides[side].women
        self.sides[side] = self.sides[side]._replace(women=0)

    def _grant_mercy(self, side: str) -> None:
        """Makes lords prisoners and eliminates soldiers (FIEF-GRACE-02)."""
        force = self.sides[side]
        if not fighters(force):
            return
        self.captives[side] = fighters(force) + force.women
        self.sides[side] = Force()
        self.end = "mercy"

    # The result -------------------------------------------------------------------

    def _side_facts(self) -> dict[str, dict[str, int]]:
        return {side: side_facts(self.sides[side], self.plan.customs) for side in SIDES}

    def result(self) -> dict[str, Any]:
        """The battle as facts."""
        result: dict[str, Any] = {
            "site": self.plan.ground.site,
            "rounds": self.rounds,
            "winner": self.winner,
            "end": self.end,
            "survivors": self._side_facts(),
            "captives": dict(self.captives),
        }
        if self.opening:
            result["archers"] = self.opening
        if any(self.toll.taken.values()):
            result["plague"] = {side: self.toll.taken.get(side, 0) for side in SIDES}
        return result


def resolve(
    table: Table,
    sides: dict[str, Force],
    plan: Plan,
    *,
    asked: dict[str, Any],
    rounds: int | None = None,
) -> Outcome:
    """Fights a battle between two sides, without touching a campaign."""
    battle = Battle(table, sides, plan)
    battle.fight(rounds)
    return Outcome(asked, battle.result(), (), _idle(battle, sides))


def _idle(battle: Battle, sides: dict[str, Force]) -> list[dict[str, Any]]:
    """Warnings of unused rights."""
    warnings = list(battle.warnings)
    for side in SIDES if battle.rounds else ():
        policy = battle.plan.rerolls.get(side, "none")
        warnings += bombards.idle(side, sides[side], policy)
    return warnings
