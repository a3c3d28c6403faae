"""The screens of a regatta, and what it shows of its own in those of all games."""

from __future__ import annotations

from commands.faces import Face

FACE = Face(
    told="commands.texts.regatta.telling:told",
    errands="commands.regatta.errands:ERRANDS",
)
