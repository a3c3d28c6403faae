"""When a rule of mass combat is needed."""

from __future__ import annotations

from commands.texts.marks import Texts

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
