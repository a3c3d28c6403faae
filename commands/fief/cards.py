"""Phase 1: hands are dealt, cards played, discarded and exchanged; and deaths."""

from __future__ import annotations

from typing import Annotated

import typer

from commands import complete, kinds
from commands.app import group
from commands.declare import READS, RULED, Player, argument, command, option
from commands.fief import app
from commands.kinds import fief

cards_group = group("fief card", "Cards: played, discarded, exchanged.")
app.add_typer(cards_group, name="card")
PLAYS = (*RULED, "dice", "seed", "choose")


@command(
    app,
    "deal",
    use="ledger.acting.fief.cards:deal",
    mode="act",
    screen="commands.fief.cards_screens:deal_screen",
    common=PLAYS,
)
def deal(
    reshuffle: Annotated[
        bool,
        typer.Option(
            "--reshuffle", help="The table that counts hands itself has reshuffled."
        ),
    ] = False,
) -> None:
    """Fills every hand at the start of a turn, and reshuffles where the deck ends.

    Choices at a reshuffle, for a player with soldiers and no lord: lord.PLAYER (a
    lord from the discards, or none), at.PLAYER (where he is placed). A lord who is
    drawn: one die of as many faces as lords lie there.
    """


@command(
    cards_group,
    "play",
    use="ledger.acting.fief.cards:play",
    mode="act",
    screen="commands.fief.cards_screens:play_screen",
    common=PLAYS,
)
def play(
    player: Player,
    card: Annotated[
        str,
        argument(
            "CARD",
            fief.card,
            "A card: lord, bishop, darc, tithe, tallage, sun, famine and so on.",
            autocompletion=complete.cards,
        ),
    ],
    on: Annotated[
        str | None,
        option(
            "--on",
            kind=kinds.text,
            help="The region, diocese, lord or player that it is laid on.",
            metavar="TARGET",
            autocompletion=complete.regions,
        ),
    ] = None,
    lord: Annotated[
        str | None,
        option(
            "--lord",
            kind=kinds.text,
            help="The new lord, bishop, captive or victim.",
            metavar="LORD",
            autocompletion=complete.lords,
        ),
    ] = None,
    at: Annotated[
        str | None,
        option(
            "--at",
            kind=kinds.text,
            help="The village where somebody is placed, or where a revolt breaks out.",
            metavar="VILLAGE",
            autocompletion=complete.territories,
        ),
    ] = None,
) -> None:
    """Plays a card on the player's turn of phase 1.

    The dice: a plague one for each lord, by village and seat; a revolt three. Choices:
    on, lord, at (whatever is not told), leave.OWNER (a new lord in an ally's village),
    escape (group or alone), escapes.PLAYER (granted or refused), heir.LORD.
    """


@command(
    cards_group,
    "discard",
    use="ledger.acting.fief.cards:discard",
    mode="act",
    screen="commands.history:act_screen",
    common=RULED,
)
def discard(
    player: Player,
    cards: Annotated[
        list[str] | None,
        argument(
            "CARD",
            fief.card,
            "Cards by their kind; lords and bishops by lord and diocese.",
            autocompletion=complete.cards,
        ),
    ] = None,
    hidden: Annotated[
        int | None,
        option(
            "--hidden",
            kind=kinds.many,
            help="So many cards more, face down.",
            metavar="N",
        ),
    ] = None,
) -> None:
    """Discards cards that the player does not want."""


@command(
    cards_group,
    "exchange",
    use="ledger.acting.fief.cards:exchange",
    mode="act",
    screen="commands.history:act_screen",
    common=RULED,
)
def exchange(
    player: Player,
    other: Annotated[
        str,
        argument(
            "OTHER", kinds.text, "An ally by marriage.", autocompletion=complete.players
        ),
    ],
    gives: Annotated[
        int | None,
        option(
            "--gives",
            kind=kinds.any_many,
            help="How many cards PLAYER gives.",
            metavar="N",
        ),
    ] = None,
    takes: Annotated[
        int | None,
        option(
            "--takes",
            kind=kinds.any_many,
            help="How many cards PLAYER takes.",
            metavar="N",
        ),
    ] = None,
) -> None:
    """Exchanges cards between allies by marriage, or gives some away."""


@command(
    app,
    "cards",
    use="ledger.reading.fief.cards:show",
    mode="read",
    screen="commands.fief.cards_screens:cards_screen",
    common=READS,
)
def cards() -> None:
    """Shows deck, hands and discards by number, and the cards that lie out."""


@command(
    app,
    "die",
    use="ledger.acting.fief.cards:die",
    mode="act",
    screen="commands.fief.cards_screens:death_screen",
    common=(*RULED, "choose"),
)
def die(
    lord: Annotated[
        str, argument("LORD", kinds.text, "A lord.", autocompletion=complete.lords)
    ],
    cause: Annotated[
        str,
        option(
            "--cause",
            kind=fief.cause,
            help="battle, plague, assassination, justice or revolt.",
            metavar="CAUSE",
        ),
    ],
) -> None:
    """Records the death of a lord, with all that follows from it.

    With --json, `becomes` names who is King or Regent by this death, `reigns` who wears
    each crown after it.

    Choice: heir.LORD, the lord of the family who receives the titles.
    """


# Screens ---------------------------------------------------------------------
