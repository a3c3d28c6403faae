"""All words of the sieges, gathered from the modules of their nouns."""

from __future__ import annotations

from commands.texts.marks import Refusals, Texts, together
from commands.texts.siege import (
    campaign,
    explaining,
    field,
    pieces,
    reckoning,
    settings,
)

PARTS = (campaign, reckoning, pieces, field)

ACTS: Texts = together("ACTS", PARTS)
REASONS: Texts = together("REASONS", PARTS)
THROWS: Texts = together("THROWS", PARTS)
CHOICES: Texts = together("CHOICES", PARTS)
OPTIONS: Texts = together("OPTIONS", PARTS)
THINGS: Texts = together("THINGS", (*PARTS, explaining))
REFUSALS: Refusals = together("REFUSALS", PARTS)
WARNINGS: Texts = together("WARNINGS", PARTS)
FINDINGS: Texts = together("FINDINGS", PARTS)
GAMES: Texts = {"siege": "sieges"}
SETTINGS = settings.SETTINGS
DUE = campaign.DUE
DERIVED = explaining.DERIVED
PHRASED = explaining.PHRASED
SECTIONS: Texts = {  # of reports
    "siege campaign": "The three scenarios",
    "siege status": "The siege",
}
