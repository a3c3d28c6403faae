"""What the Med-Fan campaign asks a player to decide, and the answers in words."""

from __future__ import annotations

from commands.texts.marks import N_
from commands.texts.medfan.armies import STATS
from commands.texts.medfan.land import BENEFITS, CAPABILITIES

# By the key, up to a dot; behind it stands whose or which it is.
CHOICES: dict[str, str] = {
    "capability": N_("Council or Academy"),
    "territory": N_("what the territory is"),
    "keep": N_("which roll is kept"),
    "council": N_("what the Council of Archmages gives"),
    "pillage": N_("which territory is out of use"),
    "destruction": N_("which territory is destroyed"),
    "camp": N_("which Refugee Camp is given up"),
    "roll": N_("whether the dice are thrown"),
    "upkeep": N_("whether the Refugee Camp is paid"),
    "against": N_("whom the Thieves' Guild steals from"),
    "stat": N_("which characteristic"),
}

OPTIONS: dict[str, str] = {
    **CAPABILITIES,
    **BENEFITS,
    **STATS,
    "roll": N_("throw"),
    "decline": N_("do not throw"),
    "pay": N_("pay"),
    "refuse": N_("do not pay"),
}
