"""The screens of mass combat, and its own additions to the screens of all games."""

from __future__ import annotations

from commands.faces import Face

FACE = Face(
    first="mass side",
    part="commands.texts.mass.telling:nameless",
    glance="commands.mass.glance:glance",
    status="commands.mass.status_lines:in_status",
    variants="commands.texts.mass.telling:VARIANTS",
    worded="commands.texts.mass.telling:worded_facts",
    errands="commands.mass.errands:ERRANDS",
    moments="commands.mass.moments:moments",
    clocked="commands.mass.moments:clocked",
)
