"""All words of sieges that are looked up by key, from the module of each noun."""

from __future__ import annotations

from commands.texts.marks import Texts, together
from commands.texts.siege import (
    campaign,
    explaining,
    field,
    pieces,
    reckoning,
    settings,
    words,
)

PARTS = (campaign, reckoning, pieces, field)

ACTS: Texts = together("ACTS", PARTS)
REASONS: Texts = together("REASONS", PARTS)
THROWS: Texts = together("THROWS", PARTS)
CHOICES: Texts = together("CHOICES", PARTS)
OPTIONS: Texts = together("OPTIONS", PARTS)
THINGS: Texts = together("THINGS", (*PARTS, explaining))
REFUSALS: Texts = together("REFUSALS", PARTS)
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
# When a rule is needed.
MOMENTS: Texts = {
    "before": "before the battle",
    "deployment": "deployment",
    "movement": "movement and charges",
    "shooting": "shooting",
    "battering": "battering",
    "wall": "assault on a wall",
    "tower": "assault on a tower",
    "breach": "in a breach",
    "flyers": "with flyers",
    "earthworks": "at the earthworks",
    "turn_end": "end of the game turn",
    "end": "end of the battle",
    "campaign": "between two scenarios",
    "always": "always",
}
PHASES = campaign.PHASES
KINDS = explaining.KINDS
PLACES = explaining.PLACES
VALUES = words.VALUES
CODES: dict[str, Texts] = {  # codes of particular fields
    "code": words.SCENARIOS,
    "gate_as": words.SECTIONS,
    "role": words.ROLES,
    "scenario": words.SCENARIOS,
    "state": words.STATES,
    "type": words.TYPES,
    "why": campaign.WHY,
}
# Words that the reference cards also show.
ON_CARDS = words.ITEMS | words.SCENARIOS | words.SECTIONS
# Former names of reference cards, and former words for what is recorded.
CARDS_ALSO = {"Enfoncer, pas à pas": "battering"}
THINGS_ALSO = {
    "general off the table": "general_off",
    "stands off the table": "off",
    "touches pour un socle": "stand_hits",
    "tour de la tentative d’enfoncer": "battered",
}
