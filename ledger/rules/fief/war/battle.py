"""A battle in a village of the campaign, round by round, to its end."""

from __future__ import annotations

from ledger.effects import Because
from ledger.rules.common.picking import pick
from ledger.rules.fief.facts import REBELS
from ledger.rules.fief.war import bombards, sheets
from ledger.rules.fief.war.archers import AIM, shot_kills
from ledger.rules.fief.war.committing import Muster
from ledger.rules.fief.war.fight import Fight
from ledger.rules.fief.war.force import SIDES, body, troops
from ledger.rules.fief.war.losses import settled
from ledger.rules.fief.war.parley import parley
from ledger.rules.fief.war.plan import Plan
from ledger.rules.fief.war.rolls import guarded, kills
from ledger.rules.fief.war.rounds import Stroke, exchanged
from ledger.rules.fief.war.salvo import salvo, targets_in
from ledger.rules.fief.war.situation import SEPARATE
from ledger.rules.fief.war.suffering import engines_gone
from ledger.rules.fief.war.tables import BOMBARDS
from ledger.rules.fief.war.targets import aimed, kind_of, may_aim
from ledger.rules.fief.war.uprising import speaker

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ledger.rules.fief.war.decisions import Decisions
    from ledger.rules.fief.war.fight import Struck
    from ledger.rules.fief.war.rounds import Blow
    from ledger.rules.fief.war.side import Side
    from ledger.rules.fief.war.situation import Situation
    from ledger.state import State
    from ledger.table import Table


