"""A battle as a Markov chain, state by state: exact, for any battle.

It works with fractions, or with floats where these are near enough. A row is all states
with the same attacker; the result of both rolls is spread in two steps, first over the
defender, then over the attacker, because the two rolls are independent.
"""

from __future__ import annotations

from heapq import heapify, heappop, heappush

from ledger.record import NamedTuple
from ledger.rules.fief.war.chances import class_of, strike, targets_of
from ledger.rules.fief.war.force import SIDES, body
from ledger.rules.fief.war.opening import stopped
from ledger.rules.fief.war.plan import alive

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable
    from typing import Any

    from ledger.rules.fief.war.chances import Strike
    from ledger.rules.fief.war.force import Force
    from ledger.rules.fief.war.plan import Plan

    Pair = tuple[Force, Force]
    Row = dict[int, Any]  # chances by the number of the defender's state


class Distribution(NamedTuple):
    """The chances of how a battle ends.

    Attributes:
        chances: by the winner and remaining points; nobody with 0 where both fell.
        rounds: how many rounds it lasts on average.
        open: the chance that nothing is decided yet.
    """

    chances: dict[tuple[str, int], Any]
    rounds: Any
    open: Any


class Throw(NamedTuple):
    """The effect of one roll on one state of the other side.

    Attributes:
        stays: in how many ways the state stays the same.
        leads: the other states it leads to, by ways.
        of: how many ways there are.
        shot: whether an aimed shot is part of it.
    """

    stays: int
    leads: tuple[tuple[int, int], ...]
    of: int
    shot: bool


class States:
    """The states of one side, by number, and the effects of the other's throws."""

    def __init__(self, at: int, plan: Plan) -> None:
        self.name, self.other, self.plan = SIDES[at], SIDES[1 - at], plan
        self.forces: list[Force] = []
        self.weights: list[int] = []
        self.classes: list[Hashable] = []
        self.targets: list[Hashable] = []
        self._numbers: dict[Force, int] = {}
        self._throws: dict[tuple[int, Hashable], Throw] = {}
        self._strikes: dict[tuple[Hashable, Hashable], Strike] = {}

    def number(self, force: Force) -> int:
        """The number of a state."""
        if force not in self._numbers:
            self._numbers[force] = len(self.forces)
            self.forces.append(force)
            # Every loss lowers it; women may be aimed at, too.
            self.weights.append(body(force) + force.women)
            self.classes.append(class_of(self.name, force, self.plan))
            self.targets.append(targets_of(self.other, force, self.plan))
        return self._numbers[force]

    def throw(self, number: int, others: States, by: int) -> Throw:
        """The effect of a roll of the other side on a state of this one."""
        key = number, others.classes[by]
        if key not in self._throws:
            self._throws[key] = self._worked_out(number, others, by)
        return self._throws[key]

    def _worked_out(self, number: int, others: States, by: int) -> Throw:
        key = others.classes[by], self.targets[number]
        force = self.forces[number]
        if key not in self._strikes:
            sides = {self.name: force, others.name: others.forces[by]}
            self._strikes[key] = strike(others.name, sides, self.plan)
        blow = self._strikes[key]
        leads: dict[int, int] = {}
        for (harm, victims), ways in blow.ways.items():
            after = self.number(self.plan.struck(self.name, force, harm, victims))
            leads[after] = leads.get(after, 0) + ways
        stays = leads.pop(number, 0)
        each_round = self.plan.customs.tactic("archers.aim_each_round")
        aims = self.plan.archers.get(others.name) == "aim"
        shot = bool(each_round and aims and others.forces[by].archers)
        return Throw(stays, tuple(leads.items()), blow.of, shot)


