"""When a rule of Fief is needed."""

from __future__ import annotations

from commands.texts.fief.board import PHASES
from commands.texts.marks import Texts

MOMENTS: Texts = {
    "setup": "setting up",
    "turn_start": "start of the turn",
    **PHASES,
    "end_of_turn": "end of the turn",
    "always": "always",
}
