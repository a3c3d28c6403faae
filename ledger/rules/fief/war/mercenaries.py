"""Mercenaries who are committed to a battle, and the plague among them."""

from __future__ import annotations

from ledger.rules.fief.war.force import fighters
from ledger.rules.fief.war.tables import MERCENARIES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

    from ledger.rules.fief.war.customs import Customs
    from ledger.rules.fief.war.force import Force


def plague_takes(together: int, *, before: int = 0, taken: int = 0) -> int:
    """How many of those committed together the plague kills (TAC-MERC-27, -28).

    `before` and `taken` are those committed and killed earlier in the battle, where
    the house counts them all together (TAC-AMB-32).
    """
    part, whole = MERCENARIES["plague"]
    return int((before + together) * part // whole) - taken


def plague_among(together: Mapping[str, int]) -> dict[str, int]:
    """How many the plague takes, player by player (TAC-AMB-67)."""
    return {player: plague_takes(count) for player, count in together.items()}


def led(force: Force, customs: Customs) -> bool:
    """Whether a lord of the employer takes part (TAC-MERC-17, TAC-AMB-31)."""
    noble = force.women if customs.tactic("merc.noncombatant_lord_ok") else 0
    return bool(fighters(force) + noble)
