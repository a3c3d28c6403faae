"""Words of what follows for sides and heroes from the battle."""

from __future__ import annotations

from commands.texts.marks import N_
from commands.texts.mass.battle import FIELDS, LINES, PLACES
from commands.texts.mass.opportunities import OPPORTUNITIES

THINGS: dict[str, str] = {
    **FIELDS,
    "at_hand": N_("victory at hand"),
    "coming": N_("coming strategy roll"),
    "place": N_("place in the coming turn"),
    "roll": N_("personal roll"),
    "due_personal": N_("coming personal roll"),
    "due_all_rolls": N_("all coming rolls"),
    "due_dice": N_("dice on other rolls"),
    "due_reputation": N_("reputation to come"),
    "due_done": N_("reputation when it is done"),
    "due_strategy": N_("general’s coming roll"),
    "due_volley": N_("volley to come"),
    "due_medic": N_("dramatic wounds fewer"),
    "due_booty": N_("booty to come"),
}
DERIVED: dict[str, str] = {
    "at_hand": N_("{turns} {turns:turn|turns} won in a row: one more wins the battle"),
    "coming": N_("what is added in turn {turn:plain}, besides what is chosen then"),
    "coming.line": N_("{hero}: {opportunity}"),
    "coming.hero": N_("{hero}: {added}"),
    "place": N_("turn {turn:plain}: {opportunity}"),
    "roll.out": N_("no personal roll: out of action"),
    "roll.medic": N_("no personal roll: at the medic"),
    "due.turn": N_("{opportunity} · turn {turn:plain}"),
    "due.until": N_("{opportunity} · turns {turn:plain} to {until:plain}"),
    "due.end": N_("{opportunity} · until the battle ends"),
}
# Facts of these sentences that are codes.
PHRASED: dict[str, dict[str, str]] = {
    "added": LINES,
    "opportunity": OPPORTUNITIES,
}
# Codes that follow.
VALUES: dict[str, str] = PLACES
