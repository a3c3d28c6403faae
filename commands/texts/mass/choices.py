"""What a battle asks a table to decide, and the answers in words."""

from __future__ import annotations

from commands.texts.marks import Texts
from commands.texts.mass.battle import ENGAGEMENTS, TACTICS
from commands.texts.mass.fighting import CODES

# By the key, up to a dot; behind it stands whose it is.
CHOICES: Texts = {
    "engagement": "where the hero stands",
    "tactic": "which tactic",
    "opportunity": "which opportunity",
    "raises": "how many free raises are spent on this roll",
    "lend": "whether the hero lends his Command",
}
LENDS: Texts = {"lent": "he lends it", "kept": "he keeps it"}
# What a throw is about: how many of its dice count.
ABOUT: Texts = {"keep": "keep {number}"}
OPTIONS: dict[str, str] = ENGAGEMENTS | TACTICS | CODES | LENDS
