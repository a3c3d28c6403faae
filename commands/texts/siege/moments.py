"""When a rule of a siege is needed."""

from __future__ import annotations

from commands.texts.marks import Texts

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
