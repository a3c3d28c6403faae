"""The campaign itself: begun, shown, copied, verified."""

from __future__ import annotations

from commands.shown import Shown, by_path

SHOWN = by_path(
    Shown(
        "new",
        "Starts a campaign in a new file; an existing file is never overwritten.",
        screen="commands.campaigns:begun_screen",
        helps={
            "file": "The file to create.",
            "game": "Which game is played.",
            "players": "The players in seat order.",
            "source": "A position file to start from, or a backup to restore.",
            "rules": "A file of house rules.",
            "language": "The language of the campaign.",
        },
        flow="commands.handlers.campaigns:new",
    ),
    Shown(
        "status",
        """Shows at a glance how the campaign stands: what is due, then one line per
        player.

        With a NAME, shows everything about that player, side or hero; with --full,
        shows everything. With --at or --turn, shows the board as it was then.
        """,
        screen="commands.campaigns:status_screen",
        helps={
            "at": "The state after this entry.",
            "turn": "The state at the end of this turn; 1.3: turn 3 of the first scenario or battle.",
            "full": "Show everything.",
        },
    ),
    Shown(
        "backup",
        "Copies the campaign and checks the copy, even while others are writing to it.",
        screen="commands.campaigns:copied_screen",
        helps={
            "file": "The file to create.",
            "keep": "Makes it beside the campaign, and keeps this many of the newest.",
        },
        flow="commands.handlers.campaigns:backup",
    ),
    Shown(
        "verify",
        "Recalculates the whole journal and compares the result with what the file holds.",
        screen="commands.campaigns:verified_screen",
        flow="commands.handlers.campaigns:verify",
    ),
    Shown(
        "doctor",
        """Examines how well the campaign is kept: the file, its backups, its folder.

        Tells what to do about anything that is not as it should be, and changes nothing that was
        recorded; what a stopped program left half written, SQLite takes back, as it does for any command.
        The exit status is 1 if what was written may be lost.
        """,
        screen="commands.doctor:screen",
        flow="commands.handlers.campaigns:doctor",
    ),
    Shown(
        "salvage",
        """Brings all readable entries of a damaged file into a new campaign.

        Each entry that its hash proves intact keeps its number; where a single bit is
        wrong, the hash mostly says which, and it is put right. If no hash proves the first
        entry, it is put together from what is left of it, and named. An entry that cannot
        be read leaves an empty place, and an undo of such an entry is left out. Drafts of
        unfinished actions come along. Other copies of the campaign, such as old backups,
        fill gaps.
        """,
        screen="commands.doctor:salvaged",
        helps={
            "source": "The damaged file, which stays as it is.",
            "file": "NEW|The campaign to create.",
            "others": "Another copy of the campaign; repeat for several.",
        },
        flow="commands.handlers.campaigns:salvage",
    ),
    Shown(
        "import",
        """Re-creates a campaign from an exported document, with the same journal hash.

        `import csv` brings a table from a spreadsheet into this campaign.
        """,
        screen="commands.campaigns:copied_screen",
        helps={
            "source": "An exported JSON document.",
            "file": "The campaign to create.",
        },
        flow="commands.handlers.campaigns:bring_in",
    ),
    Shown(
        "import csv",
        """Imports a table that was kept in a spreadsheet: payments, or what everybody
        has, holds or owns.

        Shows what it has understood; with --dry-run it writes nothing. All lines become
        one entry, or none if any line is refused. The same table is imported only once,
        unless that was undone.

        The names of the columns say what is in them, in English or French: date, who,
        for, in, out, amount, from, to; who and money; title and holder; territory, kind
        and owner.
        """,
        screen="commands.importing:brought_screen",
        helps={"text": "A CSV file, with a comma, a semicolon or a tab between cells."},
    ),
)
