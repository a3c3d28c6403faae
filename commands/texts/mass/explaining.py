"""Words of what follows for sides and heroes from the battle."""

from __future__ import annotations

from commands.texts.marks import Texts
from commands.texts.mass.battle import FIELDS, LINES, PLACES
from commands.texts.mass.opportunities import OPPORTUNITIES

THINGS: Texts = {
    **FIELDS,
    "at_hand": "victory at hand",
    "coming": "coming strategy roll",
    "place": "place in the coming turn",
    "roll": "personal roll",
    "due_personal": "coming personal roll",
    "due_all_rolls": "all coming rolls",
    "due_dice": "dice on other rolls",
    "due_reputation": "reputation to come",
    "due_done": "reputation when it is done",
    "due_strategy": "general’s coming roll",
    "due_volley": "volley to come",
    "due_medic": "dramatic wounds fewer",
    "due_booty": "booty to come",
}
DERIVED: Texts = {
    "at_hand": "{turns} {turns:turn|turns} won in a row: one more wins the battle",
    "coming": "what is added in turn {turn:plain}, besides what is chosen then",
    "coming.line": "{hero}: {opportunity}",
    "coming.hero": "{hero}: {added}",
    "place": "turn {turn:plain}: {opportunity}",
    "roll.out": "no personal roll: out of action",
    "roll.medic": "no personal roll: at the medic",
    "due.turn": "{opportunity} · turn {turn:plain}",
    "due.until": "{opportunity} · turns {turn:plain} to {until:plain}",
    "due.end": "{opportunity} · until the battle ends",
}
# Facts of these sentences that are codes.
PHRASED: dict[str, dict[str, str]] = {
    "added": LINES,
    "opportunity": OPPORTUNITIES,
}
# Codes that follow.
VALUES: dict[str, str] = PLACES
