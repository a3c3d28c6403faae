"""The help texts for the words of a regatta."""

from __future__ import annotations

from commands.shown.said import HelpText

SAID = {
    "regatta.boat": HelpText("BOAT", "A boat."),
    "regatta.course": HelpText("inshore|offshore", "Which course a boat takes."),
}
