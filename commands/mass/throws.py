"""Single throws of mass combat, with a campaign or without."""

from __future__ import annotations

from typing import Annotated

import typer

from commands import kinds
from commands.declare import THROWS, argument, command, option
from commands.kinds import mass
from commands.mass import app
from commands.mass.options import (
    Engagement,
    Lends,
    Modifier,
    Record,
    Rules,
    Situation,
    Tactics,
    Unit,
    Wits,
    count,
    word,
)


@command(
    app,
    "personal",
    use="commands.answers.mass:personal",
    mode="own",
    screen="commands.mass.screens:personal_screen",
    common=THROWS,
)
def personal(  # noqa: PLR0913, PLR0917 - each is a word of the command
    wits: Wits,
    tactics: Tactics,
    situation: Situation,
    engagement: Engagement,
    unit: Unit = "infantry",
    modifier: Modifier = None,
    lends: Lends = False,
    rules: Rules = None,
    record: Record = False,
) -> None:
    """Throws a hero's personal roll, and shows what it gives.

    The dice: one ten-sided die; a ten is thrown again.
    """


@command(
    app,
    "roll",
    use="commands.answers.mass:roll",
    mode="own",
    screen="commands.mass.screens:roll_screen",
    common=THROWS,
)
def roll(
    rolled: Annotated[
        int, argument("ROLLED", kinds.amount, "How many dice are rolled.")
    ],
    kept: Annotated[
        int, argument("KEPT", kinds.amount, "How many of them are kept, the best.")
    ],
    modifier: Modifier = None,
    no_explode: Annotated[
        bool,
        typer.Option(
            "--no-explode",
            help="Tens are not thrown again: without the knack, or crippled.",
        ),
    ] = False,
    rules: Rules = None,
    record: Record = False,
) -> None:
    """Rolls ten-sided dice and keeps the best.

    The dice: all at once, then the tens again in order, until none is left. Of more
    than ten dice, those too many are kept; of more than ten kept, each is worth 10.
    """


@command(
    app,
    "strategy",
    use="commands.answers.mass:strategy",
    mode="own",
    screen="commands.mass.strategy_screens:strategy_screen",
    common=THROWS,
)
def strategy(
    a: Annotated[
        str,
        argument(
            "A", mass.army, "One side, as 6k3,tactic=ENV,men=3000,raises=1,command=2."
        ),
    ],
    b: Annotated[str, argument("B", mass.army, "The other side, in the same words.")],
    attacker: Annotated[
        str, word("--attacker", "Which of the two attacks; otherwise a.", "a|b")
    ] = "a",
    rules: Rules = None,
    record: Record = False,
) -> None:
    """Makes the generals' opposed roll, with all that is added to it.

    A side is its dice (6k3) or total=N, and what there is of: tactic, terrain
    (high_ground+difficult+crossing_water), men, fort, front and down (heroes in the
    Front, and heroes lost, in the turn before; both: those who were both), raises,
    command (ranks, 3+2), other, wits. The dice: those of A, then those of B; of each
    roll all at once, then the tens again.
    """


@command(
    app,
    "volley",
    use="commands.answers.mass:volley",
    mode="own",
    screen="commands.mass.screens:volley_screen",
    common=THROWS,
)
def volley(  # noqa: PLR0913, PLR0917 - each is a word of the command
    brutes: Annotated[
        int | None, count("--brutes", "Brutes who fire in no band.")
    ] = None,
    henchmen: Annotated[int | None, count("--henchmen", "Henchmen who fire.")] = None,
    heroes: Annotated[
        int | None, count("--heroes", "Heroes or villains who fire.")
    ] = None,
    bands: Annotated[
        str | None,
        word(
            "--bands",
            "Bands of brutes who fire, each with its threat rating.",
            "6x1,6x1",
        ),
    ] = None,
    level: Annotated[
        int | None,
        option(
            "--level",
            kind=kinds.amount,
            help="The volley level, where it is known.",
            metavar="N",
        ),
    ] = None,
    at_brutes: Annotated[
        int | None, count("--at-brutes", "How many brutes are fired at.")
    ] = None,
    at_others: Annotated[
        int | None, count("--at-others", "How many henchmen, heroes and villains are.")
    ] = None,
    rules: Rules = None,
    record: Record = False,
) -> None:
    """Fires a volley, and shares out its hits.

    The members of --bands come besides --brutes. The dice: all at once, then the tens
    again in order; then, where hits are left over, who takes them.
    """
