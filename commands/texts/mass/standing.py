"""How a battle stands, in words: where it is, what is to come, what ends it."""

from __future__ import annotations

from commands.texts.marks import N_

# Where the battle is.
STAGES: dict[str, str] = {
    "muster": N_("The armies gather"),
    "begun": N_(
        "Turn {turn:plain} is to be fought: {side:subject} {side:attacks|attack}"
    ),
    "fought": N_(
        "Turn {turn:plain} is fought; turn {coming:plain} comes next: "
        "{side:subject} {side:attacks|attack}"
    ),
    "won": N_("{side} {side:wins|win} the battle"),
    "over": N_("The battle is over: {side} {side:wins|win} it"),
}
# What falls due.
DUE: dict[str, str] = {
    "personal": N_("{value} on the personal roll"),
    "all_rolls": N_("{value} on every roll"),
    "dice": N_("{value} {count:die|dice} on other rolls"),
    "reputation": N_("reputation {value}"),
    "reputation.turns": N_("reputation {value} a turn"),
    "reputation.dice": N_("reputation by the hits"),
    "done": N_("reputation {value}, when it is done"),
    "strategy": N_("{value} on the strategy roll {side:of}"),
    "strategy.dice": N_("by the hits, less on the strategy roll {side:of}"),
    "volley": N_("a volley is fired"),
    "medic": N_(
        "no flesh wounds any more, {value} dramatic {value:wound|wounds} fewer"
    ),
    "booty": N_("a share of the booty, if he is on his feet"),
}
# What hangs on dice that nobody has thrown yet.
DICE = {"reputation.turns": "reputation.dice", "strategy": "strategy.dice"}
# What ends an opportunity before its time.
ENDS: dict[str, str] = {
    "left": N_("he leaves his place"),
    "fled": N_("the unit flees"),
    "captured": N_("the enemy captures the banner"),
    "given_up": N_("he gives it up"),
}
