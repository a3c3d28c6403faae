"""The crown: elections, coronations, and who wins."""

from __future__ import annotations

from commands.shown import Shown, by_path

SHOWN = by_path(
    Shown(
        "fief elect",
        """The players elect a King: one ballot a turn, in phase 6, for a vacant throne.

        Each bishop, each man with a fief, each crowned woman and the Regent has one
        vote; captives have none. Whoever is not named abstains. Elected is who has most
        votes, and three at least; then he must be crowned.
        """,
        screen="commands.fief.crown_screens:elect_screen",
        helps={"votes": "For whom a player votes, with all his votes or with so many."},
    ),
    Shown(
        "fief crown",
        """Crowns the lord whom this turn's ballot has elected.

        Two bishops or one cardinal must agree. Those of his own family do so of
        themselves; the players of others are asked. His wife becomes Queen; both
        receive their guards.

        Choices: consent.PLAYER (granted or refused); with the guard of the Tactical
        extension knights.king, sergeants.king, knights.queen, sergeants.queen.
        """,
        screen="commands.fief.crown_screens:crown_screen",
        helps={
            "lord": "Who was elected.",
            "by": "A bishop or cardinal who agrees; again for each of them.",
        },
    ),
    Shown(
        "fief guard",
        """Takes guardsmen of the Tactical extension after the coronation.

        Only where the house rule tactics.guard.late_swap allows it. The choices:
        knights.king, sergeants.king, knights.queen, sergeants.queen.
        """,
        helps={"lord": "A King, Queen or Regent."},
    ),
    Shown(
        "fief score",
        """What each player, and each allied pair, lacks to win; points now and as
        counted.

        A player wins with King or Queen and 3 fiefs, an allied pair with King, Queen
        and 4 fiefs, at the end of a turn. In the points game, points are counted at the
        end of turns 5, 10, 15 ... and decide when it ends.
        """,
        screen="commands.fief.heirs_screens:score_screen",
    ),
)
