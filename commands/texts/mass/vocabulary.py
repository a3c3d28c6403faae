"""Words of mass combat as people type them."""

from __future__ import annotations

from commands.texts.mass.battle import ENGAGEMENTS, GROUND, SITUATIONS, TACTICS, UNITS
from commands.texts.mass.choices import LENDS
from commands.texts.mass.fighting import CODES as OPPORTUNITIES

VOCABULARIES: dict[str, dict[str, str]] = {
    "engagement": ENGAGEMENTS,
    "lending": LENDS,
    "opportunity": OPPORTUNITIES,
    "situation": SITUATIONS,
    "tactic": TACTICS,
    "terrain": GROUND,
    "unit": UNITS,
}
REFUSED: dict[str, str] = {
    "unknown_name.engagement": "engagement",
    "unknown_name.opportunity": "opportunity",
    "unknown_name.situation": "situation",
    "unknown_name.tactic": "tactic",
    "unknown_name.terrain": "terrain",
    "unknown_name.unit": "unit",
}
