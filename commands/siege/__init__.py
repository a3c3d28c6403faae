"""The screens of sieges, and what they show of their own in those of all games."""

from __future__ import annotations

from commands.faces import Face

FACE = Face(
    status="commands.siege.standing:in_status",
    clock="commands.siege.campaign_screens:clock_lines",
)
