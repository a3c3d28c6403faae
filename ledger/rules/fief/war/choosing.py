"""Which counters fall, where the owner decides it (FIEF-FIGHT-13, TAC-GEN-07)."""

from __future__ import annotations

from functools import partial

from ledger.rules.fief.war import sheets
from ledger.rules.fief.war.aiming import without
from ledger.rules.fief.war.force import Force, troops
from ledger.rules.fief.war.losses import LORDS
from ledger.rules.fief.war.plan import ASK
from ledger.rules.fief.war.tables import LATER, TROOPS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ledger.rules.fief.war.customs import Customs
    from ledger.rules.fief.war.plan import Plan
    from ledger.table import Table

KINDS = (
    *("soldiers", "sergeants", "knights", "mercenaries", "archers"),
    *("royal", "guard", "guard_knights"),
)
BROKEN = {"knights": "sergeants", "guard_knights": "guard"}  # what change leaves


def chosen_falls(
    table: Table,
    number: int,
    side: str,
    force: Force,
    harm: int,
    plan: Plan,
    victims: Sequence[str] = (),
) -> Force:
    """A side after the losses of a round, by its policy or as its owner chooses.

    The choices: `losses.SIDE.ROUND.N`, the kind that loses the Nth point. Nothing is
    asked where all troops fall, or where there is only one kind.
    """
    if plan.losses.get(side) != ASK:
        return plan.struck(side, force, harm, victims)
    left = without(force, victims)
    asked, whole = 0, harm
    while harm > 0:
        kinds = _open_to(left, harm, plan.customs)
        if not kinds:
            break
        if len(kinds) > 1 and harm < sum(_worth(left, kind) for kind in kinds):
            asked += 1
            kind = table.choose(
                f"losses.{side}.{number}.{asked}",
                kinds,
                proposed=kinds[0],
                rule="FIEF-FIGHT-13",
                sheet=partial(sheets.of_losses, number, side, left, whole, harm, plan),
            )
        else:
            kind = kinds[0]
        left, lost = _without_one(left, kind, plan.customs)
        harm -= lost
    return plan.settled(side, left)


def _open_to(force: Force, harm: int, customs: Customs) -> list[str]:
    """The kinds that can suffer losses: troops, or else lords."""
    kinds = [kind for kind in KINDS if getattr(force, kind)]
    if not customs.changes:
        needs: int = LATER["knight_dies_of"]
        kinds = [kind for kind in kinds if kind not in BROKEN or harm >= needs]
    if kinds or troops(force):
        return kinds
    return [kind for kind in LORDS if getattr(force, kind)]


def _worth(force: Force, kind: str) -> int:
    """The points that are left of a kind."""
    return int(TROOPS.get(kind, 1) * getattr(force, kind))


def _without_one(force: Force, kind: str, customs: Customs) -> tuple[Force, int]:
    """A side without one point, or one whole knight, and what that took (TAC-MERC-26)."""
    left = force._replace(**{kind: getattr(force, kind) - 1})
    if kind not in BROKEN:
        return left, 1
    if not customs.changes:
        return left, int(LATER["knight_dies_of"])
    ones = BROKEN[kind]
    return left._replace(**{ones: getattr(left, ones) + TROOPS[kind] - 1}), 1
