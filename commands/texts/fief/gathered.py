"""All the words of Fief that others look up by key, from each noun's module."""

from __future__ import annotations

from commands.texts.fief import (
    battle,
    board,
    buying,
    cards,
    crown,
    explaining,
    extension,
    families,
    fiefs,
    heirs,
    income,
    luck,
    moving,
    noted,
    revolt,
    settings,
    tactics,
    variants,
    war,
    winning,
)
from commands.texts.marks import Texts

MODULES = (
    *(board, cards, income, buying, moving, fiefs, explaining, war, battle, luck),
    extension,
    revolt,
    crown,
    families,
    heirs,
    winning,
    variants,
)

GAMES: Texts = {"fief": "Fief"}
REFUSALS: dict[str, str | tuple[str, str]] = {}
WARNINGS: Texts = {}
FINDINGS: Texts = {}
ACTS: Texts = {}  # sentences that tell entries, by kind
THROWS: Texts = {}  # what dice are thrown for
THINGS: Texts = {}  # what adds up, and what is replaced
CHOICES = (
    buying.CHOICES | cards.CHOICES | moving.CHOICES | war.CHOICES | battle.CHOICES
)  # what players decide, and the answers
OPTIONS = buying.OPTIONS | cards.OPTIONS | moving.OPTIONS | war.OPTIONS | battle.OPTIONS
OPTIONS |= revolt.OPTIONS | crown.OPTIONS
CHOICES |= crown.CHOICES | heirs.CHOICES
OPTIONS |= heirs.OPTIONS
CHOICES |= variants.CHOICES
ABOUT = war.ABOUT
SETTINGS = settings.SETTINGS | tactics.SETTINGS
# What a movement of money was, or a change of owner or holder, where nobody said.
REASONS: Texts = {
    "fief map load": "the board",
    "fief settle": "settles",
    "fief done": "the end of a player’s turn",
    "fief card play": "a card",
    "fief die": "a death",
    "fief income": "income",
    "fief buy": "purchase",
    "fief found": "founding of a fief",
    "fief bestow": "the family decides",
    "fief ransom": "ransom",
    "fief move": "movement",
    "fief rebels march": "the rebels move",
    "fief battle": "a battle",
    "fief captive": "captivity",
}
REASONS |= extension.REASONS | revolt.REASONS | crown.REASONS | families.REASONS
REASONS |= heirs.REASONS | variants.REASONS
for module in MODULES:
    REFUSALS |= module.REFUSALS
    WARNINGS |= module.WARNINGS
    FINDINGS |= module.FINDINGS
    ACTS |= module.ACTS
    THROWS |= module.THROWS
    THINGS |= module.THINGS
DERIVED = explaining.DERIVED
DUE = board.DUE
NOTES = noted.NOTES
# What dice are thrown for, where the question names a side or a round.
ON_PAPER: Texts = {"fief.round": "round and side"}
SIDES = war.SIDES
HEAPS = war.HEAPS
# Choices that are made for each of several things, which are told by their options.
EACH = dict.fromkeys(("knights", "sergeants"), "OPTIONS")
SECTIONS: Texts = {  # of reports
    "fief score": "Score",
    "fief tree": "Families",
    "fief luck": "Luck",
}
PHRASED = explaining.PHRASED