class Battle(Fight):
    """A battle from its beginning to its end.

    Its order is TAC-GEN-09: mercenaries, archers, then in each round mercenaries, dice,
    losses, and a check whether bombards are left alone.
    """

    def __init__(
        self, state: State, table: Table, situation: Situation, decisions: Decisions
    ) -> None:
        super().__init__(state, table, situation, decisions)
        self.muster = Muster(self)
        self._had_troops: set[tuple[str, ...]] = set()

    def fight(self) -> None:
        """Fights until a side is gone, surrenders, or both agree to stop.

        By FIEF-FIGHT-03.
        """
        forces = {side: self.force(side) for side in SIDES}
        self._begin()
        while self.end is None:
            number = len(self.rounds) + 1
            self._round(number)
            if not self.is_over():
                parley(self, number)
                self._engines()
        for side in SIDES if self.rounds else ():
            policy = self.decisions.rerolls[side]
            self.progress.warnings += bombards.idle(side, forces[side], policy)

    # Before the first round ---------------------------------------------------------

    def _begin(self) -> None:
        """Mercenaries join, archers shoot, bombards may be lost (TAC-GEN-09)."""
        late = self.customs.tactics and not self.customs.tactic(
            "merc.commit_before_archers"
        )
        came = [] if late else self.muster.join(0)
        self.came = came
        if self.is_over():
            return
        self._note_troops()
        self.opening = salvo(self)
        self._engines()
        if self.opening:
            self.past = sheets.shots(self.opening)
            self.opening["after"] = self.shown()
        if late:
            there = [side for side in SIDES if body(self.force(side))]
            came = self.muster.join(0, there)
        self.came = came
        self.is_over()

    def _units(self) -> list[Side]:
        """Those who lose bombards separately: a side, or its players (TAC-AMB-12)."""
        units: list[Side] = []
        single = self.customs.tactic("bombard.scope") == "player"
        for side in self.sides.values():
            apart = side.name == "attacker" and self.situation.mode == SEPARATE
            apart = apart and not self.customs.tactic("sides.separate_is_one")
            if single or apart:
                units += [side.alone(player) for player in side.players]
            else:
                units.append(side)
        return units

    def _note_troops(self) -> None:
        """Notes who has troops besides bombards, before losing them."""
        for side in self._units():
            if troops(side.force(self.progress.state)):
                self._had_troops.add(side.players)

    def _engines(self) -> None:
        """Removes bombards with the last other troops (TAC-BOMB-09, TAC-AMB-59)."""
        for side in self._units():
            force = side.force(self.progress.state)
            had = side.players in self._had_troops
            if not settled(force, self.customs, had_troops=had).bombards:
                engines_gone(self.progress, side, Because("TAC-BOMB-09"))

    # One round ----------------------------------------------------------------------

    def _round(self, number: int) -> None:
        facts: dict[str, Any] = {"round": number}
        came = self.muster.join(number)
        if came:
            facts["committed"] = came
        self._note_troops()
        before, led = self.shown(), self.leads()
        armies = self.armies()
        opponent = self._opponent(number, armies)
        struck = self._struck(number, armies, opponent, facts)
        if len(armies) > 1:
            facts["opponent"] = opponent.players[0]
        self.past = sheets.results(facts)
        self.suffer(number, struck)
        self._engines()
        facts["after"] = self.shown()
        self.past = sheets.past(facts, before, facts["after"])
        self.rounds.append(facts)
        shot = "shot" in facts["defender"]
        self.unled = shot and led and not self.leads()  # TAC-ARCH-25

    def _opponent(self, number: int, armies: Sequence[Side]) -> Side:
        """The defender's opponent, if attackers fight separately (FIGHT-24, AMB-48)."""
        if len(armies) == 1:
            return armies[0]
        players = [army.players[0] for army in armies]
        state = self.progress.state
        chosen = pick(state, self.table, f"opponent.{number}", players)
        return armies[players.index(chosen)]

    def _struck(
        self, number: int, armies: Sequence[Side], opponent: Side, facts: dict[str, Any]
    ) -> list[Struck]:
        """The rolls of each, in `facts`, and what each loses."""
        defender, apart = self.sides["defender"], len(armies) > 1
        strokes = [self._stroke(number, army, defender, apart) for army in armies]
        strokes = self._as_one(strokes) if apart else strokes
        strokes.append(self._stroke(number, defender, opponent))  # FIEF-FIGHT-12
        blows = exchanged(self.table, number, strokes)
        harm, victims = 0, []
        for army, stroke, blow in zip(armies, strokes, blows, strict=False):
            one, fallen = self._named(number, army, defender, stroke, blow)
            harm += blow.harm
            victims += [lord for lord in fallen if lord not in victims]
            if army is opponent:
                facts["attacker"] = one
            else:
                facts.setdefault("others", []).append(one)
        one, fallen = self._named(number, defender, opponent, strokes[-1], blows[-1])
        facts["defender"] = one
        return [(blows[-1].harm, fallen, opponent), (harm, victims, defender)]

    def _stroke(
        self, number: int, own: Side, other: Side, apart: bool = False
    ) -> Stroke:
        """The roll of a side, or of a player who rolls separately."""
        state, name = self.progress.state, own.name
        forces = {side.name: side.force(state) for side in (own, other)}
        aims, named = aimed(state, number, self.decisions.aims, own, other)
        wishes = [wish for wish in self.decisions.aims if wish.lord in named]
        may_aim(number, wishes, aims, forces, self.situation.ground, self.customs)
        who = self._thrower(number, own)
        plan = self.plan()._replace(aims=tuple(aims))
        if name == "defender" and self.aimed_at:
            plan = self._aiming(number, other, plan)
        label = state.name(own.players[0]) if apart else ""
        hand = speaker(state, who)
        stroke = Stroke(name, forces, plan, None if hand == REBELS else hand, label)
        if self.customs.tactic("bombard.scope") == "player":
            # Only the thrower's own ones count (TAC-AMB-12).
            engines = own.alone(who).force(state).bombards
            stroke = stroke._replace(rights=engines * BOMBARDS["rerolls"])
        return stroke

    def _thrower(self, number: int, own: Side) -> str:
        """The player who rolls: those who are left take turns (FIGHT-23)."""
        state = self.progress.state
        left = [who for who in own.players if body(own.alone(who).force(state))]
        players = left or own.players
        return players[(number - 1) % len(players)]

    def _aiming(self, number: int, other: Side, plan: Plan) -> Plan:
        """Archers who aim in every round name their next lord in time (TAC-AMB-44)."""
        if not self.customs.tactic("archers.aim_each_round"):
            return plan
        state, likely = self.progress.state, targets_in(self, other)
        if not likely:
            return plan
        if self.aimed_at not in likely:
            key = f"target.defender.{number}"
            self.aimed_at = pick(state, self.table, key, likely)
        target = kind_of(state, self.aimed_at, other)
        return plan._replace(archers={"defender": AIM}, target=target)

    def _as_one(self, strokes: list[Stroke]) -> list[Stroke]:
        """Whether separate attackers also count alone in the extension (TAC-AMB-54)."""
        if not self.customs.tactic("sides.separate_is_one"):
            return strokes
        apart, escorted = [], False
        rights = sum(stroke.own.bombards for stroke in strokes) * BOMBARDS["rerolls"]
        for stroke in strokes:
            one = stroke._replace(rights=rights, shared=True)
            if escorted:  # a side's guards add one, however many roll
                values = {**self.customs.values, "tactics.modules.guard": False}
                customs = self.customs._replace(values=values)
                one = one._replace(plan=stroke.plan._replace(customs=customs))
            escorted = escorted or guarded(stroke.own, self.customs)
            apart.append(one)
        return apart

    def _named(
        self, number: int, own: Side, other: Side, stroke: Stroke, blow: Blow
    ) -> tuple[dict[str, Any], list[str]]:
        """A roll as facts, with the names of the lords whom it kills."""
        state, one = self.progress.state, blow.facts
        _, named = aimed(state, number, self.decisions.aims, own, other)
        pairs = list(zip(named, one.get("aimed", ()), strict=False))
        victims = [
            lord
            for lord, faces in pairs
            if any(kills(face, stroke.own, stroke.plan.customs) for face in faces)
        ]
        targets = [lord for lord, _ in pairs]
        if "shot" in one and self.aimed_at:
            targets.append(self.aimed_at)
            if shot_kills(one["shot"]) and self.aimed_at not in victims:
                victims.append(self.aimed_at)
        if targets:
            one |= {"targets": targets, "kills": victims}
        who = self._thrower(number, own)
        return {"player": who, **one}, victims
