"""The exact chances of one roll: how many ways lead to each loss of the other side.

Ways are whole numbers, so that nothing is rounded before this is wanted.
"""

from __future__ import annotations

from functools import cache

from ledger.record import NamedTuple
from ledger.rules.fief.war import archers, bombards
from ledger.rules.fief.war.aiming import shares
from ledger.rules.fief.war.force import OTHER
from ledger.rules.fief.war.rolls import PLAIN, battle_die, dice_of, guarded, hit, kills
from ledger.rules.fief.war.rounds import shoots_each_round
from ledger.rules.fief.war.tables import BOMBARDS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable, Mapping

    from ledger.dice import Die
    from ledger.rules.fief.war.force import Force
    from ledger.rules.fief.war.plan import Plan

    Loss = tuple[int, tuple[str, ...]]  # points, and lords killed by aimed dice
    Pool = tuple[tuple[int, ...], tuple[int, ...]]  # faces, and the dice rolled again


class Strike(NamedTuple):
    """What a side's roll may do in one round.

    Attributes:
        ways: how many ways lead to each loss: points, and lords that were aimed at.
        of: how many ways there are.
    """

    ways: dict[Loss, int]
    of: int

    @property
    def harms(self) -> dict[int, int]:
        """The ways by points alone, where nobody is aimed at."""
        return {harm: many for (harm, _), many in self.ways.items()}


def class_of(side: str, own: Force, plan: Plan) -> Hashable:
    """What a roll depends on in the rolling side."""
    customs = plan.customs
    many = dice_of(side, own, plan.ground, customs)
    shoots = plan.archers.get(side) == archers.AIM and bool(own.archers)
    return many, bool(own.darc), guarded(own, customs), own.bombards, shoots


def targets_of(side: str, other: Force, plan: Plan) -> Hashable:
    """What a side's roll depends on in the other side: who can be aimed at."""
    most = sum(aim.side == side for aim in plan.aims)
    if plan.archers.get(side) == archers.AIM:
        most += 1
    if not most:
        return ()
    return tuple(min(count, most) for count in (other.lords, other.darc, other.women))


def strike(side: str, sides: Mapping[str, Force], plan: Plan) -> Strike:
    """The chances of a side's roll in a round."""
    own, other, customs = sides[side], sides[OTHER[side]], plan.customs
    many = dice_of(side, own, plan.ground, customs)
    targets = shares([aim for aim in plan.aims if aim.side == side], many, other)
    aimed = sum(share.dice for share in targets)
    column = plan.ground.column(OTHER[side])
    again = own.bombards and plan.rerolls.get(side) == "low"
    if again and aimed and customs.tactic("bombard.reroll_base_aim"):
        from ledger.rules.fief.war.enumerating import every_throw

        return every_throw(side, sides, plan)
    die = battle_die(customs)
    rights = own.bombards * BOMBARDS["rerolls"] if again else 0
    twice = customs.tactic("bombard.same_die_twice")
    totals, of = faces_after(many - aimed, rights, die, twice=twice)
    harms: dict[int, int] = {}
    for faces, ways in totals.items():
        harm = hit(faces, aimed, own, column, customs).inflicts
        harms[harm] = harms.get(harm, 0) + ways
    losses: dict[Loss, int] = {(harm, ()): ways for harm, ways in harms.items()}
    lucky = sum(kills(face, own, customs) for face in PLAIN.faces)
    sides_of = len(PLAIN.faces)
    for share in targets:
        misses = (sides_of - lucky) ** share.dice
        losses = _besides(losses, share.victim, sides_of**share.dice - misses, misses)
        of *= sides_of**share.dice
    if shoots_each_round(side, sides, plan):
        sure = sum(archers.shot_kills(face) for face in PLAIN.faces)
        left = getattr(other, plan.target)
        losses = _besides(losses, plan.target, sure, sides_of - sure, most=left)
        of *= sides_of
    return Strike(losses, of)


def _besides(
    losses: dict[Loss, int],
    victim: str,
    hits: int,
    misses: int,
    most: int | None = None,
) -> dict[Loss, int]:
    """The same losses with one more lord who may be killed."""
    more_losses: dict[Loss, int] = {}
    for (harm, victims), ways in losses.items():
        full = most is not None and victims.count(victim) >= most
        killed = victims if full else tuple(sorted((*victims, victim)))
        for loss, more in (((harm, killed), hits), ((harm, victims), misses)):
            more_losses[loss] = more_losses.get(loss, 0) + ways * more
    return more_losses


@cache
def faces_after(
    many: int, rights: int, die: Die, *, twice: bool
) -> tuple[dict[tuple[int, ...], int], int]:
    """The final faces of dice, in ascending order, with the number of ways.

    The lowest die is rolled again as `bombards.pick` says, one after another.
    """
    pools: dict[Pool, int] = {((), ()): 1}
    for _ in range(many):
        pools = _merged(
            ((tuple(sorted((*faces, face))), ()), ways)
            for (faces, _), ways in pools.items()
            for face in die.faces
        )
    of = len(die.faces) ** many
    done: dict[tuple[int, ...], int] = {}
    for _ in range(rights if many else 0):
        done = {faces: ways * len(die.faces) for faces, ways in done.items()}
        of *= len(die.faces)
        going: list[tuple[Pool, int]] = []
        for (faces, spent), ways in pools.items():
            at = bombards.pick(faces, spent, rights, die, twice=twice)
            if at is None:
                key = tuple(sorted(faces))
                done[key] = done.get(key, 0) + ways * len(die.faces)
                continue
            for face in die.faces:
                new = (*faces[:at], face, *faces[at + 1 :])
                pool = (tuple(sorted(new)), ()) if twice else (new, (*spent, at))
                going.append((pool, ways))
        pools = _merged(going)
    for (faces, _), ways in pools.items():
        key = tuple(sorted(faces))
        done[key] = done.get(key, 0) + ways
    return done, of


def _merged(pairs: Iterable[tuple[Pool, int]]) -> dict[Pool, int]:
    """Ways by what they lead to."""
    pools: dict[Pool, int] = {}
    for key, ways in pairs:
        pools[key] = pools.get(key, 0) + ways
    return pools
