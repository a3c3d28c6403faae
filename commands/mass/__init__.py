"""The screens of mass combat, and what it shows of its own in those of all games."""

from __future__ import annotations

from commands.faces import Face

FACE = Face(
    status="commands.mass.standing:in_status",
    moments="commands.texts.mass.moments:MOMENTS",
    values="commands.texts.mass.codes:VALUES",
    cards="commands.texts.mass.cards:KNOWN",
    variants="commands.texts.mass.telling:VARIANTS",
    told="commands.texts.mass.telling:told",
)
