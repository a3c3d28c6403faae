"""Phase 5: battles on the board."""

from __future__ import annotations

from typing import Annotated

import typer

from commands import complete, kinds
from commands.declare import RULED, THROWS, argument, command, option
from commands.fief import app

FIGHTS = tuple(dict.fromkeys((*THROWS, *RULED, "choose")))


def _players(flag: str, text: str) -> object:
    """An option that names a player, and may be repeated."""
    return option(
        flag,
        kind=kinds.text,
        help=text,
        metavar="PLAYER",
        autocompletion=complete.players,
    )


@command(
    app,
    "battle",
    use="ledger.acting.fief.war:battle",
    mode="act",
    screen="commands.fief.battle_screens:screen",
    common=FIGHTS,
)
def battle(
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
    aims: Annotated[
        list[str] | None,
        option(
            "--aim",
            kind=kinds.text,
            help="Dice aimed at a lord, in each round or in one; again for more.",
            metavar="PLAYER:LORD[:N[:ROUND]]",
        ),
    ] = None,
) -> None:
    """Fights a battle in a village to its end, with those who stand there.

    The attackers come from the entrances and from the village itself. The dice: in each
    round the attacker's aimed dice, his others, the defender's aimed dice, his others;
    where each attacks alone, one attacker after the other.

    Choices: losses.NAME.ROUND (how many points the soldiers of somebody lose, where
    several share them), losses.SIDE.ROUND.N (which lord falls), mercy.ROUND (who asks
    for mercy after it, truce, or no), grant.ROUND.NAME and truce.ROUND.NAME (granted or
    refused), opponent.ROUND (at whom the defender throws), captor.LORD, release.LORD,
    heir.LORD, owner.VILLAGE, title.REGION.
    """
