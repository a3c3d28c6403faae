"""The board of Fief, and what happens before the first turn."""

from __future__ import annotations

from commands.shown import Shown, by_path

GROUPS = {
    "fief map": "The board: creating, checking, loading and showing map files.",
    "fief setup": "Before the first turn: the order of choice.",
}

SHOWN = by_path(
    Shown(
        "fief settle",
        """Settles a player in a village with a castle, a lord and eight soldiers.

        Dice: if the first lord is drawn at random, one die with a face for each lord
        left, in alphabetical order. Choices: lord, if he is chosen.
        """,
        screen="commands.fief.setup:settled",
        helps={
            "village": "The village that the player takes.",
            "lord": "The first lord, if he has already been drawn at random at the table.",
        },
    ),
    Shown(
        "fief length",
        "Sets how many turns a points game lasts.",
        helps={"turns": "How many turns: 10, 15, 20 or 25."},
    ),
    Shown(
        "fief map new",
        "Creates a map file: a skeleton with comments, to be filled in from the board.",
        screen="commands.fief.board:made",
        helps={
            "file": "The map file to create.",
            "sample": "A complete invented board, for trying things out.",
        },
        flow="commands.fief.handlers.maps:new_map",
    ),
    Shown(
        "fief map check",
        "Checks a map file and lists all its errors at once, each with its line.",
        screen="commands.fief.board:checked",
        helps={"file": "A map file."},
        flow="commands.fief.handlers.maps:check_map",
    ),
    Shown(
        "fief map load",
        "Lays out the board of a map file, before anything stands on it.",
        helps={"text": "A map file."},
    ),
    Shown(
        "fief map show",
        "Shows the board by region: villages, dioceses, roads, owners.",
        screen="commands.fief.board:screen",
    ),
    Shown(
        "fief setup roll",
        """Rolls three dice for each player: the highest total chooses a village first.

        Dice: three for each player in seat order; then three more for each player who
        is tied, from the highest total down.
        """,
        screen="commands.fief.setup:rolled",
    ),
)
