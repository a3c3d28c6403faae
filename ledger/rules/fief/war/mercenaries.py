"""Mercenaries who are committed to a battle, and the plague among them."""

from __future__ import annotations

from ledger.rules.fief.war.force import fighters
from ledger.rules.fief.war.tables import MERCENARIES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.rules.fief.war.customs import Customs
    from ledger.rules.fief.war.force import Force
    from ledger.rules.fief.war.ground import Ground


def plague_takes(together: int, *, before: int = 0, taken: int = 0) -> int:
    """How many of those committed together the plague kills (TAC-MERC-27, -28).

    `before` and `taken` are those committed and killed earlier in the battle, where a
    house rule counts them all together (TAC-AMB-32).
    """
    part, whole = MERCENARIES["plague"]
    return int((before + together) * part // whole) - taken


class Toll:
    """What the plague takes of those who are committed, in one battle."""

    def __init__(self, ground: Ground, customs: Customs) -> None:
        self._rages = ground.plague
        self._together = bool(customs.tactic("merc.plague_cumulative"))
        self._committed: dict[str, int] = {}
        self.taken: dict[str, int] = {}

    def takes(self, who: str, count: int) -> int:
        """How many of those that are counted together fall.

        `who` is the player or side for which they are counted (TAC-AMB-67).
        """
        before, gone = (
            (self._committed.get(who, 0), self.taken.get(who, 0))
            if self._together
            else (0, 0)
        )
        falls = plague_takes(count, before=before, taken=gone) if self._rages else 0
        self._committed[who] = self._committed.get(who, 0) + count
        self.taken[who] = self.taken.get(who, 0) + falls
        return falls


def led(force: Force, customs: Customs) -> bool:
    """Whether a lord of the employer takes part (TAC-MERC-17, TAC-AMB-31)."""
    noble = force.women if customs.tactic("merc.noncombatant_lord_ok") else 0
    return bool(fighters(force) + noble)
