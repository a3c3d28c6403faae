"""Who falls: soldiers first, lords last; among them the owner chooses."""

from __future__ import annotations

from ledger.rules.fief.war.force import Force, troops
from ledger.rules.fief.war.tables import LATER, TROOPS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ledger.rules.fief.war.customs import Customs

# The heaps from which an owner takes losses. Knights and sergeants are in one heap
# where change is given, because a knight that loses a point leaves sergeants.
HEAPS = {
    "soldiers": ("soldiers",),
    "army": ("sergeants", "knights"),
    "mercenaries": ("mercenaries",),
    "archers": ("archers",),
    "royal": ("royal",),
    "guard": ("guard", "guard_knights"),
}
LORDS = ("lords", "darc")
# The order in which heaps fall; lords always come last (FIEF-FIGHT-13).
ORDERS: dict[str, tuple[str, ...]] = {
    "soldiers": (*HEAPS, *LORDS),
    "guard": ("guard", "royal", "soldiers", "army", "mercenaries", "archers", *LORDS),
    "archers": ("archers", "soldiers", "army", "mercenaries", "royal", "guard", *LORDS),
    "mercenaries": (
        *("mercenaries", "soldiers", "army", "archers", "royal", "guard"),
        *LORDS,
    ),
    "darc": (*HEAPS, "darc", "lords"),
}
POLICIES = tuple(ORDERS)
DEFAULT = "soldiers"


def falls(force: Force, harm: int, order: Sequence[str], customs: Customs) -> Force:
    """What is left after some points of harm, in an order of heaps.

    Lords fall when no soldier is left (FIEF-FIGHT-13); excess harm falls on nobody.
    """
    left = force
    for name in order:
        if harm <= 0:
            break
        if name in LORDS:
            lost = min(harm, getattr(left, name))
            if troops(left):
                break  # a knight is left that so little harm cannot kill
            left = left._replace(**{name: getattr(left, name) - lost})
        else:
            left, lost = _from_heap(left, name, harm, customs)
        harm -= lost
    return left


def _from_heap(
    force: Force, name: str, harm: int, customs: Customs
) -> tuple[Force, int]:
    """A heap after some harm, and how much of the harm was used up there.

    By TAC-ARCH-14, TAC-MERC-26, TAC-GUARD-18.
    """
    if len(HEAPS[name]) == 1:
        lost = min(harm, getattr(force, name))
        return force._replace(**{name: getattr(force, name) - lost}), lost
    ones, threes = HEAPS[name]
    few, many = getattr(force, ones), getattr(force, threes)
    worth = TROOPS[threes]
    lost = min(harm, few)
    rest = harm - lost
    if customs.changes:
        # A knight is exchanged for sergeants, like any counter of three (TAC-AMB-48).
        over = min(rest, worth * many)
        broken = -(-over // worth)
        few, many = few - lost + broken * worth - over, many - broken
        lost += over
    else:
        dead = min(rest // int(LATER["knight_dies_of"]), many)
        few, many = few - lost, many - dead
        lost += worth * dead
    return force._replace(**{ones: few, threes: many}), lost


def settled(force: Force, customs: Customs, *, had_troops: bool = True) -> Force:
    """Removes bombards with the last of the other troops (TAC-BOMB-08, -09)."""
    if troops(force):
        return force
    if customs.tactic("bombard.lord_counts_as_troop") and force.lords + force.darc:
        return force
    if not had_troops and not customs.tactic("bombard.lost_without_troops"):
        return force
    return force._replace(bombards=0)
