"""What mass combat says when it refuses or warns, and the words for its facts."""

from __future__ import annotations

from commands.texts.mass.battle import PLACES, TACTICS
from commands.texts.mass.opportunities import OPPORTUNITIES
from commands.texts.mass.refusals import FINDINGS, REFUSALS, WARNINGS

__all__ = ["FINDINGS", "PHRASED", "REFUSALS", "WARNINGS"]

PHRASED: dict[str, dict[str, str]] = {
    "opportunity": OPPORTUNITIES,
    "running": OPPORTUNITIES,
    "level": PLACES,
    "tactic": TACTICS,
}
