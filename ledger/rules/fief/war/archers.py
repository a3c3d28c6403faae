"""Archers: the special attack before the first round, and the aimed shot."""

from __future__ import annotations

from ledger.errors import Refused
from ledger.record import NamedTuple
from ledger.rules.fief.war.force import OTHER
from ledger.rules.fief.war.ground import OPEN, besieged, minimum, read
from ledger.rules.fief.war.rolls import PLAIN, battle_die
from ledger.rules.fief.war.tables import ARCHERS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.dice import Die
    from ledger.rules.fief.war.customs import Customs
    from ledger.rules.fief.war.force import Force
    from ledger.rules.fief.war.ground import Ground

SHOOT, HOLD, AIM = "shoot", "hold", "aim"


class Volley(NamedTuple):
    """The special attack that archers may make.

    Attributes:
        dice: one die, or none if there are too few archers.
        bonus: what archers beyond the minimum add to the harm.
    """

    dice: int
    bonus: int


def volley(archers: int, least: int) -> Volley:
    """The special attack of a number of archers (TAC-ARCH-09, -10, -15 to -17, -11)."""
    if archers < max(least, 1):
        return Volley(0, 0)
    return Volley(ARCHERS["dice"], archers - least)


def volley_of(side: str, force: Force, ground: Ground, customs: Customs) -> Volley:
    """The special attack of a side on this ground."""
    if not customs.plays("archers"):
        return Volley(0, 0)
    return volley(force.archers, minimum(side, ground, customs))


def die_of(customs: Customs) -> Die:
    """The die of the special attack."""
    return battle_die(customs) if customs.later else PLAIN


def arrows(face: int, shot: Volley, side: str, ground: Ground, customs: Customs) -> int:
    """The harm that a special attack does (TAC-ARCH-10, TAC-AMB-55).

    See TAC-ARCH-27, TAC-GUARD-16.
    """
    if customs.later:
        return face + shot.bonus
    column = ground.column(OTHER[side])
    if not customs.tactic("archers.fort_column"):
        column = OPEN  # the minimum takes the place of the walls
    return read(face, column) + shot.bonus


def options(
    side: str,
    force: Force,
    other: Force,
    ground: Ground,
    customs: Customs,
    target: str = "lords",
) -> list[str]:
    """What the archers of a side may do before the first round."""
    may = [SHOOT] if volley_of(side, force, ground, customs).dice else []
    if side == "defender" and not refusal(force, other, ground, customs, target):
        may.append(AIM)
    return [*may, HOLD] if may else []


def refusal(
    force: Force, other: Force, ground: Ground, customs: Customs, target: str = "lords"
) -> Refused | None:
    """Why the defender's archers may not aim at a lord; None where they may."""
    if not customs.plays("archers") or not force.archers:
        return Refused("rule", "fief.shot_archers", rule="TAC-ARCH-22")
    if not besieged(ground, customs):
        return Refused("rule", "fief.shot_open", rule="TAC-ARCH-19")
    if ground.passage:
        return Refused("rule", "fief.shot_passage", rule="TAC-ARCH-20")
    if target == "women" and not customs.tactic("archers.noncombatant_target"):
        return Refused("rule", "fief.aim_women", rule="TAC-ARCH-30")
    if not getattr(other, target):
        return Refused("rule", "fief.aim_nobody", rule="TAC-ARCH-30")
    return None


def shot_kills(face: int) -> bool:
    """Whether the aimed shot kills (TAC-ARCH-22, -23, -28)."""
    return face >= int(ARCHERS["kills_on"])
