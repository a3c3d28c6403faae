"""Before a battle: who fights, who starts it, the rolls of the armies."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from commands import complete, kinds
from commands.declare import ACTS, RULED, THROWS, argument, command, option
from commands.kinds import mass
from commands.mass import app
from commands.mass.options import word

PREPARES = tuple(dict.fromkeys((*THROWS, *RULED)))


def rank(flag: str, text: str) -> Any:
    """An option that is a rank."""
    return option(flag, kind=kinds.counted, help=text, metavar="N")


OfSide = Annotated[
    str | None,
    option(
        "--side",
        kind=kinds.text,
        help="On which side.",
        metavar="SIDE",
        autocompletion=complete.sides,
    ),
]
Side = Annotated[
    str, argument("SIDE", kinds.text, "A side.", autocompletion=complete.sides)
]
Name = Annotated[str, argument("NAME", kinds.text, "What the name is.")]


@command(
    app,
    "side",
    use="ledger.acting.mass.armies:side",
    mode="act",
    screen="commands.history:act_screen",
    common=ACTS,
)
def side(
    name: Name,
    men: Annotated[
        int | None,
        option("--men", kind=mass.men, help="How many men.", metavar="N"),
    ] = None,
    fortification: Annotated[
        str | None,
        word("--fortification", "Behind which walls it stands; none: 1.", "LEVEL"),
    ] = None,
    montaigne: Annotated[
        bool, typer.Option("--montaigne", help="Porté mages serve there.")
    ] = False,
) -> None:
    """Enters one of the two sides, or says more of it."""


@command(
    app,
    "general",
    use="ledger.acting.mass.armies:general",
    mode="act",
    screen="commands.history:act_screen",
    common=ACTS,
)
def general(
    name: Name,
    side: OfSide = None,
    wits: Annotated[int | None, rank("--wits", "The rank in Wits.")] = None,
    strategy: Annotated[int | None, rank("--strategy", "The rank in Strategy.")] = None,
    galvanize: Annotated[
        int | None, rank("--galvanize", "The rank in Galvanize.")
    ] = None,
    commands: Annotated[
        bool,
        typer.Option("--commands", help="Makes the strategy rolls from now on."),
    ] = False,
) -> None:
    """Enters a general of a side, or says more of one.

    The first general of a side makes its strategy rolls.
    """


@command(
    app,
    "steward",
    use="ledger.acting.mass.armies:steward",
    mode="act",
    screen="commands.history:act_screen",
    common=ACTS,
)
def steward(
    name: Name,
    side: OfSide = None,
    wits: Annotated[int | None, rank("--wits", "The rank in Wits.")] = None,
    logistics: Annotated[
        int | None, rank("--logistics", "The rank in Logistics.")
    ] = None,
) -> None:
    """Enters the steward of a side, or says more of one."""


@command(
    app,
    "hero",
    use="ledger.acting.mass.armies:hero",
    mode="act",
    screen="commands.history:act_screen",
    common=ACTS,
)
def hero(
    name: Name,
    side: OfSide = None,
    wits: Annotated[int | None, rank("--wits", "The rank in Wits.")] = None,
    tactics: Annotated[int | None, rank("--tactics", "The rank in Tactics.")] = None,
    command: Annotated[int | None, rank("--command", "The rank in Command.")] = None,
    unit: Annotated[
        str | None,
        word(
            "--unit",
            "Whom the hero fights among; otherwise infantry.",
            "infantry|cavalry|artillery",
            mass.unit,
        ),
    ] = None,
    commission: Annotated[
        bool, typer.Option("--commission", help="Is a sergeant, or more.")
    ] = False,
    champion: Annotated[
        bool, typer.Option("--champion", help="Is a champion whom no player plays.")
    ] = False,
) -> None:
    """Enters a hero or a named champion of a side, or says more of one."""


@command(
    app,
    "start",
    use="ledger.acting.mass.armies:start",
    mode="act",
    screen="commands.history:act_screen",
    common=ACTS,
)
def start(side: Side) -> None:
    """Says which side starts the fight: it is the attacker of the first turn."""


@command(
    app,
    "prepare",
    use="ledger.acting.mass.armies:prepare",
    mode="act",
    screen="commands.mass.armies_screens:prepared_screen",
    common=PREPARES,
)
def prepare(
    side: Side,
    totals: Annotated[
        list[int] | None,
        option(
            "--total",
            kind=kinds.counted,
            help="What a roll came to that was made at the table; may be repeated.",
            metavar="N",
        ),
    ] = None,
) -> None:
    """Makes an army's rolls before the battle, for its free raises.

    The dice: the steward's Wits and Logistics, then each general's Wits and Galvanize;
    of each roll all dice at once, then the tens again.
    """


@command(
    app,
    "armies",
    use="ledger.reading.mass.armies:armies",
    mode="read",
    screen="commands.mass.armies_screens:armies_screen",
)
def armies() -> None:
    """Shows both sides: men, free raises, generals, stewards, heroes."""
