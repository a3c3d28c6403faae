"""Look-ups in the tables of mass combat: no dice, no campaign."""

from __future__ import annotations

from typing import Annotated

from commands import kinds
from commands.declare import argument, command, option
from commands.kinds import mass
from commands.mass import app
from commands.mass.options import Engagement, Rules, Situation, count, word

Fort = Annotated[
    str | None,
    word("--fort-a", "Behind which walls the first side stands.", "LEVEL"),
]


@command(
    app,
    "cell",
    use="commands.answers.mass:cell",
    mode="own",
    screen="commands.mass.screens:cell_screen",
)
def cell(
    situation: Situation,
    engagement: Engagement,
    total: Annotated[
        int,
        option(
            "--total",
            kind=mass.total,
            help="The hero's roll with all that is added to it.",
            metavar="N",
        ),
    ],
    rules: Rules = None,
) -> None:
    """Shows what a personal roll gives: its row, its column, its cell."""


@command(
    app,
    "tactics",
    use="commands.answers.mass:tactics",
    mode="own",
    screen="commands.mass.screens:tactics_screen",
)
def tactics(
    attacker: Annotated[
        str, argument("ATTACKER", mass.tactic, "The attacker's tactic.")
    ],
    defender: Annotated[
        str, argument("DEFENDER", mass.tactic, "The defender's tactic.")
    ],
    rules: Rules = None,
) -> None:
    """Compares two tactics, for the attacker's roll.

    The tactics: MAR, CHA, ENV, FLA, RET, REG, REC, REC-CHA, RAN, REP, or their names.
    """


@command(
    app,
    "numbers",
    use="commands.answers.mass:numbers",
    mode="own",
    screen="commands.mass.screens:numbers_screen",
)
def numbers(
    men_a: Annotated[int, argument("MEN_A", mass.men, "Men on the first side.")],
    men_b: Annotated[int, argument("MEN_B", mass.men, "Men on the second side.")],
    fort_a: Fort = None,
    fort_b: Annotated[
        str | None,
        word("--fort-b", "Behind which walls the second side stands.", "LEVEL"),
    ] = None,
    rules: Rules = None,
) -> None:
    """Shows what the advantage of numbers is worth.

    Walls are told by their level, or by a name that the house rules give one
    (large_castle).
    """


@command(
    app,
    "raises",
    use="commands.answers.mass:raises",
    mode="own",
    screen="commands.mass.screens:raises_screen",
)
def raises(
    totals: Annotated[
        list[int],
        argument("TOTAL", kinds.counted, "What each roll before the battle came to."),
    ],
    rules: Rules = None,
) -> None:
    """Counts the free raises of an army's rolls before the battle."""


@command(
    app,
    "wounds",
    use="commands.answers.mass:wounds",
    mode="own",
    screen="commands.mass.screens:wounds_screen",
)
def wounds(
    tn: Annotated[int, count("--tn", "The target's TN to be hit.")],
    hits: Annotated[int, count("--hits", "How many hits of one volley it takes.")],
    dracheneisen: Annotated[
        int | None,
        count("--dracheneisen", "Kept damage dice that dracheneisen ignores."),
    ] = None,
    rules: Rules = None,
) -> None:
    """Shows the flesh wounds of a volley's hits."""
