"""What if: a campaign forked, and two compared."""

from __future__ import annotations

from commands.shown import Shown, by_path

SHOWN = by_path(
    Shown(
        "fork",
        """Makes a branch of the campaign, to try something out: what if ...

        It is a campaign like any other, with the same journal up to there; the one it
        comes from stays as it is. Acts that were stopped in the middle come along, but
        not with --at.
        """,
        screen="commands.branches:forked",
        helps={
            "file": "The file to be made.",
            "at": "SEQ|As the campaign was after this entry.",
        },
        flow="commands.handlers.branches:fork",
    ),
    Shown(
        "diff",
        """Compares the campaign with a branch of it: entries, and how both stand.

        First the entries that only one of them has, then all money, titles, places,
        counters and other facts that differ. The exit status is 0 whether they differ
        or not.
        """,
        screen="commands.branches:compared",
        helps={"file": "A branch, or any campaign of the same game."},
        flow="commands.handlers.branches:diff",
    ),
)
