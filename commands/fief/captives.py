"""Captives: captivity offered to a guest, and the ransom."""

from __future__ import annotations

from typing import Annotated

from commands import complete, kinds
from commands.declare import RULED, argument, command, option
from commands.fief import app


@command(
    app,
    "captive",
    use="ledger.acting.fief.war:captivity",
    mode="act",
    screen="commands.history:act_screen",
    common=(*RULED, "choose"),
)
def captive(
    lord: Annotated[str, argument("LORD", kinds.text, "A lord who was let in.")],
) -> None:
    """Offers captivity to a lord whom the owner of a castle or city has let in.

    Who accepts is a captive of the owner, with all lords of his family there; the
    soldiers with them are eliminated. Who refuses fights in the combats, both inside
    the walls. The choice: captivity.LORD, accepted or refused.
    """


@command(
    app,
    "ransom",
    use="ledger.acting.fief.releasing:ransom",
    mode="act",
    screen="commands.history:act_screen",
    common=RULED,
)
def ransom(
    lord: Annotated[str, argument("LORD", kinds.text, "A captive.")],
    to: Annotated[
        str,
        option(
            "--to",
            kind=kinds.text,
            help="The village where he is put.",
            metavar="VILLAGE",
            autocompletion=complete.territories,
        ),
    ],
    amount: Annotated[
        int | None,
        argument(
            "AMOUNT", kinds.amount, "The agreed price; needed unless the rank sets it."
        ),
    ] = None,
    shares: Annotated[
        list[str] | None,
        option(
            "--share",
            kind=kinds.pair,
            help="What a player has of the ransom; again for each of them.",
            metavar="PLAYER=AMOUNT",
        ),
    ] = None,
) -> None:
    """Frees a captive at the agreed price.

    What is set aside for the captive pays first, then the player's purse; what is left
    of it is handed over. The captive stands on the village that the owner names. Allied
    captors share the ransom as they agree, to the last coin; else all of it is the
    captor's.

    Where the surrender of lords is played, the captive's rank sets the ransom, the
    King's player pays for the Queen, and frees her without ransom if he holds her.
    """
