"""The words of a replay: its controls, and where it stands."""

from __future__ import annotations

from commands.texts.marks import N_

PLACE = N_("entry {entry:plain}, turn {turn:plain}")
CONTROLS = N_("Step through the evening")
TURNS = N_("The turns")
SLIDER = N_("Entry shown")
FIRST = N_("to the beginning")
BACK = N_("one action back")
PLAY = N_("Play")
STOP = N_("Pause")
ON = N_("one action on")
LAST = N_("to the end")
KEYS = N_(
    "Keys: ← and → step, Home and End jump to the beginning and the end, the space bar plays"
)
ACT = N_("This action")
ACTS = N_("Actions")
ROUNDS = N_("How it was fought")
EMPTY = N_("Nothing happened in these turns")
