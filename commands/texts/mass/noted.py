"""Words of the notes that mass combat keeps for itself, told by `show` alone."""

from __future__ import annotations

from commands.texts.marks import Texts

NOTES: Texts = {
    "bare": "score without what was added",
    "brought": "what he brought about",
    "code": "opportunity",
    "damage": "harm to the hero",
    "gone": "has left the battle",
    "healed": "healed",
    "hero": "hero",
    "level": "place in the battle",
    "opponent": "opponent",
    "spared": "spared",
    "stood": "where he stood",
    "tally": "tally",
    "total": "score",
    "value": "number",
    "visit": "visit",
    "waits": "waits for an answer",
    "won": "points won",
}
