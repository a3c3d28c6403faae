"""One round of a battle: both sides roll, then the losses of both are removed."""

from __future__ import annotations

from functools import partial

from ledger.record import NamedTuple
from ledger.rules.fief.war import bombards, sheets
from ledger.rules.fief.war.aiming import shares
from ledger.rules.fief.war.archers import AIM, shot_kills
from ledger.rules.fief.war.choosing import chosen_falls
from ledger.rules.fief.war.force import OTHER, SIDES, points
from ledger.rules.fief.war.plan import ASK
from ledger.rules.fief.war.rolls import PLAIN, battle_die, dice_of, hit, kills
from ledger.rules.fief.war.tables import BOMBARDS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from typing import Any

    from ledger.dice import Die
    from ledger.questions import Sheet, SheetLine
    from ledger.rules.fief.war.aiming import Share
    from ledger.rules.fief.war.force import Force
    from ledger.rules.fief.war.plan import Plan
    from ledger.table import Table


STOP = "stop"  # no die is rolled again


class Cast(NamedTuple):
    """What a side has rolled in a round.

    Attributes:
        aimed: the faces of the dice aimed at each lord.
        faces: the faces of the others.
        again: the dice that bombards rolled again: place, old face, new face.
        shot: the face of the archers' aimed shot, where there is one each round.
    """

    aimed: tuple[tuple[int, ...], ...]
    faces: tuple[int, ...]
    again: tuple[tuple[int, int, int], ...] = ()
    shot: int | None = None


class Stroke(NamedTuple):
    """One side's roll in a round against another.

    Attributes:
        side: "attacker" or "defender".
        sides: what both have at the beginning of the round.
        plan: how the battle is fought.
        who: whose dice they are, as an id, if anybody's.
        label: how choices name the thrower, if not as the side.
        rights: how many dice may be rolled again; None: one for each bombard.
        shared: whether those rights are shared by all strokes of the side.
    """

    side: str
    sides: Mapping[str, Force]
    plan: Plan
    who: str | None = None
    label: str = ""
    rights: int | None = None
    shared: bool = False

    @property
    def own(self) -> Force:
        """The thrower's force."""
        return self.sides[self.side]

    def targets(self) -> list[Share]:
        """The dice that it aims at lords."""
        aims = [aim for aim in self.plan.aims if aim.side == self.side]
        plan = self.plan
        many = dice_of(self.side, self.own, plan.ground, plan.customs)
        return shares(aims, many, self.sides[OTHER[self.side]])


class Blow(NamedTuple):
    """The effect of a throw.

    Attributes:
        facts: the roll, as facts.
        harm: the points that the other side loses.
        victims: the lords whom it kills, each by the kind that the rule knows.
    """

    facts: dict[str, Any]
    harm: int
    victims: list[str]


def fought(
    table: Table, number: int, sides: Mapping[str, Force], plan: Plan
) -> tuple[dict[str, Any], dict[str, Force]]:
    """One round: the dice, their effects, what is left (FIEF-FIGHT-08, -11, -12)."""
    strokes = [Stroke(side, sides, plan) for side in SIDES]
    blows = dict(zip(SIDES, exchanged(table, number, strokes), strict=True))
    facts: dict[str, Any] = {"round": number}
    facts |= {side: blow.facts for side, blow in blows.items()}
    after = {}
    plan = plan._replace(past=(*plan.past, *sheets.results(facts)))
    for side in SIDES:
        _, harm, victims = blows[OTHER[side]]
        after[side] = chosen_falls(
            table, number, side, sides[side], harm, plan, victims
        )
    return facts, after


