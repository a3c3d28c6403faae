"""The words of a Med-Fan campaign that its reference cards share with its screens."""

from __future__ import annotations

from commands.texts.medfan.armies import ROLES, STATS
from commands.texts.medfan.battles import FATES_ROLLED, OBJECTIVES, SCENARIOS
from commands.texts.medfan.land import CAPABILITIES

KNOWN: dict[str, str] = {
    **ROLES,
    **STATS,
    **FATES_ROLLED,
    **OBJECTIVES,
    **SCENARIOS,
    **CAPABILITIES,
}
