"""The screens of mass combat, and what it shows of its own in those of all games."""

from __future__ import annotations

from commands.faces import Face

FACE = Face(
    first="mass side",
    glance="commands.mass.glance:glance",
    status="commands.mass.status_lines:in_status",
    variants="commands.texts.mass.telling:VARIANTS",
    told="commands.texts.mass.telling:told",
    errands="commands.mass.errands:ERRANDS",
    moments="commands.mass.moments:moments",
    clocked="commands.mass.moments:clocked",
)
