"""All words of Fief that are looked up by key, from the module of each noun."""

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
    tables,
    variants,
    war,
    winning,
)
from commands.texts.marks import Texts, together

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
REFUSALS: Texts = together("REFUSALS", MODULES)
WARNINGS: Texts = together("WARNINGS", MODULES)
FINDINGS: Texts = together("FINDINGS", MODULES)
ACTS: Texts = together("ACTS", MODULES)  # sentences for entries, by kind
THROWS: Texts = together("THROWS", MODULES)  # purposes of rolls
THINGS: Texts = together("THINGS", MODULES)  # commodities and fields
CHOICES: Texts = together("CHOICES", MODULES)  # what players decide,
OPTIONS: Texts = together("OPTIONS", MODULES)  # and the answers
ABOUT: Texts = together("ABOUT", MODULES)  # what a roll is about
SETTINGS = settings.SETTINGS
# The reason for a movement of money or a change of owner or holder, where none was given.
REASONS: Texts = {
    "fief map load": "the board",
    "fief settle": "settling in",
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
REASONS |= together("REASONS", MODULES)
DERIVED = explaining.DERIVED
DUE: Texts = together("DUE", MODULES)  # what the table must not forget
CONDITIONS: Texts = together("CONDITIONS", MODULES)  # conditions on the board
DOINGS: Texts = together("DOINGS", MODULES)  # what a player may do,
LACKS: Texts = together("LACKS", MODULES)  # and what is missing for it
NOTES = noted.NOTES
# Purposes of rolls whose question names a side or a round.
ON_PAPER: Texts = {"fief.round": "round and side"}
SIDES = war.SIDES
HEAPS = war.HEAPS
# Choices made for each of several things; the sentence names their options.
EACH = dict.fromkeys(("knights", "sergeants"), "OPTIONS")
SECTIONS: Texts = {  # of reports
    "fief score": "Score",
    "fief tree": "Families",
    "fief luck": "Luck",
}
PHRASED = explaining.PHRASED
# When a rule is needed.
MOMENTS: Texts = {
    "setup": "setting up",
    "turn_start": "start of the turn",
    **board.PHASES,
    "end_of_turn": "end of the turn",
    "always": "always",
}
PHASES = board.PHASES
# Former names of reference cards.
CARDS_ALSO = dict.fromkeys(("pose", "Laying cards", "Poser des cartes"), "laying")
# Former words for what is recorded.
THINGS_ALSO = {
    "died out in turn": "out",
    "played in turn": "laid",
    "revolt began in turn": "revolt_since",
    "soldiers of 1": "v1",
    "soldiers of 3": "v3",
    "soldiers of 6": "v6",
}
KINDS = explaining.KINDS
PLACES = explaining.PLACES
VALUES = board.PHASES | fiefs.RANKS  # codes that are recorded
ITEMS = buying.ITEMS
TABLES = tables.TABLES  # of exports,
COLUMNS = tables.COLUMNS  # and what is in them
