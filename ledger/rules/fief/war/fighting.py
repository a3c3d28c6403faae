"""A battle on the board as one act: who fights, the rounds, and what it leaves."""

from __future__ import annotations

from ledger.record import NamedTuple
from ledger.rules.fief.turn import order
from ledger.rules.fief.war.battle import Fight
from ledger.rules.fief.war.situation import JOINT, situated
from ledger.rules.fief.war.spoils import (
    guests_gone,
    prisoners_die,
    settled,
    women_taken,
)
from ledger.rules.fief.war.targets import targets
from ledger.rules.game import Outcome

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ledger.rules.fief.war.situation import Side
    from ledger.state import State
    from ledger.table import Table


class Orders(NamedTuple):
    """How a battle on the board is to be fought, as it was typed.

    Attributes:
        mode: "joint" or "separate", where several attack.
        inside: both sides stand inside the walls.
        sortie: the defender has come out of the walls.
        aims: "PLAYER:LORD[:DICE[:ROUND]]".
        asks: whether somebody can be asked between the rounds.
    """

    mode: str = JOINT
    inside: bool = False
    sortie: bool = False
    aims: Sequence[str] = ()
    asks: bool = False


def battle(
    state: State,
    table: Table,
    village: str,
    attackers: Sequence[str],
    defenders: Sequence[str],
    orders: Orders,
) -> Outcome:
    """Players fight in a village, to the end."""
    situation = situated(
        state,
        table,
        village,
        attackers,
        defenders,
        mode=orders.mode,
        inside=orders.inside,
        sortie=orders.sortie,
    )
    wishes = targets(state, situation.sides, orders.aims)
    fight = Fight(state, table, situation, wishes, asks=orders.asks)
    course = fight.course
    course.do(order.acts(state, situation.sides["attacker"].players[0]))
    course.warnings += situation.warnings
    fight.fight()
    winner = fight.winner
    survivors, left = fight.shown(), _left(course.state, fight.sides)
    captives = list(fight.captives)
    winners = fight.sides[winner].left(course.state) if winner else []
    if winner:
        captives += women_taken(course, table, fight.sides, winner)
    prisoners = prisoners_die(course, table, fight.sides)
    guests_gone(course, situation.village)
    spoils = settled(course, table, situation, fight.sides, winner, fight.end)
    asked: dict[str, Any] = {
        "village": situation.village,
        "attackers": list(situation.sides["attacker"].players),
        "defenders": list(situation.sides["defender"].players),
        "mode": situation.mode,
    }
    result: dict[str, Any] = {
        **asked,
        "site": situation.ground.site,
        "inside": situation.ground.inside,
        "sortie": situation.ground.sortie,
        "rounds": fight.rounds,
        "winner": winner,
        "end": fight.end,
        "winners": winners,
        "survivors": survivors,
        "left": left,
        "killed": fight.killed,
        "captives": captives,
        "prisoners": prisoners,
        **spoils,
        **course.told(),
    }
    return Outcome(asked, result, course.effects, course.warnings)


def _left(state: State, sides: dict[str, Side]) -> list[dict[str, Any]]:
    """What each player has left after the last round."""
    found = []
    for side in sides.values():
        for player in side.players:
            own = side.alone(player)
            force = own.force(state)
            found.append(
                {
                    "player": player,
                    "soldiers": force.soldiers,
                    "royal": force.royal,
                    "lords": own.lords(state),
                }
            )
    return found
