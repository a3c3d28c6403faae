"""Reports of the evening, and sheets to play with."""

from __future__ import annotations

from commands.shown import Shown, by_path

GROUPS = {"paper": "Sheets for playing without a computer."}

SHOWN = by_path(
    Shown(
        "report",
        """Tells the story of the campaign: how it stands, what happened turn by turn,
        battles, money.

        The same campaign always gives the same report, in either language. An HTML page
        is a single file without scripts, for a screen, a phone or paper; a replay is a
        page in which the evening can be stepped through, action by action.
        """,
        screen="commands.report:screen",
        helps={
            "form": "FORMAT|text, md, html, pdf, json or replay; by default, according to the file’s extension.",
            "turns": "Only these turns: 3, 2..5, 2.., ..5; 1.3: turn 3 of the first scenario or battle.",
            "player": "Include only what this player may know, without other players’ purses.",
            "undone": "Show actions that were taken back, too.",
            "full": "Show every entry, even those that only say that a turn ends or who has finished.",
            "both": "Write the report in French and in English.",
            "maps": "A map for each turn, not only for the last.",
            "template": "A template of your own, for text, md or html.",
        },
        flow="commands.handlers.report:report",
    ),
    Shown(
        "stats",
        """Sums up many campaigns: who played and won what, battles, luck, length of turns.

        All games together, then each game, then each set of house rules by which it was
        played. A name counts as the same person in every file, whether it is written
        with capitals or not; accents count. For battles, the sum of the chances of
        winning stands beside the victories. Where scenarios or battles are played
        one after another, each is a game. Pauses of more than half an hour belong to no
        turn.

        Copies of a file count once. Files that cannot be read are listed with the
        reason, and the exit status is 3. Points count once a game is over, and so does
        what went into closed purses.
        """,
        screen="commands.stats:screen",
        helps={
            "files": "FILE...|The campaigns.",
            "form": "By default, according to the file’s extension.",
        },
        flow="commands.handlers.stats:stats",
    ),
    Shown(
        "since",
        """Reports what has happened since a player’s last action, as a text to send.

        Includes only what this player may know, and leaves out actions that were taken
        back. In a battle of sides and heroes, give a side or a hero in place of a
        player.
        """,
        screen="commands.since:since_screen",
        helps={"player": "Who has been away."},
        flow="commands.handlers.since:since",
    ),
    Shown(
        "board",
        """Shows how the campaign stands, for a second terminal or a projector.

        Shows what is due, who has what, who is where and the latest actions; the
        picture is redrawn as soon as anybody writes or the window changes. q or Ctrl-C
        closes it. When piped, or with --still, draws one picture.
        """,
        screen="",
        helps={"still": "Draw one picture only."},
        flow="commands.board:board",
    ),
    Shown(
        "serve",
        """Shows the campaign as a page for phones, laptops and a projector, until Ctrl-C.

        Every player gets an address of their own, as text and as a QR code, whose page
        shows what that player may know; the projector’s shows what everyone may know.
        Pages follow every action within half a second, whoever writes it, and never
        hold up a writer. Needs the `web` extra.

        Without --lan only this computer can open the pages. An address stays the same
        from one evening to the next; --new-keys makes all earlier ones invalid.
        """,
        screen="",
        helps={
            "port": "The port; 8710 by default, or any free one.",
            "host": "The name under which a proxy with a certificate shows the pages.",
            "lan": "Let other devices on this network open the pages, too.",
            "qr": "Show no QR codes.",
            "new_keys": "Make new addresses; the old ones no longer open anything.",
        },
        flow="commands.web.serving:serve",
    ),
    Shown(
        "shell",
        """Starts a prompt that stays open: the same commands with fewer keystrokes.

        Type commands without `intendant` and without the name of the game. The
        beginnings of words are enough; if you do not name a player, the command is for
        the player whose turn it is; a name or a number is matched to the argument that
        it fits. The full command is shown alongside. The most common commands have a
        letter each; ? lists them all.

        Piped input is run as a script. `intendant` alone also opens the prompt, in a
        folder with a single campaign.
        """,
        screen="",
        flow="commands.shell.session:opened",
    ),
    Shown(
        "paper turn",
        """Makes a sheet for the rest of the turn, with room for every action.

        The sheet lists the commands of each phase, with blanks for what they need. Type
        what was written on it line by line into a script for `intendant run`; as text,
        the sheet is itself such a script: fill in the blanks of a line and remove its
        #. `rules card all --format pdf -o FILE` prints reference cards.
        """,
        screen="commands.report:screen",
        flow="commands.handlers.paper:turn",
    ),
    Shown(
        "paper rolls",
        "Makes a sheet of all rolls: their tables, and boxes for the faces.",
        screen="commands.report:screen",
        flow="commands.handlers.paper:rolls",
    ),
)
