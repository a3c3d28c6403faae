"""The words of the sheets to be written on."""

from __future__ import annotations

from commands.texts.marks import N_, Texts

TURN_SHEET = N_("Turn {turn:plain}: turn sheet")
ROLL_SHEET = N_("Turn {turn:plain}: roll sheet")
STANDING = N_("How things stand")
FREELY = N_("Anything else")
ORDER = N_("no.")
BOX = N_("☐ {command} – {does}")
TITLED = N_("{command} – {does}")

HOW_TO = N_(
    "Each row is an act; number the acts in the order in which they are played. Typed in "
    "that order, each on a line of its own from left to right behind its command, they "
    "are a script for `intendant run`. A word left empty is left out, with its option; "
    "an option that is given twice is written once more in its cell; what has spaces "
    "stands in quotes. What a command asks besides is asked then."
)
HOW_TO_TYPE = N_(
    "Take the # from a line, fill its blanks, and leave out the options that are not "
    "needed; then `intendant run` this file. What has spaces stands in quotes."
)
HOW_TO_ROLL = N_(
    "Each throw gets a row: who throws, the faces in the order in which the dice are "
    "asked for, what they come to. Of several throws of one command the faces are typed "
    'one after the other, with a bar between them: --dice "5 3 | 6".'
)

# What follows a phase, and the turn.
NEXT: Texts = {"phase": "the next phase", "turn": "the next turn"}
