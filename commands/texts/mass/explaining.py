"""Words for derived facts of sides and heroes in a battle."""

from __future__ import annotations

from commands.texts.marks import Texts
from commands.texts.mass.battle import FIELDS, LINES, PLACES
from commands.texts.mass.opportunities import OPPORTUNITIES

THINGS: Texts = {
    **FIELDS,
    "at_hand": "victory at hand",
    "coming": "next strategy roll",
    "place": "place in the next turn",
    "roll": "personal roll",
    "due_personal": "next personal roll",
    "due_all_rolls": "all rolls",
    "due_dice": "dice on other rolls",
    "due_reputation": "reputation to come",
    "due_done": "reputation on success",
    "due_strategy": "general’s next roll",
    "due_volley": "coming volley",
    "due_medic": "dramatic wounds healed",
    "due_booty": "booty to come",
}
DERIVED: Texts = {
    "at_hand": "{turns} {turns:turn won|turns won in a row}: one more wins the battle",
    "coming": "added in turn {turn:plain}, besides that turn’s choices",
    "coming.line": "{hero}: {opportunity}",
    "coming.hero": "{hero}: {added}",
    "place": "turn {turn:plain}: {opportunity}",
    "roll.out": "no personal roll: out of action",
    "roll.medic": "no personal roll: with the doctor",
    "due.turn": "{opportunity} · turn {turn:plain}",
    "due.until": "{opportunity} · turns {turn:plain} to {until:plain}",
    "due.end": "{opportunity} · until the battle ends",
}
# Facts in these sentences that are codes.
PHRASED: dict[str, dict[str, str]] = {
    "added": LINES,
    "opportunity": OPPORTUNITIES,
}
# Codes among the values.
VALUES: dict[str, str] = PLACES
