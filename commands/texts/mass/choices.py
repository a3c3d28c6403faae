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
    "raises": N_("how many free raises are spent on this roll"),
    "lend": N_("whether the hero lends his Command"),
}
LENDS: dict[str, str] = {"lent": N_("he lends it"), "kept": N_("he keeps it")}
# What a throw is about: how many of its dice count.
ABOUT: dict[str, str] = {"keep": N_("keep {number}")}
OPTIONS: dict[str, str] = ENGAGEMENTS | TACTICS | CODES | LENDS
