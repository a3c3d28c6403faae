"""Phase 5: battles on the board."""

from __future__ import annotations

from typing import Annotated

import typer

from commands import complete, kinds
from commands.declare import RULED, THROWS, argument, command, option
from commands.fief import app

FIGHTS = tuple(dict.fromkeys((*THROWS, *RULED, "choose")))


def _players(flag: str, text: str) -> object:
    """An option that names a player, or the rebels, and may be repeated."""
    return option(
        flag,
        kind=kinds.text,
        help=text,
        metavar="PLAYER|rebels",
        autocompletion=complete.fighters,
    )


@command(
    app,
    "battle",
    use="ledger.acting.fief.war:battle",
    mode="act",
    screen="commands.fief.battle_screens:screen",
    common=FIGHTS,
)
def battle(  # noqa: PLR0913 - each is a word of the command
    village: Annotated[
        str,
        argument(
            "VILLAGE",
            kinds.text,
            "Where they fight.",
            autocompletion=complete.territories,
        ),
    ],
    *,
    attackers: Annotated[
        list[str], _players("--attacker", "Who attacks; again for more together.")
    ],
    defenders: Annotated[
        list[str], _players("--defender", "Who is attacked; again for an ally.")
    ],
    mode: Annotated[
        str,
        option(
            "--mode",
            kind=kinds.text,
            help="Several attackers add their points, or each throws alone.",
            metavar="joint|separate",
        ),
    ] = "joint",
    inside: Annotated[
        bool, typer.Option("--inside", help="Both sides stand inside the walls.")
    ] = False,
    sortie: Annotated[
        bool,
        typer.Option(
            "--sortie", help="The defender comes out to those at the entrance."
        ),
    ] = False,
    passage: Annotated[
        bool,
        typer.Option("--passage", help="The attack comes by a secret passage."),
    ] = False,
    aims: Annotated[
        list[str] | None,
        option(
            "--aim",
            kind=kinds.text,
            help="Dice aimed at a lord, in each round or in one; again for more.",
            metavar="PLAYER:LORD[:N[:ROUND]]",
        ),
    ] = None,
    losses: Annotated[
        list[str] | None,
        option(
            "--losses",
            kind=kinds.text,
            help="What falls first: soldiers, archers, mercenaries, guard, or ask.",
            metavar="[SIDE:]POLICY",
        ),
    ] = None,
    rerolls: Annotated[
        list[str] | None,
        option(
            "--rerolls",
            kind=kinds.text,
            help="How bombards are used: low, none or ask.",
            metavar="[SIDE:]POLICY",
        ),
    ] = None,
    archers: Annotated[
        list[str] | None,
        option(
            "--archers",
            kind=kinds.text,
            help="What archers do: shoot, hold, or aim at a lord.",
            metavar="[SIDE:]WHAT[:LORD]",
        ),
    ] = None,
    commits: Annotated[
        list[str] | None,
        option(
            "--commit",
            kind=kinds.text,
            help="Mercenaries who join at the start of a round, 0 of the battle.",
            metavar="PLAYER:ROUND:N",
        ),
    ] = None,
) -> None:
    """Fights a battle in a village to its end, with those who stand there.

    The attackers come from the entrances and from the village itself. The dice: in each
    round the attacker's aimed dice, his others, the defender's aimed dice, his others;
    where each attacks alone, one attacker after the other, then the defender. With the
    Tactical extension the archers' dice come first; dice that bombards throw again come
    after all others of a round.

    For the word “rebels” the player who controls the revolt throws and decides. Rebels
    who rise among others fight them at once, in the phase of the cards.

    Choices: losses.NAME.ROUND (how many points the soldiers of somebody lose, where
    several share them), losses.SIDE.ROUND.N (which lord falls), mercy.ROUND (who asks
    for mercy after it, truce, or no), grant.ROUND.NAME and truce.ROUND.NAME (granted or
    refused), opponent.ROUND (at whom the defender throws), captor.LORD, release.LORD,
    heir.LORD, owner.VILLAGE, title.REGION; with the extension losses.NAME.KIND.ROUND,
    archers.SIDE (shoot, hold, aim), target.SIDE (at which lord), reroll.SIDE.ROUND.N
    (which die, or stop) and commit.NAME.ROUND (how many mercenaries join).
    """
