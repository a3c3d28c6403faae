"""The screens of a regatta, and its own parts of the screens of all games."""

from __future__ import annotations

from commands.faces import Face

FACE = Face(
    worded="commands.texts.regatta.telling:worded_facts",
    errands="commands.regatta.errands:ERRANDS",
)
