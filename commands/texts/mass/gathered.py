"""All the words of mass combat that others look up by key."""

from __future__ import annotations

from commands.texts.marks import Texts
from commands.texts.mass.acts import ACTS, DUE, GAMES, THROWS
from commands.texts.mass.choices import ABOUT, CHOICES, OPTIONS
from commands.texts.mass.explaining import DERIVED, PHRASED, THINGS
from commands.texts.mass.noted import NOTES
from commands.texts.mass.settings import SETTINGS

__all__ = ["ABOUT", "ACTS", "CHOICES", "DUE", "GAMES", "OPTIONS", "SETTINGS"]
__all__ += ["DERIVED", "NOTES", "PHRASED", "SECTIONS", "THINGS", "THROWS"]

SECTIONS: Texts = {"mass status": "The battle"}  # of reports
