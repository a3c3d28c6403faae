"""The decisions that a battle asks for, and their answers in words."""

from __future__ import annotations

from commands.texts.marks import Texts
from commands.texts.mass.battle import ENGAGEMENTS, TACTICS
from commands.texts.mass.fighting import CODES

# By key, up to the dot; the rest says whose decision it is.
CHOICES: Texts = {
    "engagement": "where the hero stands",
    "tactic": "which tactic",
    "opportunity": "which opportunity",
    "raises": "how many free raises are spent on this roll",
    "lend": "lend Command",
}
LENDS: Texts = {"lent": "lend Command", "kept": "keep Command"}
# What a roll is about: how many of its dice count.
ABOUT: Texts = {"keep": "keep {number}"}
OPTIONS: dict[str, str] = ENGAGEMENTS | TACTICS | CODES | LENDS
