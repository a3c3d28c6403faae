"""A battle in a village of the campaign, round by round, to its end."""

from __future__ import annotations

from typing import cast

from ledger.questions import Choice, ChoiceQuestion, typed_for
from ledger.rules.fief.house import house
from ledger.rules.fief.movement.arriving import Course
from ledger.rules.fief.picking import agrees, pick
from ledger.rules.fief.war.customs import customs
from ledger.rules.fief.war.force import OTHER, SIDES, Force, body, told
from ledger.rules.fief.war.plan import Plan
from ledger.rules.fief.war.rolls import kills
from ledger.rules.fief.war.rounds import fought
from ledger.rules.fief.war.situation import SEPARATE, Situation
from ledger.rules.fief.war.suffering import suffer
from ledger.rules.fief.war.surrendering import surrender
from ledger.rules.fief.war.targets import Target, aimed, may_aim

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from ledger.dice import Die
    from ledger.rules.fief.war.aiming import Aim
    from ledger.rules.fief.war.situation import Side
    from ledger.state import State
    from ledger.table import Table

    # By side: the points that its dice take, and the lords whom they kill.
    Hits = dict[str, tuple[int, list[str]]]

NO, TRUCE = "no", "truce"


class Throwers:
    """The table at which the dice of each side are somebody's own."""

    def __init__(self, table: Table, who: Mapping[str, str]) -> None:
        self._table = table
        self._who = who

    def roll(
        self, _: str | None, why: str, die: Die, count: int, *, about: str | None = None
    ) -> tuple[int, ...]:
        """Faces thrown by the player of the side that the throw is for."""
        player = self._who[why.rpartition(".")[2]]
        return self._table.roll(player, why, die, count, about=about)


