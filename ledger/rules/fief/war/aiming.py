"""Dice aimed at lords: who may be aimed at, and how the dice are shared."""

from __future__ import annotations

from ledger.errors import Refused
from ledger.record import NamedTuple
from ledger.rules.fief.war.force import OTHER
from ledger.rules.fief.war.rolls import dice_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ledger.rules.fief.war.customs import Customs
    from ledger.rules.fief.war.force import Force
    from ledger.rules.fief.war.ground import Ground

# Possible targets: any lord who fights, D'Arc by name, or a woman.
TARGETS = ("lords", "darc", "women")


class Aim(NamedTuple):
    """Dice that a side sets aside each round to aim at one lord (FIEF-AIM-08).

    Attributes:
        side: the side that has the dice.
        dice: how many.
        target: the target, one of `TARGETS`.
    """

    side: str
    dice: int
    target: str = "lords"


class Share(NamedTuple):
    """Dice that are aimed at one lord in one round.

    Attributes:
        dice: how many.
        victim: who is killed by a hit: "lords", "darc" or "women".
    """

    dice: int
    victim: str


def check(
    aims: Sequence[Aim], sides: dict[str, Force], ground: Ground, customs: Customs
) -> None:
    """Refuses dice that may not be aimed like this."""
    for side in OTHER:
        own = [aim for aim in aims if aim.side == side]
        if own:
            _check_side(side, own, sides, ground, customs)


def need_sight(side: str, ground: Ground, customs: Customs) -> None:
    """Refuses aiming at lords behind walls, which no strength allows."""
    if customs.tactics and not customs.tactic("aim.base_rule"):
        raise Refused("rule", "fief.aim_none", rule="TAC-AMB-42", side=side)
    if ground.hidden(OTHER[side]):
        facts = {"side": side, "site": ground.site}
        raise Refused("rule", "fief.aim_walls", rule="FIEF-AIM-05", **facts)


def _check_side(
    side: str,
    aims: Sequence[Aim],
    sides: dict[str, Force],
    ground: Ground,
    customs: Customs,
) -> None:
    need_sight(side, ground, customs)
    many = dice_of(side, sides[side], ground, customs)
    aimed = sum(aim.dice for aim in aims)
    facts = {"side": side, "aimed": aimed, "dice": many}
    if aimed > many:
        raise Refused("rule", "fief.aim_dice", rule="FIEF-AIM-01", **facts)
    if customs.house("aim.all_dice") and aimed != many:
        raise Refused("rule", "fief.aim_all", rule="FIEF-AMB-56", **facts)
    women = any(aim.target == "women" for aim in aims)
    if women and not customs.house("aim.non_fighters"):
        raise Refused("rule", "fief.aim_women", rule="FIEF-AMB-83", side=side)
    aimed_at = shares(aims, many, sides[OTHER[side]])
    if sum(share.dice for share in aimed_at) < aimed:
        raise Refused("rule", "fief.aim_nobody", rule="FIEF-AIM-01", side=side)


def shares(aims: Sequence[Aim], many: int, other: Force) -> list[Share]:
    """The targets of a side's aimed dice in a round, by its number of dice.

    Each aim is at a lord of its own while there is one; otherwise several share a lord
    (FIEF-AMB-56); where there is no target left, dice are rolled with the others.
    """
    left = {kind: getattr(other, kind) for kind in TARGETS}
    known: list[Share] = []
    for aim in aims:
        victim = aim.target
        if victim == "lords" and not left["lords"] and left["darc"]:
            victim = "darc"
        given = min(aim.dice, many)
        shared = [at for at, share in enumerate(known) if share.victim == victim]
        if given and left[victim]:
            left[victim] -= 1
            known.append(Share(given, victim))
        elif shared:
            at = shared[-1]
            known[at] = Share(known[at].dice + given, victim)
        else:
            continue
        many -= given
    return known


def without(force: Force, victims: Sequence[str]) -> Force:
    """A side without the lords that were killed by aimed dice (FIEF-AIM-06, -07)."""
    for victim in victims:
        force = force._replace(**{victim: getattr(force, victim) - 1})
    return force
