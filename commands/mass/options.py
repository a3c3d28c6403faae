"""What several commands of mass combat take."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from commands import kinds
from commands.declare import option
from commands.kinds import mass

if TYPE_CHECKING:
    from collections.abc import Callable


def word(
    flag: str, text: str, metavar: str, kind: Callable[[str], Any] = kinds.text
) -> Any:
    """An option that is a word."""
    return option(flag, kind=kind, help=text, metavar=metavar)


def count(flag: str, text: str) -> Any:
    """An option that is a number, from nought up."""
    return option(flag, kind=kinds.counted, help=text, metavar="N")


Situation = Annotated[
    str,
    word(
        "--situation",
        "How the hero's own army fares this turn.",
        "victory|tie|defeat",
        mass.situation,
    ),
]
Engagement = Annotated[
    str,
    word(
        "--engagement",
        "How far in front the hero stands.",
        "support|disengaged|engaged|front",
        mass.engagement,
    ),
]
Unit = Annotated[
    str,
    word(
        "--unit",
        "Whom the hero fights among.",
        "infantry|cavalry|artillery",
        mass.unit,
    ),
]
Wits = Annotated[int, count("--wits", "The hero's rank in Wits.")]
Tactics = Annotated[int, count("--tactics", "The hero's rank in Tactics.")]
Lends = Annotated[
    bool,
    typer.Option("--lends", help="The hero lends his Command to his general: -2."),
]
Modifier = Annotated[
    int | None,
    option(
        "--modifier",
        kind=mass.modifier,
        help="All else that is added to the roll, or taken away.",
        metavar="M",
    ),
]
Rules = Annotated[
    str | None, word("--rules", "A file of house rules to go by.", "FILE")
]
Record = Annotated[
    bool, typer.Option("--record", help="Write the throw into the campaign.")
]
