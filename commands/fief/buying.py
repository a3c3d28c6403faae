"""Phase 3: purchases, foundings, titles that change lords."""

from __future__ import annotations

from typing import Annotated

from commands import complete, kinds
from commands.declare import RULED, Player, argument, command, option
from commands.fief import app
from commands.fief.options import Capital, Carrier, Lord, Region
from commands.kinds import fief

BUYS = (*RULED, "choose")


@command(
    app,
    "buy",
    use="ledger.acting.fief.buying:buy",
    mode="act",
    screen="commands.history:act_screen",
    common=BUYS,
)
def buy(
    player: Player,
    item: Annotated[
        str,
        argument(
            "ITEM",
            fief.goods,
            "soldier, mill, press, castle, cardinal, rebel, guard, archer or bombard.",
            autocompletion=complete.items,
        ),
    ],
    at: Annotated[
        str | None,
        option(
            "--at",
            kind=kinds.text,
            help="The village.",
            metavar="VILLAGE",
            autocompletion=complete.territories,
        ),
    ] = None,
    count: Annotated[
        int | None,
        option(
            "--count", kind=kinds.many, help="How many; otherwise one.", metavar="N"
        ),
    ] = None,
    lord: Lord = None,
    value: Annotated[
        int | None,
        option(
            "--value",
            kind=kinds.many,
            help="The value of each counter: 1, 3 or 6; otherwise 1.",
            metavar="POINTS",
        ),
    ] = None,
) -> None:
    """Buys counters, buildings or a cardinal's hat, within every limit.

    Choices: at (which castle or city), leave.OWNER (granted or refused, in the village
    of another), guard (king or queen), lord (which bishop).
    """


@command(
    app,
    "found",
    use="ledger.acting.fief.buying:found",
    mode="act",
    screen="commands.history:act_screen",
    common=RULED,
)
def found(player: Player, region: Region, capital: Capital, lord: Carrier) -> None:
    """Founds the fief of a region, with its capital and the lord who carries the title."""


@command(
    app,
    "bestow",
    use="ledger.acting.fief.buying:bestow",
    mode="act",
    screen="commands.history:act_screen",
    common=RULED,
)
def bestow(region: Region, lord: Carrier) -> None:
    """Moves the title of a region to another lord of the same family."""
