"""Luck: how the dice of the battles fell, and whether the dice fall evenly."""

from __future__ import annotations

from typing import Annotated

from commands import complete, kinds
from commands.declare import READS, argument, command, option
from commands.fief import app


@command(
    app,
    "luck",
    use="ledger.reading.fief.luck:luck",
    mode="read",
    screen="commands.fief.luck_screens:screen",
    common=READS,
)
def luck(
    player: Annotated[
        str | None,
        argument("PLAYER", kinds.text, "A player.", autocompletion=complete.players),
    ] = None,
    battle: Annotated[
        int | None,
        option(
            "--battle",
            kind=kinds.number,
            help="The battle of one entry.",
            metavar="ENTRY",
        ),
    ] = None,
) -> None:
    """Shows how lucky each side was, and whether the dice that were typed fall evenly.

    What is measured: the sum of all faces thrown in a battle, of aimed dice and of dice
    thrown again, too, against every way in which as many dice can fall. Of 100 such
    throws, how many show less; those that show the same count half. This is reckoned
    exactly. The number of dice is taken as it was, though a battle ends sooner for
    whoever throws well: that moves the figure by a point or two, on average. Battles
    that were taken back do not count; those of `fief resolve --record` count for their
    sides.

    Beside it stands the harm done by the table of losses, and what the same throws do
    on average: as many dice, the same bonus, the same column. A die thrown again is
    compared with what that throw does on average.

    Each set of dice that was typed in, in whatever command, by kind and player and all
    together, is tested by a chi-square. It says nothing before each face can be
    expected five times. Sets are called unusual so seldom that fair dice look so in at
    most one campaign of 20.
    """