def exchanged(table: Table, number: int, strokes: Sequence[Stroke]) -> list[Blow]:
    """The rolls of a round and their effects.

    The dice are asked for in the order of the strokes, for each the aimed dice and then
    the others; only then do bombards roll again, one side after the other.
    """
    casts: list[Cast] = []
    shown: list[SheetLine] = []  # what was rolled so far, for the roll sheet
    for stroke in strokes:
        casts.append(_cast(table, number, stroke, shown))
        shown += sheets.cast(stroke.side, casts[-1].faces, casts[-1].aimed)
    spent = dict.fromkeys(SIDES, 0)
    for at in in_turn(strokes):
        stroke = strokes[at]
        if stroke.shared:
            stroke = stroke._replace(rights=rights_of(stroke) - spent[stroke.side])
        casts[at], used = _again(table, number, stroke, casts[at])
        spent[stroke.side] += used
    return [_effect(stroke, cast) for stroke, cast in zip(strokes, casts, strict=True)]


def thrown(
    table: Table, number: int, side: str, sides: Mapping[str, Force], plan: Plan
) -> tuple[int, list[str]]:
    """The effect of one side's roll in a round: points, and lords that it kills."""
    (blow,) = exchanged(table, number, [Stroke(side, sides, plan)])
    return blow.harm, blow.victims


def in_turn(strokes: Sequence[Stroke]) -> list[int]:
    """The order in which bombards roll again: one side first (TAC-AMB-08)."""
    first = strokes[0].plan.customs.tactic("bombard.order")
    sides = SIDES if first == "attacker_first" else SIDES[::-1]
    return sorted(range(len(strokes)), key=lambda at: sides.index(strokes[at].side))


def shoots_each_round(side: str, sides: Mapping[str, Force], plan: Plan) -> bool:
    """Whether a side's archers aim a shot in every round (TAC-AMB-44)."""
    if plan.archers.get(side) != AIM:
        return False
    left = sides[side].archers and getattr(sides[OTHER[side]], plan.target)
    return bool(left and plan.customs.tactic("archers.aim_each_round"))


def _cast(
    table: Table, number: int, stroke: Stroke, shown: Sequence[SheetLine]
) -> Cast:
    side, sides, plan, who, *_ = stroke
    about, shot = f"round:{number}", None
    targets = stroke.targets()
    sheet = partial(sheets.in_round, number, side, sides, plan, targets, (*shown,))
    if shoots_each_round(side, sides, plan):
        why = f"fief.shot.{side}"
        (shot,) = table.roll(who, why, PLAIN, 1, about=about, sheet=sheet)
    why = f"fief.aim.{side}"
    aimed = tuple(
        table.roll(who, why, PLAIN, share.dice, about=about, sheet=sheet)
        for share in targets
    )
    many = dice_of(side, stroke.own, plan.ground, plan.customs)
    many -= sum(share.dice for share in targets)
    faces: tuple[int, ...] = ()
    if many:
        die, why = battle_die(plan.customs), f"fief.dice.{side}"
        faces = table.roll(who, why, die, many, about=about, sheet=sheet)
    return Cast(aimed, faces, (), shot)


def _again(table: Table, number: int, stroke: Stroke, cast: Cast) -> tuple[Cast, int]:
    """The dice of a side after its bombards, and how many rolled (TAC-BOMB-04)."""
    customs = stroke.plan.customs
    die = battle_die(customs)
    faces, again = thrown_again(table, number, stroke, cast.faces, die)  # TAC-BOMB-12
    cast = cast._replace(faces=faces, again=again)
    spent = len(again)
    if not customs.tactic("bombard.reroll_base_aim"):
        return cast, spent
    # Aimed dice are rolled again with the rights that are left (TAC-AMB-43).
    faces_aimed = []
    for at, aimed in enumerate(cast.aimed):
        left = stroke._replace(rights=rights_of(stroke) - spent)
        faces, again = thrown_again(table, number, left, aimed, PLAIN, aim=at + 1)
        spent += len(again)
        faces_aimed.append(faces)
    return cast._replace(aimed=tuple(faces_aimed)), spent


def rights_of(stroke: Stroke) -> int:
    """How many dice bombards may roll again (TAC-BOMB-05)."""
    if stroke.rights is not None:
        return stroke.rights
    return int(stroke.own.bombards * BOMBARDS["rerolls"])


