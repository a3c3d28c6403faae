"""All the words of the free game that others look up by key."""

from __future__ import annotations

from commands.texts.marks import N_

GAMES: dict[str, str] = {"free": N_("free game")}
SETTINGS: dict[str, str] = {
    "free.money.unit": N_("what the coins are called"),
    "free.money.start": N_("what a new player has"),
    "free.titles.most": N_("titles that one player may hold; 0: any number"),
    "free.territories.most": N_("territories that one player may own; 0: any number"),
    "free.clock.phases": N_("the phases of a turn, in order"),
    "free.clock.first_player": N_("whether the first player changes each turn"),
}
