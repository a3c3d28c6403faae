"""What two families do together: marriages, alliances, a son of the royal couple."""

from __future__ import annotations

from typing import Annotated

from commands import complete, kinds
from commands.declare import READS, RULED, argument, command, option
from commands.fief import app

CHOSEN = (*RULED, "choose")


@command(
    app,
    "marry",
    use="ledger.acting.fief.marrying:marry",
    mode="act",
    screen="commands.fief.families_screens:wedding",
    common=CHOSEN,
)
def marry(
    one: Annotated[
        str,
        argument("LORD", kinds.text, "He or she.", autocompletion=complete.lords),
    ],
    other: Annotated[
        str,
        argument(
            "SPOUSE",
            kinds.text,
            "A lord of another player.",
            autocompletion=complete.lords,
        ),
    ],
) -> None:
    """Records a marriage that both players have announced, in phase 6.

    A man who is not of the church marries a woman of another player, wherever they are.
    The two families are allied as long as a couple lives, and with no third one. A
    King’s wife is Queen at once.

    The choices, with the guard of the Tactical extension: knights.queen and
    sergeants.queen.
    """


@command(
    app,
    "alliances",
    use="ledger.reading.fief.families:alliances",
    mode="read",
    screen="commands.fief.families_screens:alliances",
    common=READS,
)
def alliances() -> None:
    """Shows which families are allied by marriage, and what that is worth to them."""


@command(
    app,
    "prince",
    use="ledger.acting.fief.marrying:prince",
    mode="act",
    screen="commands.fief.families_screens:born",
    common=CHOSEN,
)
def prince(
    lord: Annotated[
        str,
        argument(
            "LORD",
            kinds.text,
            "The lord’s card that is laid beside the King.",
            autocompletion=complete.lords,
        ),
    ],
    by: Annotated[
        str | None,
        option(
            "--by",
            kind=kinds.text,
            help="Out of whose hand: the King’s player, or the Queen’s.",
            metavar="PLAYER",
            autocompletion=complete.players,
        ),
    ] = None,
    at: Annotated[
        str | None,
        option(
            "--at",
            kind=kinds.text,
            help="The village where he is placed.",
            metavar="VILLAGE",
            autocompletion=complete.territories,
        ),
    ] = None,
) -> None:
    """King and Queen have a son: a lord’s card from the hand of one of the two players.

    Both have agreed at the table. The Prince belongs to the King’s player, counts among
    his lords and is placed like a new lord. He follows the King without an election.

    Choices: at (the village), leave.OWNER (a village of an ally).
    """
