"""How a battle stands, in words: where it is, what is to come, what ends it."""

from __future__ import annotations

from commands.texts.marks import Texts

# Where the battle is.
STAGES: Texts = {
    "muster": "The armies gather",
    "begun": "Turn {turn:plain} is to be fought: {side:subject} {side:attacks|attack}",
    "fought": (
        "Turn {turn:plain} is fought; turn {coming:plain} comes next: "
        "{side:subject} {side:attacks|attack}"
    ),
    "won": "{side} {side:wins|win} the battle",
    "over": "The battle is over: {side} {side:wins|win} it",
}
# What falls due.
DUE: Texts = {
    "personal": "{value} on the personal roll",
    "all_rolls": "{value} on every roll",
    "dice": "{value} {count:die|dice} on other rolls",
    "reputation": "reputation {value}",
    "reputation.turns": "reputation {value} a turn",
    "reputation.dice": "reputation by the hits",
    "done": "reputation {value}, when it is done",
    "strategy": "{value} on the strategy roll {side:of}",
    "strategy.dice": "by the hits, less on the strategy roll {side:of}",
    "volley": "a volley is fired",
    "medic": "no flesh wounds any more, {value} dramatic {value:wound|wounds} fewer",
    "booty": "a share of the booty, if he is on his feet",
}
# What hangs on dice that nobody has thrown yet.
DICE = {"reputation.turns": "reputation.dice", "strategy": "strategy.dice"}
# What ends an opportunity before its time.
ENDS: Texts = {
    "left": "he leaves his place",
    "fled": "the unit flees",
    "captured": "the enemy captures the banner",
    "given_up": "he gives it up",
}
