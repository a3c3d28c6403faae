"""Words that several commands of Fief share."""

from __future__ import annotations

from typing import Annotated

from commands import complete, kinds
from commands.declare import argument, option

Region = Annotated[
    str,
    argument("REGION", kinds.text, "A region.", autocompletion=complete.regions),
]
Capital = Annotated[
    str,
    option(
        "--capital",
        kind=kinds.text,
        help="The village with the castle that becomes the city.",
        metavar="VILLAGE",
        autocompletion=complete.territories,
    ),
]
Carrier = Annotated[
    str,
    option(
        "--lord",
        kind=kinds.text,
        help="The lord who carries the title.",
        metavar="LORD",
        autocompletion=complete.lords,
    ),
]
Lord = Annotated[
    str | None,
    option(
        "--lord",
        kind=kinds.text,
        help="Beside which lord, or which lord.",
        metavar="LORD",
        autocompletion=complete.lords,
    ),
]
