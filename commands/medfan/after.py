"""After a battle: spoils, survival, territories, income, and the standings."""

from __future__ import annotations

from typing import Annotated

import typer

from commands import kinds
from commands.declare import Remark, argument, command
from commands.kinds import medfan
from commands.medfan import app
from commands.medfan.options import (
    CHOOSES,
    Against,
    ByDice,
    Record,
    Rules,
    number,
    player_option,
    word,
)

AFTER = (*CHOOSES, "ruling")


@command(
    app,
    "after",
    use="ledger.acting.medfan.after:after",
    mode="act",
    screen="commands.medfan.after_screens:after_screen",
    common=AFTER,
)
def after(  # noqa: PLR0913, PLR0917 - each is a word of the command
    winner: Annotated[
        str | None,
        player_option("--winner", "Who won the battle; or draw.", medfan.winner),
    ] = None,
    attacker: Annotated[str | None, player_option("--attacker", "One side.")] = None,
    defender: Annotated[
        str | None, player_option("--defender", "The other side.")
    ] = None,
    dead: Annotated[
        list[str] | None,
        word("--dead", "A figure that was eliminated; may be repeated.", "PLAYER:NAME"),
    ] = None,
    fled: Annotated[
        list[str] | None,
        word(
            "--fled",
            "A figure that fled or left the table; may be repeated.",
            "PLAYER:NAME",
        ),
    ] = None,
    absent: Annotated[
        list[str] | None,
        word(
            "--absent",
            "A figure that was ready and stayed away; may be repeated.",
            "PLAYER:NAME",
        ),
    ] = None,
    objective: Annotated[
        list[str] | None,
        word(
            "--objective",
            "What a side fought for; may be repeated.",
            "PLAYER:ID",
            medfan.aim,
        ),
    ] = None,
    until: Annotated[
        str | None,
        word(
            "--until",
            "Stop after spoils, survival, territories or income.",
            "STEP",
            medfan.step_after,
        ),
    ] = None,
    called: Annotated[
        list[str] | None,
        word(
            "--name",
            "What a captured unknown territory is called; otherwise its name is drawn; "
            "may be repeated, in order of capture.",
            "NAME",
        ),
    ] = None,
    by_dice: ByDice = False,
    remark: Remark = None,
) -> None:
    """Does all that follows a battle, in order: spoils, survival, land, income.

    Without words it goes on where it was stopped. The dice: a survival roll for
    each figure, in seat order, then in the order given; the draws of the winner's
    objective, or two dice for Pillage; what determines each unknown territory that
    is won, then those of its name; the draw of what the loser gives; two dice for
    each Casino, Den and Mine, in seat order, then in order of acquisition. In a draw
    territories are numbered as `territory list` has them, those of a player in order
    of acquisition. Choices: pillage, destruction (a territory of the loser), council
    and capability (of one that is won), camp (which is lost), by house rule roll.NAME
    and upkeep.NAME. A key that is asked for again is numbered, as in camp.2.
    """


@command(
    app,
    "income",
    use="ledger.acting.medfan.after:income",
    mode="act",
    screen="commands.medfan.after_screens:after_screen",
    common=AFTER,
)
def income(
    against: Against = None,
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
        number("--games", "So many battles."),
    ] = None,
    territories: Annotated[
        int | None,
        number("--territories", "As soon as somebody owns so many."),
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
