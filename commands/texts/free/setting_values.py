"""The values of the house rules of the free game, in words: by house rule, then by value."""

from __future__ import annotations

from commands.texts.marks import Texts

VALUES: dict[str, Texts] = {
    "free.clock.first_player": {
        "stays": "stays the same",
        "moves": "changes",
    },
    "free.money.unit": {
        "coins": "coins",
    },
}