class Fight:
    """A battle that is being fought: what happened so far, and who is left."""

    def __init__(
        self,
        state: State,
        table: Table,
        situation: Situation,
        wishes: Sequence[Target],
        *,
        asks: bool,
    ) -> None:
        self.course = Course(state)
        self.table = table
        self.situation = situation
        self.sides = dict(situation.sides)
        self.rounds: list[dict[str, Any]] = []
        self.killed: list[dict[str, Any]] = []
        self.captives: list[dict[str, Any]] = []
        self.end: str | None = None
        self._customs = customs(state, tactics=False)
        self._wishes = wishes
        self._asks = asks

    def fight(self) -> None:
        """Fights until a side is gone, surrenders, or both agree to stop."""
        self._over()
        while self.end is None:
            self._round(len(self.rounds) + 1)
            if not self._over():
                self._parley(len(self.rounds))

    @property
    def winner(self) -> str | None:
        """Which side has won, None where both fell or agreed to stop."""
        if self.end not in ("eliminated", "mercy"):
            return None
        left = [side for side in SIDES if body(self._force(side))]
        return left[0] if len(left) == 1 else None

    def shown(self) -> dict[str, dict[str, int]]:
        """What each side has left."""
        return {side: told(self._force(side), self._customs) for side in SIDES}

    def _force(self, side: str) -> Force:
        return self.sides[side].force(self.course.state)

    def _over(self) -> bool:
        """Whether a side has nobody left who fights (FIEF-FIGHT-16, -17)."""
        gone = [side for side in SIDES if not body(self._force(side))]
        if gone and self.end is None:
            self.end = "both" if len(gone) == len(SIDES) else "eliminated"
        return self.end is not None

    # One round ----------------------------------------------------------------------

    def _round(self, number: int) -> None:
        attackers = [
            player
            for player in self.sides["attacker"].players
            if body(self.sides["attacker"].alone(player).force(self.course.state))
        ]
        found: dict[str, Any] = {"round": number}
        struck = dict(self.sides)
        if self.situation.mode == SEPARATE and len(attackers) > 1:
            hits = self._apart(number, attackers, found, struck)
        else:
            hits = self._cast(number, self.sides, found)
        for side in SIDES:
            harm, victims = hits[OTHER[side]]
            self.killed += suffer(
                self.course, self.table, struck[side], number, harm, victims
            )
        found["after"] = self.shown()
        self.rounds.append(found)

    def _cast(
        self,
        number: int,
        sides: Mapping[str, Side],
        found: dict[str, Any],
        *,
        idle: bool = False,
    ) -> Hits:
        """The dice of both sides: the harm that each does, and whom it kills.

        `idle` where the defender throws at somebody else in this round.
        """
        state = self.course.state
        forces = {side: sides[side].force(state) for side in SIDES}
        aims: list[Aim] = []
        named: dict[str, list[str]] = {side: [] for side in SIDES}
        for side in SIDES[:1] if idle else SIDES:
            other = sides[OTHER[side]]
            more, named[side] = aimed(state, number, self._wishes, sides[side], other)
            aims += more
        ground = self.situation.ground
        everybody = (*named["attacker"], *named["defender"])
        wishes = [wish for wish in self._wishes if wish.lord in everybody]
        may_aim(number, wishes, aims, forces, ground, self._customs)
        who = {
            side: sides[side].players[(number - 1) % len(sides[side].players)]
            for side in SIDES
        }
        if idle:  # one who does not throw has nobody who fights, but may be aimed at
            forces["defender"] = Force(women=len(sides["defender"].lords(state)))
            aims = [aim._replace(target="women") for aim in aims]
        table = cast("Table", Throwers(self.table, who))
        plan = Plan(ground, self._customs, tuple(aims))
        thrown, _ = fought(table, number, forces, plan)
        hits = {}
        for side in SIDES:
            one = thrown[side]
            pairs = list(zip(named[side], one.get("aimed", ()), strict=False))
            victims = [
                lord
                for lord, faces in pairs
                if any(kills(face, forces[side], self._customs) for face in faces)
            ]
            if pairs:
                one["targets"] = [lord for lord, _ in pairs]
                one["kills"] = victims
            hits[side] = (one["inflicts"], victims)
            found[side] = {"player": who[side], **one}
        return hits

    def _apart(
        self,
        number: int,
        attackers: Sequence[str],
        found: dict[str, Any],
        struck: dict[str, Side],
    ) -> Hits:
        """Each attacker throws for himself, the defender at one of them (AMB-48)."""
        state, others = self.course.state, []
        opponent = pick(state, self.table, f"opponent.{number}", attackers)
        harm, victims = 0, []
        hits: Hits = {}
        for player in attackers:
            own = self.sides["attacker"].alone(player)
            sides = {**self.sides, "attacker": own}
            one: dict[str, Any] = {}
            thrown = self._cast(number, sides, one, idle=player != opponent)
            harm += thrown["attacker"][0]
            victims += [v for v in thrown["attacker"][1] if v not in victims]
            if player == opponent:
                hits, struck["attacker"] = thrown, own
                found |= one
            else:
                others.append(one["attacker"])
        found["opponent"], found["others"] = opponent, others
        return {"attacker": (harm, victims), "defender": hits["defender"]}

    # Between the rounds ---------------------------------------------------------------

    def _parley(self, number: int) -> None:
        """Somebody may ask for mercy, or both agree to stop (FIEF-GRACE-01 to -03)."""
        state = self.course.state
        askers = [
            player
            for side in self.sides.values()
            for player in side.players
            if side.alone(player).lords(state)
        ]
        names = {state.name(player): player for player in askers}
        truce = (TRUCE,) if house(state, "fight.truce") else ()
        word = self._wished(f"mercy.{number}", (NO, *names, *truce))
        if word == TRUCE:
            everybody = [p for side in self.sides.values() for p in side.left(state)]
            key = f"truce.{number}"
            agreed = [agrees(state, self.table, key, p) for p in everybody]
            if all(agreed):
                self.end = "truce"
        elif word in names:
            self._mercy(number, names[word])

    def _mercy(self, number: int, player: str) -> None:
        """A player asks for mercy for all his lords here (AMB-99)."""
        state = self.course.state
        name = next(n for n in SIDES if player in self.sides[n].players)
        others = self.sides[OTHER[name]].left(state)
        key = f"grant.{number}"
        answers = [agrees(state, self.table, key, other) for other in others]
        granted = all(answers)
        self.rounds[-1]["mercy"] = {"player": player, "granted": granted}
        if not granted:
            return
        own, other = self.sides[name].alone(player), self.sides[OTHER[name]]
        self.captives += surrender(self.course, self.table, own, other)
        self.sides[name] = self.sides[name].without(player)
        if not body(self._force(name)):
            self.end = "mercy"

    def _wished(self, key: str, options: tuple[str, ...]) -> str:
        """What somebody wishes who may; nobody is asked where nobody can answer."""
        question = ChoiceQuestion(key, options)
        said = typed_for(question, self.table.choices) is not None or any(
            isinstance(reply, Choice) and reply.key == key
            for reply in self.table.unused
        )
        return self.table.choose(key, options) if self._asks or said else NO
