"""All words of the free game that are looked up by key."""

from __future__ import annotations

from commands.texts.marks import Texts

GAMES: Texts = {"free": "free game"}
GAMES_ALSO = {"libre": "free"}  # what people also call it
SETTINGS: Texts = {
    "free.money.unit": "what the coins are called",
    "free.money.start": "what a new player has",
    "free.titles.most": "titles that one player may hold; 0: any number",
    "free.territories.most": "territories that one player may own; 0: any number",
    "free.clock.phases": "the phases of a turn, in order",
    "free.clock.first_player": "whether the first player changes each turn",
}
