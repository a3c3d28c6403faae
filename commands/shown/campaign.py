"""The campaign itself: begun, looked at, copied, verified."""

from __future__ import annotations

from commands.shown import Shown, by_path

SHOWN = by_path(
    Shown(
        "new",
        "Begins a campaign in a new file; an existing file is never overwritten.",
        screen="commands.campaigns:begun_screen",
        helps={
            "file": "The file to be made.",
            "game": "Which game is played.",
            "players": "The players in seat order.",
            "source": "A position file to begin with, or a backup to restore.",
            "rules": "A file of house rules.",
            "language": "The language of the campaign.",
        },
        flow="commands.handlers.campaigns:new",
    ),
    Shown(
        "status",
        """Shows at a glance how the campaign stands: what is due, then a line a player.

        With a NAME it tells all of one player, side or hero; with --full all of it.
        With --at or --turn it is the board as it stood then.
        """,
        screen="commands.campaigns:status_screen",
        helps={
            "at": "As it stood after this entry.",
            "turn": "As it stood when this turn ended; 1.3: of the first scenario or battle.",
            "full": "Tell all of it.",
        },
    ),
    Shown(
        "backup",
        "Copies the campaign and checks the copy, even while others write.",
        screen="commands.campaigns:copied_screen",
        helps={"file": "The file to be made."},
        flow="commands.handlers.campaigns:backup",
    ),
    Shown(
        "verify",
        "Folds the whole journal again and compares it with all that is shown.",
        screen="commands.campaigns:verified_screen",
        flow="commands.handlers.campaigns:verify",
    ),
    Shown(
        "import",
        "Makes a campaign out of an exported document, with the same journal hash.",
        screen="commands.campaigns:copied_screen",
        helps={
            "source": "An exported JSON document.",
            "file": "The campaign to be made.",
        },
        flow="commands.handlers.campaigns:bring_in",
    ),
)
