"""What several commands of a siege take."""

from __future__ import annotations

from typing import Annotated, Any

from commands import complete, kinds
from commands.declare import argument, option
from commands.kinds import siege

Side = Annotated[
    str,
    argument(
        "SIDE",
        siege.army_role,
        "A side, by its name, or as besieger or besieged.",
        autocompletion=complete.sides,
    ),
]
Item = Annotated[
    str,
    argument(
        "ITEM", siege.piece, "A piece of equipment.", autocompletion=complete.pieces
    ),
]
Unit = Annotated[
    str, argument("UNIT", kinds.text, "A unit.", autocompletion=complete.siege_units)
]
Section = Annotated[
    str,
    argument(
        "SECTION",
        kinds.text,
        "A section of the fortress.",
        autocompletion=complete.sections,
    ),
]
Number = Annotated[
    int | None,
    option(
        "--number",
        kind=kinds.amount,
        help="Which one, where there are several: 1 is the first.",
        metavar="N",
    ),
]


def amount(flag: str, text: str) -> Any:
    """An option that is a number from one up."""
    return option(flag, kind=kinds.amount, help=text, metavar="N")


def count(flag: str, text: str) -> Any:
    """An option that is a number from nought up."""
    return option(flag, kind=kinds.counted, help=text, metavar="N")
