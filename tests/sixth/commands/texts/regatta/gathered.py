"""All the texts of a regatta that others look up by key."""

from __future__ import annotations

from commands.texts.regatta.telling import COURSES

from commands.texts.marks import Texts

GAMES: Texts = {"regatta": "regatta"}
ACTS: Texts = {
    "regatta enter": "{player} {player:enters|enter} {boat}",
    "regatta sail": "{boat} sails {miles} {miles:mile|miles} {course}",
}
REASONS: Texts = {"regatta enter": "entrance fee"}
THROWS: Texts = {"wind": "wind"}
CHOICES: Texts = {"course": "which course"}
OPTIONS = VALUES = COURSES
KINDS: Texts = {"boat": "boat"}
THINGS: Texts = {"miles": "miles", "sailed": "last turn under sail"}
GROUPS: Texts = {"boat": "Boats"}  # differences, when campaigns are compared
DUE: Texts = {"regatta.sail": "still to sail: {boats}"}
SECTIONS: Texts = {"regatta standings": "The boats"}
SETTINGS: Texts = {
    "regatta.money.unit": "what the coins are called",
    "regatta.money.start": "what a new player has",
    "regatta.money.fee": "what it costs to enter a boat",
}
