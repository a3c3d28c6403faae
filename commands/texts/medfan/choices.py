"""The decisions that the Med-Fan campaign asks for, and their answers in words."""

from __future__ import annotations

from commands.texts.marks import Texts
from commands.texts.medfan.armies import STATS
from commands.texts.medfan.land import BENEFITS, CAPABILITIES

# By key, up to the dot; the rest says whose or which it is.
CHOICES: Texts = {
    "capability": "Council or Academy",
    "territory": "what the territory is",
    "keep": "which roll is kept",
    "council": "what the Council of Archmages gives",
    "pillage": "which territory is out of use",
    "destruction": "which territory is destroyed",
    "camp": "which Refugee Camp is given up",
    "roll": "roll the dice",
    "upkeep": "pay for the Refugee Camp",
    "against": "whom the Thieves’ Guild steals from",
    "stat": "which characteristic",
}

OPTIONS: Texts = {
    **CAPABILITIES,
    **BENEFITS,
    **STATS,
    "roll": "roll the dice",
    "decline": "do not roll",
    "pay": "pay",
    "refuse": "do not pay",
}
