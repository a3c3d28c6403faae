"""The screens of Med-Fan, and its own additions to the screens of all games."""

from __future__ import annotations

from commands.faces import Face

FACE = Face(
    first="medfan join",
    land="capability",
    tables="commands.medfan.dice:tables",
    part="commands.texts.medfan.land:unknown",
    variants="commands.texts.medfan.telling:VARIANTS",
    worded="commands.texts.medfan.telling:worded_facts",
    reminded="commands.texts.medfan.pending:pending_sentence",
    errands="commands.medfan.errands:ERRANDS",
    moments="commands.medfan.moments:moments",
)
