"""After a battle: spoils, survival, territories, income, and the standings."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from commands import complete, kinds
from commands.declare import THROWS, Remark, argument, command, option
from commands.medfan import app

CHOOSES = (*THROWS, "choose")
RULED = (*CHOOSES, "ruling")


Rules = Annotated[
    str | None,
    option("--rules", kind=kinds.text, help="House rules in a file.", metavar="FILE"),
]
Record = Annotated[
    bool, typer.Option("--record", help="Write the throw into the campaign.")
]


def _player(flag: str, text: str) -> Any:
    return option(
        flag,
        kind=kinds.text,
        help=text,
        metavar="PLAYER",
        autocompletion=complete.players,
    )


@command(
    app,
    "after",
    use="ledger.acting.medfan.after:after",
    mode="act",
    screen="commands.medfan.after_screens:after_screen",
    common=RULED,
)
def after(
    winner: Annotated[
        str | None, _player("--winner", "Who won the battle; or draw.")
    ] = None,
    attacker: Annotated[str | None, _player("--attacker", "One side.")] = None,
    defender: Annotated[str | None, _player("--defender", "The other side.")] = None,
    dead: Annotated[
        list[str] | None,
        option(
            "--dead",
            kind=kinds.text,
            help="A figure that was eliminated; may be repeated.",
            metavar="PLAYER:NAME",
        ),
    ] = None,
    fled: Annotated[
        list[str] | None,
        option(
            "--fled",
            kind=kinds.text,
            help="A figure that fled or left the table; may be repeated.",
            metavar="PLAYER:NAME",
        ),
    ] = None,
    objective: Annotated[
        list[str] | None,
        option(
            "--objective",
            kind=kinds.text,
            help="What a side fought for; may be repeated.",
            metavar="PLAYER:ID",
        ),
    ] = None,
    until: Annotated[
        str | None,
        option(
            "--until",
            kind=kinds.text,
            help="Stop after spoils, survival, territories or income.",
            metavar="STEP",
        ),
    ] = None,
    remark: Remark = None,
) -> None:
    """Does all that follows a battle, in order: spoils, survival, land, income.

    Without words it goes on where it was stopped. The dice: a survival roll for
    each figure, in seat order, then in the order given; the draws of the winner's
    objective, or two dice for Pillage; what determines each unknown territory that
    is won; the draw of what the loser gives; two dice for each Casino, Den and Mine,
    in seat order, then in order of acquisition. Choices: pillage, destruction (a
    territory of the loser), council and capability (of one that is won), camp (which
    is lost; then camp.2 ...), by house rule roll.NAME and upkeep.NAME.
    """


@command(
    app,
    "income",
    use="ledger.acting.medfan.after:income",
    mode="act",
    screen="commands.medfan.after_screens:after_screen",
    common=RULED,
)
def income(
    against: Annotated[
        str | None, _player("--against", "Whom Thieves' Guilds steal from.")
    ] = None,
    remark: Remark = None,
) -> None:
    """Pays the income of the open aftermath; elsewhere everybody's, once a turn.

    The dice: two for each Casino, Smugglers' Den and Volcanic Mine, in seat order,
    then in order of acquisition. Choices: camp, against.NAME (whom NAME's Guild
    steals from), by house rule roll.NAME and upkeep.NAME.
    """


@command(
    app,
    "goal",
    use="ledger.acting.medfan.after:goal",
    mode="act",
    screen="commands.history:act_screen",
    common=("campaign", "json", "lang", "dry_run", "once"),
)
def goal(
    games: Annotated[
        int | None,
        option("--games", kind=kinds.amount, help="So many battles.", metavar="N"),
    ] = None,
    territories: Annotated[
        int | None,
        option(
            "--territories",
            kind=kinds.amount,
            help="As soon as somebody owns so many.",
            metavar="N",
        ),
    ] = None,
    half: Annotated[
        bool, typer.Option("--half", help="As soon as somebody owns more than half.")
    ] = False,
    remark: Remark = None,
) -> None:
    """Agrees what ends the campaign; without words, the players will say so."""


@command(
    app,
    "standings",
    use="ledger.reading.medfan.standings:standings",
    mode="read",
    screen="commands.medfan.after_screens:standings_screen",
)
def standings() -> None:
    """Shows who owns most territories, and what ends the campaign."""


# Single throws -----------------------------------------------------------------


@command(
    app,
    "survival",
    use="commands.answers.medfan_after:survival",
    mode="own",
    screen="commands.medfan.after_screens:survival_screen",
    common=CHOOSES,
)
def survival(
    figures: Annotated[int, argument("N", kinds.amount, "How many figures.")],
    healer: Annotated[
        bool, typer.Option("--healer", help="A healer stands in the army.")
    ] = False,
    house: Annotated[
        bool, typer.Option("--house", help="Its owner has a House of Healers.")
    ] = False,
    rules: Rules = None,
    record: Record = False,
) -> None:
    """Throws for the survival of figures; low is good. One die for each."""


@command(
    app,
    "spoils",
    use="commands.answers.medfan_after:spoils",
    mode="own",
    screen="commands.medfan.after_screens:spoils_screen",
    common=CHOOSES,
)
def spoils(
    cost: Annotated[
        int, argument("COST", kinds.counted, "What the eliminated enemies cost.")
    ],
    altar: Annotated[
        int,
        typer.Option("--altar", count=True, help="A Blood Altar; may be repeated."),
    ] = 0,
    rules: Rules = None,
    record: Record = False,
) -> None:
    """Reckons the spoils of a battle."""


@command(
    app,
    "objective",
    use="commands.answers.medfan_after:objective",
    mode="own",
    screen="commands.medfan.after_screens:objective_screen",
    common=CHOOSES,
)
def objective(rules: Rules = None, record: Record = False) -> None:
    """Throws what a battle is fought for. One die."""


# Screens -----------------------------------------------------------------------
