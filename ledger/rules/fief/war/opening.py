"""What comes before the first round: the archers of both sides."""

from __future__ import annotations

from ledger.rules.fief.war import archers
from ledger.rules.fief.war.archers import AIM, HOLD, SHOOT, shot_kills
from ledger.rules.fief.war.choosing import chosen_falls
from ledger.rules.fief.war.force import OTHER, SIDES, fighters
from ledger.rules.fief.war.plan import ASK
from ledger.rules.fief.war.rolls import PLAIN
from ledger.rules.fief.war.rounds import order_of, thrown_again

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from ledger.rules.fief.war.force import Force
    from ledger.rules.fief.war.plan import Plan
    from ledger.table import Table


def decided(table: Table, sides: Mapping[str, Force], plan: Plan) -> dict[str, str]:
    """What the archers of each side do: the choice `archers.SIDE` where it is asked."""
    found = {}
    for side in SIDES:
        own, other = sides[side], sides[OTHER[side]]
        open_to = archers.options(
            side, own, other, plan.ground, plan.customs, plan.target
        )
        wish = plan.archers.get(side, SHOOT)
        if wish == ASK and open_to:
            wish = table.choose(f"archers.{side}", open_to)
        elif wish == AIM and side == "defender":
            refused = archers.refusal(
                own, other, plan.ground, plan.customs, plan.target
            )
            if refused:
                raise refused
        found[side] = wish if wish in open_to else HOLD
    return found


def stopped(before: Force, after: Force) -> bool:
    """Whether the last attacking lord was shot: nobody is left to lead (TAC-ARCH-24)."""
    return bool(fighters(before)) and not fighters(after)


def shot(
    table: Table, sides: dict[str, Force], plan: Plan, wishes: Mapping[str, str]
) -> tuple[dict[str, Any], dict[str, Force]]:
    """The archers' step: the attacker's die, the defender's, then re-rolls.

    Both shoot at once: whoever is killed has shot (TAC-ARCH-08). The harm is
    suffered before the first round is counted (TAC-ARCH-12).
    """
    if wishes["defender"] == AIM and not plan.customs.tactic(
        "archers.simultaneous_aimed"
    ):
        return _aimed_first(table, sides, plan, wishes)
    faces = {side: _thrown(table, side, plan, wishes[side]) for side in SIDES}
    told: dict[str, Any] = {}
    harm = dict.fromkeys(SIDES, 0)
    victims: dict[str, list[str]] = {side: [] for side in SIDES}
    for side in order_of(plan):
        face = faces[side]
        if face is None:
            continue
        told[side], harm[side], victims[side] = _effect(
            table, side, sides, plan, wishes[side], face
        )
    after = {
        side: chosen_falls(
            table, 0, side, sides[side], harm[OTHER[side]], plan, victims[OTHER[side]]
        )
        for side in SIDES
    }
    return told, after


def _aimed_first(
    table: Table, sides: dict[str, Force], plan: Plan, wishes: Mapping[str, str]
) -> tuple[dict[str, Any], dict[str, Force]]:
    """The aimed shot comes first; who has no lord left shoots no more (TAC-AMB-39)."""
    one = {"attacker": HOLD, "defender": AIM}
    at_once = plan._replace(
        customs=plan.customs._replace(
            values={**plan.customs.values, "tactics.archers.simultaneous_aimed": True}
        )
    )
    told, after = shot(table, sides, at_once, one)
    if stopped(sides["attacker"], after["attacker"]):
        return told, after
    other = {"attacker": wishes["attacker"], "defender": HOLD}
    more, after = shot(table, after, at_once, other)
    return {**more, **told}, after


def _thrown(table: Table, side: str, plan: Plan, wish: str) -> int | None:
    """The face that a side's archers throw, None where they do not shoot."""
    if wish == SHOOT:
        die = archers.die_of(plan.customs)
        return table.roll(None, f"fief.archers.{side}", die, 1)[0]
    each_round = plan.customs.tactic("archers.aim_each_round")
    if wish == AIM and not each_round:
        return table.roll(None, f"fief.shot.{side}", PLAIN, 1)[0]
    return None


def _effect(
    table: Table,
    side: str,
    sides: Mapping[str, Force],
    plan: Plan,
    wish: str,
    face: int,
) -> tuple[dict[str, Any], int, list[str]]:
    if wish == AIM:
        victims = [plan.target] if shot_kills(face) else []
        return {"does": AIM, "die": face, "kills": victims}, 0, victims
    own, customs = sides[side], plan.customs
    die = archers.die_of(customs)
    faces, again = thrown_again(table, f"{side}.0", side, own, plan, (face,), die)
    volley = archers.volley_of(side, own, plan.ground, customs)
    harm = archers.arrows(faces[0], volley, side, plan.ground, customs)
    told: dict[str, Any] = {
        "does": SHOOT,
        "die": faces[0],
        "bonus": volley.bonus,
        "inflicts": harm,
    }
    if again:
        told["again"] = [
            {"die": 1, "before": before, "after": after} for _, before, after in again
        ]
    return told, harm, []
