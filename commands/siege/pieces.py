"""What is bought, given and placed."""

from __future__ import annotations

from typing import Annotated

from commands import complete, kinds
from commands.declare import ACTS, ALWAYS, RULED, argument, command, option
from commands.kinds import siege
from commands.siege import app
from commands.siege.options import Item, Number, Side, Unit, amount

CHOSEN = (*RULED, "choose")
ACT = "commands.history:act_screen"


@command(
    app,
    "buy",
    use="ledger.acting.siege.pieces:buy",
    mode="act",
    screen=ACT,
    common=CHOSEN,
)
def buy(
    side: Side,
    item: Item,
    count: Annotated[
        int | None,
        amount("--count", "How many; ladders for so many stands. Otherwise one."),
    ] = None,
    unit: Annotated[
        str | None,
        option(
            "--unit",
            kind=kinds.text,
            help="For this unit: as many as it needs, and it takes them.",
            metavar="UNIT",
            autocompletion=complete.siege_units,
        ),
    ] = None,
) -> None:
    """Buys equipment from a side's allowance.

    Choices, where there are several machines: machine.
    """


@command(
    app,
    "load",
    use="commands.answers.siege_field:load",
    mode="own",
    screen=ACT,
    common=RULED,
)
def load(
    side: Side,
    file: Annotated[str, argument("LIST.toml", kinds.text, "A file with a list.")],
) -> None:
    """Buys all that stands in a list, if the whole list is in order."""


@command(
    app,
    "unit",
    use="ledger.acting.siege.pieces:unit",
    mode="act",
    screen=ACT,
    common=CHOSEN,
)
def unit(
    side: Side,
    name: Annotated[str, argument("NAME", kinds.text, "What the unit is called.")],
    type_: Annotated[
        str | None,
        option(
            "--type",
            kind=siege.unit_type,
            help="What sort of unit it is.",
            metavar="infantry|cavalry|artillery|machine|flyers",
        ),
    ] = None,
    stands: Annotated[
        int | None,
        option(
            "--stands",
            kind=kinds.counted,
            help="How many stands it has; 0: it is wiped out.",
            metavar="N",
        ),
    ] = None,
    items: Annotated[
        list[str] | None,
        option(
            "--with",
            kind=siege.piece,
            help="What it takes of what its side has bought; may be repeated.",
            metavar="ITEM",
            autocompletion=complete.pieces,
        ),
    ] = None,
    stand_hits: Annotated[
        int | None,
        amount("--stand-hits", "The hits that cost it a stand, by its army list."),
    ] = None,
) -> None:
    """Enters a unit of a side, or says more of it.

    A stand that is lost takes its ladders along. Choices, where there are several
    machines: machine.
    """


@command(
    app,
    "give",
    use="ledger.acting.siege.pieces:give",
    mode="act",
    screen=ACT,
    common=CHOSEN,
)
def give(unit: Unit, item: Item, number: Number = None) -> None:
    """Gives a unit a piece that its side has bought.

    Choices, where there are several machines: machine.
    """


@command(
    app,
    "drop",
    use="ledger.acting.siege.pieces:drop",
    mode="act",
    screen=ACT,
    common=ACTS,
)
def drop(unit: Unit, item: Item) -> None:
    """Leaves a piece of a unit behind; another unit may take it up."""


@command(
    app,
    "place",
    use="ledger.acting.siege.pieces:place",
    mode="act",
    screen="commands.siege.field_screens:placed_screen",
    common=RULED,
)
def place(
    side: Side,
    item: Item,
    count: Annotated[int | None, amount("--count", "How many; otherwise one.")] = None,
    on: Annotated[
        str | None,
        option(
            "--on",
            kind=kinds.text,
            help="For oil: on which section.",
            metavar="SECTION",
            autocompletion=complete.sections,
        ),
    ] = None,
) -> None:
    """Places earthworks, oil, machines or artillery that a side has bought."""


@command(
    app,
    "hit",
    use="ledger.acting.siege.pieces:hit",
    mode="act",
    screen=ACT,
    common=(*ACTS, "choose"),
)
def hit(
    side: Side,
    item: Item,
    hits: Annotated[int, argument("HITS", kinds.amount, "How many hits.")],
    number: Number = None,
) -> None:
    """Hits a machine or a piece of artillery; with its last hit it is destroyed.

    Choices, where there are several of them: machine.
    """


@command(
    app,
    "pieces",
    use="ledger.reading.siege.pieces:pieces",
    mode="read",
    screen="commands.siege.field_screens:pieces_screen",
    common=ALWAYS,
)
def pieces() -> None:
    """Shows what each side has bought, placed and lost, its units, its machines."""
