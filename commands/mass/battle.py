"""The battle: its turns, what comes between them, its end."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from commands import complete, kinds
from commands.declare import ACTS, RULED, THROWS, argument, command, option
from commands.kinds import mass
from commands.mass import app

FIGHTS = tuple(dict.fromkeys((*THROWS, *RULED, "choose")))
DECIDES = (*ACTS, "ruling")


def _each(flag: str, text: str, metavar: str, kind: Any = kinds.text) -> Any:
    """An option that says something of a hero or a side, and may be repeated."""
    return option(flag, kind=kind, help=text, metavar=metavar)


def _number(flag: str, text: str) -> Any:
    return option(flag, kind=kinds.counted, help=text, metavar="N")


Hero = Annotated[
    str, argument("HERO", kinds.text, "A hero.", autocompletion=complete.heroes)
]


@command(
    app,
    "turn",
    use="ledger.acting.mass.battle:turn",
    mode="act",
    screen="commands.mass.turn_screens:turn_screen",
    common=FIGHTS,
)
def turn(
    engage: Annotated[
        list[str] | None,
        _each(
            "--engage",
            "Where a hero stands; may be repeated.",
            "HERO=LEVEL",
            mass.engaged,
        ),
    ] = None,
    tactic: Annotated[
        list[str] | None,
        _each(
            "--tactic",
            "The tactic of a side; may be repeated.",
            "SIDE=TACTIC",
            mass.plan,
        ),
    ] = None,
    lend: Annotated[
        list[str] | None,
        _each("--lend", "A hero who lends his Command; may be repeated.", "HERO"),
    ] = None,
    raises: Annotated[
        list[str] | None,
        _each(
            "--raises",
            "Free raises that a side spends on its roll; by house rule a hero, too.",
            "SIDE=N",
        ),
    ] = None,
    total: Annotated[
        list[str] | None,
        _each("--total", "What a general's roll came to at the table.", "SIDE=N"),
    ] = None,
    terrain: Annotated[
        list[str] | None,
        _each(
            "--terrain",
            "On what ground a side stands from now on; none: on no particular one.",
            "SIDE=GROUND",
            mass.ground,
        ),
    ] = None,
    other: Annotated[
        list[str] | None,
        _each("--other", "What else a general's roll gains or loses.", "SIDE=N"),
    ] = None,
) -> None:
    """Plays a battle turn: levels, tactics, the generals' roll, the personal rolls.

    The turn before is closed first. The dice: the generals' rolls, the sides in
    alphabetical order; then for each hero in alphabetical order his personal roll, the
    volley of his unit if he leads one, his damage dice; of each all at once, then the
    tens again. Choices: engagement.HERO and tactic.SIDE, where they are not told; by
    house rules raises.SIDE, lend.HERO and raises.HERO when the dice have fallen.
    """


@command(
    app,
    "opportunity",
    use="ledger.acting.mass.battle:opportunity",
    mode="act",
    screen="commands.mass.battle_screens:opportunity_screen",
    common=FIGHTS,
)
def opportunity(  # noqa: PLR0913, PLR0917 - each is a word of the command
    hero: Hero,
    code: Annotated[
        str | None,
        argument("CODE", mass.opportunity, "Which one; none: he receives none."),
    ] = None,
    decline: Annotated[
        bool, typer.Option("--decline", help="The hero declines it.")
    ] = False,
    give_up: Annotated[
        bool, typer.Option("--give-up", help="The hero gives up one that is running.")
    ] = False,
    visit: Annotated[
        bool,
        typer.Option("--visit", help="The hero sees the doctor in the coming turn."),
    ] = False,
    total: Annotated[
        int | None, _number("--total", "What his attack roll for an easy shot came to.")
    ] = None,
    tn: Annotated[
        int | None, _number("--tn", "What that roll has to reach; otherwise 20.")
    ] = None,
    lost: Annotated[
        bool, typer.Option("--lost", help="The standard bearer has beaten him.")
    ] = False,
    opponent: Annotated[
        str | None, _each("--opponent", "Whom he meets in a duel.", "NAME")
    ] = None,
    loss: Annotated[
        int | None, _number("--loss", "The reputation that refusing a duel costs.")
    ] = None,
    raises: Annotated[
        int | None, _number("--raises", "Free raises spent on an easy shot.")
    ] = None,
) -> None:
    """Settles a heroic opportunity that a hero has won.

    The codes: INF, BAN, TEN, PRE, TIR, POU, AID, CAP, DUE, CAV, CRG, COM, MAG, MES, or
    their names. The dice: which one, if the house rules have it drawn; a volley where he
    charges, and who takes a hit that is left over. Choice: opportunity.HERO. Before
    --give-up and --visit the turn that was fought is closed.
    """


@command(
    app,
    "down",
    use="ledger.acting.mass.battle:down",
    mode="act",
    screen="commands.history:act_screen",
    common=DECIDES,
)
def down(
    hero: Hero,
    back: Annotated[
        bool, typer.Option("--back", help="He is healed, and stands again.")
    ] = False,
) -> None:
    """Puts a hero out of action, or has him stand again."""


@command(
    app,
    "duel",
    use="ledger.acting.mass.battle:duel",
    mode="act",
    screen="commands.history:act_screen",
    common=ACTS,
)
def duel(
    hero: Hero,
    loser: Annotated[str, argument("LOSER", kinds.text, "Who lies unconscious.")],
) -> None:
    """Says who has lost a hero's duel."""


@command(
    app,
    "end",
    use="ledger.acting.mass.battle:end",
    mode="act",
    screen="commands.mass.battle_screens:end_screen",
    common=DECIDES,
)
def end(
    winner: Annotated[
        str | None,
        option(
            "--winner",
            kind=kinds.text,
            help="Which side has won, if the game master ends it by hand.",
            metavar="SIDE",
            autocompletion=complete.sides,
        ),
    ] = None,
) -> None:
    """Ends the battle: every hero takes home his reputation, or half of it."""
