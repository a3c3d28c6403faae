"""The board of Fief, and what happens before the first turn."""

from __future__ import annotations

from commands.shown import Shown, by_path

GROUPS = {
    "fief map": "The board: map files made, checked, loaded, shown.",
    "fief setup": "Before the first turn: the order of choosing.",
}

SHOWN = by_path(
    Shown(
        "fief settle",
        """A player takes a village with castle, lord and eight soldiers.

        Dice: one with as many faces as lords are left, in alphabetical order, where the
        first lord is drawn. Choices: lord, where he is chosen.
        """,
        screen="commands.fief.setup:settled",
        helps={
            "village": "The village that the player takes.",
            "lord": "The first lord, if he lies on the table already.",
        },
    ),
    Shown(
        "fief length",
        "Sets how many turns a points game lasts.",
        helps={"turns": "How many turns: 10, 15, 20 or 25."},
    ),
    Shown(
        "fief map new",
        "Makes a map file: a skeleton with comments, to be filled in from the board.",
        screen="commands.fief.board:made",
        helps={
            "file": "The map file to be made.",
            "sample": "A whole invented board, to try things out.",
        },
        flow="commands.fief.answers.maps:new_map",
    ),
    Shown(
        "fief map check",
        "Checks a map file: all its faults at once, each with its line.",
        screen="commands.fief.board:checked",
        helps={"file": "A map file."},
        flow="commands.fief.answers.maps:check_map",
    ),
    Shown(
        "fief map load",
        "Lays the board of a map file on the table, before anything stands there.",
        helps={"text": "A map file."},
    ),
    Shown(
        "fief map show",
        "Shows the board by region: villages, dioceses, roads, owners.",
        screen="commands.fief.board:screen",
    ),
    Shown(
        "fief setup roll",
        """Everybody throws three dice: the highest total chooses a village first.

        Dice: three of each player in seat order; then again, three each, of those who
        are tied, from the highest total down.
        """,
        screen="commands.fief.setup:rolled",
    ),
)
