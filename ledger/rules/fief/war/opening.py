"""What comes before the first round: the archers of both sides."""

from __future__ import annotations

from functools import partial

from ledger.record import NamedTuple
from ledger.rules.fief.war import archers, sheets
from ledger.rules.fief.war.archers import AIM, HOLD, SHOOT, shot_kills
from ledger.rules.fief.war.choosing import chosen_falls
from ledger.rules.fief.war.force import OTHER, SIDES, fighters
from ledger.rules.fief.war.plan import ASK
from ledger.rules.fief.war.rolls import PLAIN
from ledger.rules.fief.war.rounds import Blow, Stroke, in_turn, thrown_again

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from ledger.rules.fief.war.force import Force
    from ledger.rules.fief.war.plan import Plan
    from ledger.table import Table


class Volley(NamedTuple):
    """What the archers of one side do before the first round.

    Attributes:
        stroke: who shoots at whom.
        does: "shoot", "hold" or "aim".
    """

    stroke: Stroke
    does: str


def decided(table: Table, sides: Mapping[str, Force], plan: Plan) -> dict[str, str]:
    """What the archers of each side do."""
    return {
        side: choice_of(table, Stroke(side, sides, plan), plan.archers.get(side))
        for side in SIDES
    }


def choice_of(table: Table, stroke: Stroke, wish: str | None, label: str = "") -> str:
    """What the archers of a side do: the choice `archers.SIDE`, where it is asked.

    Shooting is their right, not a duty (TAC-ARCH-07).

    Raises:
        Refused: if they are to aim at a lord but may not.
    """
    side, plan = stroke.side, stroke.plan
    own, other = stroke.own, stroke.sides[OTHER[side]]
    open_to = archers.options(side, own, other, plan.ground, plan.customs, plan.target)
    wish = wish or SHOOT
    if wish == ASK and open_to:
        wish = table.choose(
            f"archers.{label or side}",
            open_to,
            proposed=SHOOT if SHOOT in open_to else HOLD,
            sheet=partial(sheets.of_archers, side, stroke.sides, plan),
        )
    elif wish == AIM and side == "defender":
        refused = archers.refusal(own, other, plan.ground, plan.customs, plan.target)
        if refused:
            raise refused
    return wish if wish in open_to else HOLD


def stopped(before: Force, after: Force) -> bool:
    """Whether the last attacking lord was shot: nobody is left to lead (TAC-ARCH-24)."""
    return bool(fighters(before)) and not fighters(after)


def shot(
    table: Table, sides: dict[str, Force], plan: Plan, wishes: Mapping[str, str]
) -> tuple[dict[str, Any], dict[str, Force]]:
    """The archers' step: the attacker's die, the defender's, then re-rolls.

    Both shoot at once: even those killed have shot (TAC-ARCH-08). The harm is suffered
    before the first round begins (TAC-ARCH-12).
    """
    if wishes["defender"] == AIM and not plan.customs.tactic(
        "archers.simultaneous_aimed"
    ):
        return _aimed_first(table, sides, plan, wishes)
    volleys = [Volley(Stroke(side, sides, plan), wishes[side]) for side in SIDES]
    blows = dict(zip(SIDES, loosed(table, volleys), strict=True))
    after = {}
    for side in SIDES:
        _, harm, victims = blows[OTHER[side]]
        after[side] = chosen_falls(table, 0, side, sides[side], harm, plan, victims)
    return {side: blow.facts for side, blow in blows.items() if blow.facts}, after


def loosed(table: Table, volleys: Sequence[Volley]) -> list[Blow]:
    """The dice of archers and their effects, for both sides at once (TAC-ARCH-08).

    All dice are rolled before bombards re-roll any. Those who hold do nothing.
    """
    faces = [_thrown(table, volley) for volley in volleys]
    blows = [Blow({}, 0, [])] * len(volleys)
    for at in in_turn([volley.stroke for volley in volleys]):
        face = faces[at]
        if face is not None:
            blows[at] = _effect(table, volleys[at], face)
    return blows


def _aimed_first(
    table: Table, sides: dict[str, Force], plan: Plan, wishes: Mapping[str, str]
) -> tuple[dict[str, Any], dict[str, Force]]:
    """The aimed shot first; a side with no lord left does not shoot (TAC-AMB-39)."""
    one = {"attacker": HOLD, "defender": AIM}
    at_once = plan._replace(
        customs=plan.customs._replace(
            values={**plan.customs.values, "tactics.archers.simultaneous_aimed": True}
        )
    )
    facts, after = shot(table, sides, at_once, one)
    if stopped(sides["attacker"], after["attacker"]):
        return facts, after
    other = {"attacker": wishes["attacker"], "defender": HOLD}
    more, after = shot(table, after, at_once, other)
    return {**more, **facts}, after


def _thrown(table: Table, volley: Volley) -> int | None:
    """The face that a side's archers roll; None where they do not shoot."""
    side, sides, plan, who, *_ = volley.stroke
    sheet = partial(sheets.of_archers, side, sides, plan)
    if volley.does == SHOOT:
        die = archers.die_of(plan.customs)
        return table.roll(who, f"fief.archers.{side}", die, 1, sheet=sheet)[0]
    each_round = plan.customs.tactic("archers.aim_each_round")
    if volley.does == AIM and not each_round:
        return table.roll(who, f"fief.shot.{side}", PLAIN, 1, sheet=sheet)[0]
    return None


def _effect(table: Table, volley: Volley, face: int) -> Blow:
    stroke = volley.stroke
    side, plan, own = stroke.side, stroke.plan, stroke.own
    if volley.does == AIM:
        # TAC-ARCH-26, -28, TAC-BOMB-07
        victims = [plan.target] if shot_kills(face) else []
        return Blow({"does": AIM, "die": face, "kills": victims}, 0, victims)
    customs = plan.customs
    # TAC-BOMB-06
    faces, again = thrown_again(table, 0, stroke, (face,), archers.die_of(customs))
    many = archers.volley_of(side, own, plan.ground, customs)
    harm = archers.arrows(faces[0], many, side, plan.ground, customs)
    facts: dict[str, Any] = {
        "does": SHOOT,
        "die": faces[0],
        "bonus": many.bonus,
        "inflicts": harm,
    }
    if again:
        facts["again"] = [
            {"die": 1, "before": before, "after": after} for _, before, after in again
        ]
    return Blow(facts, harm, [])
