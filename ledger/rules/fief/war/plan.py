"""What was settled before a battle: the ground, the aims, how each side decides."""

from __future__ import annotations

from ledger.record import NamedTuple
from ledger.rules.fief.war.aiming import without
from ledger.rules.fief.war.force import Force, body, troops
from ledger.rules.fief.war.losses import DEFAULT, ORDERS, falls, settled

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ledger.questions import SheetLine
    from ledger.rules.fief.war.aiming import Aim
    from ledger.rules.fief.war.customs import Customs
    from ledger.rules.fief.war.ground import Ground

ASK = "ask"  # somebody at the table decides


class Commitment(NamedTuple):
    """Mercenaries that are committed at the start of a round (TAC-MERC-18).

    Attributes:
        side: the side that they join.
        round: the round at whose start they join.
        many: how many counters.
    """

    side: str
    round: int
    many: int


class Plan(NamedTuple):
    """How one battle is fought.

    Attributes:
        ground: where it is fought.
        customs: the house rules.
        aims: the dice that are aimed at lords each round.
        losses: by side, the order in which its own fall, or "ask".
        rerolls: by side, the dice its bombards roll again, or "ask".
        archers: by side, what its archers do before the first round, or "ask".
        target: the target of the aimed shot.
        commitments: mercenaries that join later.
        mercy: the round after which a side asks for mercy and gets it.
        had_troops: by side, whether it had troops at the beginning.
        village: where it is fought, on the board.
        past: what happened in the round before, for the roll sheet.
    """

    ground: Ground
    customs: Customs
    aims: Sequence[Aim] = ()
    losses: Mapping[str, str] = {}
    rerolls: Mapping[str, str] = {}
    archers: Mapping[str, str] = {}
    target: str = "lords"
    commitments: Sequence[Commitment] = ()
    mercy: tuple[str, int] | None = None
    had_troops: Mapping[str, bool] = {}
    village: str | None = None
    past: Sequence[SheetLine] = ()

    def beginning(self, sides: Mapping[str, Force]) -> Plan:
        """The same plan, with the forces as they were before the first blow.

        D'Arc is a lord to aim at where there is no other.
        """
        only_darc = self.target == "lords" and not sides["attacker"].lords
        return self._replace(
            had_troops={side: bool(troops(force)) for side, force in sides.items()},
            target="darc" if only_darc else self.target,
        )

    def order(self, side: str) -> tuple[str, ...]:
        """The order in which the heaps of a side fall."""
        return ORDERS[self.losses.get(side, DEFAULT)]

    def settled(self, side: str, force: Force) -> Force:
        """A side, without bombards that have nobody left to serve them."""
        return settled(force, self.customs, had_troops=self.had_troops.get(side, True))

    def struck(
        self, side: str, force: Force, harm: int, victims: Sequence[str] = ()
    ) -> Force:
        """A side after the losses of a round: aimed kills and points (FIEF-AIM-06)."""
        left = without(force, victims) if victims else force
        return self.settled(side, falls(left, harm, self.order(side), self.customs))


def alive(force: Force) -> bool:
    """Whether a side has anybody left to fight."""
    return body(force) > 0
