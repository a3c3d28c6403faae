"""All the words of the Med-Fan campaign that others look up by key."""

from __future__ import annotations

from commands.texts.medfan import acts, explaining
from commands.texts.medfan.acts import ACTS, GAMES, REASONS, THROWS
from commands.texts.medfan.choices import CHOICES, OPTIONS
from commands.texts.medfan.explaining import DERIVED
from commands.texts.medfan.settings import SETTINGS

__all__ = ["ACTS", "CHOICES", "GAMES", "OPTIONS", "REASONS", "SETTINGS"]
__all__ += ["DERIVED", "PHRASED", "THINGS", "THROWS"]

PHRASED: dict[str, dict[str, str]] = {}
THINGS = acts.THINGS | explaining.THINGS
