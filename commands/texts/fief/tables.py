"""What the tables that only a game of Fief has are, and their columns."""

from __future__ import annotations

from commands.texts.marks import Texts

TABLES: Texts = {
    "fiefs": "Fiefs",
    "fiefs.about": "Every fief, with its title and those who hold it.",
    "lords": "Lords",
    "lords.about": "Every lord, with the player, the place, and the captor if there is one.",
    "soldiers": "Soldiers",
    "soldiers.about": "The soldiers on the board, by village and counter.",
}

COLUMNS: Texts = {
    "capital": "The village that is the capital.",
    "captor": "Who holds the lord captive.",
    "count": "How many counters.",
    "counter": "The counter: v1, v3 or v6, worth 1, 3 or 6 soldiers.",
    "lord": "The lord.",
    "place": "The place on the board.",
    "region": "The fief.",
    "region_id": "The id of the fief, which never changes.",
    "fiefs.lord": "The lord who holds the title.",
}