def thrown_again(
    table: Table,
    number: int,
    stroke: Stroke,
    faces: tuple[int, ...],
    die: Die,
    *,
    aim: int = 0,
) -> tuple[tuple[int, ...], tuple[tuple[int, int, int], ...]]:
    """Faces after the re-rolls that a side decides on, one after another.

    The choices: `reroll.SIDE.ROUND.N`, the place of a die, or "stop" (TAC-BOMB-13).
    Dice aimed at a lord are rolled again until one of them kills.
    """
    side, plan, force, rights = stroke.side, stroke.plan, stroke.own, rights_of(stroke)
    dice = f"{number}.aim{aim}" if aim else str(number)
    policy = plan.rerolls.get(side, "none")
    twice = plan.customs.tactic("bombard.same_die_twice")
    again: list[tuple[int, int, int]] = []
    while policy != "none":
        spent = [at for at, _, _ in again]
        open_to = bombards.candidates(len(faces), spent, rights, twice=twice)
        if aim and any(kills(f, force, plan.customs) for f in faces):
            break  # TAC-AMB-43
        rest = rights - len(spent)
        sheet = partial(sheets.of_reroll, f"{side}.{dice}", faces, rest, plan)
        # Of aimed dice, any will do: a miss is a miss.
        usual = bombards.pick(faces, spent, rights, die, twice=twice)
        at = next(iter(open_to), None) if aim else usual
        if policy == ASK:
            key = f"reroll.{stroke.label or side}.{dice}.{len(again) + 1}"
            at = _asked(table, key, open_to, usual, sheet)
        if at is None:
            break
        about = f"shown:{faces[at]}"
        why = f"fief.reroll.{side}"
        (face,) = table.roll(stroke.who, why, die, 1, about=about, sheet=sheet)
        again.append((at, faces[at], face))
        faces = bombards.replaced(faces, 1, [(at, face)], twice=twice)  # TAC-BOMB-11
    return faces, tuple(again)


def _asked(
    table: Table,
    key: str,
    open_to: Sequence[int],
    usual: int | None,
    sheet: Callable[[], Sheet],
) -> int | None:
    """The place of the die that a player decides to roll again, if any."""
    word = table.choose(
        key,
        (STOP, *(str(place + 1) for place in open_to)),
        proposed=STOP if usual is None else str(usual + 1),
        sheet=sheet,
    )
    return None if word == STOP else int(word) - 1


def _effect(stroke: Stroke, cast: Cast) -> Blow:
    """The effect of a side's dice."""
    side, sides, plan, *_ = stroke
    own, customs, targets = stroke.own, plan.customs, stroke.targets()
    aimed = sum(share.dice for share in targets)
    blow = hit(cast.faces, aimed, own, plan.ground.column(OTHER[side]), customs)
    victims = [
        share.victim
        for share, faces in zip(targets, cast.aimed, strict=True)
        if any(kills(face, own, customs) for face in faces)
    ]
    facts: dict[str, Any] = {
        "points": points(own, customs),
        "dice": list(cast.faces),
        "bonus": blow.bonus,
        "total": blow.total,
        "inflicts": blow.inflicts,
    }
    if blow.guard:
        facts["guard"] = blow.guard
    if cast.again:
        facts["again"] = [
            {"die": at + 1, "before": before, "after": after}
            for at, before, after in cast.again
        ]
    if targets:
        facts["aimed"] = [list(faces) for faces in cast.aimed]
    if cast.shot is not None:
        facts["shot"] = cast.shot
        left = getattr(sides[OTHER[side]], plan.target) - victims.count(plan.target)
        if shot_kills(cast.shot) and left:
            victims.append(plan.target)
    if targets or cast.shot is not None:
        facts["kills"] = list(victims)
    return Blow(facts, blow.inflicts, victims)
