"""The state of a battle in words: its stage, what is to come, what ends it."""

from __future__ import annotations

from commands.texts.marks import Texts

# The stages of a battle.
STAGES: Texts = {
    "muster": "The armies gather",
    "begun": "Turn {turn:plain} is to be fought: {side} {side:attacks|attack}",
    "fought": (
        "Turn {turn:plain} has been fought; in turn {coming:plain}, {side} {side:attacks|attack}"
    ),
    "won": "{side} {side:wins|win} the battle",
    "over": "The battle is over: {side} {side:wins|win} it",
}
# What is due.
DUE: Texts = {
    "personal": "{value} on the personal roll",
    "all_rolls": "{value} on every roll",
    "dice": "{value} {count:die|dice} on other rolls",
    "reputation": "reputation {value}",
    "reputation.turns": "reputation {value} a turn",
    "reputation.dice": "reputation according to the hits",
    "done": "reputation {value} on success",
    "strategy": "{value} on {side:’s} strategy roll",
    "strategy.dice": "penalty on {side:’s} strategy roll, according to the hits",
    "volley": "a volley is fired",
    "medic": "all flesh wounds healed, {value} fewer dramatic {value:wound|wounds}",
    "booty": "a share of the booty, if the hero is still conscious",
}
# What depends on dice that have not been rolled yet.
DICE = {"reputation.turns": "reputation.dice", "strategy": "strategy.dice"}
# What ends an opportunity before its time.
ENDS: Texts = {
    "left": "the hero leaves the required place",
    "fled": "the unit flees",
    "captured": "the enemy captures the banner",
    "given_up": "the hero gives up the opportunity",
}
