"""One side of a battle: its forces, its points, its dice."""

from __future__ import annotations

from operator import mul

from ledger.record import NamedTuple
from ledger.rules.fief.war.tables import COMBAT, TROOPS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.rules.fief.war.customs import Customs

SIDES = ("attacker", "defender")
OTHER = {"attacker": "defender", "defender": "attacker"}


class Force(NamedTuple):
    """What one side has in a battle.

    Attributes:
        soldiers: points of soldiers.
        lords: lords who fight, without D'Arc.
        darc: 1 if D'Arc is there; she fights without a crown.
        women: women without a crown, who do not fight.
        royal: points of the royal guard.
        knights: counters of the extension, 3 points each.
        sergeants: counters, 1 point each.
        archers: counters, 1 point each.
        guard: guard sergeants of the extension, 1 point each.
        guard_knights: guard knights, 3 points each.
        mercenaries: counters that were committed, 1 point each.
        bombards: counters that allow re-rolls and absorb nothing.
    """

    soldiers: int = 0
    lords: int = 0
    darc: int = 0
    women: int = 0
    royal: int = 0
    knights: int = 0
    sergeants: int = 0
    archers: int = 0
    guard: int = 0
    guard_knights: int = 0
    mercenaries: int = 0
    bombards: int = 0


# The points of each kind of counter among the troops; points count as themselves.
WORTH: tuple[int, ...] = tuple(
    1 if kind in ("soldiers", "royal") else TROOPS.get(kind, 0)
    for kind in Force._fields
)


def fighters(force: Force) -> int:
    """How many lords fight: men, crowned women, D'Arc (FIEF-FIGHT-05, -31)."""
    return force.lords + force.darc


def troops(force: Force) -> int:
    """The points of everything that is neither a lord nor a bombard."""
    return sum(map(mul, force, WORTH))


def body(force: Force) -> int:
    """The points that can be lost: troops and fighting lords."""
    return troops(force) + int(COMBAT["per_lord"]) * fighters(force)


def points(force: Force, customs: Customs) -> int:
    """The strength of a side at the start of a round (FIEF-FIGHT-04, TAC-GEN-05)."""
    # Bombards are worth none, unless a house rule gives them some (TAC-BOMB-10).
    return body(force) + int(customs.tactic("bombard.cp")) * force.bombards


def dice(strength: int) -> int:
    """The number of dice for a number of points (FIEF-FIGHT-07)."""
    for band in COMBAT["dice"]:
        if strength >= band["least"]:
            return int(band["dice"])
    return 0


def side_facts(force: Force, customs: Customs) -> dict[str, int]:
    """A side as the answer shows it: the words of its SPEC, and its points."""
    always = ("soldiers", "lords", "women", "darc", "royal")
    shown = {
        name: count
        for name, count in zip(Force._fields, force, strict=True)
        if name in always or customs.tactics
    }
    return {"points": points(force, customs), **shown}
