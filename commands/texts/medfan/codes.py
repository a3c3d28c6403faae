"""Codes that a Med-Fan campaign records, by the field that holds them, in words."""

from __future__ import annotations

from commands.texts.marks import Texts
from commands.texts.medfan.armies import ITEMS, KINDS
from commands.texts.medfan.battles import OBJECTIVES, SCENARIOS, STEPS
from commands.texts.medfan.land import BENEFITS

CODES: dict[str, Texts] = {
    "council": BENEFITS,
    "objective": OBJECTIVES,
    "scenario": SCENARIOS,
    "step": STEPS,
}
# Those that need no field to be known by.
VALUES = KINDS | ITEMS
