"""All words of the sieges, gathered from the modules of their nouns."""

from __future__ import annotations

from commands.texts.marks import Texts
from commands.texts.siege import (
    campaign,
    explaining,
    field,
    pieces,
    reckoning,
    settings,
)

PARTS = (campaign, reckoning, pieces, field)

ACTS: dict[str, str] = {}
REASONS: dict[str, str] = {}
THROWS: dict[str, str] = {}
CHOICES: dict[str, str] = {}
OPTIONS: dict[str, str] = {}
THINGS: dict[str, str] = {}
REFUSALS: dict[str, str | tuple[str, str]] = {}
WARNINGS: dict[str, str] = {}
FINDINGS: dict[str, str] = {}
GAMES: Texts = {"siege": "sieges"}
SETTINGS = settings.SETTINGS

for part in PARTS:
    ACTS |= part.ACTS
    REASONS |= part.REASONS
    THROWS |= part.THROWS
    CHOICES |= part.CHOICES
    OPTIONS |= part.OPTIONS
    THINGS |= part.THINGS
    REFUSALS |= part.REFUSALS
    WARNINGS |= part.WARNINGS
    FINDINGS |= part.FINDINGS
THINGS |= explaining.THINGS
DERIVED = explaining.DERIVED
PHRASED = explaining.PHRASED
