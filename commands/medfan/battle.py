"""The battle: prepare it, its card, its length, who has won it."""

from __future__ import annotations

from typing import Annotated

import typer

from commands import complete, kinds
from commands.declare import THROWS, Remark, argument, command
from commands.kinds import medfan
from commands.medfan import app
from commands.medfan.options import (
    CHOOSES,
    Record,
    Rules,
    TwoDice,
    number,
    player_option,
    word,
)

PREPARES = (*THROWS, "ruling")


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
        word(
            "--scenario",
            "Which battle it is; otherwise it is drawn.",
            "ID",
            medfan.scenario,
        ),
    ] = None,
    objectives: Annotated[
        list[str] | None,
        word(
            "--objective",
            "A player's objective; otherwise it is thrown for.",
            "PLAYER:ID",
            medfan.aim,
        ),
    ] = None,
    attacker: Annotated[
        str | None,
        player_option("--attacker", "Who attacks."),
    ] = None,
    prisoner: Annotated[
        str | None,
        word(
            "--prisoner",
            "The attacker's hero whose likeness is to be rescued.",
            "FIGURE",
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
    two_dice: TwoDice = False,
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
    common=CHOOSES,
)
def scenario(
    two_dice: TwoDice = False,
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
    common=CHOOSES,
)
def improvement(rules: Rules = None, record: Record = False) -> None:
    """Throws which characteristic is improved."""


@command(
    app,
    "length",
    use="commands.answers.medfan:length",
    mode="own",
    screen="commands.medfan.battle_screens:length_screen",
    common=CHOOSES,
)
def length(
    turn: Annotated[
        int,
        number("--turn", "Which turn it is."),
    ],
    fixed: Annotated[
        bool, typer.Option("--fixed", help="The battle is of fixed length.")
    ] = False,
    who: Annotated[
        str | None,
        player_option("--who", "Who has won the initiative, and throws."),
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
        str,
        argument("SCENARIO", medfan.scenario, "A scenario, by its name or its number."),
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
        argument("SCENARIO", medfan.scenario, "Which battle; else the one prepared."),
    ] = None,
    attacker: Annotated[
        str | None,
        word(
            "--attacker",
            "What the attacker has counted, as Anne,killed=40+35.",
            "SPEC",
            medfan.side,
        ),
    ] = None,
    defender: Annotated[
        str | None,
        word("--defender", "What the defender has counted.", "SPEC", medfan.side),
    ] = None,
    pieces: Annotated[
        list[str] | None,
        word("--piece", "Figures on a piece of scenery, the attacker's first.", "N:N"),
    ] = None,
    prisoner: Annotated[
        str | None,
        word(
            "--prisoner",
            "What became of the prisoner.",
            "free|left|prison|dead",
            medfan.prisoner,
        ),
    ] = None,
    gem: Annotated[
        str | None,
        word(
            "--gem", "In whose half the gem lies.", "attacker|defender|line", medfan.gem
        ),
    ] = None,
    dead: Annotated[
        list[str] | None,
        word("--dead", "A figure that was killed.", "PLAYER:NAME"),
    ] = None,
    wounded: Annotated[
        list[str] | None,
        word("--wounded", "A figure that was wounded, and lives.", "PLAYER:NAME"),
    ] = None,
    rules: Rules = None,
) -> None:
    """Says who has won, by what was counted; nothing is written down.

    What each scenario counts stands on its card. Scores are doubled, so that half
    a cost needs no rounding.
    """
