"""What acts of the Med-Fan campaign may ask somebody to choose."""

from __future__ import annotations

from ledger.grammar import PLAYER, TERRITORY
from ledger.grammar.choosing import Choice
from ledger.grammar.words import Kind

LAND = Kind("medfan.chosen land", "code.capability")
EITHER = Kind(
    "medfan.either", "code.choice", fits="=council_of_archmages military_academy"
)
GIFT = Kind("medfan.chosen benefit", "code.benefit")
SKILL = Kind("medfan.chosen stat", "code.stat")
ROLLED = Kind("medfan.rolled", "code.choice", fits="=roll decline")
PAID = Kind("medfan.paid", "code.choice", fits="=pay refuse")

EITHER_OF = Choice("capability", EITHER)
COUNCIL = Choice("council", GIFT)
FOUND = (Choice("keep", LAND), Choice("territory", LAND), EITHER_OF, COUNCIL)
INCOME = (
    Choice("against", PLAYER, PLAYER),
    Choice("roll", ROLLED, TERRITORY),
    Choice("upkeep", PAID, TERRITORY),
    Choice("camp", TERRITORY),
)
TAKEN = (Choice("pillage", TERRITORY), Choice("destruction", TERRITORY))
STAT_CHOSEN = Choice("stat", SKILL)
