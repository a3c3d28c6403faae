"""The screens of sieges, and their own additions to the screens of all games."""

from __future__ import annotations

from commands.faces import Face

FACE = Face(
    first="siege start",
    seated=False,  # the sides take turns, whoever is in the first seat
    status="commands.siege.status_lines:in_status",
    glance="commands.siege.glance:glance",
    clock="commands.siege.campaign_screens:clock_lines",
    part="commands.texts.siege.words:machine",
    variants="commands.texts.siege.telling:VARIANTS",
    worded="commands.texts.siege.telling:worded_facts",
    ended="commands.texts.siege.telling:ended",
    besides="commands.texts.siege.telling:besides",
    reminded="commands.texts.siege.reminders:reminder",
    errands="commands.siege.errands:ERRANDS",
    moments="commands.siege.moments:moments",
    clocked="commands.siege.moments:clocked",
)
