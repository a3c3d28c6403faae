"""The help texts for the words of a regatta."""

from __future__ import annotations

from commands.shown.said import Said

SAID = {
    "regatta.boat": Said("BOAT", "A boat."),
    "regatta.course": Said("inshore|offshore", "Which course a boat takes."),
}
