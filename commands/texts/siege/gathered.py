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

ACTS: Texts = {}
REASONS: Texts = {}
THROWS: Texts = {}
CHOICES: Texts = {}
OPTIONS: Texts = {}
THINGS: Texts = {}
REFUSALS: dict[str, str | tuple[str, str]] = {}
WARNINGS: Texts = {}
FINDINGS: Texts = {}
GAMES: Texts = {"siege": "sieges"}
SETTINGS = settings.SETTINGS
DUE = campaign.DUE

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
SECTIONS: Texts = {  # of reports
    "siege campaign": "The three scenarios",
    "siege status": "The siege",
}
