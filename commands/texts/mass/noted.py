"""Words for the notes that mass combat keeps for itself; only `show` prints them."""

from __future__ import annotations

from commands.texts.marks import Texts

NOTES: Texts = {
    "bare": "personal roll without modifiers",
    "brought": "reputation brought home",
    "code": "opportunity",
    "damage": "damage dice",
    "fell": "fell in the previous turn",
    "gone": "out of action before this turn",
    "healed": "healed",
    "hero": "hero",
    "hits": "hits of the volley",
    "level": "place in the battle",
    "opponent": "opponent",
    "spared": "fall that does not count for the general",
    "stood": "previous place",
    "tally": "progress",
    "total": "personal roll",
    "value": "modifier",
    "visit": "turn with the doctor",
    "waits": "turn still to be chosen",
    "won": "turn in which the opportunity was won",
}
