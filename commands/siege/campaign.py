"""The scenarios: they begin and end, generals die, and the results add up."""

from __future__ import annotations

from typing import Annotated

import typer

from commands import complete, kinds
from commands.declare import ACTS, RULED, THROWS, argument, command, option
from commands.kinds import siege
from commands.siege import app
from commands.siege.options import Side, Unit

BEGINS = tuple(dict.fromkeys((*THROWS, *RULED, "choose")))
SCREENS = "commands.siege.campaign_screens"

Turn = Annotated[
    int | None,
    option(
        "--turn",
        kind=kinds.amount,
        help="In which game turn, if not in this one.",
        metavar="N",
    ),
]


@command(
    app,
    "start",
    use="commands.answers.siege_campaign:start",
    mode="own",
    screen=f"{SCREENS}:start_screen",
    common=BEGINS,
)
def start(  # noqa: PLR0913, PLR0917 - each is a word of the command
    scenario: Annotated[
        str,
        argument(
            "SCENARIO",
            siege.siege_scenario,
            "watchtower, help or braken_keep (1 to 3), or siege: one of your own.",
            autocompletion=complete.sieges,
        ),
    ],
    attacker: Annotated[
        str | None,
        option("--attacker", kind=kinds.text, help="The besiegers.", metavar="NAME"),
    ] = None,
    defender: Annotated[
        str | None,
        option("--defender", kind=kinds.text, help="The besieged.", metavar="NAME"),
    ] = None,
    attacker_points: Annotated[
        int | None,
        option(
            "--attacker-points",
            kind=kinds.amount,
            help="The limit of the besiegers' army; otherwise the scenario's.",
            metavar="N",
        ),
    ] = None,
    defender_points: Annotated[
        int | None,
        option(
            "--defender-points",
            kind=kinds.amount,
            help="The limit of the besieged's army; otherwise all that is allowed.",
            metavar="N",
        ),
    ] = None,
    attacker_spent: Annotated[
        int | None,
        option(
            "--attacker-spent",
            kind=kinds.amount,
            help="What the besiegers' army came to, if that counts.",
            metavar="N",
        ),
    ] = None,
    defender_spent: Annotated[
        int | None,
        option(
            "--defender-spent",
            kind=kinds.amount,
            help="What the besieged's army came to, if that counts.",
            metavar="N",
        ),
    ] = None,
    attacker_people: Annotated[
        str | None,
        option(
            "--attacker-people",
            kind=kinds.text,
            help="Which people the besiegers are.",
            metavar="PEOPLE",
        ),
    ] = None,
    defender_people: Annotated[
        str | None,
        option(
            "--defender-people",
            kind=kinds.text,
            help="Which people the besieged are.",
            metavar="PEOPLE",
        ),
    ] = None,
    attacker_units: Annotated[
        int | None,
        option(
            "--attacker-units",
            kind=kinds.amount,
            help="How many units the besiegers have: who has more deploys first.",
            metavar="N",
        ),
    ] = None,
    defender_units: Annotated[
        int | None,
        option(
            "--defender-units",
            kind=kinds.amount,
            help="How many units the besieged have.",
            metavar="N",
        ),
    ] = None,
    first: Annotated[
        str | None,
        option(
            "--first",
            kind=siege.army_role,
            help="Who has the first turn; otherwise the scenario says, or a draw.",
            metavar="SIDE",
        ),
    ] = None,
    gate: Annotated[
        str | None,
        option(
            "--gate",
            kind=siege.section_kind,
            help="How the gate is treated, as both players must know.",
            metavar="tower|wall",
        ),
    ] = None,
    turn_limit: Annotated[
        int | None,
        option(
            "--turn-limit",
            kind=kinds.amount,
            help="After how many game turns it ends, where that is agreed.",
            metavar="N",
        ),
    ] = None,
) -> None:
    """Opens a scenario: its sides, their points, who goes first.

    The dice: who has the first turn, if nobody says it and the scenario does not.
    Choices: gate.
    """


@command(
    app,
    "general",
    use="ledger.acting.siege.scenarios:general",
    mode="act",
    screen=f"{SCREENS}:decided_screen",
    common=(*ACTS, "ruling"),
)
def general(
    side: Side,
    name: Annotated[
        str | None,
        option(
            "--name",
            kind=kinds.text,
            help="What the general is called.",
            metavar="NAME",
        ),
    ] = None,
    dead: Annotated[
        bool, typer.Option("--dead", help="The general has been killed.")
    ] = False,
    turn: Turn = None,
) -> None:
    """Names the general of a side, or tells of his death and what follows from it."""


@command(
    app,
    "break",
    use="ledger.acting.siege.scenarios:broken",
    mode="act",
    screen=f"{SCREENS}:decided_screen",
    common=(*ACTS, "ruling"),
)
def broken(side: Side, turn: Turn = None) -> None:
    """Tells that an army has reached its break point and withdraws."""


@command(
    app,
    "hold",
    use="ledger.acting.siege.scenarios:hold",
    mode="act",
    screen=f"{SCREENS}:decided_screen",
    common=(*ACTS, "ruling"),
)
def hold(
    unit: Unit,
    stands: Annotated[
        int | None,
        option(
            "--stands",
            kind=kinds.counted,
            help="How many of its stands are in the watchtower now.",
            metavar="N",
        ),
    ] = None,
    left: Annotated[bool, typer.Option("--left", help="It has left it.")] = False,
) -> None:
    """Tells which unit is in the watchtower, and with how many stands.

    The turns that it stays are counted by `phase next`.
    """


@command(
    app,
    "off",
    use="ledger.acting.siege.scenarios:off",
    mode="act",
    screen=f"{SCREENS}:decided_screen",
    common=(*ACTS, "ruling"),
)
def off(
    stands: Annotated[
        int, argument("STANDS", kinds.counted, "How many stands have just left.")
    ],
    general: Annotated[
        bool, typer.Option("--general", help="Their general has left, too.")
    ] = False,
) -> None:
    """Tells of stands that left the table over the besiegers' edge."""


@command(
    app,
    "end",
    use="ledger.acting.siege.scenarios:end",
    mode="act",
    screen=f"{SCREENS}:end_screen",
    common=(*ACTS, "ruling"),
)
def end(
    winner: Annotated[
        str | None,
        option(
            "--winner",
            kind=siege.army_role,
            help="Who has won, where the table has agreed on it.",
            metavar="SIDE",
            autocompletion=complete.sides,
        ),
    ] = None,
) -> None:
    """Ends the scenario: who has won, why, and what it brings in the next."""


@command(
    app,
    "campaign",
    use="ledger.reading.siege.campaign:campaign",
    mode="read",
    screen=f"{SCREENS}:campaign_screen",
)
def campaign() -> None:
    """Shows the linked scenarios: who won, and what each result changes in the next."""


@command(
    app,
    "status",
    use="ledger.reading.siege.campaign:status",
    mode="read",
    screen=f"{SCREENS}:status_screen",
)
def status() -> None:
    """Shows the siege: turn, sections, points, hit points, equipment, what is due."""
