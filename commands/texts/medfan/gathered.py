"""All the words of the Med-Fan campaign that others look up by key."""

from __future__ import annotations

from commands.texts.marks import Texts
from commands.texts.medfan import acts, explaining
from commands.texts.medfan.acts import ACTS, GAMES, REASONS, THROWS
from commands.texts.medfan.choices import CHOICES, OPTIONS
from commands.texts.medfan.explaining import DERIVED
from commands.texts.medfan.pending import PENDING as DUE
from commands.texts.medfan.settings import SETTINGS

__all__ = ["ACTS", "CHOICES", "DUE", "GAMES", "OPTIONS", "REASONS", "SETTINGS"]
__all__ += ["DERIVED", "PHRASED", "SECTIONS", "THINGS", "THROWS"]

PHRASED: dict[str, Texts] = {}
THINGS = acts.THINGS | explaining.THINGS
SECTIONS: Texts = {"medfan standings": "The campaign"}  # of reports
