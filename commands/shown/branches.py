"""What if: a campaign forked, and two compared."""

from __future__ import annotations

from commands.shown import Shown, by_path

SHOWN = by_path(
    Shown(
        "fork",
        """Makes a branch of the campaign, to try something out.

        A branch is a campaign like any other, with the same journal up to that point;
        the campaign it comes from stays as it is. Actions stopped in the middle are
        copied too, but not with --at.
        """,
        screen="commands.branches:forked",
        helps={
            "file": "The file to create.",
            "at": "The campaign as it was after this entry.",
        },
        flow="commands.handlers.branches:fork",
    ),
    Shown(
        "diff",
        """Compares the campaign with one of its branches: their entries and their state.

        First come the entries that only one of the two has, then all money, titles,
        places, counters and other facts that differ. The exit status is 0 whether they
        differ or not.
        """,
        screen="commands.branches:compared",
        helps={"file": "A branch, or any campaign of the same game."},
        flow="commands.handlers.branches:diff",
    ),
)
