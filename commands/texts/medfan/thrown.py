"""What the tables of Med-Fan call what a throw has shown, and what they say of it."""

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
# By the words of the act: the names, and what is said of each.
THROWN = {
    "medfan objective": (OBJECTIVES, OBJECTIVE_TEXTS),
    "medfan scenario": (SCENARIOS, WINS),
    "medfan improvement": (STATS, dict.fromkeys(STATS, IMPROVING)),
    "medfan capability": (CAPABILITIES, NO_TEXTS),
}
