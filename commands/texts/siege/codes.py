"""Codes that a siege records, by the field that holds them, in words."""

from __future__ import annotations

from commands.texts.marks import Texts
from commands.texts.siege.words import ROLES, SCENARIOS, SECTIONS, STATES, TYPES

CODES: dict[str, Texts] = {
    "code": SCENARIOS,
    "gate_as": SECTIONS,
    "role": ROLES,
    "scenario": SCENARIOS,
    "state": STATES,
    "type": TYPES,
}
