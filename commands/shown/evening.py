"""The evening told, and sheets to play by."""

from __future__ import annotations

from commands.shown import Shown, by_path

GROUPS = {"paper": "Sheets to play by without a computer."}

SHOWN = by_path(
    Shown(
        "report",
        """Tells the campaign: how it stands, what happened turn by turn, battles,
        money.

        The same campaign gives the same report, in either language. A page of HTML is
        one file without any script, for a screen, a telephone or paper.
        """,
        screen="commands.report:screen",
        helps={
            "form": "FORMAT|text, md, html, pdf or json; otherwise as the file's name ends.",
            "turns": "Only these turns: 3, 2..5, 2.., ..5; 1.3: of the first scenario or battle.",
            "player": "Tell what this player may know: no purse but their own.",
            "undone": "Show acts that were taken back, too.",
            "both": "Tell it in French and in English.",
            "maps": "A map for each turn, not only the last.",
            "template": "A template of your own, for text, md or html.",
        },
        flow="commands.handlers.report:report",
    ),
    Shown(
        "since",
        """Tells what happened since a player's last act, as a text to be sent.

        It tells what this player may know, and leaves out what was done and taken back.
        Where sides and heroes fight, one of these may be given in place of a player.
        """,
        screen="commands.since:since_screen",
        helps={"player": "Who has been away."},
        flow="commands.handlers.since:since",
    ),
    Shown(
        "board",
        """Shows how the campaign stands, for a second terminal or a beamer.

        What is due, who has what, who stands where, the last acts: drawn anew as soon as
        anybody has written, and where the window changes. q or Ctrl-C ends it. Through a
        pipe, or with --still, it is one picture.
        """,
        screen="",
        helps={"still": "One picture, and no more."},
        flow="commands.board:board",
    ),
    Shown(
        "shell",
        """Opens a prompt that stays open: the same commands, in a few keys.

        Without `intendant`, and without the name of the game. Beginnings of words are
        enough; who acts is whoever is to act; a name or a number is taken for the word
        that it fits. The command in full is said beside it. A letter stands for each of
        the commonest acts; ? tells them all.

        What is piped in is run as a script. `intendant` alone opens it, too, where one
        campaign lies here.
        """,
        screen="",
        flow="commands.shell.session:opened",
    ),
    Shown(
        "paper turn",
        """Makes a sheet for what is left of the turn, with room for every act.

        It names the commands of each phase with blanks for what they need. What was
        written on it is typed line by line into a script for `intendant run`; as text,
        the sheet is such a script itself, of which each line wants its blanks filled
        and its # removed. `rules card all --format pdf -o FILE` prints reference cards.
        """,
        screen="commands.report:screen",
        flow="commands.handlers.paper:turn",
    ),
    Shown(
        "paper rolls",
        "Makes a sheet of all throws: their tables, and boxes for the faces.",
        screen="commands.report:screen",
        flow="commands.handlers.paper:rolls",
    ),
)
