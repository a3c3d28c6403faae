"""The names and texts of results on the tables of Med-Fan."""

from __future__ import annotations

from commands.texts.medfan.armies import IMPROVING, STATS
from commands.texts.medfan.battles import (
    OBJECTIVE_TEXTS,
    OBJECTIVES,
    SCENARIOS,
    WINS,
)
from commands.texts.medfan.land import CAPABILITIES

NO_TEXTS: dict[str, str] = {}
# By the path of the act: the names of its results, and their texts.
THROWN = {
    "medfan objective": (OBJECTIVES, OBJECTIVE_TEXTS),
    "medfan scenario": (SCENARIOS, WINS),
    "medfan improvement": (STATS, dict.fromkeys(STATS, IMPROVING)),
    "medfan capability": (CAPABILITIES, NO_TEXTS),
}
