"""The effect of a roll: totals, bonuses, and the points lost by the other side."""

from __future__ import annotations

from ledger.dice import BATTLE, Die, d
from ledger.record import NamedTuple
from ledger.rules.fief.war.force import dice, points
from ledger.rules.fief.war.ground import dice_lost, read
from ledger.rules.fief.war.tables import AIM, COMBAT, DARC, GUARD, LOSSES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ledger.rules.fief.war.customs import Customs
    from ledger.rules.fief.war.force import Force
    from ledger.rules.fief.war.ground import Ground

PLAIN = d(COMBAT["sides"])


class Hit(NamedTuple):
    """The result of one side's roll in a round.

    Attributes:
        bonus: what D'Arc, or the guard, adds to the dice.
        total: what is looked up in the table, including the bonus.
        guard: what the guard adds to the harm itself.
        inflicts: the points that the other side loses.
    """

    bonus: int
    total: int
    guard: int
    inflicts: int


def battle_die(customs: Customs) -> Die:
    """The die used in rounds: plain, or the later edition's own."""
    if not customs.later:
        return PLAIN
    return Die(BATTLE, tuple(customs.tactic("battle_die.faces")))


def dice_of(side: str, force: Force, ground: Ground, customs: Customs) -> int:
    """How many dice a side rolls in a round (FIEF-FIGHT-07)."""
    many = dice(points(force, customs))
    if customs.later:  # TAC-GEN-04
        many -= dice_lost(side, ground)
    return max(many, 0)


def guarded(force: Force, customs: Customs) -> bool:
    """Whether a guard of the extension is there (TAC-GUARD-14, -17)."""
    return customs.plays("guard") and bool(force.guard or force.guard_knights)


def hit(
    faces: Sequence[int], aimed: int, force: Force, column: str, customs: Customs
) -> Hit:
    """The effect of faces on a side in a column.

    Args:
        faces: the dice that are not aimed (FIEF-AIM-04).
        aimed: how many more dice are aimed.
        force: the rolling side at the start of the round.
        column: the column for the other side.
        customs: the house rules.
    """
    bonus = DARC["bonus"] if _inspired(force, len(faces), aimed, customs) else 0
    sacred = _escorted(force, len(faces), aimed, customs)
    at_table = sacred and customs.tactic("guard.bonus_stage") == "dice_sum"
    bonus += GUARD["bonus"] if at_table else 0
    total = sum(faces) + bonus
    if customs.house("darc.beyond_table") == "cap18":
        total = min(total, LOSSES["printed"])
    harm = total if customs.later else read(total, column)
    guard = GUARD["bonus"] if sacred and not at_table else 0
    return Hit(bonus, total, guard, harm + guard)


def _inspired(force: Force, free: int, aimed: int, customs: Customs) -> bool:
    """Whether D'Arc adds to this roll (FIEF-FIGHT-28, AMB-55)."""
    all_aimed = aimed and customs.house("darc.bonus_all_aimed")
    return bool(force.darc and (free or all_aimed))


def _escorted(force: Force, free: int, aimed: int, customs: Customs) -> bool:
    """Whether the guard adds to this roll (TAC-GUARD-14, TAC-AMB-14, -15).

    See TAC-GUARD-15, -19.
    """
    if not guarded(force, customs):
        return False
    return bool(free) or (
        not aimed and bool(customs.tactic("guard.bonus_without_dice"))
    )


def kills(face: int, force: Force, customs: Customs) -> bool:
    """Whether an aimed die eliminates its lord (FIEF-AIM-02, -03)."""
    needs: int = AIM["kills_on"]
    if guarded(force, customs) and customs.tactic("guard.bonus_on_aimed"):
        needs -= GUARD["bonus"]
    return face >= needs
