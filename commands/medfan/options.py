"""What several commands of the Med-Fan campaign take."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from commands import complete, kinds
from commands.declare import ACTS, THROWS, argument, option
from commands.kinds import medfan

if TYPE_CHECKING:
    from collections.abc import Callable

# Common options: of what throws dice and asks, and of acts that a ruling helps.
CHOOSES = (*THROWS, "choose")
RULED = (*ACTS, "ruling")


def player_option(flag: str, text: str, kind: Callable[[str], Any] = kinds.text) -> Any:
    """An option that names a player."""
    return option(
        flag,
        kind=kind,
        help=text,
        metavar="PLAYER",
        autocompletion=complete.players,
    )


def number(flag: str, text: str) -> Any:
    """An option that is a number, from one up."""
    return option(flag, kind=kinds.amount, help=text, metavar="N")


def word(
    flag: str, text: str, metavar: str, kind: Callable[[str], Any] = kinds.text
) -> Any:
    """An option that is a word or a text."""
    return option(flag, kind=kind, help=text, metavar=metavar)


Figure = Annotated[str, argument("FIGURE", kinds.text, "A figure of that army.")]
Against = Annotated[
    str | None, player_option("--against", "Whom Thieves' Guilds steal from.")
]
ByDice = Annotated[
    bool,
    typer.Option("--by-dice", help="Draw the name with six-sided dice alone."),
]
TwoDice = Annotated[
    bool,
    typer.Option(
        "--two-dice",
        help="Draw the scenario with two six-sided dice: the half, then the place in it.",
    ),
]
Owned = Annotated[
    list[str] | None,
    word(
        "--owned",
        "A capability that is owned already; may be repeated.",
        "ID",
        medfan.capability,
    ),
]
Rules = Annotated[
    str | None, word("--rules", "A file of house rules to go by.", "FILE")
]
Record = Annotated[
    bool, typer.Option("--record", help="Write the throw into the campaign.")
]
