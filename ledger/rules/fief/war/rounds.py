"""One round of a battle: both sides throw, then the losses of both are removed."""

from __future__ import annotations

from ledger.record import NamedTuple
from ledger.rules.fief.war import bombards
from ledger.rules.fief.war.aiming import shares
from ledger.rules.fief.war.archers import AIM, shot_kills
from ledger.rules.fief.war.choosing import chosen_falls
from ledger.rules.fief.war.force import OTHER, SIDES, points
from ledger.rules.fief.war.plan import ASK
from ledger.rules.fief.war.rolls import PLAIN, battle_die, dice_of, hit, kills
from ledger.rules.fief.war.tables import BOMBARDS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from ledger.dice import Die
    from ledger.rules.fief.war.aiming import Share
    from ledger.rules.fief.war.force import Force
    from ledger.rules.fief.war.plan import Plan
    from ledger.table import Table


STOP = "stop"  # no die is thrown again


class Cast(NamedTuple):
    """What a side has thrown in a round.

    Attributes:
        aimed: the faces of the dice aimed at each lord.
        faces: the faces of the others.
        again: the dice that bombards threw again: place, old face, new face.
        shot: the face of the archers' aimed shot, where it comes each round.
    """

    aimed: tuple[tuple[int, ...], ...]
    faces: tuple[int, ...]
    again: tuple[tuple[int, int, int], ...] = ()
    shot: int | None = None


def fought(
    table: Table, number: int, sides: Mapping[str, Force], plan: Plan
) -> tuple[dict[str, Any], dict[str, Force]]:
    """One round: the dice, what they do, and what is left (FIEF-FIGHT-08, -11, -12).

    The dice are asked for in this order: the attacker's aimed dice, his others, the
    defender's aimed dice, his others; then bombards throw again.
    """
    targets = {side: _targets(side, sides, plan) for side in SIDES}
    casts = {
        side: _cast(table, number, side, sides, plan, targets[side]) for side in SIDES
    }
    for side in order_of(plan):
        casts[side] = _again(table, number, side, sides, plan, casts[side])
    told: dict[str, Any] = {"round": number}
    harm, victims = {}, {}
    for side in SIDES:
        told[side], harm[side], victims[side] = _result(
            side, sides, plan, casts[side], targets[side]
        )
    after = {
        side: chosen_falls(
            table,
            number,
            side,
            sides[side],
            harm[OTHER[side]],
            plan,
            victims[OTHER[side]],
        )
        for side in SIDES
    }
    return told, after


def thrown(
    table: Table, number: int, side: str, sides: Mapping[str, Force], plan: Plan
) -> tuple[int, list[str]]:
    """What one side's throw does in a round: points, and lords that it kills."""
    targets = _targets(side, sides, plan)
    cast = _cast(table, number, side, sides, plan, targets)
    cast = _again(table, number, side, sides, plan, cast)
    _, harm, victims = _result(side, sides, plan, cast, targets)
    return harm, victims


def order_of(plan: Plan) -> tuple[str, ...]:
    """Which side's bombards throw again first (TAC-AMB-08)."""
    first = plan.customs.tactic("bombard.order")
    return SIDES if first == "attacker_first" else SIDES[::-1]


def _targets(side: str, sides: Mapping[str, Force], plan: Plan) -> list[Share]:
    own = [aim for aim in plan.aims if aim.side == side]
    many = dice_of(side, sides[side], plan.ground, plan.customs)
    return shares(own, many, sides[OTHER[side]])


def shoots_each_round(side: str, sides: Mapping[str, Force], plan: Plan) -> bool:
    """Whether a side's archers aim a shot in every round (TAC-AMB-44)."""
    if plan.archers.get(side) != AIM:
        return False
    left = sides[side].archers and getattr(sides[OTHER[side]], plan.target)
    return bool(left and plan.customs.tactic("archers.aim_each_round"))


def _cast(
    table: Table,
    number: int,
    side: str,
    sides: Mapping[str, Force],
    plan: Plan,
    targets: Sequence[Share],
) -> Cast:
    about, shot = f"round:{number}", None
    if shoots_each_round(side, sides, plan):
        (shot,) = table.roll(None, f"fief.shot.{side}", PLAIN, 1, about=about)
    aimed = tuple(
        table.roll(None, f"fief.aim.{side}", PLAIN, share.dice, about=about)
        for share in targets
    )
    many = dice_of(side, sides[side], plan.ground, plan.customs)
    many -= sum(share.dice for share in targets)
    faces: tuple[int, ...] = ()
    if many:
        die = battle_die(plan.customs)
        faces = table.roll(None, f"fief.dice.{side}", die, many, about=about)
    return Cast(aimed, faces, (), shot)


