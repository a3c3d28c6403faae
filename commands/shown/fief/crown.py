"""The crown: elections, coronations, and who wins."""

from __future__ import annotations

from commands.shown import Shown, by_path

SHOWN = by_path(
    Shown(
        "fief elect",
        """Elects a King: one ballot a turn, in phase 6, while the throne is vacant.

        Each bishop, each man with a fief, each crowned woman and the Regent has one
        vote; captives have none. Players who are not named abstain. The candidate with
        the most votes, at least three, is elected; he must then be crowned.
        """,
        screen="commands.fief.crown_screens:elect_screen",
        helps={
            "votes": "For whom a player votes: with all votes, or with the number given."
        },
    ),
    Shown(
        "fief crown",
        """Crowns the lord elected in this turn’s ballot.

        Two bishops or one cardinal must agree. Bishops and cardinals of the elected
        lord’s own family agree automatically; the players of any others are asked. The
        elected lord’s wife becomes Queen; both receive their guards.

        Choices: consent.PLAYER (granted or refused); with the guard of the Tactical
        extension knights.king, sergeants.king, knights.queen, sergeants.queen.
        """,
        screen="commands.fief.crown_screens:crown_screen",
        helps={
            "lord": "The lord who was elected.",
            "by": "A bishop or cardinal who agrees; repeat for more.",
        },
    ),
    Shown(
        "fief guard",
        """Takes royal guards of the Tactical extension after the coronation.

        Works only if the house rule tactics.guard.late_swap allows it. The choices:
        knights.king, sergeants.king, knights.queen, sergeants.queen.
        """,
        helps={"lord": "A King, Queen or Regent."},
    ),
    Shown(
        "fief score",
        """Shows what each player, and each allied pair, still needs to win; points now
        and at each count.

        At the end of a turn, a player wins with the King or the Queen and 3 fiefs, and
        an allied pair wins with the King, the Queen and 4 fiefs. In the points game,
        points are counted at the end of turns 5, 10, 15 and so on, and decide who wins.
        """,
        screen="commands.fief.heirs_screens:score_screen",
    ),
)
