"""When a rule of the Med-Fan campaign is needed."""

from __future__ import annotations

from commands.texts.marks import Texts

MOMENTS: Texts = {
    "setup": "before the campaign",
    "before": "before the battle",
    "battle": "in the battle",
    "spoils": "spoils of the battle",
    "survival": "survival",
    "territories": "territories",
    "income": "income",
    "spending": "spending",
    "end": "end of the campaign",
}