def _again(
    table: Table,
    number: int,
    side: str,
    sides: Mapping[str, Force],
    plan: Plan,
    cast: Cast,
) -> Cast:
    """The dice of a side after its bombards (TAC-BOMB-04)."""
    where = f"{side}.{number}"
    faces, again = thrown_again(
        table, where, side, sides[side], plan, cast.faces, battle_die(plan.customs)
    )
    cast = cast._replace(faces=faces, again=again)
    if plan.customs.tactic("bombard.reroll_base_aim"):
        return _aimed_again(table, number, side, sides[side], plan, cast)
    return cast


def _aimed_again(
    table: Table, number: int, side: str, force: Force, plan: Plan, cast: Cast
) -> Cast:
    """Aimed dice that are thrown again with what rights are left (TAC-AMB-43)."""
    rights = force.bombards * BOMBARDS["rerolls"] - len(cast.again)
    found = []
    for at, aimed in enumerate(cast.aimed):
        where = f"{side}.{number}.aim{at + 1}"
        faces, again = thrown_again(
            table, where, side, force, plan, aimed, PLAIN, rights, aims=True
        )
        rights -= len(again)
        found.append(faces)
    return cast._replace(aimed=tuple(found))


def thrown_again(  # noqa: PLR0913 - all that a throw depends on
    table: Table,
    where: str,
    side: str,
    force: Force,
    plan: Plan,
    faces: tuple[int, ...],
    die: Die,
    rights: int | None = None,
    *,
    aims: bool = False,
) -> tuple[tuple[int, ...], tuple[tuple[int, int, int], ...]]:
    """Faces after the re-rolls that a side decides upon, one after another.

    The choices: `reroll.SIDE.ROUND.N`, the place of a die, or "stop" (TAC-BOMB-13).
    Dice that aim at a lord are thrown again until one of them kills.
    """
    if rights is None:
        rights = force.bombards * BOMBARDS["rerolls"]
    policy = plan.rerolls.get(side, "none")
    twice = plan.customs.tactic("bombard.same_die_twice")
    again: list[tuple[int, int, int]] = []
    while policy != "none":
        spent = [at for at, _, _ in again]
        open_to = bombards.candidates(len(faces), spent, rights, twice=twice)
        if not open_to or (aims and any(kills(f, force, plan.customs) for f in faces)):
            break
        if policy == ASK:
            options = (STOP, *(str(place + 1) for place in open_to))
            word = table.choose(f"reroll.{where}.{len(again) + 1}", options)
            at = None if word == STOP else int(word) - 1
        elif aims:
            at = open_to[0]  # a miss is a miss
        else:
            at = bombards.pick(faces, spent, rights, die, twice=twice)
        if at is None:
            break
        about = f"shown:{faces[at]}"
        (face,) = table.roll(None, f"fief.reroll.{side}", die, 1, about=about)
        again.append((at, faces[at], face))
        faces = bombards.replaced(faces, 1, [(at, face)], twice=twice)
    return faces, tuple(again)


def _result(
    side: str,
    sides: Mapping[str, Force],
    plan: Plan,
    cast: Cast,
    targets: Sequence[Share],
) -> tuple[dict[str, Any], int, list[str]]:
    """What a side's dice do: as facts, in points, and the lords that they kill."""
    own, customs = sides[side], plan.customs
    aimed = sum(share.dice for share in targets)
    found = hit(cast.faces, aimed, own, plan.ground.column(OTHER[side]), customs)
    victims = [
        share.victim
        for share, faces in zip(targets, cast.aimed, strict=True)
        if any(kills(face, own, customs) for face in faces)
    ]
    told: dict[str, Any] = {
        "points": points(own, customs),
        "dice": list(cast.faces),
        "bonus": found.bonus,
        "total": found.total,
        "inflicts": found.inflicts,
    }
    if found.guard:
        told["guard"] = found.guard
    if cast.again:
        told["again"] = [
            {"die": at + 1, "before": before, "after": after}
            for at, before, after in cast.again
        ]
    if targets:
        told["aimed"] = [list(faces) for faces in cast.aimed]
    if cast.shot is not None:
        told["shot"] = cast.shot
        left = getattr(sides[OTHER[side]], plan.target) - victims.count(plan.target)
        if shot_kills(cast.shot) and left:
            victims.append(plan.target)
    if targets or cast.shot is not None:
        told["kills"] = list(victims)
    return told, found.inflicts, victims
