"""Inheritances between families, and what a victory or the points come to."""

from __future__ import annotations

from typing import Annotated

from commands import complete, kinds
from commands.declare import (
    READS,
    RULED,
    Everything,
    Hide,
    Viewer,
    argument,
    command,
    option,
)
from commands.fief import app


@command(
    app,
    "inherit",
    use="ledger.acting.fief.inheriting:inherit",
    mode="act",
    screen="commands.fief.heirs_screens:inherit_screen",
    common=(*RULED, "choose"),
)
def inherit(
    regions: Annotated[
        list[str] | None,
        argument(
            "REGION",
            kinds.text,
            "Fiefs by their regions; without one, all that wait.",
            autocompletion=complete.regions,
        ),
    ] = None,
    garrison: Annotated[
        list[str] | None,
        option(
            "--garrison",
            kind=kinds.text,
            help="Counters that the new owner puts in the city; again for others.",
            metavar="CITY:[VILLAGE:]v1=N",
        ),
    ] = None,
) -> None:
    """Settles who inherits the fiefs of a family that has died out.

    It comes first in phase 6. The widow’s or widower’s player inherits; where there is
    none, King or Regent give the fief to the lord of their choice. Soldiers of the
    former owner leave it. The new one puts a counter in the city at once: bought at
    the normal price, or withdrawn from a village.

    Choices: title.REGION (which lord of the heir carries it); gift.REGION (to which
    lord the crown gives it), accept.PLAYER (granted or refused); garrison.CITY
    (treasurer, or a village), counter.CITY.
    """


@command(
    app,
    "score",
    use="ledger.reading.fief.score:score",
    mode="read",
    screen="commands.fief.heirs_screens:score_screen",
    common=READS,
)
def score(viewer: Viewer = None, hide: Hide = False, all_: Everything = False) -> None:
    """What each player, and each allied pair, lacks to win; points now and as counted.

    A player wins with King or Queen and 3 fiefs, an allied pair with King, Queen and 4
    fiefs, at the end of a turn. In the points game, points are counted at the end of
    turns 5, 10, 15 ... and decide when it ends.
    """
