"""Mercenaries at the start of the purchases: who is kept, and who bids for the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

from commands import kinds
from commands.declare import RULED, Player, command, option
from commands.fief import app
from commands.history import act_screen
from commands.show import Cells, Table

if TYPE_CHECKING:
    from commands.show import Block
    from commands.texts import Words


def _bids(flag: str, text: str) -> Any:
    """An option that tells what a player bids."""
    return option(flag, kind=kinds.pair, help=text, metavar="PLAYER=MONEY")


@command(
    app,
    "upkeep",
    use="ledger.acting.fief.buying:upkeep",
    mode="act",
    screen="commands.history:act_screen",
    common=RULED,
)
def upkeep(
    player: Player,
    keep: Annotated[
        int,
        option(
            "--keep",
            kind=kinds.any_many,
            help="How many mercenaries are paid for and stay; 0 for none.",
            metavar="N",
        ),
    ],
) -> None:
    """Pays a player's mercenaries, before the auction; the others are nobody's again."""


@command(
    app,
    "auction",
    use="commands.answers.fief_auction:auction",
    mode="own",
    screen="commands.fief.mercenaries:screen",
    common=RULED,
)
def auction(
    bids: Annotated[
        list[str] | None,
        _bids("--bid", "What a player bids; again for more. 0 is no bid."),
    ] = None,
    again: Annotated[
        list[str] | None,
        _bids("--again", "The second bid of those who tie; again for more."),
    ] = None,
) -> None:
    """Auctions all mercenaries that nobody employs, for secret bids.

    At a terminal each player types a bid that nobody sees; those who tie bid again.
    Who is not named bids nothing.
    """


def screen(result: dict[str, Any], words: Words, answer: Any) -> list[Block]:
    """Who wins; all bids lie open now."""
    second = any(bid["again"] is not None for bid in result["bids"])
    heads = ["", ">" + words.say("bid"), ">" + words.say("second bid")]
    rows = []
    for bid in result["bids"]:
        cells = [bid["player"], words.number(bid["bid"])]
        cells.append("" if bid["again"] is None else words.number(bid["again"]))
        rows.append(Cells(tuple(cells if second else cells[:2])))
    blocks: list[Block] = [*act_screen(result, words, answer)]
    return [*blocks, Table(tuple(heads if second else heads[:2]), tuple(rows))]
