"""A battle on the board as one act: who fights, the rounds, and the consequences."""

from __future__ import annotations

from ledger.effects import Because
from ledger.rules.fief.facts import REBELS
from ledger.rules.fief.turn import order, overtaking
from ledger.rules.fief.turn.passing import owed
from ledger.rules.fief.war import uprising
from ledger.rules.fief.war.aiming import need_sight
from ledger.rules.fief.war.assaults import STOPPED, fought_out
from ledger.rules.fief.war.battle import Battle
from ledger.rules.fief.war.battles import open_to
from ledger.rules.fief.war.decisions import Orders, decisions, need_extension
from ledger.rules.fief.war.force import side_facts
from ledger.rules.fief.war.owing import meant
from ledger.rules.fief.war.situation import JOINT, situated
from ledger.rules.fief.war.spoils import (
    guests_gone,
    prisoners_die,
    settled,
    women_taken,
)
from ledger.rules.game import Outcome
from ledger.state import changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ledger.effects import Effect
    from ledger.rules.fief.movement.progress import Progress
    from ledger.rules.fief.war.decisions import Decisions, Shooting
    from ledger.rules.fief.war.side import Side
    from ledger.rules.fief.war.situation import Situation
    from ledger.rules.fief.war.targets import Target
    from ledger.state import State
    from ledger.table import Table


NOT_COUNTERS = ("points", "lords", "women", "darc")


def battle(  # noqa: PLR0913, PLR0917 - each is a word of the command
    state: State,
    table: Table,
    village: str | None = None,
    attackers: Sequence[str] = (),
    defenders: Sequence[str] = (),
    mode: str = JOINT,
    inside: bool = False,
    sortie: bool = False,
    passage: bool = False,
    aims: Sequence[Target] = (),
    losses: Sequence[str] = (),
    rerolls: Sequence[str] = (),
    archers: Sequence[Shooting] = (),
    commits: Sequence[tuple[str, int, int]] = (),
) -> Outcome:
    """Players, or rebels, fight in a village, to the end.

    If the village or a side is not given, that of the battle that is due is meant.
    Several attackers add their points ("joint"), or each rolls alone ("separate"). With
    `inside` both sides are inside the walls; with `sortie` the defender has come out.
    """
    orders = Orders(aims, passage, losses, rerolls, archers, commits)
    situation = situated(
        state,
        table,
        *meant(state, village, attackers, defenders),
        mode=mode,
        inside=inside,
        sortie=sortie,
        passage=passage,
    )
    fight = Battle(state, table, situation, _decided(state, table, situation, orders))
    progress = fight.progress
    progress.do(_noted(state, situation))
    progress.warnings += skipped(state, table, situation)
    progress.warnings += situation.warnings
    fight.fight()
    aftermath = {**_fought(fight), **_aftermath(fight, table)}
    asked: dict[str, Any] = {
        "village": situation.village,
        "attackers": list(situation.sides["attacker"].players),
        "defenders": list(situation.sides["defender"].players),
        "mode": situation.mode,
    }
    result = {**asked, **aftermath, **progress.facts()}
    return Outcome(asked, result, progress.effects, progress.warnings)


def _decided(
    state: State, table: Table, situation: Situation, orders: Orders
) -> Decisions:
    """What both sides have decided, as far as it may be decided here."""
    need_extension(orders, situation.sides["attacker"].customs)
    decided = decisions(state, table, situation.sides, orders)
    for wish in decided.aims:  # before anybody rolls for it
        side = next(s for s in situation.sides.values() if wish.player in s.players)
        need_sight(side.name, situation.ground, side.customs)
    return decided


def _fought(fight: Battle) -> dict[str, Any]:
    """The rounds that were fought, and who is left after them, as facts."""
    ground, state, winner = fight.situation.ground, fight.progress.state, fight.winner
    return {
        "site": ground.site,
        "inside": ground.inside,
        "sortie": ground.sortie,
        **_besides(fight),
        "rounds": fight.rounds,
        "winner": winner,
        "end": fight.end,
        "winners": fight.sides[winner].left(state) if winner else [],
        "survivors": fight.shown(),
        "left": _left(state, fight.sides),
        "killed": fight.killed,
    }


def _aftermath(fight: Battle, table: Table) -> dict[str, Any]:
    """What happens to women, captives, guests, the village and a revolt, as facts."""
    progress, situation, winner = fight.progress, fight.situation, fight.winner
    captives = list(fight.captives)
    if fight.end == "unled":
        _halted(progress, situation)
    elif winner:
        captives += women_taken(progress, table, fight.sides, winner)
    prisoners = prisoners_die(progress, table, fight.sides)
    guests_gone(progress, situation.village)
    rebels = uprising.among(situation.sides.values())
    if rebels:
        sides = situation.sides.values()
        uprising.has_fought(progress, (p for side in sides for p in side.players))
    spoils = settled(progress, table, situation, fight.sides, winner, fight.end)
    fought_out(progress, situation.village, situation.sides["attacker"].players)
    over = rebels and uprising.revolt_over(progress)
    facts = {"captives": captives, "prisoners": prisoners}
    return {**facts, **spoils, "revolt_over": over}


def _noted(state: State, situation: Situation) -> list[Effect]:
    """Notes that the attackers have acted, except in rebels' fights in card phases."""
    player = uprising.speaker(state, situation.sides["attacker"].players[0])
    besides = state.phase == "cards" and uprising.among(situation.sides.values())
    if player == REBELS or besides:
        return []
    return [*order.acts(state, player), *uprising.noted_fight(state, player)]


def skipped(state: State, table: Table, situation: Situation) -> list[dict[str, Any]]:
    """Those who could have attacked before the present attackers, but have not.

    Those who fight in this same battle lose a turn only if they have another to fight.
    """
    player = uprising.speaker(state, situation.sides["attacker"].players[0])
    if state.phase != "combat" or player == REBELS:
        return []
    here = {one for side in situation.sides.values() for one in side.players}
    passed = [
        one
        for one in overtaking.passed_over(state, player)
        if one not in here or open_to(state, one, besides=situation.village)
    ]
    notes = overtaking.warned(table, player, passed)
    return [*notes, *owed(state, passed, besides=situation.village)]


def _halted(progress: Progress, situation: Situation) -> None:
    """Notes that attackers without a lord stay put this turn (TAC-AMB-40)."""
    attackers = situation.sides["attacker"].players
    words = (str(progress.state.turn), *attackers)
    change = changed(progress.state, situation.village, STOPPED, words)
    progress.do([change], Because("TAC-AMB-40", situation.village))


def _besides(fight: Battle) -> dict[str, Any]:
    """Facts that the Tactical extension adds to a battle, and the change made."""
    facts: dict[str, Any] = {"change": fight.change} if fight.change else {}
    if fight.situation.ground.passage:
        facts["passage"] = True
    if fight.came:
        facts["committed"] = fight.came
    if fight.opening:
        facts["archers"] = fight.opening
    if any(fight.muster.plague.values()):
        facts["plague"] = dict(fight.muster.plague)
    return facts


def _left(state: State, sides: dict[str, Side]) -> list[dict[str, Any]]:
    """What each player has left after the last round."""
    rows = []
    for side in sides.values():
        for player in side.players:
            own = side.alone(player)
            force = own.force(state)
            kinds = side_facts(force, side.customs)
            kinds = {kind: kinds[kind] for kind in kinds if kind not in NOT_COUNTERS}
            rows.append({"player": player, **kinds, "lords": own.lords(state)})
    return rows
