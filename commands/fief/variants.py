"""The optional rules: the sale of a bishop's card, and of a prisoner."""

from __future__ import annotations

from typing import Annotated

import typer

from commands import complete, kinds
from commands.declare import RULED, argument, command, option
from commands.fief import app

CHOSEN = (*RULED, "choose")


@command(
    app,
    "seat",
    use="ledger.acting.fief.variants:seat",
    mode="act",
    screen="commands.history:act_screen",
    common=CHOSEN,
)
def seat(
    diocese: Annotated[
        str,
        argument(
            "DIOCESE",
            kinds.text,
            "The dead bishop's diocese.",
            autocompletion=complete.dioceses,
        ),
    ],
    winner: Annotated[
        str | None,
        option(
            "--winner",
            kind=kinds.text,
            help="Who bid most.",
            metavar="PLAYER",
            autocompletion=complete.players,
        ),
    ] = None,
    price: Annotated[
        int | None,
        option(
            "--price",
            kind=kinds.amount,
            help="The highest bid, 300 at least.",
            metavar="AMOUNT",
        ),
    ] = None,
    bishop: Annotated[
        str | None,
        option(
            "--bishop",
            kind=kinds.text,
            help="Whom the winner names: a man without title, unmarried.",
            metavar="LORD",
            autocompletion=complete.lords,
        ),
    ] = None,
    discard: Annotated[
        bool,
        typer.Option("--discard", help="The winner rather discards the card."),
    ] = False,
    presides: Annotated[
        str | None,
        option(
            "--presides",
            kind=kinds.text,
            help="The cardinal who holds the auction, if there are several.",
            metavar="LORD",
            autocompletion=complete.lords,
        ),
    ] = None,
    unsold: Annotated[
        bool,
        typer.Option("--unsold", help="Nobody bid, or the cardinals did not agree."),
    ] = False,
) -> None:
    """Records how the auction of a dead bishop's card has ended (an optional rule).

    It is held at once after the death, by leave of all living cardinals. Anybody bids
    but the player of the cardinal who presides; his family gets no bishop by it either.
    A third of the price is his, rounded up, the rest the bank's.

    Choices: sale.PLAYER (whether the player of a cardinal agrees, where there are
    several) and presides; nominee.PLAYER (whether the player of a lord of another
    family agrees); each granted or refused.
    """


@command(
    app,
    "sell",
    use="ledger.acting.fief.variants:sell",
    mode="act",
    screen="commands.history:act_screen",
    common=CHOSEN,
)
def sell(
    lord: Annotated[
        str,
        argument("LORD", kinds.text, "A captive.", autocompletion=complete.lords),
    ],
    buyer: Annotated[
        str,
        argument(
            "BUYER",
            kinds.text,
            "The player who buys.",
            autocompletion=complete.players,
        ),
    ],
    amount: Annotated[int, argument("AMOUNT", kinds.amount, "The agreed price.")],
    at: Annotated[
        str | None,
        option(
            "--at",
            kind=kinds.text,
            help="Where the buyer guards the captive.",
            metavar="VILLAGE",
            autocompletion=complete.territories,
        ),
    ] = None,
) -> None:
    """Sells a captive to another player at any price (an optional rule).

    The captive stands beside the buyer's counters from now on; whom the King's player
    buys goes to the dungeon, and counts as dead. Choices: at; heir.LORD, who carries
    the titles of whoever goes to the dungeon.
    """