class Chain:
    """All the states of one battle, and the chances of moving between them."""

    def __init__(self, plan: Plan) -> None:
        self.attackers, self.defenders = States(0, plan), States(1, plan)
        self._chances: dict[tuple[str, int], Any] = {}
        self._rounds: Any = 0
        self._stuck: Any = 0  # where neither side can lose any more

    def run(self, starts: Iterable[tuple[Pair, Any]]) -> Distribution:
        """The chances of each end, from states with their chances."""
        rows = self._begun(starts)
        weights = self.attackers.weights
        while rows:
            heaviest = max(rows, key=weights.__getitem__)
            self._row(rows.pop(heaviest), heaviest, rows)
        return Distribution(self._chances, self._rounds, self._stuck)

    def first(self, starts: Iterable[tuple[Pair, Any]], rounds: int) -> Distribution:
        """The chances after a number of rounds."""
        rows = self._begun(starts)
        for _ in range(rounds):
            after: dict[int, Row] = {}
            for one, row in rows.items():
                self._row(row, one, after, once=True)
            rows = after
        left = sum(sum(row.values()) for row in rows.values())
        return Distribution(self._chances, self._rounds, left)

    def _begun(self, starts: Iterable[tuple[Pair, Any]]) -> dict[int, Row]:
        rows: dict[int, Row] = {}
        for (attacker, defender), chance in starts:
            one, other = (
                self.attackers.number(attacker),
                self.defenders.number(defender),
            )
            self._put(rows, one, other, chance)
        return rows

    def _row(
        self, row: Row, one: int, rows: dict[int, Row], *, once: bool = False
    ) -> None:
        """Takes a row to its end, or through one round; what leaves it goes to others."""
        spread: dict[Throw, Row] = {}
        weights = self.defenders.weights
        open_to = [(-weights[other], other) for other in row]
        heapify(open_to)
        while open_to:
            _, other = heappop(open_to)
            chance = row[other]
            theirs = self.attackers.throw(one, self.defenders, other)
            ours = self.defenders.throw(other, self.attackers, one)
            of, stay = theirs.of * ours.of, theirs.stays * ours.stays
            if stay == of and not once:
                self._stuck += chance
                continue
            share = chance / (of if once else of - stay)
            self._rounds += share * of
            piece = spread.setdefault(theirs, {})
            if ours.stays:
                piece[other] = piece.get(other, 0) + share * ours.stays
            for after, ways in ours.leads:
                piece[after] = piece.get(after, 0) + share * ways
                if theirs.stays and not once:
                    added = share * ways * theirs.stays
                    if not alive(self.defenders.forces[after]):
                        self._put(rows, one, after, added)
                    elif after in row:
                        row[after] += added
                    else:
                        row[after] = added
                        heappush(open_to, (-weights[after], after))
        for theirs, piece in spread.items():
            self._scatter(piece, theirs, one, rows, once=once)

    def _scatter(
        self, piece: Row, theirs: Throw, one: int, rows: dict[int, Row], *, once: bool
    ) -> None:
        """Spreads the results of the attacker's roll over those of the defender's."""
        leads = theirs.leads
        if once and theirs.stays:
            leads = (*leads, (one, theirs.stays))
        for after, ways in leads:
            forces = self.attackers.forces
            unled = theirs.shot and stopped(forces[one], forces[after])
            for other, chance in piece.items():
                self._put(rows, after, other, chance * ways, unled=unled)

    def _put(
        self,
        rows: dict[int, Row],
        one: int,
        other: int,
        chance: object,
        *,
        unled: bool = False,
    ) -> None:
        """Adds a chance to a state, or to the ends if the battle is over there."""
        attacker, defender = self.attackers.forces[one], self.defenders.forces[other]
        ours, theirs = body(attacker), body(defender)
        if ours and theirs and not unled:
            row = rows.setdefault(one, {})
            row[other] = row.get(other, 0) + chance
            return
        side = (
            "defender" if theirs and (unled or not ours) else "attacker" if ours else ""
        )
        end = (side, theirs if side == "defender" else ours)
        self._chances[end] = self._chances.get(end, 0) + chance
