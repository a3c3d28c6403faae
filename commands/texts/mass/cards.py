"""The words of mass combat that its reference cards share with its screens."""

from __future__ import annotations

from commands.texts.mass.battle import ENGAGEMENTS, SITUATIONS, TACTICS, TERRAIN, UNITS
from commands.texts.mass.opportunities import OPPORTUNITIES

KNOWN: dict[str, str] = {
    **ENGAGEMENTS,
    **SITUATIONS,
    **UNITS,
    **TACTICS,
    **TERRAIN,
    **OPPORTUNITIES,
}
