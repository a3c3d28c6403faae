"""All words of mass combat that are looked up by key."""

from __future__ import annotations

from commands.texts.marks import Texts
from commands.texts.mass import battle
from commands.texts.mass.acts import ACTS, DUE, GAMES, THROWS
from commands.texts.mass.choices import ABOUT, CHOICES, OPTIONS
from commands.texts.mass.explaining import DERIVED, PHRASED, THINGS
from commands.texts.mass.noted import NOTES
from commands.texts.mass.opportunities import OPPORTUNITIES
from commands.texts.mass.settings import SETTINGS

__all__ = ["ABOUT", "ACTS", "CHOICES", "DUE", "GAMES", "OPTIONS", "SETTINGS"]
__all__ += ["CODES", "DERIVED", "NOTES", "PHRASED", "SECTIONS", "THINGS", "THROWS"]

GAMES_ALSO = {"masse": "mass"}  # what people also call it
SECTIONS: Texts = {"mass status": "The battle"}  # of reports
# When a rule is needed.
MOMENTS: Texts = {
    "preparation": "before the first battle turn",
    "engagement": "choice of engagements",
    "strategy": "strategy rolls",
    "personal": "personal rolls",
    "opportunities": "heroic opportunities",
    "volley": "volley fire",
    "end_of_turn": "end of the turn",
    "end": "end of the battle",
    "always": "always",
}
# Codes that are recorded.
VALUES = battle.UNITS | battle.TERRAIN | battle.TACTICS | battle.PLACES
CODES: dict[str, Texts] = {"code": OPPORTUNITIES}  # and codes of particular fields
# Words that the reference cards also show.
ON_CARDS = battle.ENGAGEMENTS | battle.SITUATIONS | battle.UNITS | battle.TACTICS
ON_CARDS |= battle.TERRAIN | OPPORTUNITIES
# Former words for what is recorded.
THINGS_ALSO = {"tous ses jets": "due_all_rolls", "dés de ses autres jets": "due_dice"}
