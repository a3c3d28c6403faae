"""Words for the sheets to write on."""

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
    "Each row is an action; number the actions in the order in which they are played. Typed in that order, one per line, each from left to right after its command, they make a script for `intendant run`. Leave out an empty cell together with its option; if an option is given twice, write it a second time in its cell; put anything with spaces in quotes. If a command needs to know anything else, it will ask."
)
HOW_TO_TYPE = N_(
    "Remove the # from a line, fill in its blanks, and delete the options that are not "
    "needed; then give this file to `intendant run`. Put anything with spaces in quotes."
)
HOW_TO_ROLL = N_(
    'Each roll gets a row: who rolls, the faces in the order in which the dice are asked for, and the result. When one command asks for several rolls, type their faces one after the other, with a bar between them: --dice "5 3 | 6".'
)

# What ends a phase, and the turn.
NEXT: Texts = {"phase": "the next phase", "turn": "the next turn"}
