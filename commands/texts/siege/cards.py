"""The words of a siege that its reference cards share with its screens."""

from __future__ import annotations

from commands.texts.siege.words import ITEMS, SCENARIOS, SECTIONS

KNOWN: dict[str, str] = {**ITEMS, **SCENARIOS, **SECTIONS}
