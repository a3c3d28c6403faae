"""What a battle asks a table to decide, and the answers in words."""

from __future__ import annotations

from commands.texts.marks import N_
from commands.texts.mass.battle import ENGAGEMENTS, TACTICS
from commands.texts.mass.fighting import CODES

# By the key, up to a dot; behind it stands whose it is.
CHOICES: dict[str, str] = {
    "engagement": N_("where the hero stands"),
    "tactic": N_("which tactic"),
    "opportunity": N_("which opportunity"),
}
OPTIONS: dict[str, str] = ENGAGEMENTS | TACTICS | CODES
