"""Boats that enter and sail."""

from __future__ import annotations

from commands.shown import Shown, by_path

SHOWN = by_path(
    Shown("regatta enter", "Enters a boat.", helps={"player": "Whose it is."}),
    Shown("regatta sail", "Sails as far as the wind takes a boat, once a turn."),
    Shown(
        "regatta standings",
        "Tells how far the boats have come.",
        screen="commands.regatta.screens:standings",
    ),
)
