"""The throne: the ballot, the coronation, the guard of the extension."""

from __future__ import annotations

from typing import Annotated

from commands import complete, kinds
from commands.declare import RULED, argument, command, option
from commands.fief import app

CHOSEN = (*RULED, "choose")


@command(
    app,
    "elect",
    use="ledger.acting.fief.crown:elect",
    mode="act",
    screen="commands.fief.crown_screens:elect_screen",
    common=RULED,
)
def elect(
    votes: Annotated[
        list[str],
        argument(
            "PLAYER:LORD[=VOTES]",
            kinds.text,
            "For whom a player votes, with all his votes or with so many.",
            autocompletion=complete.votes,
        ),
    ],
) -> None:
    """The players elect a King: one ballot a turn, in phase 6, for a vacant throne.

    Each bishop, each man with a fief, each crowned woman and the Regent has one vote;
    captives have none. Whoever is not named abstains. Elected is who has most votes,
    and three at least; then he must be crowned.
    """


@command(
    app,
    "crown",
    use="ledger.acting.fief.crown:crown",
    mode="act",
    screen="commands.fief.crown_screens:crown_screen",
    common=CHOSEN,
)
def crown(
    lord: Annotated[
        str,
        argument("LORD", kinds.text, "Who was elected.", autocompletion=complete.lords),
    ],
    by: Annotated[
        list[str] | None,
        option(
            "--by",
            kind=kinds.text,
            help="A bishop or cardinal who agrees; again for each of them.",
            metavar="LORD",
            autocompletion=complete.lords,
        ),
    ] = None,
) -> None:
    """Crowns the lord whom this turn's ballot has elected.

    Two bishops or one cardinal must agree. Those of his own family do so of themselves;
    the players of others are asked. His wife becomes Queen; both receive their guards.

    Choices: consent.PLAYER (granted or refused); with the guard of the Tactical
    extension knights.king, sergeants.king, knights.queen, sergeants.queen.
    """


@command(
    app,
    "guard",
    use="ledger.acting.fief.crown:guard",
    mode="act",
    screen="commands.history:act_screen",
    common=CHOSEN,
)
def guard(
    lord: Annotated[
        str,
        argument(
            "LORD",
            kinds.text,
            "A King, Queen or Regent.",
            autocompletion=complete.lords,
        ),
    ],
) -> None:
    """Takes guardsmen of the Tactical extension after the coronation.

    Only where the house rule tactics.guard.late_swap allows it. The choices:
    knights.king, sergeants.king, knights.queen, sergeants.queen.
    """
