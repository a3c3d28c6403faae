"""The battle: prepare it, its card, its length, who has won it."""

from __future__ import annotations

from typing import Annotated

import typer

from commands import complete, kinds
from commands.declare import ACTS, Remark, argument, command, option
from commands.medfan import app
from commands.medfan.land import RESOLVES, Record, Rules

PREPARES = (*ACTS, "ruling", "dice", "seed")


@command(
    app,
    "prepare",
    use="ledger.acting.medfan.land:prepare",
    mode="act",
    screen="commands.medfan.battle_screens:prepared_screen",
    common=PREPARES,
)
def prepare(  # noqa: PLR0913, PLR0917 - each is a word of the command
    one: Annotated[
        str,
        argument("PLAYER", kinds.text, "A player.", autocompletion=complete.players),
    ],
    other: Annotated[
        str,
        argument(
            "OPPONENT", kinds.text, "The opponent.", autocompletion=complete.players
        ),
    ],
    scenario: Annotated[
        str | None,
        option(
            "--scenario",
            kind=kinds.text,
            help="Which battle it is; otherwise it is drawn.",
            metavar="ID",
        ),
    ] = None,
    objectives: Annotated[
        list[str] | None,
        option(
            "--objective",
            kind=kinds.text,
            help="A player's objective; otherwise it is thrown for.",
            metavar="PLAYER:ID",
        ),
    ] = None,
    attacker: Annotated[
        str | None,
        option(
            "--attacker",
            kind=kinds.text,
            help="Who attacks.",
            metavar="PLAYER",
            autocompletion=complete.players,
        ),
    ] = None,
    prisoner: Annotated[
        str | None,
        option(
            "--prisoner",
            kind=kinds.text,
            help="The attacker's hero whose likeness is to be rescued.",
            metavar="FIGURE",
        ),
    ] = None,
    variable: Annotated[
        bool, typer.Option("--variable", help="The battle is of variable length.")
    ] = False,
    fixed: Annotated[
        bool, typer.Option("--fixed", help="The battle lasts six turns.")
    ] = False,
    again: Annotated[
        bool,
        typer.Option("--again", help="Draw another scenario; this one is unplayable."),
    ] = False,
    two_dice: Annotated[
        bool,
        typer.Option("--two-dice", help="Draw the scenario with two six-sided dice."),
    ] = False,
    remark: Remark = None,
) -> None:
    """Settles the coming battle: objectives, scenario, attacker, length.

    What was settled before stays. The dice: the objective of each player who has
    none, the scenario (d12), and in a Rescue who attacks.
    """


@command(
    app,
    "scenario",
    use="commands.answers.medfan:scenario",
    mode="own",
    screen="commands.medfan.battle_screens:thrown_screen",
    common=RESOLVES,
)
def scenario(
    two_dice: Annotated[
        bool,
        typer.Option(
            "--two-dice",
            help="With two six-sided dice: the half, then the place in it.",
        ),
    ] = False,
    rules: Rules = None,
    record: Record = False,
) -> None:
    """Throws which battle it is."""


@command(
    app,
    "improvement",
    use="commands.answers.medfan:improvement",
    mode="own",
    screen="commands.medfan.battle_screens:thrown_screen",
    common=RESOLVES,
)
def improvement(rules: Rules = None, record: Record = False) -> None:
    """Throws which characteristic is improved."""


@command(
    app,
    "length",
    use="commands.answers.medfan:length",
    mode="own",
    screen="commands.medfan.battle_screens:length_screen",
    common=RESOLVES,
)
def length(
    turn: Annotated[
        int,
        option("--turn", kind=kinds.amount, help="Which turn it is.", metavar="N"),
    ],
    fixed: Annotated[
        bool, typer.Option("--fixed", help="The battle is of fixed length.")
    ] = False,
    who: Annotated[
        str | None,
        option(
            "--who",
            kind=kinds.text,
            help="Who has won the initiative, and throws.",
            metavar="PLAYER",
            autocompletion=complete.players,
        ),
    ] = None,
    rules: Rules = None,
    record: Record = False,
) -> None:
    """Throws whether a battle ends with this turn.

    In turn 5 it ends on 5 and 6, in turn 6 on 3 to 6, in turn 7 without a throw.
    """


@command(
    app,
    "card",
    use="commands.answers.medfan:card",
    mode="own",
    screen="commands.medfan.battle_screens:card_screen",
)
def card(
    name: Annotated[
        str, argument("SCENARIO", kinds.text, "A scenario, by its id or its number.")
    ],
) -> None:
    """Shows the card of a scenario: setup, limits, what is counted, how to win."""


@command(
    app,
    "score",
    use="commands.answers.medfan:score",
    mode="own",
    screen="commands.medfan.battle_screens:score_screen",
)
def score(  # noqa: PLR0913, PLR0917 - each is a word of the command
    name: Annotated[
        str | None,
        argument("SCENARIO", kinds.text, "Which battle; else the one prepared."),
    ] = None,
    attacker: Annotated[
        str | None,
        option(
            "--attacker",
            kind=kinds.text,
            help="What the attacker has counted, as Anne,killed=40+35.",
            metavar="SPEC",
        ),
    ] = None,
    defender: Annotated[
        str | None,
        option(
            "--defender",
            kind=kinds.text,
            help="What the defender has counted.",
            metavar="SPEC",
        ),
    ] = None,
    pieces: Annotated[
        list[str] | None,
        option(
            "--piece",
            kind=kinds.text,
            help="Figures on a piece of scenery, the attacker's first.",
            metavar="N:N",
        ),
    ] = None,
    prisoner: Annotated[
        str | None,
        option(
            "--prisoner",
            kind=kinds.text,
            help="What became of the prisoner.",
            metavar="free|left|prison|dead",
        ),
    ] = None,
    gem: Annotated[
        str | None,
        option(
            "--gem",
            kind=kinds.text,
            help="In whose half the gem lies.",
            metavar="attacker|defender|line",
        ),
    ] = None,
    dead: Annotated[
        list[str] | None,
        option(
            "--dead",
            kind=kinds.text,
            help="A figure that was killed.",
            metavar="PLAYER:NAME",
        ),
    ] = None,
    wounded: Annotated[
        list[str] | None,
        option(
            "--wounded",
            kind=kinds.text,
            help="A figure that was wounded, and lives.",
            metavar="PLAYER:NAME",
        ),
    ] = None,
    rules: Rules = None,
) -> None:
    """Says who has won, by what was counted; nothing is written down.

    What each scenario counts stands on its card. Scores are doubled, so that half
    a cost needs no rounding.
    """
