"""Where a battle is fought, and the effect of the ground on each side."""

from __future__ import annotations

from ledger.record import NamedTuple
from ledger.rules.fief.war.tables import AIM, ARCHERS, LATER, LOSSES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.rules.fief.war.customs import Customs

OPEN = "open"
SITES = ("open", "castle", "city")


class Ground(NamedTuple):
    """Where a battle is fought.

    Attributes:
        site: what the defender holds: "open", "castle" or "city".
        inside: whether both sides are inside (FIEF-MOVE-17).
        sortie: whether the defender has come out (FIEF-FIGHT-25).
        passage: whether the attack comes by a secret passage.
        plague: whether the plague is there.
    """

    site: str = OPEN
    inside: bool = False
    sortie: bool = False
    passage: bool = False
    plague: bool = False

    @property
    def walled(self) -> bool:
        """Whether the defender is within walls."""
        return self.site != OPEN and not self.sortie

    def column(self, side: str) -> str:
        """The column in which a side's losses are read (FIEF-FIGHT-09, -21)."""
        if self.walled and (side == "defender" or self.inside):
            return self.site
        return OPEN

    def hidden(self, side: str) -> bool:
        """Whether the lords of a side cannot be aimed at (FIEF-AIM-05)."""
        return self.column(side) in AIM["never_in"]


def minimum(side: str, ground: Ground, customs: Customs) -> int:
    """The smallest number of archers that may shoot (TAC-ARCH-15 to -18, -31)."""
    least: dict[str, int] = ARCHERS["minimum"]
    if ground.inside and not customs.tactic("archers.inside_counts"):
        return least[OPEN]
    if ground.sortie and not customs.tactic("archers.sortie_is_siege"):
        return least[OPEN]
    if side == "defender" and not customs.tactic("archers.minimum_for_defender"):
        return least[OPEN]
    if ground.passage and not customs.tactic("archers.secret_passage_minimum"):
        return least[OPEN]
    return least[ground.site]


def besieged(ground: Ground, customs: Customs) -> bool:
    """Whether the defender's archers may aim at a lord (TAC-ARCH-19, -31)."""
    if ground.inside and not customs.tactic("archers.inside_counts"):
        return False
    if ground.sortie and not customs.tactic("archers.sortie_is_siege"):
        return False
    return ground.site != OPEN


def dice_lost(side: str, ground: Ground) -> int:
    """Dice that walls take from the attacker in the later edition (TAC-GEN-04)."""
    assaults = side == "attacker" and ground.walled and not ground.inside
    return int(LATER["dice_lost"][ground.site]) if assaults else 0


def read(total: int, column: str) -> int:
    """The points that a total of dice takes in a column (FIEF-FIGHT-08, -10)."""
    if total < 1:
        return 0
    printed: tuple[int, ...] = LOSSES[column]
    if total <= len(printed):
        return printed[total - 1]
    return total // int(LOSSES["divisor"][column])  # with more bonus than the table has
