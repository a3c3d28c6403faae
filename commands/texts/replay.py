"""The words of a replay: its controls, and where it stands."""

from __future__ import annotations

from commands.texts.marks import N_

PLACE = N_("entry {entry:plain}, turn {turn:plain}")
CONTROLS = N_("Step through the evening")
TURNS = N_("Turns")
SLIDER = N_("Entry shown")
FIRST = N_("first")
BACK = N_("back")
PLAY = N_("play")
STOP = N_("stop")
ON = N_("on")
LAST = N_("last")
KEYS = N_("Keys: ← and → step, Home and End go to the ends, the space bar plays")
ACT = N_("This action")
ACTS = N_("Actions")
ROUNDS = N_("How it was fought")
EMPTY = N_("Nothing happened in these turns.")
